"""Finds the kernels of the opponents, plain and compiled, and what to ask them."""

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from pkgutil import iter_modules
from random import Random
from types import ModuleType

from naipes_gui.compiled import Kernels
from naipes_gui.games import keys


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
