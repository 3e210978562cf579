"""A notice is whole, however the window changes while it is shown."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.ui.window.notice import Notice
from tests.ui.looking import show

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


@pytest.mark.parametrize("width", [360, 640, 1400])
def test_a_notice_stays_within_a_window_that_is_made_smaller_or_larger(
    qtbot: QtBot, width: int
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    show(window, (1280, 700))
    notice = Notice(window)
    notice.say("The file cannot be read: the file or its folder is not there.")
    show(window, (width, 500))
    assert notice.x() >= 0
    assert notice.geometry().right() < width
    assert abs(notice.geometry().center().x() - width / 2) <= 2
    notice.dismiss()
