"""Whoever plays on from a replay or a review comes back to it from the table."""

import shutil
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.review.branches import keep_branch, make_branch
from naipes_gui.store import paths
from naipes_gui.store.parent import Kind
from naipes_gui.store.record import Record
from naipes_gui.store.settings import Settings
from naipes_gui.ui.replay.page import ReplayPage
from naipes_gui.ui.review.page import ReviewPage
from naipes_gui.ui.window.main_window import MainWindow
from tests.ui.review.planted import planted

SLOW = 30_000


@pytest.mark.parametrize("kind", [ReviewPage, ReplayPage])
def test_one_comes_back_from_a_branch(
    qtbot: QtBot, tmp_path: Path, kind: type[ReviewPage] | type[ReplayPage]
) -> None:
    (tmp_path / "made").mkdir()
    shutil.copytree(planted(tmp_path / "made").parent, paths.records_folder(), dirs_exist_ok=True)
    path = next(paths.records_folder().glob("*.naipes"))
    window = MainWindow(Settings(speed="instant"))
    qtbot.addWidget(window)
    window.show()
    open_ = window.watched_pages.review if kind is ReviewPage else window.watched_pages.replay
    open_(path, 1)
    page = window.pages.currentWidget()
    assert isinstance(page, kind)
    qtbot.waitUntil(lambda: page.board.view_ is not None, timeout=SLOW)
    record = Record.load(path)
    made = make_branch(record, path.stem, record.timeline.decisions[0], Kind.SAME)
    page.branched.emit(keep_branch(made, record.header.game))
    qtbot.waitUntil(lambda: window.table_page is not None, timeout=SLOW)
    assert window.table_page is not None
    greeting = window.table_page.board.toast
    qtbot.waitUntil(greeting.isVisible)
    assert "does not count" in greeting.accessibleName(), "an exercise looks like a match"
    window.table_page.left.emit()
    back = window.pages.currentWidget()
    assert isinstance(back, kind)
    assert back is not page
    assert back.path == path
    back.leave()
    assert window.pages.currentWidget() is window.start_page
    window.close()
