"""How two moves of NLK are compared, and what speaks for the better one."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.significance import CERTAIN, half_between
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.nlk.players.names import named
from naipes_gui.games.nlk.rules.game import Nlk
from naipes_gui.games.nlk.rules.state import NlkState

FEWEST, MOST, EFFORT = 40, 200, 800
"""Ways to go on that are tried for each move: the more players, the longer they take."""
LEAST, SURE = 0.15, 2.6
"""What share of them must differ to be told, and how many standard errors of that."""


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
    """Return a share of the ways to go on as one speaks of it.

    Not even the whole of them is always: they are some of the deals there may be, in which the
    others play as the strongest would.
    """
    tens = round(10 * of)
    if tens == 0:
        return phrase("nlk", "hardly ever")
    if tens == 10:
        return phrase("nlk", "nearly always")
    return phrase("nlk", "%n time(s) in 10", n=tens)


def share(of: Sequence[float]) -> float:
    """Return in what share something happens."""
    return sum(of) / max(1, len(of))
