"""What is said to a move lies beside the cards, in more lines where there is no room for few."""

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.ui.table.free_place import weighed_cards
from tests.ui.felt_help import Case, is_my_turn, play, table_of

TEXTS = (
    "Solo una carta de su palo o un triunfo puede superar la dama de corazones. (Regla 1.17)",
    "An exercise from Sunday 8:55 AM: it does not count. The match itself is kept as it was.",
)
TABLES = [
    (Case("nlk", 4), (900, 450)), (Case("nlk", 3), (900, 450)), (Case("mosca", 4), (900, 517)),
    (Case("mosca", 6), (990, 697)),
]  # fmt: skip


@pytest.mark.parametrize(("case", "felt"), TABLES, ids=str)
def test_a_notice_covers_no_card(qtbot: QtBot, case: Case, felt: tuple[int, int]) -> None:
    """None was narrower than 360: it lay over cards beside a free place of 330."""
    board, rules = table_of(case, felt)
    qtbot.addWidget(board, before_close_func=lambda widget: widget.stop())
    said = 0
    for _ in play(board, rules, 120, 2, is_my_turn):
        for text in TEXTS:
            board.toast.say(text, 0)
            board.place_overlays()
            (notice,) = board.toast.boxes()
            assert not any(notice.meets(card) for card, _ in weighed_cards(board.table))
            assert board.viewport().rect().contains(board.toast.geometry())
            board.toast.dismiss()
            said += 1
    assert said
