"""Garbage is found in the thread of the window; a page that is closed is gone before long."""

import gc
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread, current_thread, main_thread
from typing import ClassVar

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui import files
from naipes_gui.store import paths
from naipes_gui.store.settings import Settings
from naipes_gui.ui.shared import art
from naipes_gui.ui.shared.qss import sheet
from naipes_gui.ui.shared.theme import LIGHT, TABLE_PALETTE
from naipes_gui.ui.window.garbage import YOUNG, GarbageCollector
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
    yield window
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


def test_what_pictures_were_painted_of_is_forgotten_whenever_another_page_is_shown(
    qtbot: QtBot, window: MainWindow, match: Path
) -> None:
    window._trimming.setInterval(0)

    def shows(open_page: Callable[[], object]) -> None:
        art.renderer(str(files.resource("brand", "icon.svg")))
        art._icon_renderer("new", "#000000")
        open_page()
        qtbot.waitUntil(lambda: art.renderer.cache_info().currsize == 0)
        assert art._icon_renderer.cache_info().currsize == 0

    shows(lambda: window.resume(match))
    shows(window.show_start)
    assert art._card_face.cache_info().currsize > 0


class Circle:
    """What nobody holds but itself; says in which thread it was found."""

    found_in: ClassVar[list[Thread]] = []

    def __init__(self) -> None:
        self.circle = self
        self.page = QObject()

    def __del__(self) -> None:
        self.found_in.append(current_thread())


def busy() -> None:
    """Make so many objects that a collector would come several times."""
    held = [[each] for each in range(20 * YOUNG)]
    assert held


@pytest.fixture
def circle(qapp: QApplication) -> Iterator[None]:
    gc.collect()
    Circle.found_in.clear()
    gc.enable()
    collector = GarbageCollector(qapp)
    Circle()
    yield
    collector.deleteLater()


@pytest.mark.thorough
def test_a_thread_that_is_busy_finds_nothing_of_the_window(qtbot: QtBot, circle: None) -> None:
    thread = Thread(target=busy)
    thread.start()
    thread.join()
    assert not Circle.found_in

    busy()
    qtbot.waitUntil(lambda: bool(Circle.found_in), timeout=1_000)
    assert Circle.found_in == [main_thread()]


class Allocating(QWidget):
    """Makes very many objects when it is dressed."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            busy()
        super().changeEvent(event)


def test_nothing_is_found_while_all_widgets_are_dressed(
    qtbot: QtBot, qapp: QApplication, circle: None
) -> None:
    widget = Allocating()
    qtbot.addWidget(widget)
    widget.show()
    busy()

    qapp.setStyleSheet(sheet(TABLE_PALETTE, LIGHT, 1.5))

    assert not Circle.found_in
