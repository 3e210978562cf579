"""The files that belong to a game and are made by a command; an installed program has none."""

import json
from collections.abc import Iterator
from pathlib import Path

import naipes_gui
from naipes_gui.core.info import GameInfo

PROJECT = Path(naipes_gui.__file__).parents[1]


def lacks(game: GameInfo) -> Iterator[str]:
    """Yield which of them are missing or out of date."""
    tests = PROJECT / "tests"
    if not tests.is_dir():
        return
    told = tests / "games" / game.key / "playthrough.txt"
    if not told.is_file():
        yield f"tests/games/{game.key}/playthrough.txt is missing: {_makes('playthrough', game)}"
    yield from _bands(game, tests / "bands" / f"{game.key}.json")


def _bands(game: GameInfo, file: Path) -> Iterator[str]:
    name = f"tests/bands/{file.name}"
    if not file.is_file():
        yield f"{name} is missing: {_makes('bands', game)}"
        return
    version = json.loads(file.read_text("utf-8")).get("version")
    if version != game.bots_version:
        yield f"{name} is of opponents {version}, not {game.bots_version}: {_makes('bands', game)}"


def _makes(what: str, game: GameInfo) -> str:
    command = {"playthrough": "tests.playthrough {}", "bands": "tools.bands --write {}"}[what]
    return f"python -m {command.format(game.key)} makes it"
