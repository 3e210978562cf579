"""Every level can be played in every style, and the plain one is the level itself."""

from random import Random

import pytest

from naipes_gui.core.opponent import PLAIN_STYLE, STYLES
from naipes_gui.games import all_games
from tests.contract.test_honesty import every_level, some
from tests.playthrough import Running

LONG = {"master"}
"""Levels of which only every third style is asked, since they think long."""


@pytest.mark.sampled
@every_level
def test_no_style_makes_a_player_break_the_rules(key: str, level: str) -> None:
    styles = list(STYLES.values())[:: 3 if level in LONG else 1]
    for pair, style in zip(some(key)[10:], styles, strict=False):
        rules, view = pair.real.timeline.rules, pair.real.view
        bot = all_games()[key].bots()[level](rules, style)
        move = bot.choose(view, Random(pair.seed), Running())
        assert move.meaning in view.moves
        assert not rules.breaks(view.state, move)


@pytest.mark.parametrize("key", all_games())
def test_the_plain_style_is_the_level_itself(key: str) -> None:
    for level in ("beginner", "club"):
        for pair in some(key)[:30]:
            rules, view = pair.real.timeline.rules, pair.real.view
            make = all_games()[key].bots()[level]
            bots = make(rules), make(rules, STYLES[PLAIN_STYLE])
            moves = {bot.choose(view, Random(pair.seed), Running()) for bot in bots}
            assert len(moves) == 1
