"""Where the cards lie, who knows their faces, and what happens to them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import NewType, TypeAlias

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.motion import Way

Seat = NewType("Seat", int)
CHANCE = Seat(-1)
NOBODY = Seat(-2)
OMNISCIENT = Seat(-3)
BANK = Seat(-4)
"""Holds what no seat holds: the pot, or whoever pays out points."""
FIRST = Seat(0)


def own_first(seats: Iterable[Seat], me: Seat) -> list[Seat]:
    """Return seats as somebody reads them who sits at one of them, or as the first one does."""
    return sorted(seats, key=lambda seat: seat != max(FIRST, me))


ZoneId: TypeAlias = str
Table: TypeAlias = Mapping[ZoneId, tuple[Card, ...]]
Scores: TypeAlias = tuple[int, ...]


class Faces(Enum):
    """Who knows the faces of the cards in a zone.

    Secrecy belongs to the zone, never to the card: to reveal a card, move it, or let it be
    `Shown` for a moment, which every memory keeps.
    """

    ALL = auto()
    OWNER = auto()
    NOBODY = auto()


@dataclass(frozen=True, slots=True)
class Shuffled:
    """A zone takes a new order."""

    cards: tuple[Card, ...]
    zone: ZoneId


@dataclass(frozen=True, slots=True)
class Cut:
    """So many cards are lifted off the top of a zone and laid under the rest."""

    zone: ZoneId
    lifted: int


@dataclass(frozen=True, slots=True)
class Moved:
    """Cards leave their places in one zone and join the end of another."""

    cards: tuple[Card, ...]
    places: tuple[int, ...]
    source: ZoneId
    target: ZoneId
    how: Way


@dataclass(frozen=True, slots=True)
class Shown:
    """Everybody sees cards that stay where they lie."""

    cards: tuple[Card, ...]
    places: tuple[int, ...]
    zone: ZoneId


@dataclass(frozen=True, slots=True)
class Looked:
    """A seat looks at the cards of a zone and knows them from now on; the others see that."""

    seat: Seat
    cards: tuple[Card, ...]
    zone: ZoneId


@dataclass(frozen=True, slots=True)
class Said:
    """A seat announces something everybody hears."""

    seat: Seat
    verb: str
    number: int | None = None
    word: str = ""


@dataclass(frozen=True, slots=True)
class Paid:
    """Points or counters change hands, with the reason the score sheet prints."""

    giver: Seat
    taker: Seat
    amount: int
    reason: str


@dataclass(frozen=True, slots=True)
class Cleared:
    """The scores start again from nothing."""


Event: TypeAlias = Shuffled | Cut | Moved | Shown | Looked | Said | Paid | Cleared


def apply_event(table: dict[ZoneId, tuple[Card, ...]], event: Event) -> None:
    """Make on a table the change an event tells of, masked cards included."""
    match event:
        case Shuffled(cards, zone) | Looked(_, cards, zone):
            table[zone] = cards
        case Cut(zone, lifted):
            table[zone] = (*table[zone][lifted:], *table[zone][:lifted])
        case Moved(cards, places, source, target):
            gone = set(places)
            table[source] = tuple(c for i, c in enumerate(table[source]) if i not in gone)
            table[target] = (*table[target], *cards)
        case Shown() | Said() | Paid() | Cleared():
            pass


def is_hidden(event: Event) -> bool:
    """Tell whether whoever was told of an event did not see all the cards it is about."""
    match event:
        case Shuffled(cards) | Moved(cards) | Shown(cards) | Looked(_, cards):
            return HIDDEN in cards
        case _:
            return False


def settled(scores: Scores, event: Event) -> Scores:
    """Return the scores after an event; the bank keeps none, it holds what they lack to zero."""
    match event:
        case Paid(giver, taker, amount):
            return tuple(s + amount * ((i == taker) - (i == giver)) for i, s in enumerate(scores))
        case Cleared():
            return (0,) * len(scores)
        case _:
            return scores
