"""What is known of a match of Napoleon at one instant, and what follows from it."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from naipes_gui.core.cards import JOKER, NATURAL, Card
from naipes_gui.core.draft import of_the_match
from naipes_gui.core.rules import State
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.zones import WON
from naipes_gui.games.napoleon.options import NapoleonOptions
from naipes_gui.games.napoleon.rules.bids import NO_BID, PASS, Bid, ladder


class Phase(Enum):
    """What the seat to move is asked for within a hand."""

    BUY = auto()
    DISCARD = auto()
    AUCTION = auto()
    LOOK = auto()
    SWAP = auto()
    TRUMP = auto()
    PLAY = auto()


class Call(NamedTuple):
    """What a seat said in the auction: a bid or a pass."""

    seat: Seat
    bid: Bid


class Play(NamedTuple):
    """A card on its way into a trick."""

    seat: Seat
    card: Card


class Account(NamedTuple):
    """How the last hand ended, kept for the score sheet until the next deal."""

    made: bool = False
    offender: Seat = NOBODY
    """Who revoked (NAP-R23)."""
    times: int = 1
    """Two when the stakes were doubled (NAP-R12)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NapoleonState(State):
    """A match of Napoleon."""

    phase: Phase = Phase.AUCTION
    bidders: tuple[Seat, ...] = ()
    """Who plays, in turn from the dealer's left; a dealer may sit out (NAP-R8)."""
    calls: tuple[Call, ...] = ()
    looked: tuple[Seat, ...] = ()
    """Who has seen the card on the table."""
    declined: tuple[Seat, ...] = ()
    """Who did not want to see it after the auction (NAP-R35)."""
    bought: tuple[int, ...] = ()
    """How many cards each bought, in turn (NAP-R38)."""
    spared: Seat = NOBODY
    """Who took the spare hand (NAP-R34)."""
    declarer: Seat = NOBODY
    contract: Bid = NO_BID
    trump: str = ""
    """The trump suit, or nothing before it is known or in a misère without one."""
    leader: Seat = NOBODY
    plays: tuple[Play, ...] = ()
    doubled: bool = of_the_match(default=False)
    """Whether the stakes are double because all have passed (NAP-R12)."""
    account: Account = Account()

    @property
    def highest(self) -> Call:
        """The highest bid so far; nobody's when all have passed."""
        bids = [call for call in self.calls if call.bid != PASS]
        return bids[-1] if bids else Call(NOBODY, NO_BID)

    def tricks(self, seat: Seat) -> int:
        """Return how many tricks a seat has won: its cards turned down (NAP-R17)."""
        return len(self.table[WON.of(seat)])

    @property
    def tricks_played(self) -> int:
        """The number of complete tricks."""
        return sum(self.tricks(Seat(seat)) for seat in range(len(self.scores)))

    @property
    def trick(self) -> tuple[Play, ...]:
        """The plays of the unfinished trick."""
        size = len(self.bidders)
        return self.plays[len(self.plays) // size * size :] if size else ()

    @property
    def times(self) -> int:
        """How often every payment counts (NAP-R12)."""
        return 2 if self.doubled else 1

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """Who pays or is paid by the declarer, also a dealer who sits out (NAP-R8)."""
        many = len(self.scores)
        return tuple(Seat((self.declarer + i) % many) for i in range(1, many))

    def open_bids(self, seat: Seat, options: NapoleonOptions) -> tuple[Bid, ...]:
        """Return the bids a seat may make (NAP-R10)."""
        return ladder(options).over(self.highest.bid, looked=seat in self.looked)


def suit_in_play(card: Card, trump: str) -> str:
    """Return the suit a card counts for: the joker's is the trump suit (NAP-R31)."""
    return trump if card == JOKER and trump else card.suit


def strength(card: Card) -> int:
    """Return the rank of a card in its suit, the joker above all (NAP-R3, R31)."""
    return len(NATURAL) if card == JOKER else NATURAL.index(card.rank)
