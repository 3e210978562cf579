"""Who has been told to stop is not heard any more, not even with what was on its way."""

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from naipes_gui.session.telling import Telling


class Counting(Telling):
    counted = Signal(object)

    def run(self) -> None:
        self.tell(self.counted, 3)


@pytest.mark.parametrize("is_stopped", [True, False])
def test_what_was_on_its_way_when_it_was_stopped_does_not_come(
    qtbot: QtBot, is_stopped: bool
) -> None:
    owner, heard = QObject(), list[int]()
    thread = Counting(owner)
    thread.counted.connect(heard.append)
    thread.start()
    assert thread.wait(10_000)
    if is_stopped:
        thread.stop()
    qtbot.wait(1)
    assert heard == ([] if is_stopped else [3])
