"""Which games have what none must have: nothing is asked of the others."""

from collections.abc import Callable
from pathlib import Path

from naipes_gui.core.face import Face
from naipes_gui.core.info import GameInfo
from naipes_gui.core.rooms import has
from naipes_gui.games import all_games
from naipes_gui.review.problems import keys_of
from tests.found import some

RECORDS = Path(__file__).parent / "records"


def having(room: str) -> list[str]:
    """Return the games with a module that may be missing."""
    return _where(lambda game: has(f"naipes_gui.games.{game.key}", room))


def telling(hook: str) -> list[str]:
    """Return the games whose face answers what need not be answered."""
    return _where(lambda game: getattr(type(game.face()), hook) is not getattr(Face, hook))


def comparing() -> list[str]:
    """Return the games with a level that compares what it can do over many deals."""
    return _where(lambda game: "expert" in game.bots())


def with_problems() -> list[str]:
    """Return the games of which problems were found."""
    return _where(lambda game: keys_of(game.key))


def with_records() -> list[str]:
    """Return the games of which matches were kept."""
    return _where(lambda game: (RECORDS / game.key).is_dir())


def _where(holds: Callable[[GameInfo], object]) -> list[str]:
    return some(key for key, game in all_games().items() if holds(game))
