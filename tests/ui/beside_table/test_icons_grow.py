"""Icons beside words grow with them, also those that are changed later."""

from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from naipes_gui.ui.beside_table.toolbar import TopBar
from naipes_gui.ui.match.review_box import ReviewBox
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import TABLE_PALETTE
from tests.ui.looking import Dress, dress

__all__ = ["dress"]


def side_of(button: QAbstractButton) -> int:
    return button.icon().actualSize(button.iconSize()).width()


def test_a_button_whose_picture_changes_keeps_its_size(qtbot: QtBot, dress: Dress) -> None:
    dress(text_scale=1.5)
    bar = TopBar(TABLE_PALETTE)
    qtbot.addWidget(bar)
    bar.fill(("home",), ("undo", "sound"))
    bar.sign("sound", "mute")
    sides = {key: side_of(bar.button(key)) for key in ("home", "undo", "sound")}
    assert sides == dict.fromkeys(sides, app_style().px(20))


def test_a_button_on_a_sheet_grows(qtbot: QtBot, dress: Dress) -> None:
    dress(text_scale=1.5)
    box = ReviewBox(TextStyle())
    qtbot.addWidget(box)
    assert side_of(box.button) == app_style().px(20) == 30
