"""The window around the pages, and what its start leaves behind."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from naipes_gui.store import log
from naipes_gui.store.settings import Settings
from naipes_gui.ui.hand_of_day.page import HandOfDayPage
from naipes_gui.ui.learn.lessons_card import StageButton
from naipes_gui.ui.library.page import LibraryPage
from naipes_gui.ui.shared.widgets.nav_bar import RailPage
from naipes_gui.ui.shared.widgets.scrolling import PageScroll
from naipes_gui.ui.shared.widgets.table_picture import TablePicture
from naipes_gui.ui.window import books
from naipes_gui.ui.window.main_window import MainWindow
from naipes_gui.ui.window.window_place import wants_all_of
from tests.ui.table_help import begun


@pytest.mark.parametrize(
    ("screen", "whole"),
    [
        ((1366, 768), True),
        ((1280, 800), True),
        ((1280, 1024), True),
        ((1440, 900), False),
        ((1920, 1080), False),
        ((960, 540), True),
        ((800, 800), True),
    ],
)
def test_a_window_that_does_not_fit_fills_the_screen(screen: tuple[int, int], whole: bool) -> None:
    assert wants_all_of(QSize(*screen)) is whole


@contextmanager
def logging_anew(monkeypatch: pytest.MonkeyPatch, home: Path) -> Iterator[logging.Logger]:
    """Set the log up as at a start; inside a test, where pytest has put its own handlers."""
    ours = logging.getLogger("naipes_gui")
    monkeypatch.setenv("NAIPES_HOME", str(home))
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    monkeypatch.setattr(ours, "handlers", [])
    monkeypatch.setattr(ours, "level", ours.level)
    monkeypatch.setattr(logging, "raiseExceptions", True)
    log.keep()
    yield ours
    for handler in ours.handlers:
        handler.close()


def test_only_warnings_reach_the_terminal(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with logging_anew(monkeypatch, tmp_path) as log:
        log.info("quiet")
        log.warning("loud")
    written = (tmp_path / "state" / "naipes.log").read_text(encoding="utf-8")
    errors = capfd.readouterr().err
    assert ("quiet" in written, "loud" in written) == (True, True)
    assert ("quiet" in errors, "loud" in errors) == (False, True)


def test_without_a_place_for_the_log_the_program_starts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    with logging_anew(monkeypatch, tmp_path / "file") as log:
        log.warning("said")
    errors = capfd.readouterr().err
    assert "Traceback" not in errors
    assert "said" in errors


def test_the_rules_are_of_the_game_at_which_the_keys_are(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[str]()
    monkeypatch.setattr(books.Books, "_ask", lambda _, game, __: asked.append(game))
    window = MainWindow(Settings(speed="instant", last_game="mosca"))
    qtbot.addWidget(window)
    window.show_start()
    window.show()
    for tile in window.start_page.tiles:
        tile.setFocus()
        window.open_rules()
        assert asked.pop() == tile.game.key
    window.start_page.nav_bar.findChildren(QAbstractButton)[0].setFocus()
    window.open_rules()
    assert asked.pop() == "mosca", "the one played last"
    window.rail_pages.open_day()
    day = window.pages.shown
    assert isinstance(day, HandOfDayPage)
    day.choose("nlk")
    window.open_rules()
    assert asked.pop() == "nlk"
    window.close()
    for painted in window.findChildren(TablePicture):
        painted.keep()


def test_a_page_is_turned_by_key_also_from_its_rail(qtbot: QtBot) -> None:
    window = MainWindow(Settings(speed="instant"))
    qtbot.addWidget(window)
    window.resize(900, 600)
    window.show()
    window.rail_pages.open_learn()
    page = window.pages.shown
    assert isinstance(page, RailPage)
    here = page.nav_bar.findChildren(QAbstractButton)[0]
    here.setFocus()
    bar = page.findChildren(PageScroll)[0].verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    bar.setValue(0)
    QTest.keyClick(here, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    QTest.keyClick(here, Qt.Key.Key_PageUp)
    assert bar.value() == 0
    for part in (here, page.findChildren(StageButton)[0]):
        part.setFocus()
        QTest.keyClick(part, Qt.Key.Key_End)
        assert bar.value() == bar.maximum()
        QTest.keyClick(part, Qt.Key.Key_Home)
        assert bar.value() == 0
    window.close()
    for painted in window.findChildren(TablePicture):
        painted.keep()


@pytest.mark.parametrize("opened", ["open_settings", "open_rules", "new_match", "open_file"])
def test_a_dialog_that_closes_gives_the_keys_to_the_page(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opened: str
) -> None:
    monkeypatch.setattr(QDialog, "exec", lambda _: 0)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    window = MainWindow(Settings(speed="instant"))
    qtbot.addWidget(window)
    window.show_start()
    window.show()
    for button in window.start_page.nav_bar.findChildren(QAbstractButton):
        button.setFocus()
        getattr(window, opened)()
        assert window.focusWidget() is window.start_page.tiles[0]
    window.start_page.tiles[3].setFocus()
    getattr(window, opened)()
    assert window.focusWidget() is window.start_page.tiles[3]
    window.play(begun(tmp_path, seed=1))
    assert window.table_page is not None
    window.table_page.top.chip.setFocus()
    getattr(window, opened)()
    window.table_page.put_away()
    assert window.focusWidget() is window.table_page.board
    window.rail_pages.open_library()
    library = window.pages.shown
    assert isinstance(library, LibraryPage)
    library.filters.search.setFocus()
    getattr(window, opened)()
    assert window.focusWidget() is library.bring
    window.close_page(library, window.table_page)
    assert window.focusWidget() is window.table_page.board
    window.close()
    for painted in window.findChildren(TablePicture):
        painted.keep()
