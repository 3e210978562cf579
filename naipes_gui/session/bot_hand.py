"""A hand that easy opponents play among themselves, at once: nobody has to wait for it."""

from random import Random
from threading import Event
from typing import Any

from naipes_gui.core.rules import Stage
from naipes_gui.core.timeline import Timeline
from naipes_gui.games import all_games

TRIES = 8
"""Some hands end before a card is played: others are dealt in their place."""


def bot_hand(game: str, rng: Random, plays: int) -> Timeline[Any]:
    """Return a match of one hand with so many decisions at least, if there soon is one."""
    best = _played(game, rng)
    for _ in range(TRIES):
        if len(best.decisions) >= plays:
            break
        other = _played(game, rng)
        best = max(best, other, key=lambda timeline: len(timeline.decisions))
    return best


def _played(game: str, rng: Random) -> Timeline[Any]:
    info = all_games()[game]
    rules = info.rules_with({})
    timeline: Timeline[Any] = Timeline(rules)
    level = next(iter(info.bots().values()))
    bots, stop = [level(rules) for _ in rules.seats], Event()
    while not timeline.ended:
        state = timeline.state
        if state.stage is Stage.HAND:
            view = timeline.view(timeline.ply, state.to_move)
            timeline.push(bots[state.to_move].choose(view, rng, stop))
        elif state.stage is Stage.CUT:
            timeline.push(rng.choice(rules.legal(state)))
        else:
            timeline.push(rules.chance(state, rng))
    return timeline
