"""Where the cards lie, who knows their faces, and what happens to them."""

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from typing import NewType, TypeAlias

from naipes_gui.core.cards import Card
from naipes_gui.core.errors import Undeclared
from naipes_gui.core.motion import GATHER, Way

Seat = NewType("Seat", int)
CHANCE = Seat(-1)
NOBODY = Seat(-2)
OMNISCIENT = Seat(-3)
BANK = Seat(-4)
"""Holds what no seat holds: the pot, or whoever pays out points."""
FIRST = Seat(0)

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


class Script:
    """Moves cards and counters and writes every event down, so that the two cannot disagree."""

    def __init__(self, table: Table, scores: Scores, ways: Container[Way]) -> None:
        self.table: dict[ZoneId, tuple[Card, ...]] = dict(table)
        self.scores = scores
        self.events: list[Event] = []
        self._ways = ways

    def shuffle(self, zone: ZoneId, order: Iterable[Card]) -> None:
        """Put the cards of a zone in the given order."""
        self._do(Shuffled(tuple(order), zone))

    def cut(self, zone: ZoneId, lifted: int) -> None:
        """Lay the first cards of a zone under the others."""
        self._do(Cut(zone, lifted))

    def move(self, cards: Iterable[Card], source: ZoneId, target: ZoneId, how: Way) -> None:
        """Send cards from one zone to the end of another; no cards, no event.

        Raises:
            Undeclared: the game has no such zone or way of moving.

        """
        if how not in self._ways:
            raise Undeclared(f"moves cards in the way «{how}», which is not declared")
        if target not in self.table:
            raise Undeclared(f"moves cards to the zone «{target}», which is not declared")
        chosen = tuple(cards)
        if chosen:
            places = tuple(map(self.table[source].index, chosen))
            self._do(Moved(chosen, places, source, target, how))

    def draw(self, count: int, source: ZoneId, target: ZoneId, how: Way) -> None:
        """Send the first cards of one zone, as many as there are, to the end of another."""
        self.move(self.table[source][:count], source, target, how)

    def gather(self, target: ZoneId) -> None:
        """Send every card that lies anywhere else to one zone."""
        for source, cards in list(self.table.items()):
            if source != target:
                self.move(cards, source, target, GATHER)

    def show(self, cards: Iterable[Card], zone: ZoneId) -> None:
        """Let everybody see cards where they lie."""
        shown = tuple(cards)
        self._do(Shown(shown, tuple(map(self.table[zone].index, shown)), zone))

    def look(self, seat: Seat, zone: ZoneId) -> None:
        """Let one seat see a zone; the rules' `sees` must say so from now on."""
        self._do(Looked(seat, self.table[zone], zone))

    def say(self, seat: Seat, verb: str, number: int | None = None, word: str = "") -> None:
        """Announce a decision that moves no card."""
        self._do(Said(seat, verb, number, word))

    def pay(self, giver: Seat, taker: Seat, amount: int, reason: str) -> None:
        """Hand counters from one seat, or the bank, to another; nothing paid, no event."""
        if amount:
            self._do(Paid(giver, taker, amount, reason))

    def clear(self) -> None:
        """Set every score to nothing."""
        self._do(Cleared())

    def _do(self, event: Event) -> None:
        apply_event(self.table, event)
        self.scores = settled(self.scores, event)
        self.events.append(event)


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


def settled(scores: Scores, event: Event) -> Scores:
    """Return the scores after an event; the bank keeps none, it holds what they lack to zero."""
    match event:
        case Paid(giver, taker, amount):
            return tuple(s + amount * ((i == taker) - (i == giver)) for i, s in enumerate(scores))
        case Cleared():
            return (0,) * len(scores)
        case _:
            return scores
