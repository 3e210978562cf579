"""What a position is worth as the chance of the game, where a game can tell one value for each."""

from typing import Protocol

from naipes_gui.core.rules import StateT, View
from naipes_gui.core.table import Seat


class WinChance(Protocol[StateT]):
    """Tells chances from 0 to 1, from what the seat sees."""

    def before(self, state: StateT, seat: Seat) -> float:
        """Return the chance before a hand is dealt; the state is that before the shuffle."""
        ...

    def at(self, view: View[StateT], worth: float) -> float:
        """Return the chance at a decision at which the hand is worth so much to the seat."""
        ...

    def after(self, start: StateT, end: StateT, seat: Seat) -> float:
        """Return the chance after a hand that began and ended like this."""
        ...
