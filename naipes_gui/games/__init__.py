"""The games. Each is one sub-package that exports ``GAME``; nothing lists them."""

from functools import cache
from pathlib import Path

from naipes_gui import compiled
from naipes_gui.core.info import GameInfo
from naipes_gui.core.rooms import introduced_in
from naipes_gui.frozen import is_frozen

compiled.use()


@cache
def all_games() -> dict[str, GameInfo]:
    """Find every game package and return its description by key, the shortest game first."""
    found = [introduced_in(f"{__name__}.{name}") for name in keys()]
    in_order = sorted(found, key=lambda game: (game.minutes, game.difficulty, game.key))
    return {game.key: game for game in in_order}


def keys() -> list[str]:
    """Return what the games are called, without loading any of them."""
    if is_frozen():
        # Slower: it looks wherever modules may lie.
        from pkgutil import iter_modules

        return [name for _, name, is_package in iter_modules(__path__) if is_package]
    return sorted(file.parent.name for file in Path(__path__[0]).glob("*/__init__.py"))


def first_game() -> GameInfo:
    """Return the shortest game, which is meant where none is named."""
    return next(iter(all_games().values()))


def folder(key: str) -> Path:
    """Return the folder of a game, which a frozen program does not have."""
    return Path(__path__[0]) / key
