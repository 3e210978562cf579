"""What a seat knows of the other hand, and hands that agree with it.

Hard facts (cards seen, suits and trumps shown out of, a king announced) bind every hand that
is drawn; what was said in the talk only makes some hands likelier than others.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from math import comb, prod
from random import Random
from typing import TypeAlias

from naipes_gui.bots.cards import falling
from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.rules import View
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.zones import HAND, TURN_UP, WASTE, WON
from naipes_gui.games.ecarte.players.solver import FIRST_TRUMP, bits
from naipes_gui.games.ecarte.players.strength import LATER_BARS, glance
from naipes_gui.games.ecarte.rules.state import HAND_SIZE, PACK, EcarteState, Phase, other

KING = 1 << 31
"""The king of trumps as a bit."""
SPARE = 4
"""Hands drawn for every one that is kept."""
GREEDY = 0.1
"""How likely who goes on changing cards holds a hand to be played, beside a weaker one."""
_KEEPING = {
    1 << place: 100 + (place & 7) if place >= FIRST_TRUMP else 50 if place & 7 == 7 else place & 7
    for place in range(32)
}


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The cards in a view as bit masks."""

    state: EcarteState
    seat: Seat
    mine: int
    turnup: int
    rival: int
    """The cards the other is known to hold."""
    played: int
    """The cards the other has played."""
    missing: int
    """How many of the other's cards are not known."""
    unseen: tuple[int, ...]
    open_to_rival: tuple[int, ...]
    """The unseen cards that the play so far lets the other hold."""

    @property
    def leads(self) -> bool:
        """Whether the seat leads to the first trick."""
        return self.seat == self.state.elder


def knowledge(
    view: View[EcarteState],
    may_hold: Callable[[Card], bool],
    remembers: Callable[[Card], bool] = lambda card: True,
) -> Knowledge:
    """Sort the cards of a view into those known and those that may be anywhere.

    Cards that lie in the own waste or among the tricks may have been forgotten.
    """
    state, seat, bit = view.state, view.seat, bits(view.state.trump)
    sure = _held_for_sure(view)
    located = {*sure, *_located(view, remembers)}
    loose = [card for card in PACK.cards if card not in located]
    missing = len(state.hand(other(seat))) - len(sure)
    fit = [card for card in loose if may_hold(card)]
    return Knowledge(
        state=state,
        seat=seat,
        mine=bit.mask(state.hand(seat)),
        turnup=bit.mask(state.table[TURN_UP.id]),
        rival=bit.mask(sure),
        played=bit.mask(play.card for play in state.plays if play.seat != seat),
        missing=missing,
        unseen=tuple(bit[card] for card in loose),
        open_to_rival=tuple(bit[card] for card in (fit if len(fit) >= missing else loose)),
    )


def _held_for_sure(view: View[EcarteState]) -> list[Card]:
    """Return the cards the other holds: shown, remembered, or a king that was announced."""
    state, theirs = view.state, HAND.of(other(view.seat))
    seen = _seen(state)
    sure = [card for card in state.table[theirs] if card != HIDDEN]
    sure += [card for card, zone in view.memory.items() if zone == theirs and card not in seen]
    if state.announced == other(view.seat) and state.king not in seen.union(sure):
        sure.append(state.king)
    return sure


def _located(view: View[EcarteState], remembers: Callable[[Card], bool]) -> set[Card]:
    """Return the cards of which it is known where they lie, and not forgotten."""
    table = view.state.table
    past = {kept.of(seat) for kept in (WASTE, WON) for seat in (view.seat, other(view.seat))}
    gone = {card for zone, cards in table.items() if zone in past for card in cards}
    seen = _seen(view.state).union(view.memory)
    return {card for card in seen if card not in gone or remembers(card)}


def _seen(state: EcarteState) -> set[Card]:
    return {card for cards in state.table.values() for card in cards}


def keeping(card: int) -> int:
    """Return how gladly a card is kept in an exchange: trumps, then kings, then by height."""
    return _KEEPING[card]


Likelihood: TypeAlias = Callable[[Knowledge, int], float]
"""How well what the other said is explained by the five cards he had when he said it."""


def rivals(
    known: Knowledge,
    count: int,
    rng: Random,
    talk: Likelihood | None = None,
    *,
    exact: int = 0,
) -> list[tuple[int, float]]:
    """Return hands the other may hold, each with how much it counts; together ``count``.

    Where there are no more than ``exact`` it returns every one of them rather than a sample.
    """
    pool, missing = known.open_to_rival, known.missing
    number, signs = number_of(known), _signs(known, talk)
    tried = SPARE * count if signs else count
    if number <= max(tried, exact):
        drawn = [sum(cards) for cards in combinations(pool, missing)]
    else:
        drawn = [sum(rng.sample(pool, missing)) for _ in range(tried)]
    hands = [known.rival | hand for hand in drawn]
    if len(hands) == 1 or not signs:
        return [(hand, count / len(hands)) for hand in hands]
    weights = [prod(sign(known, hand | known.played) for sign in signs) for hand in hands]
    if number <= exact:
        total = sum(weights)
        return [(hand, count * w / total) for hand, w in zip(hands, weights, strict=True)]
    return list(Counter(rng.choices(hands, weights, k=count)).items())


def number_of(known: Knowledge) -> int:
    """Return how many hands the other may hold."""
    return comb(len(known.open_to_rival), known.missing)


def _signs(known: Knowledge, talk: Likelihood | None) -> list[Likelihood]:
    """Return what tells which hands are likelier: talk, exchange, silence about the king."""
    found = [talk or _talk] if has_talked(known) else []
    state = known.state
    counts = state.exchanged[0 if known.seat == state.dealer else 1 :: 2]
    whole = known.rival.bit_count() + known.missing + known.played.bit_count() == HAND_SIZE
    if whole and counts and 0 < counts[-1] < HAND_SIZE:
        found.append(partial(_kept, sorted(map(keeping, known.unseen)), counts[-1]))
    settled = state.phase is Phase.PLAY and (state.plays or known.seat == state.dealer)
    if settled and state.announced == NOBODY and not state.offenders:
        found.append(_silence)
    return found


def has_talked(known: Knowledge) -> bool:
    """Tell whether the other has said something about the cards he holds."""
    state, is_dealer = known.state, known.leads
    if state.offenders:
        return False
    match state.phase:
        case Phase.ANSWER:
            return True
        case Phase.EXCHANGE:
            return len(state.exchanged) % 2 == 0
        case Phase.KING | Phase.PLAY:
            # Later it is not remembered who ended the talk; an elder who stood heard no answer.
            return state.round == 1 and not (is_dealer and state.authority == known.seat)
        case Phase.PROPOSE:
            return False


def has_blocked(known: Knowledge) -> bool:
    """Tell whether what the other said last put an end to the talk."""
    ended = known.state.phase in (Phase.KING, Phase.PLAY)
    return ended and known.state.authority == other(known.seat)


def _talk(known: Knowledge, whole: int) -> float:
    leads = not known.leads
    strength = glance(whole, known.turnup, leads=leads)
    if known.state.exchanged:
        return 1 if strength < LATER_BARS[leads] else GREEDY
    if has_blocked(known):
        return 1 if strength >= (0.6 if leads else 0.5) else 0.15
    return 0.3 if leads and strength >= 0.75 else 1


def _kept(heights: Sequence[int], thrown: int, known: Knowledge, whole: int) -> float:
    """Return how often a hand is what is left of five cards after the worst were changed."""
    kept = HAND_SIZE - thrown
    best_first = sorted(map(keeping, falling(whole)), reverse=True)
    ways = 0
    # Who has forgotten a card that was played may imagine it in the hand once more.
    for place in range(kept - 1, len(best_first)):
        lower = bisect_left(heights, best_first[place])
        ways += comb(place, kept - 1) * comb(lower, thrown)
    return ways / comb(max(len(heights), thrown), thrown) + 0.03


def _silence(known: Knowledge, whole: int) -> float:
    """Return how likely the other keeps quiet about a king in his hand."""
    if not whole & KING:
        return 1
    state = known.state
    return 0.5 if state.scores[other(known.seat)] == 3 and state.authority == known.seat else 0.1
