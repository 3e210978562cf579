"""How far the viewer is from each combination: what it owns, what is missing, what is lost."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games.hachi_hachi.deck import BRIGHT4, BRIGHT5, INOSHIKACHO, NINE_RIBBONS
from naipes_gui.games.hachi_hachi.names import DEKIYAKU
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.state import HachiState
from naipes_gui.games.hachi_hachi.yaku import threes


class Hold(Enum):
    """Where a card of a combination is, as far as it matters to the viewer."""

    OWNED = auto()
    MISSING = auto()
    DEAD = auto()
    """Captured by another."""


@dataclass(frozen=True, slots=True)
class Chase:
    """A combination seen by the viewer: every card of it, and how many of them are needed."""

    key: str
    name: Phrase
    kan: int
    cards: tuple[tuple[Card, Hold], ...]
    needed: int
    in_use: bool = True
    """Whether the options play with it."""

    @property
    def owned(self) -> int:
        """The number of cards the viewer has captured."""
        return sum(hold is Hold.OWNED for _, hold in self.cards)

    @property
    def is_possible(self) -> bool:
        """Whether enough cards are left."""
        return sum(hold is not Hold.DEAD for _, hold in self.cards) >= self.needed

    @property
    def is_complete(self) -> bool:
        """Whether the viewer has it."""
        return self.owned >= self.needed

    @property
    def status(self) -> Phrase:
        """The state of the chase in words."""
        if self.is_complete:
            return phrase("hachi_hachi", "complete")
        if not self.is_possible:
            return phrase(
                "hachi_hachi", "{have} of {all}, impossible", have=self.owned, all=self.needed
            )
        return phrase("hachi_hachi", "{have} of {all}, possible", have=self.owned, all=self.needed)


def chased(options: HachiOptions) -> list[tuple[str, int, tuple[Card, ...], int]]:
    """Return the combinations with their kan, their cards and how many of these they need."""
    sets = [(key, 7, cards, 3) for key, cards in threes(options)]
    found = [("goko", 12, BRIGHT5, 5), ("shiko", 10, BRIGHT4, 4)]
    return [*found, *sets, ("nanatan", 10, NINE_RIBBONS, 7)]


def tracker(view: View[Any]) -> tuple[Chase, ...]:
    """Return how the viewer stands with every combination, those not played with last."""
    state: HachiState = view.state
    chases = [
        Chase(key, DEKIYAKU[key], kan, _holds(state, view.seat, cards), needed)
        for key, kan, cards, needed in chased(state.options)
    ]
    if not state.options.inoshikacho:
        off = _holds(state, view.seat, INOSHIKACHO)
        chases.append(Chase("inoshikacho", DEKIYAKU["inoshikacho"], 7, off, 3, in_use=False))
    return tuple(chases)


def _holds(state: HachiState, viewer: Seat, cards: Sequence[Card]) -> tuple[tuple[Card, Hold], ...]:
    mine = state.pile(viewer) if viewer >= 0 else ()
    captured = {card for seat in state.seats for card in state.pile(seat)}

    def hold(card: Card) -> Hold:
        if card in mine:
            return Hold.OWNED
        return Hold.DEAD if card in captured else Hold.MISSING

    return tuple((card, hold(card)) for card in cards)
