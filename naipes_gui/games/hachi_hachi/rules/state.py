"""What is known of a match of Hachi-Hachi at one instant, and what follows from it."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from naipes_gui.core.cards import Card
from naipes_gui.core.draft import of_the_match
from naipes_gui.core.rules import Stage, State
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules.deck import points
from naipes_gui.games.hachi_hachi.rules.yaku import Yaku, value
from naipes_gui.games.hachi_hachi.rules.zones import CAPTURED, FIELD, FLIPPED

ACTIVE = 3
"""How many play a hand where others drop out."""


class Phase(Enum):
    """What the seat to move is asked for within a hand."""

    SWAP = auto()
    MIZUTEN = auto()
    DROP = auto()
    OFFER = auto()
    ANSWER = auto()
    PLAY = auto()
    TAKE = auto()
    DECIDE = auto()


class Fed(NamedTuple):
    """A card laid by one seat that another captured on its very next turn (liability)."""

    card: Card
    feeder: Seat
    taker: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class HachiState(State):
    """A match of Hachi-Hachi; seats are numbered counter-clockwise, to the right."""

    phase: Phase = Phase.PLAY
    hands: int = of_the_match(0)
    """Hands that count and are over."""
    multiplier: int = 1
    carry: tuple[int, ...] = of_the_match(())
    """Multipliers for later hands, as this hand began (rules §2.6)."""
    next_carry: tuple[int, ...] = ()
    mizuten: bool = False
    """Whether the dealer promised to play before looking."""
    holder: Seat = NOBODY
    """Who has the hand that was dealt to the dealer."""
    playing: tuple[Seat, ...] = ()
    """Who said in and still plays, in this order."""
    bought: tuple[Seat, ...] = ()
    """Who bought a place after being forced out."""
    dropped: tuple[Seat, ...] = ()
    forced_out: tuple[Seat, ...] = ()
    """Who was not reached when three were in, and still has no place."""
    bidders: tuple[Seat, ...] = ()
    """Who may still offer to buy a place, the one who does so now first."""
    asked: tuple[Seat, ...] = ()
    """Who is still to answer an offer, the next first."""
    offer: int = 0
    active: tuple[Seat, ...] = ()
    """Who plays the hand, from the round dealer on."""
    dealt_field: tuple[Card, ...] = ()
    played: tuple[tuple[Card, ...], ...] = ()
    """The cards every seat has played from its hand."""
    teyaku: tuple[tuple[Yaku, ...], ...] = ()
    """The combinations of the dealt hands that everybody was shown."""
    captures: tuple[tuple[Card, ...], ...] = ()
    """What the seat to move has captured in this turn."""
    laid: tuple[Card | None, ...] = ()
    """What every seat left in the field in its latest turn, not as its last card."""
    fed: tuple[Fed, ...] = ()
    sage: tuple[Seat, ...] = ()
    """Who said sage, the first one first."""
    winner: Seat = NOBODY
    """Who won the hand that is over."""
    ending: str = ""
    """How the hand ended: ``shobu``, ``cancel``, ``exhausted``, ``void``, ``few``."""
    special: str = ""

    @property
    def field(self) -> tuple[Card, ...]:
        """The open cards between the players."""
        return self.table[FIELD.id]

    @property
    def turned(self) -> Card | None:
        """The stock card that waits to take one of two."""
        return self.table[FLIPPED.id][0] if self.table[FLIPPED.id] else None

    @property
    def is_fresh(self) -> bool:
        """Whether hands have been dealt but nobody has looked at them."""
        return self.stage is Stage.HAND and self.phase in (Phase.SWAP, Phase.MIZUTEN)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everybody at the table, from the dealer on."""
        count = len(self.scores)
        return tuple(Seat((self.dealer + place) % count) for place in range(count))

    def mon(self, options: HachiOptions) -> int:
        """Return what a kan is worth in this hand, in mon."""
        return options.kan_points * self.multiplier

    def pile(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards a seat has captured."""
        return self.table[CAPTURED.of(seat)]

    def dealt(self, seat: Seat) -> tuple[Card, ...]:
        """Return the hand a seat began to play with, as far as its cards are known."""
        return (*self.played[seat], *self.hand(seat)) if self.played else self.hand(seat)

    def points(self, seat: Seat) -> int:
        """Return the card points a seat has captured."""
        return points(self.pile(seat))

    def value(self, seat: Seat, options: HachiOptions) -> int:
        """Return the kan of the combinations a seat has captured."""
        return value(self.pile(seat), options)

    def pile_before(self, seat: Seat) -> tuple[Card, ...]:
        """Return what the seat to move had captured when its turn began."""
        fresh = {card for capture in self.captures for card in capture}
        return tuple(card for card in self.pile(seat) if card not in fresh)

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the others who play the hand, in turn order."""
        return tuple(other for other in self.active if other != seat)

    def after(self, seat: Seat) -> Seat:
        """Return the next of those who play the hand."""
        place = self.active.index(seat)
        return self.active[(place + 1) % len(self.active)]
