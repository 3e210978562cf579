"""One decision of a computer player, on bits."""

from functools import cached_property

from naipes_gui.bots import player
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.players.position import Position
from naipes_gui.games.hachi_hachi.rules import dropout
from naipes_gui.games.hachi_hachi.rules.state import HachiState


class Turn(player.Turn[HachiState]):
    """One decision, and the position it is taken in."""

    options: HachiOptions

    @cached_property
    def at(self) -> Position:
        """The decision on bits."""
        return Position(self.rules, self.view, self.style.memory, self.rng)

    @property
    def fee(self) -> float:
        """What dropping out costs now, the multiplier left out."""
        return dropout.fee(self.state, self.options) / self.state.multiplier
