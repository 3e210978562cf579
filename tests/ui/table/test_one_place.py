"""Trumps lie in one place of the felt all through a hand: one looks there, and nowhere else."""

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.felt_help import Case, play, table_of

CASES = [Case("ecarte", 2), Case("mosca", 3), Case("mosca", 5), Case("napoleon", 4)]


@pytest.mark.parametrize("size", [(900, 516), (992, 716), (1920, 990)], ids=str)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_trumps_lie_in_one_place(qtbot: QtBot, case: Case, size: tuple[int, int]) -> None:
    board, rules = table_of(case, size)
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    places = set[tuple[float, float]]()
    for _ in play(board, rules, 45, 4):
        if (chip := board.overlay.pieces().get("trump")) is not None:
            places.add((chip.x, chip.y))
    assert len(places) == 1
