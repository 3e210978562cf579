"""Whatever fails in the window is logged and told, and the match goes on."""

import logging
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.core.counsel import Counsel
from naipes_gui.session.bot_process import BotProcess
from naipes_gui.store import log, paths
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.table.dealing import DEAL
from naipes_gui.ui.window import fault_notice
from naipes_gui.ui.window.faults import BURST, Faults
from naipes_gui.ui.window.main_window import MainWindow
from naipes_gui.ui.window.notice import Notice
from tests.sources import sources_with
from tests.ui.page_help import moves_due
from tests.ui.table_help import begun

TOLD = "Something went wrong in Naipes"


class Clock:
    """Stands still until it is set."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> Iterator[Faults]:
    """Listen as a started program does, in the place of pytest-qt."""
    made = Faults(clock=clock)
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    with log.kept_quietly():
        made.listen()
        yield made
        made.stop()


@pytest.fixture
def window(qtbot: QtBot, faults: Faults, tmp_path: Path) -> MainWindow:
    made = MainWindow(Settings(speed="instant", panel_open=True))
    qtbot.addWidget(made, before_close_func=silence)
    faults.met.connect(made.tell_of_fault, Qt.ConnectionType.QueuedConnection)
    made.resize(1280, 800)
    made.play(begun(tmp_path, seed=3))
    made.show()
    board = page_of(made).board
    qtbot.waitUntil(lambda: board.dealing.is_due, timeout=20_000)
    board.choose(DEAL)
    qtbot.waitUntil(lambda: is_asked(made), timeout=20_000)
    return made


def silence(window: QWidget) -> None:
    """Take away what would stay for some seconds."""
    for each in window.findChildren(Notice):
        each.dismiss()


def page_of(window: MainWindow) -> TablePage:
    assert window.table_page is not None
    return window.table_page


def is_asked(window: MainWindow) -> bool:
    return bool(moves_due(page_of(window).board))


def play_on(qtbot: QtBot, window: MainWindow) -> None:
    """Make a legal move and see the match go on."""
    board = page_of(window).board
    qtbot.waitUntil(lambda: is_asked(window), timeout=20_000)
    ply = board.ply
    board.choose(moves_due(board)[0])
    qtbot.waitUntil(lambda: board.ply > ply and is_asked(window), timeout=20_000)


def notice(ground: QWidget) -> Notice | None:
    found = ground.findChild(Notice, fault_notice.NAME)
    return found if isinstance(found, Notice) and found.isVisibleTo(ground) else None


def written() -> str:
    return paths.log_file().read_text("utf-8")


def fail(*_: object, **__: object) -> Any:
    """Raise what Python 3.11 makes no object of until somebody catches it."""
    return [][0]


def spoil(monkeypatch: pytest.MonkeyPatch, what: object, name: str) -> None:
    monkeypatch.setattr(what, name, fail)


class Unpaintable(QWidget):
    def paintEvent(self, event: QPaintEvent) -> None:
        fail()


class Ticking(QWidget):
    def timerEvent(self, event: Any) -> None:
        self.killTimer(event.timerId())
        fail()


Act = Callable[[pytest.MonkeyPatch, MainWindow], object]


def _key(monkeypatch: pytest.MonkeyPatch, window: MainWindow) -> None:
    spoil(monkeypatch, page_of(window).hints, "ask")
    QTest.keyClick(page_of(window).board, Qt.Key.Key_H)


def _mouse(monkeypatch: pytest.MonkeyPatch, window: MainWindow) -> None:
    board = page_of(window).board
    spoil(monkeypatch, board.pointer, "press")
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(9, 200))


def _slot(monkeypatch: pytest.MonkeyPatch, window: MainWindow) -> None:
    spoil(monkeypatch, page_of(window).hints, "ask")
    page_of(window).top.button("hint").click()


def _paint(monkeypatch: pytest.MonkeyPatch, window: MainWindow) -> None:
    spoilt = Unpaintable(page_of(window).board.viewport())
    spoilt.resize(50, 50)
    spoilt.show()


def _resize(monkeypatch: pytest.MonkeyPatch, window: MainWindow) -> None:
    spoil(monkeypatch, page_of(window).seal, "show")
    window.resize(1200, 790)


def _language(monkeypatch: pytest.MonkeyPatch, window: MainWindow) -> None:
    spoil(monkeypatch, page_of(window).panel, "retranslate")
    QApplication.sendEvent(page_of(window), QEvent(QEvent.Type.LanguageChange))


def _shot(monkeypatch: pytest.MonkeyPatch, window: MainWindow) -> None:
    QTimer.singleShot(0, window, fail)


def _own_shot(monkeypatch: pytest.MonkeyPatch, window: MainWindow) -> None:
    QTimer.singleShot(0, page_of(window), fail)


def _tick(monkeypatch: pytest.MonkeyPatch, window: MainWindow) -> None:
    Ticking(page_of(window)).startTimer(0)


def _frame(monkeypatch: pytest.MonkeyPatch, window: MainWindow) -> None:
    """Fail once where a frame is taken in, so that it is not shown at all."""

    def fail_once(*_: object) -> None:
        monkeypatch.undo()
        fail()

    page = page_of(window)
    monkeypatch.setattr(page.board.director, "show", fail_once)
    page.board.choose(moves_due(page.board)[0])


@pytest.mark.parametrize(
    "act", [_key, _mouse, _slot, _paint, _resize, _language, _shot, _own_shot, _tick]
)
def test_a_fault_is_told_and_the_match_goes_on(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, window: MainWindow, act: Act
) -> None:
    with monkeypatch.context() as spoilt:
        act(spoilt, window)
        qtbot.waitUntil(lambda: notice(window) is not None, timeout=5_000)
    said = notice(window)
    assert said is not None
    assert TOLD in said.accessibleName()
    assert str(paths.log_file()) in said.accessibleName()
    play_on(qtbot, window)
    assert "Traceback" in written()
    assert "IndexError" in written()


def test_no_widget_takes_all_its_events_by_python() -> None:
    """What fails in one of them would be thrown where nobody hears it: see `AfterEvent`."""
    of_the_application = "ui/window/file_open.py"
    found = [where for where, _ in sources_with("def event(self, event") if "bench" not in where]
    assert found == [of_the_application]


def test_a_frame_that_was_not_shown_is_shown_again(qtbot: QtBot, window: MainWindow) -> None:
    before = page_of(window).board.ply
    with pytest.MonkeyPatch.context() as spoilt:
        _frame(spoilt, window)
        qtbot.waitUntil(lambda: page_of(window).board.ply > before, timeout=20_000)
    play_on(qtbot, window)


def test_a_fault_in_a_dialog_is_told_in_the_dialog(qtbot: QtBot, window: MainWindow) -> None:
    dialog, told = QDialog(window), list[bool]()
    dialog.resize(600, 300)

    def look() -> None:
        told.append(notice(dialog) is not None)
        dialog.reject()

    QTimer.singleShot(0, dialog, fail)
    QTimer.singleShot(100, dialog, look)
    dialog.exec()
    assert told == [True]
    assert notice(window) is None


def test_the_same_fault_is_told_once_and_counted(
    qtbot: QtBot, faults: Faults, clock: Clock, window: MainWindow
) -> None:
    met = list[int]()
    faults.met.connect(lambda: met.append(1))
    spoilt = Unpaintable(window)
    for _ in range(25):
        spoilt.grab()
    assert len(met) == 1
    assert written().count("Traceback") == 1
    assert "the same fault, 10 times now" in written()
    clock.now += 2 * BURST
    spoilt.grab()
    assert len(met) == 2
    spoilt.deleteLater()
    qtbot.waitUntil(lambda: notice(window) is not None, timeout=5_000)


def test_where_the_telling_fails_the_match_goes_on_too(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, window: MainWindow
) -> None:
    def tell(_: QWidget) -> None:
        raise RuntimeError("dumb")

    monkeypatch.setattr(fault_notice, "tell", tell)
    QTimer.singleShot(0, window, fail)
    qtbot.waitUntil(lambda: "dumb" in written(), timeout=5_000)
    play_on(qtbot, window)
    assert notice(window) is None
    assert written().count("Traceback") == 2


def test_a_bot_that_raises_does_not_keep_the_table_waiting(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, window: MainWindow
) -> None:
    spoil(monkeypatch, BotProcess, "choose")
    for _ in range(4):
        play_on(qtbot, window)
    qtbot.waitUntil(lambda: notice(window) is not None, timeout=5_000)
    assert "IndexError" in written()


def test_a_move_that_cannot_be_made_is_answered(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, window: MainWindow
) -> None:
    page = page_of(window)
    with monkeypatch.context() as spoilt:
        spoil(spoilt, page.session._worker.recorder, "move")
        page.board.choose(moves_due(page.board)[0])
        qtbot.waitUntil(lambda: notice(window) is not None, timeout=5_000)
    play_on(qtbot, window)


def test_a_hint_that_is_not_to_be_had_is_no_dead_end(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, window: MainWindow
) -> None:
    board = page_of(window).board
    while board.view_ is None or board.view_.state.stage.name != "HAND":
        play_on(qtbot, window)
    with monkeypatch.context() as spoilt:
        spoilt.setattr(BotProcess, "weigh", lambda *_: None)
        # The first press only says what a hint does to the match.
        QTest.keyClick(board, Qt.Key.Key_H)
        QTest.keyClick(board, Qt.Key.Key_H)
        qtbot.waitUntil(lambda: "no hint" in board.toast.accessibleName(), timeout=5_000)
    chosen = Counsel(moves_due(board)[0])
    monkeypatch.setattr(BotProcess, "weigh", lambda *_: chosen)
    QTest.keyClick(board, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: "no hint" not in board.toast.accessibleName(), timeout=5_000)


def test_other_threads_and_finalizers_are_heard_too(faults: Faults, qtbot: QtBot) -> None:
    class Leaving:
        def __del__(self) -> None:
            fail()

    with qtbot.waitSignal(faults.met):
        leaving = Leaving()
        del leaving
    assert "IndexError" in written()


def test_stopping_by_the_keyboard_is_no_fault(faults: Faults, capsys: Any) -> None:
    faults.catch(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert "KeyboardInterrupt" in capsys.readouterr().err
    assert "fault" not in written()


def test_tracebacks_reach_the_terminal_if_that_is_wished(
    faults: Faults, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    root = logging.getLogger()
    for wished in ("", "1"):
        monkeypatch.setenv(log.DEBUG, wished)
        monkeypatch.setattr(root, "handlers", [])
        monkeypatch.setattr(log.ours, "handlers", [])
        log.keep()
        try:
            fail()
        except IndexError:
            faults._met.clear()
            sys.excepthook(*sys.exc_info())
        said = capsys.readouterr().err
        assert "CRITICAL" in said
        assert ("Traceback" in said) == bool(wished)
        for handler in log.ours.handlers:
            handler.close()
    assert written().count("Traceback") == 2
