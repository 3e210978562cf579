"""What every game knows of a match at one instant."""

from dataclasses import dataclass
from enum import Enum, auto

from naipes_gui.core.cards import Card
from naipes_gui.core.table import CHANCE, NOBODY, Scores, Seat, Table
from naipes_gui.core.zones import HAND


class Stage(Enum):
    """What a match waits for; a game divides `HAND` into phases of its own."""

    LOT = auto()
    SHUFFLE = auto()
    CUT = auto()
    HAND = auto()
    RESHUFFLE = auto()
    OVER = auto()


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A whole match at one instant. Everything but the faces on the table is public."""

    table: Table
    stage: Stage = Stage.LOT
    to_move: Seat = CHANCE
    dealer: Seat = NOBODY
    scores: Scores
    deals: int = 0
    drawing: tuple[Seat, ...]
    """The seats that still draw lots for the first deal."""

    @property
    def is_over(self) -> bool:
        """Tell whether nobody has anything left to decide."""
        return self.stage is Stage.OVER

    @property
    def is_played_out(self) -> bool:
        """Tell whether a hand is over whose cards are not yet gathered."""
        return self.stage in (Stage.SHUFFLE, Stage.OVER) and self.deals > 0

    @property
    def is_dealt(self) -> bool:
        """Tell whether a hand lies on the table: being played, or over and not yet gathered."""
        return self.is_played_out or self.is_in_play

    @property
    def is_in_play(self) -> bool:
        """Tell whether a hand goes on, if only with the rest of the pack being shuffled."""
        return self.stage in (Stage.HAND, Stage.RESHUFFLE)

    @property
    def bank(self) -> int:
        """What the bank, which is also the pot, has taken in."""
        return -sum(self.scores)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards a seat holds."""
        return self.table[HAND.of(seat)]
