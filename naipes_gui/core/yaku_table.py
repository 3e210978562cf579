"""The combinations of a game as a table to look them up in: what each is, and how far one is."""

from dataclasses import dataclass

from naipes_gui.core.cards import Card
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase


@dataclass(frozen=True, slots=True)
class Chase:
    """How a seat stands with a combination, by what lies open."""

    seat: Seat
    owned: tuple[Card, ...]
    missing: tuple[Card, ...]
    """What can still be had."""
    needed: int
    """How many cards make it, of those that belong to it."""
    has_hidden: bool = False
    """Whether it has captured cards that nobody can look at."""

    @property
    def is_complete(self) -> bool:
        """Whether the seat has it for all to see."""
        return len(self.owned) >= self.needed

    @property
    def is_lost(self) -> bool:
        """Whether too few cards are left for it."""
        return len(self.owned) + len(self.missing) < self.needed


@dataclass(frozen=True, slots=True, kw_only=True)
class YakuRow:
    """A combination: its names, what it is worth by the rules in force, what belongs to it."""

    key: str
    name: Phrase
    native: str = ""
    """What it is called where the game comes from."""
    worth: Phrase
    about: Phrase
    cards: tuple[Card, ...] = ()
    """Its cards, or an example."""
    chases: tuple[Chase, ...] = ()
    shown_by: tuple[Seat, ...] = ()
    """Who holds it, as everybody was shown or its holder knows."""


@dataclass(frozen=True, slots=True)
class YakuPart:
    """Combinations of a kind: captured, dealt, or of a whole hand."""

    title: Phrase
    about: Phrase
    rows: tuple[YakuRow, ...]


@dataclass(frozen=True, slots=True)
class YakuTable:
    """All combinations that are played with, and what their worths count."""

    unit: Phrase
    parts: tuple[YakuPart, ...]
