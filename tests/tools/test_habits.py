"""What a player is known by, where a game says nothing of its own."""

import pytest

from naipes_gui.core.moves import Move
from naipes_gui.core.table import FIRST
from naipes_gui.games import all_games
from tests.games_for_tests.high_card import HighCard, HighCardOptions
from tools.habits import habits_of, plain_habits


@pytest.mark.parametrize(
    ("move", "habit"),
    [("stand", "stand"), ("play KH", "play"), ("discard 7H 8C 9D", "discard:3"), ("bid 3", "bid")],
)
def test_a_habit_is_the_verb_and_how_many_cards_it_takes(move: str, habit: str) -> None:
    rules = HighCard(HighCardOptions.make())
    view = rules.observe(rules.start(), FIRST)
    assert plain_habits(view, FIRST, Move.parse(move)) == habit


def test_every_game_names_its_own_and_a_new_one_need_not() -> None:
    assert len({habits_of(key) for key in all_games()} | {plain_habits}) == len(all_games()) + 1
    assert habits_of("high_card") is plain_habits
