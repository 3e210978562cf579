"""What a move loses in the eyes of somebody who thought longer."""

import json

import pytest

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.moves import Move
from tools import rounds

BEST, NEXT, WORST = Move("stay"), Move("exchange"), Move("pass")
COUNSEL = Counsel(BEST, (Weighed(BEST, 0.5), Weighed(NEXT, 0.2), Weighed(WORST, -0.1)))


def test_a_move_loses_what_it_is_behind() -> None:
    assert rounds.lost(COUNSEL, BEST) is None
    assert rounds.lost(COUNSEL, NEXT) == pytest.approx(0.3)
    assert rounds.lost(COUNSEL, Move("fold")) == pytest.approx(0.6)


def test_every_decision_with_a_choice_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert rounds.main(["mosca", "--level", "expert", "--effort", "2", "--hands", "1"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["decisions"] > 0
    assert 0 <= told["same"] <= 1
    assert told["loss"] >= 0
