"""The nine play in the background, one after the other, and no hand twice."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QThread
from pytestqt.qtbot import QtBot

from naipes_gui.core.characters import CHARACTERS
from naipes_gui.review.par import Par
from naipes_gui.session.bot_process import BotProcess
from naipes_gui.session.hand_thread import ParThread
from tests.review.test_par import easy, played_as


def heard(qtbot: QtBot, path: Path, hand: int = 1) -> list[Par]:
    owner, told = QObject(), list[Par]()
    thread = ParThread(path, hand, owner)
    thread.grew.connect(told.append)
    with qtbot.waitSignal(thread.finished, timeout=60_000):
        thread.start()
    qtbot.waitUntil(lambda: not told or len(told[-1].outcomes) == len(CHARACTERS) + 1)
    return told


def test_all_nine_play_once_and_are_remembered(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played_as(easy("ecarte"), "bold", tmp_path)
    path = next(tmp_path.glob("*.naipes"))
    told = heard(qtbot, path)
    assert [len(par.outcomes) for par in told] == list(range(1, 11))
    assert told[-1].par is not None

    def fail(*_: object) -> None:
        raise AssertionError("nobody should think again")

    monkeypatch.setattr(BotProcess, "choose", fail)
    assert heard(qtbot, path) == [told[-1]]


def test_a_hand_that_is_not_over_has_no_par(qtbot: QtBot, tmp_path: Path) -> None:
    played_as(easy("ecarte"), "bold", tmp_path)
    path = next(tmp_path.glob("*.naipes"))
    assert heard(qtbot, path, hand=7) == []


def test_whoever_stops_it_waits_for_nobody(qtbot: QtBot, tmp_path: Path) -> None:
    played_as(easy("hachi_hachi"), "bold", tmp_path)
    owner = QObject()
    thread = ParThread(next(tmp_path.glob("*.naipes")), 1, owner)
    thread.start(QThread.Priority.LowPriority)
    thread.stop()
    assert thread.isFinished()
