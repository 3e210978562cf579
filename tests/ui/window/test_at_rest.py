"""What nobody touches is at rest: no page and no dialog lays itself out for ever."""

import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from naipes_gui.games import all_games
from naipes_gui.session.hand_thread import ParThread
from naipes_gui.store import paths
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.replay.page import ReplayPage
from naipes_gui.ui.review.page import ReviewPage
from naipes_gui.ui.window.main_window import MainWindow
from tests.conftest import running_things
from tests.ui.access.places import DIALOGS, PAGES
from tests.ui.access.test_reach import RECORDS
from tests.ui.page_help import is_asked, page_of, to_a_card

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")
QUIET = Settings(speed="instant", review=False, sound=False)
ROUNDS = 25
"""So often is whatever waits done, first until all has come to rest and then to see that it has."""
RESTLESS = (QEvent.Type.LayoutRequest, QEvent.Type.Resize, QEvent.Type.UpdateRequest)


class Watch(QObject):
    """Counts what is laid out anew, and by whom."""

    def __init__(self) -> None:
        super().__init__()
        self.met = Counter[str]()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in RESTLESS:
            self.met[f"{type(watched).__name__}: {event.type().name}"] += 1
        return False


def is_at_rest() -> bool:
    """Tell whether nothing goes on by itself once it had the time to come to its end."""
    for _ in range(ROUNDS):
        QCoreApplication.processEvents()
    watch, app = Watch(), QApplication.instance()
    assert app is not None
    app.installEventFilter(watch)
    for _ in range(ROUNDS):
        QCoreApplication.processEvents()
    app.removeEventFilter(watch)
    return not watch.met


@pytest.fixture
def window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setattr(ParThread, "start", lambda _: None)
    paths.records_folder().mkdir(parents=True, exist_ok=True)
    shutil.copy(RECORDS / "ecarte" / "ecarte-default.naipes",
                paths.records_folder() / "Finished.naipes")  # fmt: skip
    made = MainWindow(QUIET)
    qtbot.addWidget(made)
    made.show_start()
    made.show()
    qtbot.waitUntil(lambda: made._easier is not None)
    yield made
    page = made.pages.currentWidget()
    if isinstance(page, ReplayPage | ReviewPage | TablePage):
        page.leave()
    made.close()
    qtbot.waitUntil(lambda: not running_things(), timeout=20_000)


@pytest.mark.parametrize("size", [(900, 600), (1280, 760), (1920, 1080)])
@pytest.mark.parametrize("page", PAGES)
@pytest.mark.sampled
def test_a_page_comes_to_rest(
    window: MainWindow, qtbot: QtBot, page: str, size: tuple[int, int]
) -> None:
    window.resize(*size)
    PAGES[page](window)
    # What is read, drawn or thought beside has come by then.
    qtbot.waitUntil(is_at_rest)


@pytest.mark.parametrize("dialog", DIALOGS)
def test_a_dialog_comes_to_rest(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, dialog: str
) -> None:
    opened = DIALOGS[dialog](window, tmp_path)
    opened.open()
    qtbot.waitUntil(is_at_rest)
    opened.close()
    opened.deleteLater()


@pytest.mark.parametrize("size", [(900, 600), (1280, 760)])
@pytest.mark.parametrize("game", all_games())
@pytest.mark.sampled
def test_a_table_that_waits_for_me_is_at_rest(
    qtbot: QtBot, tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    page = page_of(qtbot, tmp_path, game, lead=to_a_card)
    page.resize(*size)
    qtbot.waitUntil(lambda: is_asked(page))
    qtbot.waitUntil(is_at_rest)
