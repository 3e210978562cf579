"""In every game: choices are said to be equal only where the intervals leave no other way."""

from itertools import islice
from random import Random
from threading import Event
from typing import Any

import pytest

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.games import all_games
from naipes_gui.ui.match import nudges
from tests.contract.positions import positions
from tests.having import comparing
from tests.nights import by_night

ASKED = by_night(30, by_day=5)
"""Decisions of a game about which a level is asked."""
OPEN = ("tell no difference", "cannot be told apart", "cannot tell them apart")
"""What says of two choices that none is seen to be better."""
SURE = (
    "comes to the same", "come to the same", "worth the same", "worth as much", " are equal",
    " equivalent", "As good",
)  # fmt: skip
"""What says of choices that they are worth the same."""


def nudge(counsel: Counsel, among: int) -> str:
    if nudges.level(counsel) == len(counsel.choices):
        return nudges.of_any(counsel, every=len(counsel.choices) == among)
    return nudges.of_some(counsel, among)


def sources(told: Any) -> str:
    """Return the words of a reason and of what fills its blanks."""
    if not isinstance(told, Phrase):
        return ""
    return " ".join([told.source, *map(sources, told.blanks.values())])


@pytest.mark.sampled
@pytest.mark.parametrize("key", comparing())
@pytest.mark.parametrize("level", ["expert", "strongest"])
def test_what_a_hint_calls_equal_is_equal_by_the_intervals(key: str, level: str) -> None:
    game = all_games()[key]
    name, asked = game.strongest if level == "strongest" else level, 0
    for place, position in enumerate(islice(positions(game, 11), ASKED)):
        view, bot = position.view, game.bots()[name](position.timeline.rules)
        counsel = bot.weigh(view, Random(place), Event())
        if len(counsel.choices) < 2:
            continue
        asked += 1
        reason, said = sources(counsel.reason), nudge(counsel, len(view.moves))
        best = counsel.choices[0].worth
        # Half of the last hundredth that is written is nothing.
        same = [one for one in counsel.choices if best - one.worth + one.margin < 0.0051]
        if any(words in said for words in SURE):
            assert len(same) >= nudges.level(counsel), said
        if any(words in reason for words in SURE):
            assert len(same) == len(counsel.choices), reason
        if any(words in reason for words in OPEN):
            behind = (o for o in counsel.choices if o.move != counsel.chosen)
            chosen = next(o for o in counsel.choices if o.move == counsel.chosen)
            assert any(
                abs(chosen.worth - o.worth) <= max(chosen.margin, o.margin) + 1e-9 for o in behind
            ), reason
    assert asked


def told_of(*gaps: tuple[float, float], among: int = 9) -> str:
    choices = tuple(Weighed(Move("a", number=n), -gap, doubt) for n, (gap, doubt) in
                    enumerate([(0.0, 0.0), *gaps]))  # fmt: skip
    return nudge(Counsel(choices[0].move, choices, phrase("test", "points"), 80), among)


@pytest.mark.parametrize("among", [3, 9])
def test_what_may_be_equal_and_may_be_not_is_not_called_equal(among: int) -> None:
    """A hundred deals of Hachi-Hachi leave eighteen points between what seems to be alike."""
    alike = told_of((0.4, 18.0), (1.2, 17.0), among=among)
    assert "By what can be counted" in alike
    assert not any(words in alike for words in SURE)
    some = told_of((0.4, 18.0), (30.0, 7.0), among=among)
    assert "cannot be told apart" in some
    assert "the same" in told_of((0.0, 0.0), (0.0, 0.0), among=among)
    assert " are equal" in told_of((0.0, 0.0), (30.0, 7.0), among=among)


def test_the_bound_holds_the_gap_and_the_doubt() -> None:
    choices = (Weighed(Move("a"), 2.0), Weighed(Move("b"), 1.5, 0.25), Weighed(Move("c"), 1.0, 2.0))
    found = Counsel(choices[0].move, choices, phrase("test", "points"), 80)
    assert nudges.most_between(found, 2) == 0.75
    assert nudges.most_between(found, 3) == 3.0
