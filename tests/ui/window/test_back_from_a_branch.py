"""Whoever plays on from a replay or a review comes back to it from the table."""

import shutil
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.review.branches import keep_branch, make_branch
from naipes_gui.store import paths
from naipes_gui.store.parent import Kind
from naipes_gui.store.record import Record
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.replay.page import ReplayPage
from naipes_gui.ui.review.page import ReviewPage
from naipes_gui.ui.window.main_window import MainWindow
from tests.ui.review.planted import planted

SLOW = 30_000


@pytest.mark.parametrize(
    ("kind", "of_a_day"), [(ReviewPage, False), (ReviewPage, True), (ReplayPage, False)]
)
def test_one_comes_back_from_a_branch(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    kind: type[ReviewPage] | type[ReplayPage], of_a_day: bool,
) -> None:  # fmt: skip
    monkeypatch.setattr(TablePage, "is_of_a_day", of_a_day)
    (tmp_path / "made").mkdir()
    shutil.copytree(planted(tmp_path / "made").parent, paths.records_folder(), dirs_exist_ok=True)
    path = next(paths.records_folder().glob("*.naipes"))
    window = MainWindow(Settings(speed="instant"))
    qtbot.addWidget(window)
    window.show()
    window.rail_pages.open_library()
    library = window.pages.currentWidget()
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
    assert window.pages.currentWidget() is library, "one came from the saved matches"
    window.close()


def test_the_match_on_the_table_is_played_on_after_a_branch_of_its_review(
    qtbot: QtBot, tmp_path: Path
) -> None:
    path = begun_and_left(tmp_path)
    window = MainWindow(Settings(speed="instant"))
    qtbot.addWidget(window)
    window.show()
    window.resume(path)
    on_table(qtbot, window, path)
    window.watched_pages.review(path, 0)
    for _ in range(2):
        page = window.pages.currentWidget()
        assert isinstance(page, ReviewPage)
        qtbot.waitUntil(partial(_is_laid, page), timeout=SLOW)
        record = Record.load(path)
        made = make_branch(record, path.stem, record.timeline.decisions[0], Kind.SAME)
        branch = keep_branch(made, record.header.game)
        page.branched.emit(branch)
        on_table(qtbot, window, branch).left.emit()
    back = window.pages.currentWidget()
    assert isinstance(back, ReviewPage)
    back.leave()
    on_table(qtbot, window, path)
    window.close()


def _is_laid(page: ReviewPage) -> bool:
    return page.board.view_ is not None


def begun_and_left(folder: Path) -> Path:
    """Return a match of which a hand has been played, and that is not over."""
    lines = planted(folder).read_text().splitlines(keepends=True)
    end = next(n for n, line in enumerate(lines) if line.startswith('{"score"'))
    path = paths.records_folder() / "ecarte still on.naipes"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(lines[: end + 1]))
    return path


def on_table(qtbot: QtBot, window: MainWindow, path: Path) -> TablePage:
    """Return the table once a match lies on it."""
    there = lambda: window.table_page is not None and window.table_page.path == path  # noqa: E731
    qtbot.waitUntil(there, timeout=SLOW)
    assert window.table_page is not None
    return window.table_page
