"""A dialog lies within its window, and so does what moves it: the frame."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.ui.shared.widgets.fitting import FRAME, fit


@pytest.mark.parametrize("high", [500, 560, 640])
def test_a_dialog_leaves_room_for_its_frame(qtbot: QtBot, high: int) -> None:
    window = QWidget()
    window.resize(700, high)
    qtbot.addWidget(window)
    dialog = QDialog(window)
    fit(dialog, (640, 620))
    assert dialog.height() + FRAME.height() <= high


def test_what_a_dialog_needs_at_least_it_has(qtbot: QtBot) -> None:
    window = QWidget()
    window.resize(700, 500)
    qtbot.addWidget(window)
    dialog = QDialog(window)
    fit(dialog, (640, 620), least=(400, 490))
    assert dialog.size() == QSize(640, 490)
