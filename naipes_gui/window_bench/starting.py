"""Starts the program and the floor in turns, and compares when they stand painted."""

import json
import os
import subprocess
from collections.abc import Sequence
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from naipes_gui import system
from naipes_gui.bench.timing import spread
from naipes_gui.children import python, surroundings
from naipes_gui.frozen import to_start_anew

PHASES = ("imports", "application", "window", "first_paint", "painted")
PATIENCE = 60
"""Seconds that a start may take."""


def measure(runs: int) -> dict[str, Any]:
    """Return when the phases of a start were over, counted from the command, and the floor's."""
    floor, program = [], []
    with TemporaryDirectory(prefix="naipes-bench-") as home, system.screen_held():
        # The first run of each finds the disk cold and writes byte code.
        for _ in range(runs + 1):
            floor.append(_started("floor", home))
            program.append(_started("watched", home))
    warm_floor, warm = floor[1:], program[1:]
    report: dict[str, Any] = {name: spread(run[name] for run in warm) for name in PHASES}
    report["floor_painted"] = spread(run["painted"] for run in warm_floor)
    pairs = zip(warm, warm_floor, strict=True)
    ratios = [ours["painted"] / least["painted"] for ours, least in pairs]
    return report | {"painted_by_floor": round(median(ratios), 2), "wanted": 1.35}


def _started(module: str, home: str) -> dict[str, float]:
    """Run a module that prints times, and return them counted from its start in seconds."""
    command = python("-m", f"naipes_gui.window_bench.{module}")
    begin = monotonic()
    done = subprocess.run(
        command, env=environment(home), capture_output=True, check=True, text=True, timeout=PATIENCE
    )
    times: dict[str, float] = json.loads(done.stdout)
    return {name: time - begin for name, time in times.items()}


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
