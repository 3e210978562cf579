"""Buttons stand in one row as long as they can, and say what they cost."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.core.face import Button
from naipes_gui.core.moves import Move
from naipes_gui.core.text import phrase
from naipes_gui.ui.table.action_bar import ActionBar
from naipes_gui.ui.table.action_button import DENSITIES

BIDS = ("Pass", "Three", "Misère", "Four", "Napoleon", "Wellington", "Blücher")


def bid(name: str, price: str = "not bid before") -> Button:
    return Button(Move(name), phrase("table", name), phrase("table", price), key="1")


@pytest.fixture
def bar(qtbot: QtBot) -> ActionBar:
    ground = QWidget()
    qtbot.addWidget(ground)
    made = ActionBar(ground)
    made.ground_for_test = ground  # type: ignore[attr-defined]  # keeps it alive
    return made


def rows(bar: ActionBar) -> int:
    return len({box.y for box in bar.boxes()})


@pytest.mark.parametrize("width", [876, 968, 1256])
def test_seven_bids_with_their_prices_stand_in_one_row(bar: ActionBar, width: int) -> None:
    bar.arrange(width)
    bar.offer([bid(name) for name in BIDS])
    assert rows(bar) == 1
    assert bar.width() <= width + 24
    assert bar.height() > 60


def test_what_does_not_fit_in_one_row_stands_in_low_ones(bar: ActionBar) -> None:
    bar.arrange(400)
    bar.offer([bid(name) for name in BIDS])
    assert rows(bar) == 2
    assert bar.width() <= 424
    assert max(box.height for box in bar.boxes()) < 40
    assert bar._buttons[0].toolTip() == "not bid before"
    assert bar._buttons[0].accessibleDescription() == "not bid before"


def test_few_buttons_keep_a_second_line_that_is_cut(bar: ActionBar) -> None:
    long = "If nobody stops: 28 kan; if another does, you may pay double"
    bar.arrange(420)
    bar.offer([bid("Stop", "You receive 56 kan"), bid("Go on", long)])
    assert rows(bar) == 1
    assert not DENSITIES[bar._buttons[0].caption.dense].single
    assert bar._buttons[1].toolTip() == long


def test_buttons_grow_again_with_the_table(bar: ActionBar) -> None:
    bar.arrange(400)
    bar.offer([bid(name) for name in BIDS])
    bar.arrange(1256)
    assert rows(bar) == 1
