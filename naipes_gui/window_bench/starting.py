"""Starts the program and the floor in turns, and compares when they stand painted."""

import json
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from naipes_gui import system
from naipes_gui.bench.timing import spread
from naipes_gui.children import python, surroundings
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE
from naipes_gui.frozen import to_start_anew
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_match
from naipes_gui.window_bench.measured import measured_game

PHASES = ("imports", "application", "window", "first_paint", "painted", "worked")
LEAST = ("painted", "worked")
"""What the floor tells too: the second does not count the turns of other programs."""
PATIENCE = 60
"""Seconds that a start may take."""
PLIES = 24
"""So far the match has come that there is to go on with."""
WANTED, WANTED_WITH_A_MATCH = 1.25, 1.35


def measure(runs: int) -> dict[str, Any]:
    """Return when the phases of a start were over, counted from the command, and the floor's.

    Once without a match, and once with one to go on with.
    """
    with system.screen_held():
        with TemporaryDirectory(prefix="naipes-bench-") as home:
            report = _compared(runs, home) | {"wanted": WANTED}
        with TemporaryDirectory(prefix="naipes-bench-") as home:
            unfinished_match(Path(home) / "data" / "matches", PLIES)
            report["with_a_match"] = _compared(runs, home) | {"wanted": WANTED_WITH_A_MATCH}
    return report


def _compared(runs: int, home: str) -> dict[str, Any]:
    floor, program = [], []
    # The first run of each finds the disk cold and writes byte code; with a match, what it tells.
    for _ in range(runs + 1):
        floor.append(_started("floor", home))
        program.append(_started("watched", home))
    warm_floor, warm = floor[1:], program[1:]
    report: dict[str, Any] = {name: spread(run[name] for run in warm) for name in PHASES}
    for name in LEAST:
        report[f"floor_{name}"] = spread(run[name] for run in warm_floor)
        pairs = zip(warm, warm_floor, strict=True)
        report[f"{name}_by_floor"] = round(median(ours[name] / it[name] for ours, it in pairs), 3)
    return report


def _started(module: str, home: str) -> dict[str, float]:
    """Run a module that prints times, and return them counted from its start in seconds."""
    command = python("-m", f"naipes_gui.window_bench.{module}")
    begin = monotonic()
    done = subprocess.run(
        command, env=environment(home), capture_output=True, check=True, text=True, timeout=PATIENCE
    )
    times: dict[str, float] = json.loads(done.stdout)
    return {name: time if name == "worked" else time - begin for name, time in times.items()}


def unfinished_match(folder: Path, plies: int = 0) -> Path:
    """Write a match with an expert that has come so far, and return its file."""
    folder.mkdir(parents=True, exist_ok=True)
    game, rng = measured_game(), Random(3)
    options = game.options().make()
    players = [Player(name="1"), Player(name="2", kind="bot", level="expert")]
    recorder = begin_match(game.key, options.to_json(), players, rng=rng, folder=folder)
    while recorder.timeline.ply < plies:
        state = recorder.timeline.state
        if state.to_move == CHANCE:
            recorder.chance(rng)
        elif state.stage is Stage.CUT:
            recorder.cut_for(rng)
        else:
            view = recorder.timeline.view(recorder.timeline.ply, state.to_move)
            recorder.move(rng.choice(view.moves))
    recorder.close()
    return recorder.path


def environment(home: str) -> dict[str, str]:
    """Return the variables for a program of its own, which may keep its byte code."""
    kept = {key: value for key, value in surroundings().items() if key != "PYTHONDONTWRITEBYTECODE"}
    # A checkout may have to stay as it is; what is compiled goes beside the settings.
    if "PYTHONDONTWRITEBYTECODE" in os.environ:
        kept["PYTHONPYCACHEPREFIX"] = home
    return to_start_anew(kept) | {"NAIPES_HOME": home}


def arguments(*words: str) -> Sequence[str]:
    """Return the command line that starts the program itself."""
    return python("-m", "naipes_gui", *words)
