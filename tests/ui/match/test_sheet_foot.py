"""The buttons at the foot of a sheet say their words as far as there is room."""

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from naipes_gui.ui.match.sheet_foot import Foot
from tests.ui.looking import show

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")
WORDS = ("See it again", "The same hand", "See the hands", "Go over it", "Next hand")


def test_the_button_that_has_the_keys_says_its_word(qtbot: QtBot) -> None:
    buttons = [QPushButton(word) for word in WORDS]
    foot = Foot(buttons)
    qtbot.addWidget(foot)
    narrow = sum(button.sizeHint().width() for button in buttons[-2:]) + 140
    show(foot, (narrow, 40))
    foot.activateWindow()
    qtbot.waitUntil(foot.isActiveWindow)
    for button, word in zip(buttons, WORDS, strict=True):
        button.setFocus()
        said = [other.text() for other in buttons if other.text()]
        assert button.text() == word
        assert said[-1] == WORDS[-1], "the main one always says its own"
        assert len(said) < len(WORDS)
        assert foot._needed(buttons) <= foot.width()
