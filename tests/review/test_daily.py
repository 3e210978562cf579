"""The problem of a day follows from the date alone."""

from datetime import date, timedelta
from functools import cache

import pytest

from naipes_gui.games import all_games
from naipes_gui.review import daily
from naipes_gui.review.daily import game_of_day, key_of_day
from naipes_gui.review.problems import keys_of, problem

DAY = date(2026, 11, 22)


@pytest.fixture(autouse=True)
def problems_are_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each day of hundreds not go through all files again."""
    monkeypatch.setattr(daily, "keys_of", cache(keys_of))


def test_every_day_has_its_problem_of_the_game_that_is_due() -> None:
    first = key_of_day(DAY)
    assert key_of_day(DAY) == first
    assert problem(first).game == game_of_day(DAY)


def test_nothing_comes_again_before_all_have_come() -> None:
    games = [key for key in all_games() if keys_of(key)]
    for place, game in enumerate(games):
        keys = [known.key for known in keys_of(game)]
        # A turn begins where the number of the days of a game is a multiple of its problems.
        begun = DAY.toordinal() // len(games) // len(keys) * len(keys)
        days = [date.fromordinal((begun + n) * len(games) + place) for n in range(len(keys))]
        assert sorted(map(key_of_day, days)) == sorted(keys)
        assert set(map(game_of_day, days)) == {game}


def test_the_next_turn_has_another_order() -> None:
    many = len(keys_of(game_of_day(DAY))) * len([key for key in all_games() if keys_of(key)])
    first = [key_of_day(DAY + timedelta(days=n)) for n in range(20)]
    later = [key_of_day(DAY + timedelta(days=n + many)) for n in range(20)]
    assert first != later
