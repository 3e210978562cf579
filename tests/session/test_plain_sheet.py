"""What is told of a hand whose account fails: who gained what, in order, and whether it goes on."""

from dataclasses import replace

import pytest

from naipes_gui.core.face import PlayedHand
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.session.sheets import plain_sheet
from tests.games_for_tests.high_card import HighCard, HighCardOptions

START = HighCard(HighCardOptions.make(players=3)).start()


@pytest.mark.parametrize("fewest_win", [False, True])
@pytest.mark.parametrize("is_over", [False, True])
def test_the_lines_stand_from_best_to_worst(fewest_win: bool, is_over: bool) -> None:
    stage = Stage.OVER if is_over else Stage.SHUFFLE
    states = [replace(START, scores=(5, 2, 9)), replace(START, scores=(6, 7, 9), stage=stage)]
    sheet = plain_sheet(PlayedHand(states, [], ()), fewest_win=fewest_win)
    lines = [(line.seat, line.gained, line.total, line.derivation) for line in sheet.lines]
    best_first = [(Seat(1), 5, 7, ()), (Seat(0), 1, 6, ()), (Seat(2), 0, 9, ())]
    assert lines == (best_first[::-1] if fewest_win else best_first)
    assert sheet.match_over == is_over
    assert sheet.fewest_win == fewest_win
