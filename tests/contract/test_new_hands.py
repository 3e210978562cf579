"""A hand begins with nothing of the one before, whatever fields a game has."""

from dataclasses import MISSING, Field, fields
from random import Random
from typing import Any

import pytest

from naipes_gui.core.info import GameInfo
from naipes_gui.core.options import Options
from naipes_gui.core.rules import Stage, State
from naipes_gui.core.timeline import Timeline
from naipes_gui.games import all_games
from tests.playthrough import choice


def long_match(game: GameInfo) -> Options:
    """Return the default rules for more hands than one."""
    kind = game.options()
    spreads = [s for option in kind.declared() if option.key == "match" for s in option.spreads]
    return kind.make(match=spreads[0].value(spreads[0].high)) if spreads else kind.make()


def after_a_hand(key: str) -> Timeline[Any]:
    """Return a match at its second shuffle, which has just been made."""
    game, rng = all_games()[key], Random(key)
    timeline: Timeline[Any] = Timeline(game.rules(long_match(game)))
    while (timeline.state.stage, timeline.state.deals) != (Stage.CUT, 2):
        timeline.push(choice(timeline, rng))
    return timeline


def of_a_hand(state: State) -> list[Field[Any]]:
    common = {each.name for each in fields(State)}
    own = (each for each in fields(state) if each.name not in common)
    return [each for each in own if each.default is not MISSING and "match" not in each.metadata]


@pytest.mark.parametrize("key", all_games())
def test_nothing_of_a_hand_is_left_once_the_next_is_shuffled(key: str) -> None:
    timeline = after_a_hand(key)
    shuffled, over = timeline.state, timeline.states[-2]
    assert {f.name: getattr(shuffled, f.name) for f in of_a_hand(shuffled)} == {
        f.name: f.default for f in of_a_hand(shuffled)
    }
    assert any(getattr(over, f.name) != f.default for f in of_a_hand(over))
