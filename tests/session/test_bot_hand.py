"""A hand to be looked at: long enough if one soon comes, otherwise the longest there was."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from naipes_gui.games import all_games
from naipes_gui.session import bot_hand as dealing
from naipes_gui.session.bot_hand import TRIES, bot_hand


def lengths(monkeypatch: pytest.MonkeyPatch, *given: int) -> list[Any]:
    """Let the hands that are played have so many decisions; return what is played."""
    left, asked = iter(given), list[Any]()

    def played(*question: Any) -> Any:
        asked.append(question)
        return SimpleNamespace(decisions=[0] * next(left))

    monkeypatch.setattr(dealing, "_played", played)
    return asked


def test_the_first_that_is_long_enough_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(1)
    asked = lengths(monkeypatch, 2, 3, 4, 9)
    assert len(bot_hand("a game", rng, 4).decisions) == 4
    assert asked == [("a game", rng)] * 3


def test_of_hands_that_are_all_too_short_it_is_the_longest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = lengths(monkeypatch, 2, 3, 1, 5, 4, 0, 0, 0, 1)
    assert len(bot_hand("a game", Random(1), 6).decisions) == 5
    assert len(asked) == TRIES + 1


@pytest.mark.parametrize("key", all_games())
def test_exactly_one_hand_is_played(key: str) -> None:
    timeline, again = (bot_hand(key, Random(2), 1) for _ in range(2))
    assert timeline.ended == 1
    assert timeline.decisions
    assert timeline.moves == again.moves
    game = all_games()[key]
    assert timeline.rules.options == game.rules_with({}).options
