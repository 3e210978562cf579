"""What opponents say they weighed: the move they make, with figures and a sentence to read."""

import pickle
from itertools import islice
from random import Random
from typing import Any

import pytest

from naipes_gui.core.counsel import Counsel, Counsellor
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.text import Phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from tests.contract.positions import positions
from tests.contract.test_honesty import SHARE
from tests.playthrough import NAMES, Running, choice

MANY = 48
COUNSELLORS = [
    (key, level)
    for key, game in all_games().items()
    for level, make in game.bots().items()
    if hasattr(make(game.rules(game.options().make())), "weigh")
]
every_counsellor = pytest.mark.parametrize(("key", "level"), COUNSELLORS)


def counsellor(key: str, level: str, rules: Any) -> Any:
    return all_games()[key].bots()[level](rules)


@every_counsellor
def test_the_counsel_is_the_move_that_is_made(key: str, level: str) -> None:
    for position in islice(positions(all_games()[key], 3), 0, MANY, SHARE[level]):
        view, seed = position.view, position.timeline.ply
        bot = counsellor(key, level, position.timeline.rules)
        counsel = bot.weigh(view, Random(seed), Running())
        assert counsel.chosen == bot.choose(view, Random(seed), Running())
        assert_sound(counsel, view)
        # It goes through a pipe to whoever asked for it.
        assert pickle.loads(pickle.dumps(counsel)) == counsel


@every_counsellor
def test_the_only_move_has_a_counsel_too(key: str, level: str) -> None:
    game = all_games()[key]
    rules = game.rules(game.options().make())
    bot: Counsellor[Any] = counsellor(key, level, rules)
    timeline: Timeline[Any] = Timeline(rules)
    rng, met = Random(4), 0
    while met < 3 and not timeline.state.is_over:
        view = timeline.view(timeline.ply, timeline.state.to_move)
        if timeline.state.stage is Stage.HAND and len(view.moves) == 1:
            counsel = bot.weigh(view, Random(1), Running())
            assert counsel.chosen == view.moves[0]
            assert_sound(counsel, view)
            met += 1
        timeline.push(choice(timeline, rng))


def assert_sound(counsel: Counsel, view: View[Any]) -> None:
    worths = [weighed.worth for weighed in counsel.choices]
    assert counsel.chosen.meaning in view.moves
    assert worths == sorted(worths, reverse=True)
    assert all(weighed.move.meaning in view.moves for weighed in counsel.choices)
    assert all(weighed.margin >= 0 for weighed in counsel.choices)
    assert counsel.rounds >= 0
    assert len({weighed.move for weighed in counsel.choices}) == len(counsel.choices)
    for words in (counsel.reason, counsel.unit):
        if isinstance(words, Phrase):
            assert "{" not in Wording(NAMES).say(words)
    assert counsel.reason
