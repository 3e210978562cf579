"""Trumps lie in one place of the felt all through a hand: one looks there, and nowhere else."""

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.felt_help import Case, play, table_of

CASES = [(Case("ecarte", 2), (900, 516)), (Case("ecarte", 2), (992, 716)),
         (Case("mosca", 3), (992, 716))]  # fmt: skip


@pytest.mark.parametrize(("case", "size"), CASES, ids=str)
def test_trumps_lie_in_one_place(qtbot: QtBot, case: Case, size: tuple[int, int]) -> None:
    board, rules = table_of(case, size)
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    places = set[tuple[float, float]]()
    for _ in play(board, rules, 25, 4):
        if (chip := board.overlay.pieces().get("trump")) is not None:
            places.add((chip.x, chip.y))
    assert len(places) == 1
