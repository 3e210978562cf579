"""How players who are not the strongest answer a position: by that problems are hard or easy."""

from collections.abc import Collection, Mapping
from random import Random
from typing import Any

from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Bot, Rules, View
from naipes_gui.review.asking import GOING
from naipes_gui.review.chance import seed_of

ASKED: Mapping[str, int] = {"beginner": 8, "club": 8, "expert": 4}
"""How often each level is asked."""
FIRST_ASKED = 500_000
"""The number of the first of these questions: they have chance of their own."""


class WeakPlayers:
    """The levels below the strongest, as they sit at a table."""

    def __init__(self, game: GameInfo, rules: Rules[Any, Any]) -> None:
        self._game = game
        known = game.bots()
        self._bots: dict[str, Bot[Any]] = {
            level: known[level](rules) for level in ASKED if level in known
        }

    def answers(self, view: View[Any], level: str, many: int) -> list[Move]:
        """Return what a level answers, so many times."""
        if level not in self._bots:
            return []
        seeds = (seed_of(self._game.key, view, FIRST_ASKED + n) for n in range(many))
        return [self._bots[level].choose(view, Random(seed), GOING) for seed in seeds]

    def hits(self, view: View[Any], accepted: Collection[Move]) -> dict[str, float]:
        """Return which share of each level finds something that is accepted."""
        found = dict[str, float]()
        for level in self._bots:
            answers = self.answers(view, level, ASKED[level])
            good = sum(move.meaning in accepted for move in answers)
            found[level] = round(good / len(answers), 3)
        return found
