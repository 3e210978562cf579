"""Why one move of NLK is better than another: what follows from it, and not from the other.

Both are played on over the same deals, and what differs most beyond chance is the reason. What
differs the wrong way is none: no card is praised for what speaks against it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from naipes_gui.bots.reasons import ROUNDING
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.significance import CERTAIN, half_between
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.games.nlk.players.consequences import Course, courses
from naipes_gui.games.nlk.players.names import named
from naipes_gui.games.nlk.players.tricks import cards
from naipes_gui.games.nlk.rules.game import Nlk
from naipes_gui.games.nlk.rules.state import NlkState

FEWEST, MOST, EFFORT = 40, 200, 800
"""Ways to go on that are tried for each move: the more players, the longer they take."""
LEAST, SURE = 0.15, 2.6
"""What share of them must differ to be told, and how many standard errors of that."""
FEWER = 0.5
"""How many cards one must hold less, on average, for that to be told."""

OUT = phrase("nlk", "With {move} you are out in this trick {often}, with {other} {rarely}.")
MUST_TAKE = phrase(
    "nlk", "With {other} you still have to take up a card of this trick {often}, with {move} "
    "{rarely}.",
)  # fmt: skip
LEADS = phrase("nlk", "With {move} you lead the next trick {often}, with {other} {rarely}.")
RIVAL_TAKES = phrase(
    "nlk", "With {move} {who} has to take a card up {often}, with {other} {rarely}."
)
RIVAL_OUT = phrase(
    "nlk", "With {other} {who} gets out in this trick {often}, with {move} {rarely}."
)
RIVAL_LAST = phrase(
    "nlk", "With {move} it is {who} who is left with cards {often}, with {other} {rarely}."
)
KEPT_TURNS = phrase(
    "nlk", "{kept:short}, which you keep, turns a later trick {often}; {gone:short} would "
    "{rarely}.",
)  # fmt: skip
KEPT_STAYS = phrase(
    "nlk", "{gone:short} would stay in your hand to the end {often}; {kept:short}, which you keep, "
    "does {rarely}.",
)  # fmt: skip
STAYS = phrase(
    "nlk", "With {other} {card:short} stays in your hand to the end {often}, with {move} {rarely}."
)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Difference:
    """What speaks for the better move, how much it weighs, and how it is told."""

    weight: float
    told: Phrase


@dataclass(frozen=True, slots=True)
class Pair:
    """Two moves that are compared."""

    rules: Nlk
    view: View[NlkState]
    best: Move
    other: Move

    @property
    def names(self) -> dict[str, Phrase]:
        """How both are called in a sentence: a card as it is, all else as its button."""
        return {"move": _called(self.view, self.best), "other": _called(self.view, self.other)}

    @property
    def many(self) -> int:
        """How many ways to go on are tried."""
        return max(FEWEST, min(MOST, EFFORT // len(self.view.state.seats)))

    @property
    def rivals(self) -> list[Seat]:
        """The others who still hold cards, or will."""
        state = self.view.state
        among = state.active if state.is_playing_tricks else state.seats
        return [seat for seat in among if seat != self.view.seat]


def _called(view: View[NlkState], move: Move) -> Phrase:
    if move.cards:
        return phrase("games", "{card:short}", card=move.cards[0])
    return phrase("nlk", "“{move}”", move=named(view, move))


def of_tricks(
    rules: Nlk, view: View[NlkState], best: Move, other: Move, seed: int
) -> Phrase | None:  # fmt: skip
    """Return what follows from the better of two moves in the tricks, and not from the other."""
    pair = Pair(rules, view, best, other)
    first, second = (courses(rules, view, m, pair.many, seed) for m in (best, other))
    return strongest((
        *_of_myself(pair, first, second),
        *_of_rivals(pair, first, second),
        *_of_two_cards(pair, first, second),
        *_of_my_cards(pair, first, second),
    ))  # fmt: skip


def strongest(found: Sequence[Difference]) -> Phrase | None:
    """Return what speaks most for the better move, if anything does."""
    first = max(found, key=lambda one: one.weight, default=None)
    return first.told if first is not None else None


def apart(often: Sequence[float], rarely: Sequence[float]) -> float:
    """Return by how much the first is more, on average; nothing where chance may do that."""
    mean = share(often) - share(rarely)
    return mean if CERTAIN * mean > SURE * half_between(often, rarely) else 0.0


def differing(
    weight: float, often: Sequence[float], rarely: Sequence[float], said: Phrase,
    least: float = LEAST, /, **blanks: Any,
) -> Iterator[Difference]:  # fmt: skip
    """Yield what happens often after one move and rarely after the other, if it does."""
    if (by := apart(often, rarely)) >= least:
        told = {"often": times(share(often)), "rarely": times(share(rarely)), **blanks}
        yield Difference(weight * by, replace(said, blanks=told))


def times(of: float) -> Phrase:
    """Return a share of the ways to go on as one speaks of it."""
    if of > 1 - ROUNDING:
        return phrase("nlk", "every time")
    if of < ROUNDING:
        return phrase("nlk", "not once")
    tens = round(10 * of)
    if tens == 0:
        return phrase("nlk", "hardly ever")
    if tens == 10:
        return phrase("nlk", "nearly always")
    return phrase("nlk", "%n time(s) in 10", n=tens)


def share(of: Sequence[float]) -> float:
    """Return in what share something happens."""
    return sum(of) / max(1, len(of))


def _of_myself(
    pair: Pair, best: Sequence[Course], other: Sequence[Course]
) -> Iterator[Difference]:  # fmt: skip
    me, names = 1 << int(pair.view.seat), pair.names
    out, out_there = ([bool(one.out & me) for one in courses] for courses in (best, other))
    yield from differing(1.4, out, out_there, OUT, **names)
    took, took_there = ([one.took for one in courses] for courses in (best, other))
    yield from differing(1.1, took_there, took, MUST_TAKE, **names)
    leads, leads_there = ([one.leads for one in courses] for courses in (best, other))
    yield from differing(0.7, leads, leads_there, LEADS, **names)
    fewer = apart([one.held for one in other], [one.held for one in best])
    if fewer >= FEWER:
        told = phrase(
            "nlk", "With {move} you hold %n card(s) fewer than with {other} when the next trick is "
            "led.", n=max(1, round(fewer)), **names,
        )  # fmt: skip
        yield Difference(0.8 * min(1.0, fewer), told)


def _of_rivals(
    pair: Pair, best: Sequence[Course], other: Sequence[Course]
) -> Iterator[Difference]:  # fmt: skip
    for seat in pair.rivals:
        bit, blanks = 1 << int(seat), {"who": Who(seat), **pair.names}
        takes, takes_there = ([bool(c.takers & bit) for c in of] for of in (best, other))
        yield from differing(0.9, takes, takes_there, RIVAL_TAKES, **blanks)
        out, out_there = ([bool(c.out & bit) for c in of] for of in (best, other))
        yield from differing(0.8, out_there, out, RIVAL_OUT, **blanks)
        last, last_there = ([c.last == seat for c in of] for of in (best, other))
        yield from differing(0.6, last, last_there, RIVAL_LAST, **blanks)


def _of_two_cards(
    pair: Pair, best: Sequence[Course], other: Sequence[Course]
) -> Iterator[Difference]:  # fmt: skip
    """Compare what becomes of the card that is kept with what would of the one that goes."""
    if not (pair.best.cards and pair.other.cards):
        return
    gone, kept = pair.best.cards[0], pair.other.cards[0]
    bit = _bits(pair)
    turns, would = ([bool(c.turned & bit[card]) for c in of]
                    for of, card in ((best, kept), (other, gone)))  # fmt: skip
    yield from differing(1.2, turns, would, KEPT_TURNS, kept=kept, gone=gone)
    left, would = ([bool(c.left & bit[card]) for c in of]
                   for of, card in ((best, kept), (other, gone)))  # fmt: skip
    yield from differing(1.2, would, left, KEPT_STAYS, kept=kept, gone=gone)


def _of_my_cards(
    pair: Pair, best: Sequence[Course], other: Sequence[Course]
) -> Iterator[Difference]:  # fmt: skip
    bit, used = _bits(pair), (*pair.best.cards, *pair.other.cards)
    for card in pair.view.state.hand(pair.view.seat):
        left, left_there = ([bool(c.left & bit[card]) for c in of] for of in (best, other))
        if card not in used:
            yield from differing(0.8, left_there, left, STAYS, card=card, **pair.names)


def _bits(pair: Pair) -> Any:
    return cards(len(pair.rules.pack.cards), pair.view.state.trump, pair.rules.is_strict).bit
