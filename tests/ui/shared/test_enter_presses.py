"""Enter presses the button that has the keys, whatever the system thinks of that."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton, QToolButton, QVBoxLayout
from pytestqt.qtbot import QtBot

from naipes_gui.ui.shared.enter_presses import EnterPresses


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
