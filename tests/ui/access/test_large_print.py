"""Text at 200 %: on every page and in every dialog all of it is read and reached."""

import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.games import all_games
from naipes_gui.session.bulk_review import BulkReview
from naipes_gui.session.hand_thread import ParThread
from naipes_gui.statistics.history import History
from naipes_gui.store.library import Library
from naipes_gui.store.settings import Settings
from naipes_gui.ui.hand_of_day.page import HandOfDayPage
from naipes_gui.ui.learn.first_open import FirstOpen
from naipes_gui.ui.learn.page import LearnPage
from naipes_gui.ui.library.page import LibraryPage
from naipes_gui.ui.new_match.dialog import NewGameDialog
from naipes_gui.ui.review.page import ReviewPage
from naipes_gui.ui.rulebook.dialog import RulesDialog
from naipes_gui.ui.settings.dialog import SettingsDialog
from naipes_gui.ui.settings.rows import SECTIONS
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.start.page import StartPage
from naipes_gui.ui.statistics.page import StatisticsPage
from naipes_gui.ui.window.key_sheet import KeySheet
from tests.ui.looking import SIZES, Dress, clipped, dress, out_of_reach, show
from tests.ui.review.planted import planted

__all__ = ["dress"]
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")
RECORDS = Path(__file__).parents[2] / "records"
DOUBLE = Settings(text_scale=2.0)
Opened = Callable[[QtBot, Path], QWidget]


def start(qtbot: QtBot, folder: Path) -> QWidget:
    return StartPage()


def library(qtbot: QtBot, folder: Path) -> QWidget:
    (folder / "trash").mkdir()
    shutil.copy(RECORDS / "ecarte" / "ecarte-default.naipes", folder / "Finished.naipes")
    page = LibraryPage(Library(folder, folder / "trash"))
    qtbot.waitUntil(lambda: not page.listing.is_reading)
    page.table.setCurrentIndex(page.model.index(0, 0))
    return page


def statistics(qtbot: QtBot, folder: Path) -> QWidget:
    shutil.copy(RECORDS / "ecarte" / "ecarte-default.naipes", folder / "Finished.naipes")
    page = StatisticsPage(History(folder, folder / "statistics.json"), BulkReview())
    page.show()
    qtbot.waitUntil(lambda: not page.is_reading and not page.counting.is_busy)
    return page


def day(qtbot: QtBot, folder: Path) -> QWidget:
    page = HandOfDayPage(folder)
    page.show()
    qtbot.waitUntil(lambda: page._reading is not None and page._reading.isFinished())
    return page


def review(qtbot: QtBot, folder: Path) -> QWidget:
    page = ReviewPage(planted(folder), replace(DOUBLE, speed="instant"))
    page.show()
    page.start()
    found = lambda: page.moments.found is not None and page.prompt.question is not None  # noqa: E731
    qtbot.waitUntil(found)
    return page


def settings(qtbot: QtBot, folder: Path) -> QWidget:
    return SettingsDialog(DOUBLE)


def new_match(game: str) -> Opened:
    return lambda qtbot, folder: NewGameDialog(DOUBLE, game)


def first_open(qtbot: QtBot, folder: Path) -> QWidget:
    return FirstOpen(all_games()["hachi_hachi"])


def learn(qtbot: QtBot, folder: Path) -> QWidget:
    return LearnPage()


def rulebook(qtbot: QtBot, folder: Path) -> QWidget:
    return RulesDialog("hachi_hachi", None, "es")


def keys(qtbot: QtBot, folder: Path) -> QWidget:
    return KeySheet(Where.TABLE)


PAGES: dict[str, Opened] = {
    "start": start, "library": library, "statistics": statistics, "day": day,
    "settings": settings, "rulebook": rulebook, "keys": keys, "first": first_open,
    "learn": learn, "review": review,
    **{game: new_match(game) for game in all_games()},
}  # fmt: skip


@pytest.fixture(params=["en", "es", "fr"])
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    language.speak(request.param)
    yield request.param
    language.speak("en")


@pytest.mark.sampled
@pytest.mark.parametrize("page", PAGES)
def test_at_twice_the_size_all_is_read_and_reached(
    page: str, spoken: str, qtbot: QtBot, dress: Dress, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setattr(ParThread, "start", lambda _: None)
    dress(text_scale=2.0)
    opened = PAGES[page](qtbot, tmp_path)
    closing = getattr(opened, "close_all", None)
    qtbot.addWidget(opened, before_close_func=lambda _: closing() if closing else None)
    for size in SIZES:
        for section in range(len(SECTIONS) if isinstance(opened, SettingsDialog) else 1):
            if isinstance(opened, SettingsDialog):
                opened._side.setCurrentRow(section)
            show(opened, size)
            assert (opened.width(), opened.height()) <= size
            assert (size, section, clipped(opened)) == (size, section, [])
            assert (size, section, out_of_reach(opened)) == (size, section, [])
