"""The finder of plays at which a club player would laugh."""

import json
from dataclasses import replace
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stop, View
from tools import blunders

BEST, NEXT, WORST = Move("stay"), Move("exchange"), Move("pass")
COUNSEL = Counsel(BEST, (Weighed(BEST, 0.5), Weighed(NEXT, 0.2, 0.4), Weighed(WORST, -0.5, 0.3)))


def test_only_what_is_lost_beyond_doubt_counts() -> None:
    assert blunders.beyond_doubt(COUNSEL, BEST) == 0
    assert blunders.beyond_doubt(COUNSEL, NEXT) < 0
    assert blunders.beyond_doubt(COUNSEL, WORST) == pytest.approx(0.7)
    assert blunders.beyond_doubt(COUNSEL, Move("fold")) == 0


def test_of_a_decision_it_is_known_how_much_it_lost_at_most() -> None:
    assert blunders.lost_at_most(COUNSEL, BEST) == pytest.approx(0.3), "the next may be better"
    assert blunders.lost_at_most(COUNSEL, NEXT) == pytest.approx(0.9)
    assert blunders.lost_at_most(COUNSEL, WORST) == pytest.approx(1.45)
    assert blunders.lost_at_most(COUNSEL, Move("fold")) == inf


class Counting:
    """A judge that notes how often it is asked."""

    def __init__(self, judge: Any) -> None:
        self._judge, self.times = judge, 0

    def weigh(self, view: View[Any], rng: Random, stop: Stop) -> Counsel:
        self.times += 1
        found: Counsel = self._judge.weigh(view, rng, stop)
        return found


def test_a_first_look_leaves_the_longer_one_what_is_open() -> None:
    words = [
        "napoleon",
        "--level",
        "beginner",
        "--judge",
        "expert",
        "--effort",
        "2",
        "--least",
        "1.5",
    ]
    whole = blunders.finder(blunders.asked(words))
    quick = blunders.finder(blunders.asked([*words, "--glance", "1"]))
    judge = Counting(quick.judge)
    (_, every), (_, some) = whole.hand(0), replace(quick, judge=judge).hand(0)
    dear = [[loss for loss in found if loss and loss.lost >= 1.5] for found in (every, some)]
    assert len(every) == len(some)
    assert dear[0] == dear[1] != []
    assert 0 < judge.times < len(every)


def test_a_first_look_must_know_what_a_blunder_is() -> None:
    with pytest.raises(SystemExit):
        blunders.asked(["nlk", "--glance", "1"])


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


def test_what_was_judged_before_is_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ended within a line, and asked again: the same hands, each judged once."""
    told = "napoleon --level beginner --judge expert --effort 1 --least 0.5 --hands"
    words = told.split()
    blunders.main([*words, "3"])
    at_once = capsys.readouterr().out
    kept = tmp_path / "kept.jsonl"
    blunders.main([*words, "2", "--kept", str(kept)])
    kept.write_text(kept.read_text(encoding="utf-8")[:-9], encoding="utf-8")
    capsys.readouterr()
    for _ in range(2):
        blunders.main([*words, "3", "--kept", str(kept)])
        assert capsys.readouterr().out == at_once
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 1 + 3
    with pytest.raises(ValueError, match="other hands"):
        blunders.main([*words, "3", "--kept", str(kept), "--seed", "5"])
