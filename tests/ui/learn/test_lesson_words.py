"""Before a guided hand it is told how the dealer is found, in words for as many as play."""

from naipes_gui.games import all_games
from naipes_gui.ui.learn.lesson_words import _draws


def test_of_two_players_nobody_says_everybody() -> None:
    for game in all_games().values():
        for lesson in game.lessons():
            told = _draws(len(lesson.opponents))
            assert ("Everybody" in told) == (len(lesson.opponents) > 1), lesson.key
