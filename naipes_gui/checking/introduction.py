"""What a game says of itself, and the parts that its folder must have."""

from collections.abc import Iterator
from dataclasses import fields
from importlib.util import find_spec

from naipes_gui.core.declarations import ROOMS
from naipes_gui.core.errors import BadOptions
from naipes_gui.core.info import FELTS, GameInfo
from naipes_gui.core.options import Options
from naipes_gui.core.wording import Wording


def lacks(game: GameInfo) -> Iterator[str]:
    """Yield what is wrong with the introduction, the options and the presets."""
    if game.felt not in FELTS:
        yield f"__init__.py wants the felt “{game.felt}”; there are: {', '.join(FELTS)}"
    if not 1 <= game.difficulty <= 4:
        yield f"__init__.py gives the difficulty {game.difficulty}; it runs from 1 to 4"
    for room in ROOMS:
        if not _has_words(f"naipes_gui.games.{game.key}.{room}"):
            yield f"{room}/__init__.py is missing: it says in a sentence what the room holds"
    if not _has(game, "tile"):
        yield "table/tile.py is missing: the tile shows a table that is nobody's"
    if not _has(game, "decisions"):
        yield "table/decisions.py is missing: what its decisions cost cannot be told apart"
    options = game.options()
    undeclared = [each.name for each in fields(options) if "label" not in each.metadata]
    for name in undeclared:
        yield f"options.py does not declare “{name}”; number, choice, switch and length do"
    if undeclared:
        return
    yield from _of_players(game, options)
    yield from _of_options(options)
    yield from _of_presets(game, options)
    yield from _of_the_day(game, options)


def _has_words(room: str) -> bool:
    """Tell whether a room has an ``__init__``; an installed program has no files of it."""
    # Python takes a folder without one for a package all the same, but of no file.
    found = find_spec(room)
    return found is not None and found.origin is not None


def _has(game: GameInfo, part: str) -> bool:
    """Tell whether a game has a part of its table; an installed program has no files of it."""
    table = f"naipes_gui.games.{game.key}.table"
    return find_spec(table) is not None and find_spec(f"{table}.{part}") is not None


def _of_players(game: GameInfo, options: type[Options]) -> Iterator[str]:
    first = options.declared()[0]
    if first.key != "players":
        yield f"options.py declares “{first.key}” first; the first option is “players”"
        return
    ends = [spread for spread in first.spreads if not spread.word]
    values = [int(choice.value) for choice in first.choices]
    low = min([*(each.low for each in ends), *values])
    high = max([*(each.high for each in ends), *values])
    if (low, high) != game.players:
        few, many = game.players
        yield f"__init__.py says {few} to {many} players, options.py {low} to {high}"


def _of_options(options: type[Options]) -> Iterator[str]:
    for option in options.declared():
        if not option.label.source:
            yield f"options.py: “{option.key}” has no label"
        if not option.help.source.endswith((".", ")")):
            yield f"options.py: the help of “{option.key}” is no whole sentence"


def _of_presets(game: GameInfo, options: type[Options]) -> Iterator[str]:
    if not game.presets:
        yield "__init__.py has no preset; the first one is the rulebook's game"
    for preset in game.presets:
        try:
            options.make(**preset.options)
        except BadOptions as error:
            yield f"__init__.py: the preset “{preset.key}” cannot be: {Wording().say(error.what)}"


def _of_the_day(game: GameInfo, options: type[Options]) -> Iterator[str]:
    try:
        options.make(**game.day_rules)
    except BadOptions as error:
        yield f"__init__.py: the rules of the day cannot be: {Wording().say(error.what)}"
