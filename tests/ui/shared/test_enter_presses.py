"""Enter presses the button that has the keys, whatever the system thinks of that."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QToolButton, QVBoxLayout
from pytestqt.qtbot import QtBot

from naipes_gui.ui.shared.enter_presses import EnterPresses
from naipes_gui.ui.shared.widgets.choosing import Segments


@pytest.mark.parametrize("kind", [QPushButton, QToolButton])
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_button_that_has_the_keys_is_pressed_once_and_no_other(
    qtbot: QtBot, qapp: QApplication, kind: Any, key: Qt.Key
) -> None:
    presses = EnterPresses(qapp)
    dialog, pressed = QDialog(), list[str]()
    qtbot.addWidget(dialog)
    column, usual, other = QVBoxLayout(dialog), QPushButton(), kind()
    usual.setDefault(True)
    for name, button in (("usual", usual), ("other", other)):
        button.clicked.connect(lambda _=False, name=name: pressed.append(name))
        column.addWidget(button)
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    other.setFocus()
    QTest.keyClick(other, key)
    assert pressed == ["other"]
    presses.deleteLater()


def test_on_a_choice_that_is_taken_enter_is_the_dialogs(qtbot: QtBot, qapp: QApplication) -> None:
    presses, dialog, segments, done = EnterPresses(qapp), QDialog(), Segments(), list[str]()
    qtbot.addWidget(dialog)
    column, usual = QVBoxLayout(dialog), QPushButton()
    usual.setDefault(True)
    usual.clicked.connect(lambda: done.append("usual"))
    segments.chosen.connect(done.append)
    segments.offer([("short", "Short"), ("long", "Long")], "short")
    column.addWidget(segments)
    column.addWidget(usual)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    short, long = segments.findChildren(QPushButton)
    for button in (long, long, short):
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Return)
    assert done == ["long", "usual", "short"]
    presses.deleteLater()
