"""What a player is known by, where a game says nothing of its own."""

import pytest

from naipes_gui.core.info import plain_habits
from naipes_gui.core.moves import Move
from naipes_gui.core.table import FIRST
from tests.games_for_tests.high_card import HighCard, HighCardOptions


@pytest.mark.parametrize(
    ("move", "habit"),
    [("stand", "stand"), ("play KH", "play"), ("discard 7H 8C 9D", "discard:3"), ("bid 3", "bid")],
)
def test_a_habit_is_the_verb_and_how_many_cards_it_takes(move: str, habit: str) -> None:
    rules = HighCard(HighCardOptions.make())
    view = rules.observe(rules.start(), FIRST)
    assert plain_habits(view, FIRST, Move.parse(move)) == habit
