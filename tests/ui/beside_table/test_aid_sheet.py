"""A sheet of an aid is as high as what it says, and lies in the middle of its window."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.ui.beside_table.aid_sheet import AidSheet
from naipes_gui.ui.shared.commands import Command


def test_a_short_text_lies_in_the_middle(qtbot: QtBot) -> None:
    """It stayed where a sheet as high as the window had been put: its frame above the screen."""
    window = QWidget()
    window.setGeometry(QRect(0, 0, 780, 600))
    qtbot.addWidget(window)
    window.show()
    sheet = AidSheet("What each choice is worth", Command.WORTH, window)
    sheet.open()
    sheet.write("<p>One line.</p>")
    assert sheet.height() < 400
    assert abs(sheet.frameGeometry().center().y() - window.frameGeometry().center().y()) <= 2
    sheet.close()
