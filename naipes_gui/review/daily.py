"""The problem of a day: it follows from the date alone, so that everybody has the same."""

from collections.abc import Sequence
from datetime import date

from naipes_gui.core.fingerprint import sha256
from naipes_gui.games import all_games
from naipes_gui.review.problems import keys_of


def game_of_day(day: date) -> str:
    """Return the game of a day: one after the other, of those that have problems."""
    games = [key for key in all_games() if keys_of(key)]
    return games[day.toordinal() % len(games)]


def key_of_day(day: date) -> str:
    """Return the key of the problem of a day; none comes again before all of its game have come."""
    games = [key for key in all_games() if keys_of(key)]
    turn = day.toordinal() // len(games)
    keys = [known.key for known in keys_of(game_of_day(day))]
    return _in_order(keys, turn // len(keys))[turn % len(keys)]


def _in_order(keys: Sequence[str], cycle: int) -> list[str]:
    return sorted(keys, key=lambda key: sha256(f"{cycle} {key}".encode()).digest())
