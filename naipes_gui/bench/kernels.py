"""Finds the kernels of the opponents, and compares them plain and compiled."""

import json
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from itertools import islice
from pkgutil import iter_modules
from random import Random
from time import process_time
from types import ModuleType
from typing import Any

from naipes_gui.bench.playing import decisions
from naipes_gui.children import python, surroundings
from naipes_gui.compiled import PLAIN, Kernels, is_compiled
from naipes_gui.games import all_games, keys

QUESTIONS = 400
WARM_UP = range(QUESTIONS, 4000)
"""Other questions before: tables that a kernel makes for itself stay as long as the program."""
LONG_ENOUGH = 3.0
"""Seconds over which decisions in plain Python are counted."""


def compared(key: str) -> dict[str, Any]:
    """Return how fast the kernels of a game answer, and how many decisions a second it makes."""
    prefix = f"naipes_gui.games.{key}."
    found = {name.rpartition(".")[2]: _sides(name) for name in known() if name.startswith(prefix)}
    return {"kernels": found, "decisions": _decided(key)} if found else {}


def _sides(name: str) -> dict[str, Any]:
    """Return the microseconds for a question, plain and compiled, and whether both agree."""
    plain = alone(name, plain=True)
    assert plain
    _asked(name, plain, WARM_UP)
    slow, answers = _asked(name, plain, range(QUESTIONS))
    row: dict[str, Any] = {"plain_us": round(slow * 1e6, 2)}
    if (made := alone(name, plain=False)) is not None:
        _asked(name, made, WARM_UP)
        quick, same = _asked(name, made, range(QUESTIONS))
        row |= {"compiled_us": round(quick * 1e6, 2), "times": round(slow / quick, 1)}
        row |= {"equal": answers == same, "in_use": is_compiled(import_module(name))}
    return row


def _asked(name: str, kernel: ModuleType, seeds: range) -> tuple[float, list[str]]:
    """Return the seconds for a question, and all answers."""
    asked = [question(name, kernel, Random(seed)) for seed in seeds]
    begun = process_time()
    answers = [each() for each in asked]
    return (process_time() - begun) / len(seeds), list(map(repr, answers))


def _decided(key: str) -> dict[str, float]:
    """Return the decisions a second of the strongest level, the same ones plain and compiled."""
    plain = _child(key, 0, "1")
    row = {"counted": plain["made"], "plain_per_second": _rate(plain)}
    if any(is_compiled(import_module(name)) for name in known()):
        row["compiled_per_second"] = _rate(_child(key, plain["made"], ""))
    return row


def _rate(measured: dict[str, float]) -> float:
    return round(measured["made"] / measured["seconds"], 2)


def _child(key: str, most: float, plain: str) -> dict[str, float]:
    """Count decisions in a process of its own, as a kernel is imported one way or the other."""
    command = python("-m", "naipes_gui.bench.kernels", key, str(most))
    told = subprocess.run(
        command, env={**surroundings(), PLAIN: plain}, capture_output=True, check=True
    )
    measured: dict[str, float] = json.loads(told.stdout)
    return measured


def count(key: str, most: int) -> dict[str, float]:
    """Time so many decisions, or as many as take long enough."""
    game = all_games()[key]
    made, took = 0, 0.0
    for each in islice(decisions(game, game.strongest, 1), most or None):
        made, took = made + 1, took + each
        if not most and took > LONG_ENOUGH:
            break
    return {"made": made, "seconds": took}


def known() -> list[str]:
    """Return the names of all kernels for which there are questions, which all should have."""
    return [
        f"{package.__name__}.{each.name}"
        for key in keys()
        if (package := _package(f"naipes_gui.games.{key}.players.kernels"))
        for each in iter_modules(package.__path__)
        if not each.ispkg
    ]


def _package(name: str) -> ModuleType | None:
    """Return the kernels of a game, if it has any."""
    return import_module(name) if find_spec(name) else None


def question(name: str, kernel: ModuleType, rng: Random) -> Callable[[], object]:
    """Return a question to a kernel, to be asked by a call."""
    package, _, stem = name.rpartition(".")
    asked: Callable[[], object] = import_module(f"{package}.asked.{stem}").question(kernel, rng)
    return asked


def alone(name: str, *, plain: bool) -> ModuleType | None:
    """Return a kernel plain or compiled, whichever the program uses; it goes on using that."""
    path = import_module(name.rpartition(".")[0]).__path__
    for finder in [Kernels()] if not plain else sys.meta_path:
        if plain == isinstance(finder, Kernels):
            continue
        if (spec := finder.find_spec(name, path)) and spec.loader:
            module = module_from_spec(spec)
            spec.loader.exec_module(module)
            return module
    return None


if __name__ == "__main__":
    sys.stdout.write(json.dumps(count(sys.argv[1], int(sys.argv[2]))))
