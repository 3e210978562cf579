"""Pages have room for their words in every window, also in one that has just become another.

So have the dialogs that open over such a window, on a screen that is as large.
"""

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.session.hand_thread import ParThread
from naipes_gui.store import paths
from naipes_gui.ui.library.page import LibraryPage
from naipes_gui.ui.replay.page import ReplayPage
from naipes_gui.ui.review.page import ReviewPage
from naipes_gui.ui.shared import language, style
from naipes_gui.ui.shared.widgets import fitting
from naipes_gui.ui.statistics.page import StatisticsPage
from naipes_gui.ui.window.main_window import MainWindow
from tests.conftest import running_things
from tests.ui.access.places import DIALOGS, PAGES, TWO
from tests.ui.looking import Dress, clipped, dress, out_of_reach

__all__ = ["dress"]
pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")
RECORDS = Path(__file__).parents[2] / "records"
SIZES = ((900, 600), (1280, 800), (1366, 768), (1920, 1080), (2560, 1440))
LOOKS = 40
"""So often it is looked again whether words have found their room: letters come in their time."""
DARK = {1.5}
"""With letters of these sizes it is looked at in dark colours, with others in light ones."""
QUIET = 5
"""So many looks must find everything where it was."""


@pytest.fixture
def spoken(request: pytest.FixtureRequest) -> Iterator[str]:
    language.speak(request.param)
    yield request.param
    language.speak("en")


@pytest.fixture
def window(
    request: pytest.FixtureRequest, spoken: str, dress: Dress, qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[MainWindow]:  # fmt: skip
    monkeypatch.setattr(ParThread, "start", lambda _: None)
    paths.records_folder().mkdir(parents=True, exist_ok=True)
    shutil.copy(RECORDS / "ecarte" / "ecarte-default.naipes",
                paths.records_folder() / "Finished.naipes")  # fmt: skip
    scheme = "dark" if request.param in DARK else "light"
    dress(text_scale=request.param, scheme=scheme)
    made = MainWindow(
        replace(TWO, switches="off", text_scale=request.param, language=spoken, scheme=scheme)
    )
    qtbot.addWidget(made)
    made.resize(*SIZES[0])
    made.show_start()
    made.show()
    qtbot.waitUntil(lambda: made._easier is not None)
    yield made
    page = made.pages.currentWidget()
    if isinstance(page, ReplayPage | ReviewPage):
        page.leave()
    made.close()
    style.grow(1280, 800)
    qtbot.waitUntil(lambda: not running_things(), timeout=20_000)


def settle(window: MainWindow, qtbot: QtBot) -> None:
    """Wait until the letters are as large as the window lets them be, and nothing moves."""
    qtbot.waitUntil(lambda: not window._growing.isActive(), timeout=20_000)
    before, same = places(window), 0
    while same < QUIET:
        qtbot.wait(20)
        now = places(window)
        before, same = now, same + 1 if now == before else 0


def places(window: MainWindow) -> list[QRect]:
    return [part.geometry() for part in window.findChildren(QWidget) if part.isVisible()]


def wait_for_words(page: QWidget | None, qtbot: QtBot) -> None:
    if isinstance(page, LibraryPage):
        qtbot.waitUntil(lambda: not page.listing.is_reading and bool(page.model.rows))
    if isinstance(page, StatisticsPage):
        qtbot.waitUntil(lambda: not page.is_reading and not page.counting.is_busy)
    QCoreApplication.processEvents()


@pytest.mark.nightly
@pytest.mark.parametrize("spoken", ["en", "es", "fr"], indirect=True)
@pytest.mark.parametrize("window", [1.0, 1.5, 2.0], indirect=True)
@pytest.mark.parametrize("page", PAGES)
def test_words_have_room_in_every_window(window: MainWindow, qtbot: QtBot, page: str) -> None:
    PAGES[page](window)
    at = window.pages.currentWidget()
    wait_for_words(at, qtbot)
    # By then it has been put where the screen has room for it, which is small here.
    settle(window, qtbot)
    for size in (*SIZES, SIZES[0]):
        window.resize(*size)
        settle(window, qtbot)
        assert (window.width(), window.height()) == size
        for _ in range(LOOKS):
            if clipped(window):
                qtbot.wait(50)
        assert (size, clipped(window)) == (size, [])
        assert (size, out_of_reach(window)) == (size, [])


@pytest.mark.nightly
@pytest.mark.parametrize("spoken", ["en", "es", "fr"], indirect=True)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("opened", DIALOGS)
def test_words_have_room_in_every_dialog(
    qtbot: QtBot, dress: Dress, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    opened: str, scale: float, spoken: str,
) -> None:  # fmt: skip
    paths.records_folder().mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        shutil.copy(RECORDS / "ecarte" / "ecarte-default.naipes",
                    paths.records_folder() / "Finished.naipes")  # fmt: skip
        monkeypatch.setattr(fitting, "screen_of", lambda _, size=size: QSize(*size))
        ground = QWidget()
        qtbot.addWidget(ground)
        ground.resize(*size)
        style.grow(*size)
        dress(text_scale=scale, dark=scale in DARK)
        dialog = DIALOGS[opened](ground, tmp_path)
        dialog.show()
        for _ in range(LOOKS):
            qtbot.wait(10)
            if not clipped(dialog):
                break
        assert dialog.width() <= size[0]
        assert dialog.height() <= size[1]
        assert (size, clipped(dialog)) == (size, [])
        assert (size, out_of_reach(dialog)) == (size, [])
        dialog.close()
        # It would be dressed again for every other size.
        ground.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    style.grow(1280, 800)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_dialog_is_larger_than_a_small_window_on_a_large_screen(
    qtbot: QtBot, dress: Dress, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scale: float
) -> None:
    """Its buttons stand at its foot, and would hang over the edge of the window."""
    paths.records_folder().mkdir(parents=True, exist_ok=True)
    shutil.copy(RECORDS / "ecarte" / "ecarte-default.naipes",
                paths.records_folder() / "Finished.naipes")  # fmt: skip
    monkeypatch.setattr(fitting, "screen_of", lambda _: QSize(*SIZES[-1]))
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(*SIZES[0])
    style.grow(*SIZES[0])
    dress(text_scale=scale)
    larger = []
    for name, opened in DIALOGS.items():
        dialog = opened(ground, tmp_path)
        dialog.show()
        if dialog.height() > SIZES[0][1] or dialog.width() > SIZES[0][0]:
            larger.append((name, dialog.size().toTuple()))
        dialog.close()
    style.grow(1280, 800)
    assert larger == []
