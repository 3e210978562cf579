"""Why one choice is better than another, for somebody who does not like to count."""

from random import Random

import pytest

from naipes_gui.bench.reviewing import hands
from naipes_gui.bots.reasons import is_reckoned
from naipes_gui.core.table import FIRST
from naipes_gui.games import all_games
from naipes_gui.review.asking import GOING
from naipes_gui.review.decided import decided

ENOUGH = 2


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("key", "level"), [("mosca", "master"), ("napoleon", "expert"), ("nlk", "club")]
)
def test_a_clear_choice_with_a_reckoned_reason_has_a_plain_one_too(key: str, level: str) -> None:
    """Else the sheet of an answer says no more than that the one brings more than the other."""
    game, told = all_games()[key], 0
    rules = game.rules(game.options().make())
    bots = game.bots()
    beginner, bot = bots["beginner"](rules), bots[level](rules)
    for timeline in hands(game, rules, beginner, 30, "plain"):
        for ply in decided(timeline, FIRST):
            counsel = bot.weigh(timeline.view(ply, FIRST), Random(ply), GOING)
            if len(counsel.choices) < 2 or counsel.is_close or not is_reckoned(counsel.reason):
                continue
            assert not isinstance(counsel.reason, str)
            best, other = (one.move for one in counsel.choices[:2])
            plain = game.face().gist(counsel.reason, best, other)
            # In La Mosca a card may bring more counters without taking the pool more often.
            assert plain is not None or (key, best.verb) == ("mosca", "play"), counsel.reason
            assert not is_reckoned(plain)
            told += plain is not None
        if told >= ENOUGH:
            break
    assert told >= ENOUGH
