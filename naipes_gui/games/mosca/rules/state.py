"""What is known of a match of La Mosca at one instant, and what follows from it."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from naipes_gui.core.cards import Card
from naipes_gui.core.rules import State
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.zones import STOCK, TURN_UP, WON
from naipes_gui.games.mosca.options import MoscaOptions

HAND_SIZE = 5
LOO = 2
"""Counters a participant without a trick pays (MOS-R18)."""
PASSED = -1


class Phase(Enum):
    """What the seat to move is asked for within a hand."""

    DECLARE = auto()
    PLAY = auto()


class Play(NamedTuple):
    """A card on its way into a trick; fined if a better one was due (MOS-R20)."""

    seat: Seat
    card: Card
    fined: bool = False


def value(card: Card) -> int:
    """Return the points of a card: ten for king to ten, else its pips (MOS-R4)."""
    return int(card.rank) if card.rank.isdecimal() else 10


@dataclass(frozen=True, slots=True, kw_only=True)
class MoscaState(State):
    """A match of La Mosca. The pool [plato] is what the bank holds."""

    phase: Phase = Phase.DECLARE
    elder: Seat = NOBODY
    """The seat after the dealer of the hand: it speaks first [mano]."""
    declared: tuple[int, ...] = ()
    """What each seat changed, from the elder on, or that it `PASSED`."""
    served: int = 0
    """How many of those who declared have all their cards."""
    leader: Seat = NOBODY
    plays: tuple[Play, ...] = ()
    carried: int = 0
    """What the pool held before the deal."""
    moscas: tuple[Seat, ...] = ()
    """Who was dealt five cards of one suit, the best first (MOS-R10)."""

    @property
    def order(self) -> tuple[Seat, ...]:
        """Every seat, from the elder to the dealer."""
        count = len(self.scores)
        return tuple(Seat((self.elder + place) % count) for place in range(count))

    @property
    def trump(self) -> str:
        """The suit of the turn-up, or nothing before it is turned."""
        turnup = self.table[TURN_UP.id]
        return turnup[0].suit if turnup else ""

    @property
    def participants(self) -> tuple[Seat, ...]:
        """Who has said he stays, in turn order from the elder."""
        declared = zip(self.order, self.declared, strict=False)
        return tuple(seat for seat, changed in declared if changed != PASSED)

    @property
    def trick(self) -> tuple[Play, ...]:
        """The plays of the unfinished trick."""
        size = len(self.participants)
        return self.plays[len(self.plays) // size * size :] if size else ()

    @property
    def tricks_played(self) -> int:
        """How many tricks are complete."""
        return len(self.plays) // len(self.participants) if self.plays else 0

    def changed(self, seat: Seat) -> int | None:
        """Return how many cards a seat changed, or `PASSED`, or nothing before it has spoken."""
        place = self.order.index(seat)
        return self.declared[place] if place < len(self.declared) else None

    def most(self, options: MoscaOptions) -> int:
        """Return how many cards the seat to move may change at most (MOS-R12)."""
        if options.short_stock == "reshuffle":
            return HAND_SIZE
        reserved = sum(changed for changed in self.declared[self.served :] if changed > 0)
        return min(HAND_SIZE, len(self.table[STOCK.id]) - reserved)

    def tricks(self, seat: Seat) -> int:
        """Return how many tricks a seat has won."""
        won = len(self.table[WON.of(seat)])
        return won // len(self.participants) if won else 0

    def points(self, seat: Seat) -> int:
        """Return the points of the cards a seat has won (MOS-R17)."""
        return sum(map(value, self.table[WON.of(seat)]))
