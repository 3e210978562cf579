"""A page that is open while language and letters change looks as if it had been opened so."""

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.session.hand_thread import ParThread
from naipes_gui.store import paths
from naipes_gui.ui.beside_table.docked_line import DockedLine
from naipes_gui.ui.beside_table.prompt import Prompt
from naipes_gui.ui.replay.page import ReplayPage
from naipes_gui.ui.review.page import ReviewPage
from naipes_gui.ui.shared import language, style
from naipes_gui.ui.window.main_window import MainWindow
from tests.conftest import running_things
from tests.ui.access.places import PAGES, TWO
from tests.ui.looking import Dress, dress

__all__ = ["dress"]
pytestmark = [
    pytest.mark.thorough, pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")
]  # fmt: skip
RECORDS = Path(__file__).parents[2] / "records"
QUIET = 6
"""So many looks must find everything where it was."""
PLY = 9
"""Where a replay is stopped."""
ALIKE = [place for place in PAGES if place != "gym"]
"""What the gym asks is drawn by lot."""
Words: TypeAlias = list[tuple[str, QPoint, QSize]]


@pytest.fixture(autouse=True)
def tidy(dress: Dress, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(ParThread, "start", lambda _: None)
    paths.records_folder().mkdir(parents=True, exist_ok=True)
    shutil.copy(RECORDS / "ecarte" / "ecarte-default.naipes",
                paths.records_folder() / "Finished.naipes")  # fmt: skip
    yield
    style.grow(1280, 800)
    language.speak("en")
    qtbot.waitUntil(lambda: not running_things(), timeout=20_000)


def opened(qtbot: QtBot, place: str, spoken: str, scale: float) -> MainWindow:
    language.speak(spoken)
    settings = replace(TWO, switches="off", text_scale=scale, language=spoken)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    style.apply(app, settings)
    made = MainWindow(settings)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show_start()
    made.show()
    PAGES[place](made)
    page = made.pages.shown
    if isinstance(page, ReplayPage):
        qtbot.waitUntil(lambda: page.player is not None, timeout=20_000)
        assert page.player is not None
        page.player.pause()
        page.player.seek(PLY)
    return made


def words(page: QWidget) -> Words:
    """Return everything that is written, and where.

    Not what is asked on a paper upon the felt: where that lies is a matter of what lay there.
    """
    loose = {*page.findChildren(Prompt), *page.findChildren(DockedLine)}
    seen = [
        part for part in page.findChildren(QWidget)
        if isinstance(part, QLabel | QAbstractButton) and part.isVisibleTo(page) and part.text()
        and not {part, part.parentWidget()} & loose
    ]  # fmt: skip
    return [(part.text(), part.mapTo(page, QPoint()), part.size()) for part in seen]


def settled(window: MainWindow, qtbot: QtBot) -> Words:
    """Wait until nothing moves, and return what is written then."""
    qtbot.wait(150)
    qtbot.waitUntil(lambda: not window._growing.isActive(), timeout=20_000)
    before, same = words(window.pages.shown), 0
    while same < QUIET:
        qtbot.wait(20)
        now = words(window.pages.shown)
        before, same = now, same + 1 if now == before else 0
    return before


def close(window: MainWindow) -> None:
    page = window.pages.currentWidget()
    if isinstance(page, ReplayPage | ReviewPage):
        page.leave()
    window.close()


def changed(qtbot: QtBot, place: str, spoken: str, scale: float, *, seen: bool = True) -> Words:
    """Return how a page looks after a change, made while it is seen or while another one is."""
    window = opened(qtbot, place, "en", 1.0)
    settled(window, qtbot)
    page = window.pages.shown
    if not seen:
        window.rail_pages.open_learn()
        settled(window, qtbot)
    window.adopt(replace(window.settings, language=spoken, text_scale=scale))
    if not seen:
        settled(window, qtbot)
        window.close_page(window.pages.shown, page)
    found = settled(window, qtbot)
    close(window)
    return found


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("place", ALIKE)
def test_a_page_looks_as_if_opened_anew(qtbot: QtBot, place: str, scale: float) -> None:
    fresh = opened(qtbot, place, "fr", scale)
    wanted = settled(fresh, qtbot)
    close(fresh)
    assert changed(qtbot, place, "fr", scale) == wanted


@pytest.mark.sampled("place")
@pytest.mark.parametrize("seen", [True, False])
@pytest.mark.parametrize("place", ALIKE)
def test_letters_alone_may_change_and_behind_another_page(
    qtbot: QtBot, place: str, seen: bool
) -> None:
    fresh = opened(qtbot, place, "en", 2.0)
    wanted = settled(fresh, qtbot)
    close(fresh)
    assert changed(qtbot, place, "en", 2.0, seen=seen) == wanted
