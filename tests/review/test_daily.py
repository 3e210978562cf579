"""The problem of a day follows from the date alone."""

from datetime import date, timedelta

from naipes_gui.games import all_games
from naipes_gui.review.daily import game_of_day, key_of_day
from naipes_gui.review.problems import keys_of, problem

DAY = date(2026, 11, 22)


def test_every_day_has_its_problem_of_the_game_that_is_due() -> None:
    first = key_of_day(DAY)
    assert key_of_day(DAY) == first
    assert problem(first).game == game_of_day(DAY)


def test_nothing_comes_again_before_all_have_come() -> None:
    games = [key for key in all_games() if keys_of(key)]
    every = {known.key for game in games for known in keys_of(game)}
    # A turn begins where the number of the day is a multiple of all.
    many = len(games) * len(keys_of(games[0]))
    alike = {len(keys_of(game)) for game in games} == {len(keys_of(games[0]))}
    start = date.fromordinal(DAY.toordinal() // many * many)
    met = [key_of_day(start + timedelta(days=n)) for n in range(many)]
    assert not alike or sorted(met) == sorted(every)
    assert len({*map(game_of_day, (start + timedelta(days=n) for n in range(many)))}) == len(games)


def test_the_next_turn_has_another_order() -> None:
    many = len(keys_of(game_of_day(DAY))) * len([key for key in all_games() if keys_of(key)])
    first = [key_of_day(DAY + timedelta(days=n)) for n in range(20)]
    later = [key_of_day(DAY + timedelta(days=n + many)) for n in range(20)]
    assert first != later
