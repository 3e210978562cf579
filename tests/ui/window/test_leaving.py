"""Nobody leaves a match by accident whose latest moves are in memory only."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from naipes_gui.store import paths
from naipes_gui.store.record import Record
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.window.leaving import LeavingDialog
from naipes_gui.ui.window.main_window import MainWindow
from tests.disk import Disk
from tests.ui.page_help import play_moves
from tests.ui.table_help import begun

SETTINGS = Settings(speed="instant", trick_hold_ms=1, banter=False)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch, paths.records_folder())


@pytest.fixture
def window(qtbot: QtBot, disk: Disk) -> MainWindow:
    window = MainWindow(SETTINGS)
    # The window is closed before what follows a `yield` here is run.
    qtbot.addWidget(window, before_close_func=lambda _: disk.heal())
    window.play(begun(paths.records_folder(), seed=1))
    window.show()
    return window


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[Callable[[LeavingDialog], int]]:
    """What the person answers when asked, one after the other."""
    waiting: list[Callable[[LeavingDialog], int]] = []
    monkeypatch.setattr(LeavingDialog, "exec", lambda dialog: waiting.pop(0)(dialog))
    return waiting


def table(window: MainWindow) -> TablePage:
    assert window.table_page is not None
    return window.table_page


def play(qtbot: QtBot, window: MainWindow, moves: int) -> None:
    """Make so many moves of the person's."""
    play_moves(qtbot, table(window), moves)


def lose_the_disk(qtbot: QtBot, window: MainWindow, disk: Disk) -> None:
    play(qtbot, window, 2)
    disk.fill()
    play(qtbot, window, 2)
    qtbot.waitUntil(lambda: table(window).banner.isVisible(), timeout=10_000)


def open_another(window: MainWindow) -> None:
    other = paths.records_folder() / "other.naipes"
    whole = Path(table(window).session.recorder.path).read_bytes()
    other.write_bytes(whole)
    window.resume(other)


def begin_another(window: MainWindow) -> None:
    header = table(window).header
    window.begin(header.game, dict(header.options), header.seats)


WAYS: tuple[Callable[[MainWindow], object], ...] = (
    MainWindow.close, MainWindow.show_start, MainWindow.rematch, begin_another, open_another,
)  # fmt: skip


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_who_stays_plays_on_and_nothing_is_lost(
    qtbot: QtBot,
    window: MainWindow,
    disk: Disk,
    answers: list[Callable[[LeavingDialog], int]],
    way: Callable[[MainWindow], object],
) -> None:
    lose_the_disk(qtbot, window, disk)
    page = table(window)
    answers.append(lambda _: 0)
    way(window)
    qtbot.waitUntil(lambda: not answers)
    assert window.isVisible()
    assert table(window) is page
    play(qtbot, window, 1)
    disk.heal()
    window.close()
    recorder = page.session.recorder
    assert recorder.path.read_bytes() == recorder.saved


@pytest.mark.thorough
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_who_leaves_in_spite_of_all_leaves(
    qtbot: QtBot,
    window: MainWindow,
    disk: Disk,
    answers: list[Callable[[LeavingDialog], int]],
    way: Callable[[MainWindow], object],
) -> None:
    lose_the_disk(qtbot, window, disk)
    page = table(window)
    answers.append(lambda _: 1)
    way(window)
    qtbot.waitUntil(lambda: not answers)
    assert window.table_page is not page
    assert Record.load(page.session.recorder.path).problem is None


def test_nobody_is_asked_where_all_is_saved(qtbot: QtBot, window: MainWindow) -> None:
    play(qtbot, window, 2)
    recorder = table(window).session.recorder
    assert window.close()
    assert recorder.path.read_bytes() == recorder.saved


def test_ctrl_q_asks_too(
    qtbot: QtBot, window: MainWindow, disk: Disk, answers: list[Callable[[LeavingDialog], int]]
) -> None:
    lose_the_disk(qtbot, window, disk)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    # Keys are listened to once the first frame stands.
    qtbot.waitUntil(lambda: window._shortcuts is not None)
    answers.append(lambda _: 0)
    QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not answers
    assert window.isVisible()


def test_the_match_is_kept_elsewhere(
    qtbot: QtBot,
    window: MainWindow,
    disk: Disk,
    tmp_path: Path,
    answers: list[Callable[[LeavingDialog], int]],
) -> None:
    lose_the_disk(qtbot, window, disk)
    recorder = table(window).session.recorder
    states, mine = recorder.timeline.states, tmp_path / "kept.naipes"
    played = begun(tmp_path, seed=2)

    def answer(dialog: LeavingDialog) -> int:
        dialog.keep_in(played.path)
        assert "open in another window" in dialog.why
        assert not dialog.result()
        dialog.keep_in(tmp_path / "no" / "where.naipes")
        assert "not there" in dialog.why
        assert not dialog.result()
        dialog.keep_in(mine)
        return dialog.result()

    answers.append(answer)
    assert window.close()
    played.close()
    kept = Record.load(mine)
    assert kept.problem is None
    assert kept.timeline.states == states[: len(kept.timeline.states)]
    assert len(states) - len(kept.timeline.states) in (0, 1)


def test_the_question_answers_itself_when_there_is_room(
    qtbot: QtBot, window: MainWindow, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    lose_the_disk(qtbot, window, disk)
    asked = LeavingDialog.exec

    def asked_with_little_patience(dialog: LeavingDialog) -> int:
        dialog.try_again()
        assert not dialog.result()
        disk.heal()
        dialog._asking.setInterval(20)
        return asked(dialog)

    monkeypatch.setattr(LeavingDialog, "exec", asked_with_little_patience)
    recorder = table(window).session.recorder
    assert window.close()
    assert recorder.path.read_bytes() == recorder.saved


def test_the_end_of_the_session_of_the_system_asks_where_it_may(
    qtbot: QtBot, window: MainWindow, disk: Disk, answers: list[Callable[[LeavingDialog], int]]
) -> None:
    play(qtbot, window, 1)
    assert window.commit(lambda: True)
    play(qtbot, window, 1)
    lose_the_disk(qtbot, window, disk)
    assert window.commit(lambda: False)
    answers.append(lambda _: 0)
    assert not window.commit(lambda: True)
    answers.append(lambda _: 1)
    assert window.commit(lambda: True)
    play(qtbot, window, 1)
    assert (paths.state_folder() / "window.json").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="nobody deletes there what is open")
def test_who_plays_is_told_where_the_match_has_gone(qtbot: QtBot, window: MainWindow) -> None:
    play(qtbot, window, 2)
    page = table(window)
    before = page.path
    before.unlink()
    play(qtbot, window, 1)
    qtbot.waitUntil(lambda: page.path != before, timeout=10_000)
    assert window.notice.isVisible()
    assert page.path.stem in window.notice.accessibleName()
    assert page.path == page.session.recorder.path
    page.path.unlink()
    window.show_start()
    assert page.session.recorder.path.stem in window.notice.accessibleName()
    assert window.library.matches()[0].moves >= 3
    window.notice.dismiss()
