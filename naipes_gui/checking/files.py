"""The files that belong to a game and are made by a command; an installed program has none."""

import json
from collections.abc import Iterator
from pathlib import Path

import naipes_gui
from naipes_gui.core.info import GameInfo

PROJECT = Path(naipes_gui.__file__).parents[1]
COMMANDS = {
    "playthrough": "tests.playthrough", "bands": "tools.bands --write",
    "blunders": "tools.blunder_rates --write",
}  # fmt: skip


def lacks(game: GameInfo) -> Iterator[str]:
    """Yield which of them are missing or out of date."""
    tests = PROJECT / "tests"
    if not tests.is_dir():
        return
    told = tests / "games" / game.key / "playthrough.txt"
    if not told.is_file():
        yield f"tests/games/{game.key}/playthrough.txt is missing: {_makes('playthrough', game)}"
    for what in ("bands", "blunders"):
        yield from _counted(what, game, tests / what / f"{game.key}.json")


def _counted(what: str, game: GameInfo, file: Path) -> Iterator[str]:
    name = f"tests/{what}/{file.name}"
    if not file.is_file():
        yield f"{name} is missing: {_makes(what, game)}"
        return
    version = json.loads(file.read_text("utf-8")).get("version")
    if not game.levels_play_as_in(version or 0):
        yield f"{name} is of opponents {version}, not {game.bots_version}: {_makes(what, game)}"


def _makes(what: str, game: GameInfo) -> str:
    return f"python -m {COMMANDS[what]} {game.key} makes it"
