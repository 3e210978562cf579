"""A question: Enter presses what has the focus, and whoever only presses Enter changes nothing."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.ui.shared.widgets.name_dialog import NameDialog
from naipes_gui.ui.shared.widgets.question import Question

pytestmark = pytest.mark.qt_log_ignore("does not support")


def press(dialog: QDialog, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget() or dialog, key)


@pytest.mark.parametrize(
    ("keys", "answer"),
    [
        ([Qt.Key.Key_Return], QDialog.DialogCode.Rejected),
        ([Qt.Key.Key_Escape], QDialog.DialogCode.Rejected),
        ([Qt.Key.Key_Tab, Qt.Key.Key_Return], QDialog.DialogCode.Accepted),
    ],
)
def test_keys_answer(qtbot: QtBot, keys: list[Qt.Key], answer: QDialog.DialogCode) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    question = Question("Really?", "It cannot be undone.", "Do it", "Play on", window)
    assert (question.yes.text(), question.no.text()) == ("Do it", "Play on")
    question.show()
    question.activateWindow()
    qtbot.waitUntil(question.isActiveWindow)
    with qtbot.waitSignal(question.finished) as done:
        press(question, *keys)
    assert done.args == [answer.value]


def test_a_name_of_nothing_cannot_be_taken(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    dialog = NameDialog("A name", "Club", window)
    assert dialog.take.isEnabled()
    dialog.field.setText("   ")
    assert not dialog.take.isEnabled()
    dialog.field.setText(" Tuesday ")
    assert dialog.name == "Tuesday"


@pytest.mark.parametrize(
    ("name", "typed", "ended"),
    [
        ("", "Ana", QDialog.DialogCode.Accepted),
        ("Club", "", QDialog.DialogCode.Accepted),
        ("", "", None),
    ],
)
def test_enter_takes_the_name_that_is_written(
    qtbot: QtBot, name: str, typed: str, ended: QDialog.DialogCode | None
) -> None:
    """Also where there was none at first, so that Save could not be pressed."""
    window = QWidget()
    qtbot.addWidget(window)
    dialog = NameDialog("A name", name, window)
    said = list[int]()
    dialog.finished.connect(said.append)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    dialog.field.setFocus()
    QTest.keyClicks(dialog.field, typed)
    press(dialog, Qt.Key.Key_Return)
    assert said == ([] if ended is None else [ended.value])
    dialog.close()
