"""What the plate under captured cards says is not covered by them."""

import pytest
from PySide6.QtWidgets import QApplication

from naipes_gui.ui.shared.paint import font, text_width
from naipes_gui.ui.table.captures import class_sum
from naipes_gui.ui.table.captures_room import class_box
from naipes_gui.ui.table.field import Field
from tests.ui.felt_help import Case, table_of


@pytest.mark.parametrize("size", [(796, 700), (900, 516), (992, 716), (1280, 660)])
def test_the_sum_of_a_class_ends_before_its_cards(
    qapp: QApplication, size: tuple[int, int]
) -> None:
    board, _ = table_of(Case("hachi_hachi", 3), size)
    room = board.table.room
    assert isinstance(room, Field)
    mine = room.mine()
    cards = class_box("H", mine, room)
    assert cards is not None
    free = cards.x - room.captures.x - 12
    scale = board.overlay.text_style.text_scale
    for many in range(6):
        told = class_sum(many, 20, free, scale)
        assert text_width(told, font(0.86, 400, scale)) <= free
        assert told.startswith(f"{many}")
    assert class_sum(1, 20, 400, scale) == "1 × 20 = 20"
