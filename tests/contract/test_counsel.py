"""What every opponent owes who is asked what it weighs."""

from itertools import islice
from random import Random
from threading import Event
from typing import Any

import pytest

from naipes_gui.core.opponent import STYLES
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from tests.contract.positions import positions
from tests.having import comparing
from tests.nights import by_night

ASKED = by_night(4, by_day=2)
"""Decisions of a deal that are asked about."""
FORGOTTEN = by_night(70, by_day=20)
"""Positions, under rules drawn at random, in which somebody forgetful is asked."""
COMPARED = by_night(5, by_day=3)
"""Positions in which a player is asked about two moves alone."""
NAMES = tuple("ABCDEFGHI")
every_level = pytest.mark.parametrize(
    ("key", "level"), [(key, level) for key, game in all_games().items() for level in game.bots()]
)


@pytest.mark.sampled
@every_level
def test_what_is_weighed_leads_to_what_is_chosen(key: str, level: str) -> None:
    game = all_games()[key]
    rules = game.rules(game.options().make())
    bot: Any = game.bots()[level](rules)
    timeline: Timeline[Any] = Timeline(rules)
    chance, asked = Random(f"{key}/{level}"), 0
    while asked < ASKED and not timeline.state.is_over:
        state = timeline.state
        if state.to_move == CHANCE:
            timeline.push(rules.chance(state, chance))
            continue
        view = timeline.view(timeline.ply, state.to_move)
        move = bot.choose(view, Random(timeline.ply), Event())
        if state.stage is Stage.HAND and len(view.moves) > 1:
            counsel = bot.weigh(view, Random(timeline.ply), Event())
            asked += 1
            assert counsel.chosen == move
            first, *others = [one.worth for one in counsel.choices] or [0.0]
            assert others == sorted(others, reverse=True)
            # The chosen one stands first also where it is only as good as another.
            assert all(each - first <= counsel.choices[1].margin for each in others[:1])
            assert all(one.move in view.moves for one in counsel.choices)
            assert not counsel.choices or move in [one.move for one in counsel.choices]
            assert all(one.margin >= 0 for one in counsel.choices)
            assert len(Wording(NAMES).say(counsel.reason)) > 8
        timeline.push(move)
    assert asked


@pytest.mark.parametrize("key", all_games())
def test_who_forgets_can_still_think(key: str) -> None:
    """A card that is forgotten may be imagined twice: in a hand, and where it was played."""
    game, forgetful = all_games()[key], STYLES["dreamy"]
    levels = list(game.bots().values())
    able: Any = levels[len(levels) // 2]
    for place, position in enumerate(islice(positions(game, 9), FORGOTTEN)):
        bot = able(position.timeline.rules, forgetful)
        counsel = bot.weigh(position.view, Random(place), Event())
        assert counsel.chosen in position.view.moves


@pytest.mark.parametrize("key", comparing())
def test_of_two_moves_that_are_asked_about_each_is_told_whatever_their_order(key: str) -> None:
    game, told = all_games()[key], 0
    for place, position in enumerate(islice(positions(game, 4), COMPARED)):
        view, bot = position.view, game.bots()[game.strongest](position.timeline.rules)
        pair = Random(place).sample(view.moves, 2)
        one, other = (
            bot.weigh(view.among(asked), Random(place), Event()) for asked in (pair, pair[::-1])
        )
        assert one == other
        kept = [move for move in view.moves if move in pair]
        assert list(view.among(pair).moves) == kept
        if one.rounds:
            told += 1
            assert set(pair) <= {each.move for each in one.choices}
    assert told
