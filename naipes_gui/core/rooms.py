"""Finds what a game is made of by where it lies in the folder of the game.

Nothing is imported before it is asked for, so that listing the games costs nothing.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypedDict

from naipes_gui.core.errors import Undeclared

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from naipes_gui.core.advice import Chapter
    from naipes_gui.core.coach import Coach
    from naipes_gui.core.decisions import Decisions
    from naipes_gui.core.diagram import Diagram
    from naipes_gui.core.face import Face
    from naipes_gui.core.game_statistics import GameStatistics
    from naipes_gui.core.glossary import Term
    from naipes_gui.core.info import GameInfo
    from naipes_gui.core.lesson import Lesson
    from naipes_gui.core.luck import Luck
    from naipes_gui.core.opponent import Level
    from naipes_gui.core.option_words import OptionWords
    from naipes_gui.core.options import Options
    from naipes_gui.core.recall import Drills
    from naipes_gui.core.rules import Rules
    from naipes_gui.core.tile_picture import TilePicture
    from naipes_gui.core.win_chance import WinChance


class Rooms(TypedDict):
    """The parts of a `GameInfo` that lie in the folder of the game."""

    key: str
    options: Callable[[], type[Options]]
    rules: Callable[[Any], Rules[Any, Any]]
    bots: Callable[[], Mapping[str, Level]]
    references: Callable[[], Mapping[str, Level]]
    face: Callable[[], Face]
    luck: Callable[[], tuple[Luck, ...]]
    decisions: Callable[[], Decisions]
    statistics: Callable[[], GameStatistics]
    win_chance: Callable[[Any], WinChance[Any] | None]
    tile: Callable[[], TilePicture]
    option_words: Callable[[], OptionWords]
    glossary: Callable[[], tuple[Term, ...]]
    diagrams: Callable[[], tuple[Diagram, ...]]
    lessons: Callable[[], tuple[Lesson, ...]]
    coach: Callable[[], Coach]
    recall: Callable[[], Drills]
    advice: Callable[[], Chapter]


def found_in(home: str) -> Rooms:
    """Return how to find everything in the package that a game is; its last word is the key."""
    return Rooms(
        key=home.rpartition(".")[2],
        options=partial(_options, home),
        rules=partial(_rules, home),
        bots=partial(named_in, home, "players.levels", "LEVELS"),
        references=partial(named_in, home, "players.references", "REFERENCES", {}),
        face=partial(_face, home),
        luck=partial(named_in, home, "table.luck", "LUCK", ()),
        decisions=partial(_decisions, home),
        statistics=partial(_statistics, home),
        win_chance=partial(_win_chance, home),
        tile=partial(_tile, home),
        option_words=partial(_option_words, home),
        glossary=partial(named_in, home, "table.glossary", "GLOSSARY", ()),
        diagrams=partial(named_in, home, "table.diagrams", "DIAGRAMS", ()),
        lessons=partial(named_in, home, "lessons", "LESSONS", ()),
        coach=partial(_coach, home),
        recall=partial(named_in, home, "table.recall", "RECALL", {}),
        advice=partial(_advice, home),
    )


def introduced_in(home: str) -> GameInfo:
    """Return what a game says of itself.

    Raises:
        Undeclared: its package has no `GAME`.

    """
    module = import_module(home)
    if not hasattr(module, "GAME"):
        raise Undeclared(f"{_game(home)}: {_file('__init__')} has no GAME")
    game: GameInfo = module.GAME
    return game


def class_in(home: str, room: str, kind: type) -> Any:
    """Return the one class of a kind that a module of a game defines.

    Raises:
        Undeclared: the module is missing, or defines none or several.

    """
    module = _module(home, room)
    found = [each for each in vars(module).values() if _is_made_in(module, each, kind)]
    if len(found) != 1:
        wanted = f"{_file(room)} should define one class of {kind.__name__}"
        raise Undeclared(f"{_game(home)}: {wanted} and defines {len(found) or 'none'}")
    return found[0]


def named_in(home: str, room: str, name: str, otherwise: Any = None) -> Any:
    """Return what a module of a game calls by a name, or another value if there is no such module.

    Raises:
        Undeclared: the module knows no such name, or is missing and there is nothing otherwise.

    """
    if otherwise is not None and not has(home, room):
        return otherwise
    module = _module(home, room)
    if not hasattr(module, name):
        raise Undeclared(f"{_game(home)}: {_file(room)} has no {name}")
    return getattr(module, name)


def has(home: str, room: str) -> bool:
    """Tell whether a game has a module."""
    folder = f"{home}.{room}".rpartition(".")[0]
    return find_spec(folder) is not None and find_spec(f"{home}.{room}") is not None


def _options(home: str) -> type[Options]:
    from naipes_gui.core.options import Options

    options: type[Options] = class_in(home, "options", Options)
    return options


def _rules(home: str, options: Any) -> Rules[Any, Any]:
    from naipes_gui.core.rules import Rules

    rules: Rules[Any, Any] = class_in(home, "rules.game", Rules)(options)
    return rules


def _face(home: str) -> Face:
    from naipes_gui.core.face import Face

    face: Face = class_in(home, "table.face", Face)()
    return face


def _decisions(home: str) -> Decisions:
    from naipes_gui.core.decisions import Decisions

    found: Decisions = named_in(home, "table.decisions", "DECISIONS", Decisions())
    return found


def _coach(home: str) -> Coach:
    from naipes_gui.core.coach import Coach

    found: Coach = named_in(home, "table.coach", "COACH", Coach())
    return found


def _win_chance(home: str, options: Any) -> WinChance[Any] | None:
    if not has(home, "players.win_chance"):
        return None
    found: WinChance[Any] | None = named_in(home, "players.win_chance", "win_chance")(options)
    return found


def _advice(home: str) -> Chapter:
    from naipes_gui.core.advice import Chapter

    chapter: Chapter = named_in(home, "advice", "CHAPTER", Chapter())
    return chapter


def _tile(home: str) -> TilePicture:
    from naipes_gui.core.tile_picture import any_table

    tile: TilePicture = named_in(home, "table.tile", "TILE", any_table())
    return tile


def _statistics(home: str) -> GameStatistics:
    from naipes_gui.core.game_statistics import PLAIN

    statistics: GameStatistics = named_in(home, "table.statistics", "STATISTICS", PLAIN)
    return statistics


def _option_words(home: str) -> OptionWords:
    from naipes_gui.core.option_words import PLAIN

    words: OptionWords = named_in(home, "table.option_words", "WORDS", PLAIN)
    return words


def _module(home: str, room: str) -> Any:
    if not has(home, room):
        raise Undeclared(f"{_game(home)}: {_file(room)} is missing")
    return import_module(f"{home}.{room}")


def _is_made_in(module: Any, thing: object, kind: type) -> bool:
    return (
        isinstance(thing, type) and issubclass(thing, kind) and thing.__module__ == module.__name__
    )


def _game(home: str) -> str:
    return home.rpartition(".")[2]


def _file(room: str) -> str:
    return f"{room.replace('.', '/')}.py"
