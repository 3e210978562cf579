"""One decision of a computer player: the view it is made from, and where its chance is from."""

from random import Random
from typing import Any

from naipes_gui.core.rules import Rules, Stop, View
from naipes_gui.games.hachi_hachi import dropout
from naipes_gui.games.hachi_hachi.position import Position
from naipes_gui.games.hachi_hachi.state import HachiState


class Turn:
    """One decision: the view it is made from, and where its chance comes from."""

    def __init__(
        self, rules: Rules[Any, Any], view: View[HachiState], rng: Random, stop: Stop,
        memory: float = 1.0,
    ) -> None:  # fmt: skip
        self.rules, self.view, self.rng, self.stop = rules, view, rng, stop
        self.state, self.moves = view.state, view.moves
        self.at = Position(rules, view, memory, rng)

    @property
    def fee(self) -> float:
        """What dropping out costs now, the multiplier left out."""
        return dropout.fee(self.state) / self.state.multiplier
