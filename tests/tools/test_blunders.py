"""The finder of plays at which a club player would laugh."""

import json

import pytest

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.moves import Move
from tools import blunders

BEST, NEXT, WORST = Move("stay"), Move("exchange"), Move("pass")
COUNSEL = Counsel(BEST, (Weighed(BEST, 0.5), Weighed(NEXT, 0.2, 0.4), Weighed(WORST, -0.5, 0.3)))


def test_only_what_is_lost_beyond_doubt_counts() -> None:
    assert blunders.beyond_doubt(COUNSEL, BEST) == 0
    assert blunders.beyond_doubt(COUNSEL, NEXT) < 0
    assert blunders.beyond_doubt(COUNSEL, WORST) == pytest.approx(0.7)
    assert blunders.beyond_doubt(COUNSEL, Move("fold")) == 0


def test_the_dearest_are_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    """Of a beginner's hands some decisions are found, with the cards that were held."""
    words = "napoleon --level beginner --judge expert --effort 1 --hands 3 --least 0.5"
    assert blunders.main(words.split()) == 0
    *lines, last = capsys.readouterr().out.splitlines()
    told = json.loads(last)
    assert told["hands"] == 3
    assert 0 < told["blunders"] == len(told["dearest"]) <= told["decisions"]
    assert told["between"][0] <= told["per_100"] <= told["between"][1]
    assert len(lines) == 2 * told["blunders"]
    assert " holds " in lines[0]
    assert "better: " in lines[1]
