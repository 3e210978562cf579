"""No override of Qt lets an exception out: that would end the program, or come up elsewhere."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QSize,
    Qt,
)
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

EVERY_CLASS = """
import sys
from importlib import import_module
from inspect import isclass
from pkgutil import walk_packages
from naipes_gui import app
app.load_what_needs_no_qt()
app.load_qt()
import shiboken6
from naipes_gui import session, ui
from naipes_gui.ui.window import guard
found = 0
for package in (ui, session):
    for module in walk_packages(package.__path__, package.__name__ + "."):
        if module.name.endswith("__main__"):
            continue
        for each in list(vars(import_module(module.name)).values()):
            if not isclass(each) or not issubclass(each, shiboken6.Object):
                continue
            if each.__module__.startswith("naipes_gui."):
                for name, method in guard.overrides(each).items():
                    found += 1
                    if not hasattr(method, "__guarded__"):
                        print(each.__module__, each.__name__, name)
print(found)
"""


def test_every_override_of_the_program_is_guarded() -> None:
    """As it is started: what is defined before the guard stands would have none."""
    command = [sys.executable, "-c", EVERY_CLASS]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    *unguarded, found = done.stdout.split("\n")[:-1]
    assert unguarded == []
    assert int(found) > 100


def raised() -> Any:
    """Raise what Python 3.11 makes no object of until somebody catches it."""
    return [][0]


def nothing(_: object = None) -> None:
    pass


class Fragile(QWidget):
    """Fails in every handler, and hands events on as a page does."""

    fails: Callable[[], Any] = staticmethod(nothing)

    def event(self, event: QEvent) -> bool:
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.fails()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fails()

    def paintEvent(self, event: QPaintEvent) -> None:
        self.fails()

    def sizeHint(self) -> QSize:
        self.fails()
        return QSize(7, 7)


@pytest.mark.parametrize(
    "act",
    [
        lambda it: QApplication.sendEvent(
            it, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier)
        ),
        lambda it: it.resize(33, 44),
        lambda it: it.grab(),
        lambda it: QCoreApplication.processEvents(),
    ],
    ids=["key", "resize", "paint", "posted"],
)
def test_a_handler_under_another_may_fail(qtbot: QtBot, act: Callable[[QWidget], object]) -> None:
    it = Fragile()
    qtbot.addWidget(it)
    it.resize(20, 20)
    it.show()
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier)
    QApplication.postEvent(it, key)
    it.fails = raised
    with qtbot.captureExceptions() as caught:
        act(it)
    it.fails = nothing
    assert {error for error, _, _ in caught} == {IndexError}


def test_what_fails_to_answer_answers_as_qt_does(qtbot: QtBot) -> None:
    class Button(QPushButton):
        def sizeHint(self) -> QSize:
            return QSize(raised())

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            return bool(raised())

        def event(self, event: QEvent) -> bool:
            return bool(raised()) if event.type() is QEvent.Type.User else super().event(event)

    class Model(QAbstractTableModel):
        def rowCount(self, parent: Any = None) -> int:
            return int(raised())

        def data(self, index: Any, role: int = 0) -> Any:
            return raised()

    button, plain, model = Button("long enough"), QPushButton("long enough"), Model()
    qtbot.addWidget(button)
    qtbot.addWidget(plain)
    with qtbot.captureExceptions() as caught:
        assert button.sizeHint() == plain.sizeHint()
        assert button.eventFilter(button, QEvent(QEvent.Type.User)) is False
        asked = QEvent(QEvent.Type.User)
        assert QApplication.sendEvent(button, asked) == QApplication.sendEvent(plain, asked)
        assert (model.rowCount(), model.data(QModelIndex())) == (0, None)
    assert len(caught) == 5
