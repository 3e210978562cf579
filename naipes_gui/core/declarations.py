"""Finds what a game speaks of without having declared it, as soon as its rules are loaded."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import ClassVar, Protocol

from naipes_gui.core import motion, zones
from naipes_gui.core.errors import Undeclared
from naipes_gui.core.motion import Way
from naipes_gui.core.zones import Zone

CORE = __name__.rpartition(".")[0]
ROOMS = ("rules", "table", "players")


class Declaring(Protocol):
    """Rules, as far as they declare what they speak of."""

    zones: ClassVar[tuple[Zone, ...]]
    ways: ClassVar[tuple[Way, ...]]


def check(rules: type[Declaring]) -> None:
    """See that rules declare every zone and way that they and what they import know by name.

    Raises:
        Undeclared: one is missing; says which, and in which file of which game.

    """
    home = sys.modules[rules.__module__]
    for what in ("zones", "ways"):
        if not hasattr(rules, what):
            raise Undeclared(f"{_game(home)}: {_file(home)} declares no {what}")
    declared = (*zones.OF_EVERY_GAME, *rules.zones)
    kinds = [zone.kind for zone in declared]
    for twice in {kind for kind in kinds if kinds.count(kind) > 1}:
        raise Undeclared(f"{_game(home)}: {_file(home)} declares the zone “{twice}” twice")
    known = (*declared, *motion.OF_EVERY_GAME, *rules.ways)
    for module in _reached(home):
        for thing in list(vars(module).values()):
            if isinstance(thing, Zone | Way) and thing not in known:
                raise Undeclared(f"{_game(home)}: {_file(module)} {_uses(thing)}")


def located(rules: Declaring, slip: Undeclared) -> Undeclared:
    """Return a slip met while a move was made, with the game and the file that made it."""
    from traceback import walk_tb

    home = sys.modules[type(rules).__module__]
    frames = (frame for frame, _ in walk_tb(slip.__traceback__))
    files = [f.f_code.co_filename for f in frames if not f.f_globals["__name__"].startswith(CORE)]
    file = _place(Path(files[-1])) if files else _file(home)
    return Undeclared(f"{_game(home)}: {file} {slip}")


def _uses(thing: Zone | Way) -> str:
    if isinstance(thing, Way):
        return f"speaks of the way of moving “{thing.name}”, which is not declared"
    return f"speaks of the zone “{thing.kind}”, which is not declared"


def _reached(home: ModuleType) -> Iterator[ModuleType]:
    """Yield a module and those of the same game that it takes anything from."""
    waiting, seen = [home.__name__], set[str]()
    while waiting:
        name = waiting.pop()
        seen.add(name)
        yield (module := sys.modules[name])
        waiting += {*_sources(module, _package(home))} - seen - {*waiting}


def _sources(module: ModuleType, package: str) -> Iterator[str]:
    for thing in vars(module).values():
        home = thing.__name__ if isinstance(thing, ModuleType) else getattr(thing, "__module__", "")
        if isinstance(home, str) and home.startswith(f"{package}.") and home in sys.modules:
            yield home


def _package(module: ModuleType) -> str:
    """Name the package of a game: the room of the rules is one of several in it."""
    return module.__name__.rpartition(".")[0].removesuffix(".rules")


def _game(module: ModuleType) -> str:
    return _package(module).rpartition(".")[2]


def _file(module: ModuleType) -> str:
    return _place(Path(module.__file__ or module.__name__))


def _place(file: Path) -> str:
    """Name a file as one finds it in the folder of its game, with its room."""
    room = file.parent.name
    return f"{room}/{file.name}" if room in ROOMS else file.name
