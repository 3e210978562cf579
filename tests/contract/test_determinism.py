"""The same seed plays the same match in every process, whatever its hash seed."""

import os
import subprocess
import sys
from functools import cache

import pytest

from naipes_gui.games import all_games

PLAY = """
import sys, threading
from random import Random
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, OMNISCIENT
from naipes_gui.core.timeline import Timeline
from naipes_gui.games import all_games
for key, game in all_games().items():
    rules = game.rules(game.options().make())
    bots = [make(rules) for make in game.bots().values()]
    timeline, never = Timeline(rules), threading.Event()
    print(f"GAME {key}")
    while timeline.ply < 14 and not timeline.state.is_over:
        state, rng = timeline.state, Random(f"7/{timeline.ply}")
        if state.to_move == CHANCE:
            move = rules.chance(state, rng)
        elif state.stage is Stage.CUT:
            move = rng.choice(rules.legal(state))
        else:
            view = timeline.view(timeline.ply, state.to_move)
            move = bots[timeline.ply % len(bots)].choose(view, rng, never)
        timeline.push(move)
        print(move, timeline.step(timeline.ply, OMNISCIENT).events, rules.legal(timeline.state))
"""


@cache
def stories() -> tuple[dict[str, str], ...]:
    """Return by game how matches go in two processes, which play them all."""
    running = [
        subprocess.Popen(
            [sys.executable, "-c", PLAY],
            env={**os.environ, "PYTHONHASHSEED": seed},
            stdout=subprocess.PIPE, text=True,
        )
        for seed in ("1", "2")
    ]  # fmt: skip
    told = [process.communicate()[0] for process in running]
    assert [process.returncode for process in running] == [0, 0]
    parts = ((part.partition("\n") for part in each.split("GAME ")[1:]) for each in told)
    return tuple({key: story for key, _, story in games} for games in parts)


@pytest.mark.parametrize("key", all_games())
def test_hash_seeds_make_no_difference(key: str) -> None:
    one, other = (each[key] for each in stories())
    assert one == other
    assert one.count("\n") > 3
