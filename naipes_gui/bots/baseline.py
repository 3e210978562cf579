"""The bot every other bot must beat."""

from random import Random
from typing import Any

from naipes_gui.bots.reasons import LEFT_TO_CHANCE
from naipes_gui.core.counsel import Counsel
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN, Style
from naipes_gui.core.rules import Rules, Stop, View


class RandomBot:
    """Plays any move that is no infraction, each with equal chances."""

    def __init__(self, rules: Rules[Any, Any], style: Style = PLAIN, effort: int = 1) -> None:
        self._rules = rules

    def choose(self, view: View[Any], rng: Random, stop: Stop) -> Move:
        """Return one of the moves of the view."""
        honest = [move for move in view.moves if not self._rules.breaks(view.state, move)]
        return rng.choice(honest)

    def weigh(self, view: View[Any], rng: Random, stop: Stop) -> Counsel:
        """Return the same move; there is no reason for it."""
        return Counsel(self.choose(view, rng, stop), reason=LEFT_TO_CHANCE)
