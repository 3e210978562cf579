"""The stock of a flower field lies in a column; what is decided covers no month."""

import pytest
from PySide6.QtWidgets import QApplication

from naipes_gui.core.table import Seat
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.geometry import Box
from tools.table_walk.laying import Setting, Table
from tools.table_walk.positions import ME, Position, record

FELTS = (900, 468), (900, 516), (992, 668), (1280, 716), (1531, 905), (2040, 1310)
DECIDED = "hachi_hachi-4-traditional", 50
"""Somebody stops or goes on, with what both bring on the buttons."""


def _months(room: Field) -> Box:
    left, right = room.months
    return Box(left, room.field_top, right - left, room.field_bottom - room.field_top)


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize(("width", "height"), FELTS)
def test_three_at_the_table_leave_the_middle_to_the_months(
    width: int, height: int, closed: bool
) -> None:
    room = Field(width, height, 3, Seat(0), aspect=0.605, closed=closed, marked=True)
    assert room.month_height >= 0.15 * height, "nearly as large as those in the hand"
    pieces = [room.stock, room.flip, room.captures, room.lane, room.mine().plate, room.teyaku]
    pieces += [place.block for place in room.places()[1:]]
    for i, one in enumerate(pieces):
        assert not one.meets(_months(room)), one
        assert not any(one.meets(other) for other in pieces[i + 1 :]), one


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("window", [(900, 552), (900, 600), (1280, 752), (1280, 800)])
def test_stopping_and_going_on_lie_below_the_months(
    qapp: QApplication, window: tuple[int, int], text: float
) -> None:
    match, ply = DECIDED
    position = Position(match, ply, record(match).timeline.view(ply, ME))
    laid = Table(match).lay(position, Setting(window, text))
    assert isinstance(laid.room, Field)
    decide, sort = laid.overlay.talk.buttons, laid.room.hand_top
    buttons = [box for box in decide if box.y < sort]
    assert len(buttons) == 2
    assert not any(button.meets(_months(laid.room)) for button in buttons)
    assert all(button.bottom <= laid.room.hand_top for button in buttons)
