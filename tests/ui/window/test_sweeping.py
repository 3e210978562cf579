"""A page that is closed is gone, with all its pictures, although nobody looks for garbage."""

import gc
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.store import paths
from naipes_gui.store.settings import Settings
from naipes_gui.ui.window.main_window import MainWindow
from tests.session.test_sheets import begun, play


@pytest.fixture
def match() -> Path:
    file = paths.records_folder() / "match.naipes"
    file.write_bytes(play(begun(), 2).saved)
    return file


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    window = MainWindow(Settings(speed="instant", sound=False))
    qtbot.addWidget(window)
    window.show()
    gc.collect()
    gc.disable()
    yield window
    gc.enable()
    window.close()


def watched(window: MainWindow, match: Path) -> None:
    window.watched_pages.replay(match)


def listed(window: MainWindow, _: Path) -> None:
    window.rail_pages.open_library()


def played(window: MainWindow, match: Path) -> None:
    window.resume(match)


LEAVE: dict[Callable[[MainWindow, Path], None], Callable[[MainWindow, QWidget], None]] = {
    watched: lambda _, page: page.leave(),  # type: ignore[attr-defined]
    listed: lambda _, page: page.back.emit(),  # type: ignore[attr-defined]
    played: lambda window, _: window.show_start(),
}


def left(
    window: MainWindow, leave: Callable[[MainWindow, QWidget], None]
) -> Callable[[], QWidget | None]:
    """Leave the page that is shown, and return what tells whether it is still there."""
    page = window.pages.currentWidget()
    assert page is not None
    leave(window, page)
    return weakref.ref(page)


@pytest.mark.parametrize("opened", LEAVE, ids=lambda opened: opened.__name__)
def test_a_page_that_is_closed_leaves_nothing(
    qtbot: QtBot, window: MainWindow, match: Path, opened: Callable[[MainWindow, Path], None]
) -> None:
    frozen = gc.get_freeze_count()
    opened(window, match)
    qtbot.waitUntil(lambda: window.pages.currentWidget() is not window.start_page)
    qtbot.wait(300)
    page = left(window, LEAVE[opened])
    qtbot.waitUntil(lambda: page() is None)
    # What is frozen is never looked through again, and what it holds stays for good.
    assert gc.get_freeze_count() <= frozen
