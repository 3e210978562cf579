"""Two keys come to every control of every page and dialog, and out of it again."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QFileDialog,
    QLineEdit,
    QPlainTextEdit,
    QSlider,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from naipes_gui.core.wording import GLYPHS
from naipes_gui.session.hand_thread import ParThread
from naipes_gui.store import paths
from naipes_gui.ui.access.stop import Stop
from naipes_gui.ui.access.switches import Switches
from naipes_gui.ui.library.page import LibraryPage
from naipes_gui.ui.replay.page import ReplayPage
from naipes_gui.ui.review.page import ReviewPage
from naipes_gui.ui.shared.choosing_files import asked_file
from naipes_gui.ui.shared.widgets.file_list import FileList
from naipes_gui.ui.statistics.page import StatisticsPage
from naipes_gui.ui.window.main_window import MainWindow
from tests.conftest import running_things
from tests.ui.access.places import DIALOGS, PAGES, TWO, settings_at
from tests.ui.access.two_keys import go_to, in_dialogs, switches_of
from tests.ui.looking import out_of_reading_order

__all__ = ["in_dialogs"]

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints", "does not support")
RECORDS = Path(__file__).parents[2] / "records"
MOST = 900
"""So many keys go through any page."""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setattr(ParThread, "start", lambda _: None)
    paths.records_folder().mkdir(parents=True, exist_ok=True)
    shutil.copy(RECORDS / "ecarte" / "ecarte-default.naipes",
                paths.records_folder() / "Finished.naipes")  # fmt: skip
    made = MainWindow(TWO)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show_start()
    made.show()
    qtbot.waitUntil(lambda: made._easier is not None)
    yield made
    page = made.pages.currentWidget()
    if isinstance(page, ReplayPage | ReviewPage):
        page.leave()
    made.close()
    qtbot.waitUntil(lambda: not running_things(), timeout=20_000)


def walked(switches: Switches) -> list[Stop]:
    """Go round with one key, into every group with the other; return what was met."""
    switches._path.clear()
    switches._at = None
    switches.look()
    met, opened = dict[object, Stop](), set[object]()
    first: Stop | None = None
    for _ in range(MOST):
        row = switches._row()
        stop = next((each for each in row if each.key == switches._at), None)
        assert stop is not None, "the ring is never lost"
        if first is None:
            first = stop
        elif stop.key == first.key and not switches._path:
            return list(met.values())
        keys = [each.key for each in row]
        assert len(keys) == len(set(keys)), "what is met twice is gone round for ever"
        if stop.inside and stop.key not in opened:
            opened.add(stop.key)
            assert stop.name.strip() not in ("", stop.inside[0].name), "a group says what it is"
            switches.choose()
            continue
        if not stop.inside:
            assert stop.act is not None
            assert stop.name.strip(), f"{stop.key} has a name"
            assert not set(GLYPHS.values()) & set(stop.name), "a name is said"
            met[stop.key] = stop
        switches.go_on()
    raise AssertionError("the keys come round")


def flat(stops: list[Stop]) -> Iterator[Stop]:
    for stop in stops:
        yield from flat(list(stop.inside)) if stop.inside else (stop,)


def widget_of(stop: Stop) -> QWidget | None:
    key = stop.key
    while isinstance(key, tuple):
        key = key[0]
    return key if isinstance(key, QWidget) else None


def unreached(root: QWidget, met: list[Stop]) -> list[str]:
    """Return what the keys of others come to, but these two do not."""
    widgets = [widget for stop in met if (widget := widget_of(stop)) is not None]
    return [
        f"{type(part).__name__} «{part.accessibleName()}»"
        for part in root.findChildren(QWidget)
        if takes_keys(part, root)
        and not any(w is part or w.isAncestorOf(part) or part.isAncestorOf(w) for w in widgets)
    ]


def takes_keys(part: QWidget, root: QWidget) -> bool:
    tab = bool(part.focusPolicy() & Qt.FocusPolicy.TabFocus) and part.focusProxy() is None
    here = part.isVisibleTo(root) and part.isEnabledTo(root) and part.window() is root.window()
    return tab and here and not shows_all(part)


def shows_all(part: QWidget) -> bool:
    """Tell whether it is a text without links that need not be scrolled."""
    if isinstance(part, QLineEdit | QAbstractSpinBox):
        return part.isReadOnly()
    if not isinstance(part, QAbstractScrollArea):
        return False
    bar, empty = part.verticalScrollBar(), not part.findChildren(QAbstractButton)
    return bar.maximum() <= bar.minimum() and empty


@pytest.mark.parametrize("page", PAGES)
def test_two_keys_come_to_all_of_a_page(window: MainWindow, qtbot: QtBot, page: str) -> None:
    PAGES[page](window)
    at = window.pages.currentWidget()
    assert at is not None
    if isinstance(at, LibraryPage):
        qtbot.waitUntil(lambda: not at.listing.is_reading and bool(at.model.rows))
    if isinstance(at, StatisticsPage):
        qtbot.waitUntil(lambda: not at.is_reading and not at.counting.is_busy)
    for _ in range(5):
        QCoreApplication.processEvents()
    assert unreached(window, walked(switches_of(window))) == []
    assert out_of_reading_order(at) == []


@pytest.mark.parametrize("dialog", DIALOGS)
def test_two_keys_come_to_all_of_a_dialog_and_close_it(
    window: MainWindow, tmp_path: Path, dialog: str
) -> None:
    opened = DIALOGS[dialog](window, tmp_path)
    opened.open()
    QCoreApplication.processEvents()
    met = walked(switches_of(window))
    assert unreached(opened, met) == []
    assert out_of_reading_order(opened) == []
    leave = next(stop for stop in met if stop.key == "leave")
    assert leave.act is not None
    leave.act()
    assert not opened.isVisible()
    opened.deleteLater()


@pytest.fixture
def library(window: MainWindow, qtbot: QtBot) -> LibraryPage:
    window.rail_pages.open_library()
    page = window.pages.currentWidget()
    assert isinstance(page, LibraryPage)
    qtbot.waitUntil(lambda: not page.listing.is_reading and bool(page.model.rows))
    return page


def until_quiet(qtbot: QtBot, in_dialogs: list[tuple[str, ...]]) -> None:
    qtbot.waitUntil(lambda: not in_dialogs, timeout=20_000)
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None, timeout=20_000)


@pytest.mark.thorough
def test_a_match_is_searched_for_letter_by_letter(
    window: MainWindow, library: LibraryPage, qtbot: QtBot, in_dialogs: list[tuple[str, ...]]
) -> None:
    in_dialogs.append(("X", "i", "Rub out", "i", "Space", "2", "Done"))
    go_to(switches_of(window), "Search")
    until_quiet(qtbot, in_dialogs)
    assert library.filters.search.text() == "Xi 2"
    assert not library.model.rows


def test_a_match_is_named_in_its_row(
    window: MainWindow, library: LibraryPage, qtbot: QtBot, in_dialogs: list[tuple[str, ...]]
) -> None:
    in_dialogs.append(("Rub out all", "N", "Capitals", "U", "Capitals", "x", "Done"))
    go_to(switches_of(window), "Rename")
    until_quiet(qtbot, in_dialogs)
    qtbot.waitUntil(lambda: [m.name for m in library.model.matches] == ["NUx"], timeout=20_000)
    assert (paths.records_folder() / "NUx.naipes").exists()


def test_what_is_not_named_keeps_its_name(
    window: MainWindow, library: LibraryPage, qtbot: QtBot, in_dialogs: list[tuple[str, ...]]
) -> None:
    in_dialogs.append(("Rub out all", "X", "Cancel"))
    go_to(switches_of(window), "Rename")
    until_quiet(qtbot, in_dialogs)
    assert [match.name for match in library.model.matches] == ["Finished"]
    assert library.table.state() is library.table.State.NoState


def test_rows_are_sorted_and_offer_what_can_be_done(
    window: MainWindow, library: LibraryPage, qtbot: QtBot, in_dialogs: list[tuple[str, ...]]
) -> None:
    header = library.table.header()
    go_to(switches_of(window), "Name")
    assert (header.sortIndicatorSection(), header.sortIndicatorOrder()) == (
        0,
        Qt.SortOrder.AscendingOrder,
    )
    in_dialogs.append(("Go over it",))
    with qtbot.waitSignal(library.review, timeout=20_000):
        go_to(switches_of(window), "What can be done with it")


def test_a_match_is_sent_away_and_brought_in_by_a_list_of_our_own(
    window: MainWindow, library: LibraryPage, qtbot: QtBot, tmp_path: Path,
    in_dialogs: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    (tmp_path / "away").mkdir()
    monkeypatch.chdir(tmp_path)
    in_dialogs += [
        ("away/", "away/", "Name of the file", "Save here"),
        ("Rub out all", "A", "Done"),
    ]
    go_to(switches_of(window), "Export")
    until_quiet(qtbot, in_dialogs)
    assert [path.name for path in (tmp_path / "away").iterdir()] == ["A.naipes"]
    in_dialogs.append(("away/", "away/", "A.naipes", "A.naipes"))
    go_to(switches_of(window), "Import")
    until_quiet(qtbot, in_dialogs)
    qtbot.waitUntil(lambda: len(library.model.matches) == 2, timeout=20_000)


def test_a_note_is_written(
    window: MainWindow, qtbot: QtBot, in_dialogs: list[tuple[str, ...]]
) -> None:
    note = QPlainTextEdit(window.pages.currentWidget())
    note.setAccessibleName("Your note")
    note.show()
    in_dialogs.append(("H", "m", "!", "Done"))
    go_to(switches_of(window), "Your note")
    until_quiet(qtbot, in_dialogs)
    assert note.toPlainText() == "Hm!"


def test_a_slider_is_moved(
    window: MainWindow,
) -> None:
    dialog = settings_at(window, "sound")
    dialog.open()
    QCoreApplication.processEvents()
    volume = dialog.settings.volume
    slider = next(one for one in dialog.findChildren(QSlider) if one.isVisible())
    go_to(switches_of(window), f"{slider.accessibleName()}: Less")
    assert dialog.settings.volume < volume
    dialog.close()


def test_a_file_is_written_over_only_when_it_is_said_twice(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "a.naipes").touch()
    (tmp_path / "b.txt").touch()
    dialog = FileList(window, "Save", tmp_path / "a.naipes", "Matches (*.naipes)", writes=True)
    qtbot.addWidget(dialog)
    assert [dialog.list.item(i).text() for i in range(dialog.list.count())] == ["a.naipes"]
    dialog.take.click()
    assert (dialog.found, dialog.told.text()) == ("", "a.naipes is there already.")
    dialog.take.click()
    assert dialog.found == str(tmp_path / "a.naipes")


def test_without_the_mode_the_system_is_asked(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("/x.naipes", ""))
    window.change(switches="off")
    assert asked_file(window, "Open", "", "(*.naipes)") == "/x.naipes"


def test_a_number_is_written_and_nothing_but_a_number(
    window: MainWindow, qtbot: QtBot, in_dialogs: list[tuple[str, ...]]
) -> None:
    number = QSpinBox(window.pages.currentWidget())
    number.setAccessibleName("Stake")
    number.setRange(1, 500)
    number.show()
    in_dialogs.append(("Rub out all", "4", "2", "Done"))
    go_to(switches_of(window), "Stake")
    until_quiet(qtbot, in_dialogs)
    assert number.value() == 42
    in_dialogs.append(("-", "-", "Done"))
    go_to(switches_of(window), "Stake")
    until_quiet(qtbot, in_dialogs)
    assert number.value() == 42
