"""The opponents of a game: who there is, and that they play by the rules and say why."""

from collections.abc import Iterator
from random import Random
from typing import Any

from naipes_gui.core.info import GameInfo
from naipes_gui.core.opponent import LEVELS, PLAIN
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import CHANCE
from naipes_gui.core.timeline import Timeline

DECISIONS = 12
"""How many decisions are asked of a level."""


class _Hurried:
    """A flag that is up from the beginning: who is stopped must answer at once."""

    def is_set(self) -> bool:
        return True


def lacks(game: GameInfo) -> Iterator[str]:
    """Yield what is wrong with the levels."""
    levels = game.bots()
    if not levels:
        yield "players/levels.py: LEVELS is empty; there must be one to play against"
    for level in levels:
        if level not in LEVELS:
            yield f"players/levels.py: there is no level “{level}”; there are: {', '.join(LEVELS)}"
    if list(levels) != [level for level in LEVELS if level in levels]:
        yield "players/levels.py: LEVELS begins with the weakest and ends with the strongest"
    for level in levels:
        yield from _of_a_level(game, level)


def _of_a_level(game: GameInfo, level: str) -> Iterator[str]:
    rules = game.rules(game.options().make())
    bot: Any = game.bots()[level](rules, PLAIN, 1)
    timeline: Timeline[Any] = Timeline(rules)
    asked, chance = 0, Random(level)
    while asked < DECISIONS and not timeline.state.is_over:
        state = timeline.state
        if state.to_move == CHANCE:
            timeline.push(rules.chance(state, chance))
            continue
        view = timeline.view(timeline.ply, state.to_move)
        move = bot.choose(view, Random(timeline.ply), _Hurried())
        if move not in view.moves:
            yield f"players/levels.py: “{level}” makes the move “{move}”, which is not allowed"
            return
        if state.stage is Stage.HAND:
            asked += 1
            yield from _reasons(bot, view, level, timeline.ply)
        timeline.push(move)


def _reasons(bot: Any, view: View[Any], level: str, ply: int) -> Iterator[str]:
    """Ask for the grounds of a decision, by the same chance as the decision."""
    counsel = bot.weigh(view, Random(ply), _Hurried())
    if counsel.chosen != bot.choose(view, Random(ply), _Hurried()):
        yield f"players/levels.py: “{level}” weighs one move and chooses another"
    if not counsel.reason:
        yield f"players/levels.py: “{level}” gives no reason: weigh returns one"
