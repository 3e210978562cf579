"""What is known of a match of Écarté at one instant, and what follows from it."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from naipes_gui.core.cards import Card, french
from naipes_gui.core.draft import of_the_match
from naipes_gui.core.rules import Stage, State
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.zones import TURN_UP, WON

PACK = french(32)
HAND_SIZE = 5
TO_WIN = 3
"""Tricks that win a hand."""
GAME = 5
"""Points that win a game."""


class Phase(Enum):
    """What the seat to move is asked for within a hand."""

    PROPOSE = auto()
    ANSWER = auto()
    EXCHANGE = auto()
    KING = auto()
    PLAY = auto()


class Play(NamedTuple):
    """A card on its way into a trick; the leader may have named another suit than its own."""

    seat: Seat
    card: Card
    named: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class EcarteState(State):
    """A match of Écarté. Nothing here tells who holds the king of trumps but has not said so."""

    phase: Phase = Phase.PROPOSE
    exchanged: tuple[int, ...] = ()
    """How many cards were changed, in turn: the non-dealer, the dealer, the non-dealer …"""
    authority: Seat = NOBODY
    """Who blocked the first exchange (ECA-R9)."""
    announced: Seat = NOBODY
    """Who scored the king, turned up or announced."""
    leader: Seat = NOBODY
    plays: tuple[Play, ...] = ()
    called: str = ""
    """The suit the leader named and must now lead (ECA-R23)."""
    offenders: tuple[Seat, ...] = ()
    """Who has revoked in this hand and plays with his cards face up (ECA-R20)."""
    games: tuple[int, ...] = of_the_match((0, 0))
    stakes: tuple[int, ...] = of_the_match((0, 0))

    @property
    def elder(self) -> Seat:
        """The player who does not deal: he proposes, and leads first [mano]."""
        return other(self.dealer)

    @property
    def round(self) -> int:
        """The number of the proposal being talked about, from 1."""
        return len(self.exchanged) // 2 + 1

    @property
    def trump(self) -> str:
        """The suit of the turn-up, or nothing before it is turned."""
        turnup = self.table[TURN_UP.id]
        return turnup[0].suit if turnup else ""

    @property
    def king(self) -> Card:
        """The king of trumps."""
        return Card("K" + self.trump)

    @property
    def trick(self) -> tuple[Play, ...]:
        """The plays of the unfinished trick."""
        return self.plays[len(self.plays) // 2 * 2 :]

    @property
    def trick_has_king(self) -> bool:
        """Whether everybody sees the king of trumps led."""
        return any(play.card == self.king for play in self.trick)

    @property
    def is_between_tricks(self) -> bool:
        """Whether the exchanges and the king are settled and no card is on the table."""
        playing = self.stage is Stage.HAND and self.phase is Phase.PLAY
        return playing and not self.trick and not self.called

    def tricks(self, seat: Seat) -> int:
        """Return how many tricks a seat has won."""
        return len(self.table[WON.of(seat)]) // 2


def other(seat: Seat) -> Seat:
    """Return the opponent of a seat."""
    return Seat(1 - seat)
