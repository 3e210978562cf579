"""A sheet that has only just come has not been read by whoever presses Enter."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.ui.match import paper_sheet
from naipes_gui.ui.match.paper_sheet import PaperSheet

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


class OneButton(PaperSheet):
    """Has nothing on it but the button that goes on."""

    def __init__(self, parent: QWidget, go_on: Callable[[], None]) -> None:
        super().__init__(parent)
        self._go_on = go_on

    def rewrite(self) -> None:
        self.body.addWidget(self.main_button("play", "Go on", self._go_on))


def press(sheet: PaperSheet) -> bool:
    key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    return sheet.hear(key)


def test_enter_meant_for_the_last_card_does_not_pass_over_the_sheet(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paper_sheet, "SEEN_AFTER_MS", 250)
    table, gone_on = QWidget(), list[bool]()
    qtbot.addWidget(table)
    table.resize(900, 600)
    table.show()
    sheet = OneButton(table, lambda: gone_on.append(True))
    sheet.lay()
    assert press(sheet), "the key means nothing else either"
    assert not gone_on
    qtbot.wait(300)
    assert press(sheet)
    assert gone_on == [True]
