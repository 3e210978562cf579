"""Pictures of which one is chosen: what a reader hears, and where the arrows lead."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.ui.shared.widgets.swatch import Swatch

Row = Callable[[bool], list[Swatch]]


@pytest.fixture
def row(qtbot: QtBot) -> Row:
    """Return what makes a row of three, the first chosen and the last closed."""

    def make(walks: bool) -> list[Swatch]:
        around = QWidget()
        qtbot.addWidget(around)
        made, line = [Swatch(around, walks=walks) for _ in range(3)], QHBoxLayout(around)
        for swatch in made:
            line.addWidget(swatch)
        made[0].setChecked(True)
        made[2].setEnabled(False)
        with qtbot.waitExposed(around):
            around.show()
        around.activateWindow()
        made[0].setFocus()
        return made

    return make


def test_a_reader_hears_one_of_several(row: Row) -> None:
    told = [QAccessible.queryAccessibleInterface(swatch) for swatch in row(False)]
    assert [each.role() for each in told] == [QAccessible.Role.RadioButton] * 3
    assert [bool(each.state().checked) for each in told] == [True, False, False]


def test_arrows_choose_the_next_or_only_lead_to_it(qtbot: QtBot, row: Row) -> None:
    for walks in (False, True):
        first, second, _ = row(walks)
        pressed = list[bool]()
        second.clicked.connect(partial(pressed.append, True))
        QTest.keyClick(first, Qt.Key.Key_Right)
        assert second.hasFocus()
        assert second.isChecked() is not walks
        assert bool(pressed) is not walks
        QTest.keyClick(second, Qt.Key.Key_Space)
        assert second.isChecked()
        assert not first.isChecked()


def test_a_key_that_qt_has_no_name_for_does_nothing(qtbot: QtBot, row: Row) -> None:
    first, *_ = row(True)
    QApplication.sendEvent(
        first, QKeyEvent(QEvent.Type.KeyPress, 123456, Qt.KeyboardModifier.NoModifier)
    )
    assert first.hasFocus()
    assert first.isChecked()


def test_arrows_pass_by_what_is_closed(qtbot: QtBot, row: Row) -> None:
    first, second, closed = row(True)
    QTest.keyClick(first, Qt.Key.Key_Left)
    assert second.hasFocus()
    assert not closed.hasFocus()
