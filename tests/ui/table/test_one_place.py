"""Trumps lie in one place of the felt all through a hand: one looks there, and nowhere else."""

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.felt_help import Case, is_my_turn, play, table_of, things

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


def test_my_tricks_lie_on_nothing_where_the_stock_lies_low(qtbot: QtBot) -> None:
    board, rules = table_of(Case("mosca", 5), (900, 480), 1.5)
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    seen = 0
    for timeline in play(board, rules, 70, 3, is_my_turn):
        if timeline.state.table["won:0"]:
            lying = things(board)
            pile = lying.pop(("won", "won:0"))
            seen += 1
            assert not [thing for thing, box in lying.items() if box.meets(pile, -2)]
    assert seen
