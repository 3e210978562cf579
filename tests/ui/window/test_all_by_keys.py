"""Every page for who has no mouse and no eyes: all has a name, and Tab comes to all and goes on."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLineEdit,
    QPushButton,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)  # fmt: skip
from pytestqt.qtbot import QtBot

from naipes_gui.core.text import install
from naipes_gui.store.settings import Settings
from naipes_gui.ui.replay.page import ReplayPage
from naipes_gui.ui.review.page import ReviewPage
from naipes_gui.ui.shared.widgets.table_picture import TablePicture
from naipes_gui.ui.window.main_window import MainWindow
from tests.catalogues import catalogue
from tests.conftest import running_things
from tests.ui.access import places
from tests.ui.access.places import PAGES
from tests.ui.page_help import SETTINGS, is_asked, page_of, play_until, to_a_card
from tools.proofs.playing import saved_match

SILENT = {"Client", "Window", "Dialog", "Pane", "Grouping", "StaticText", "LayeredPane", "Border",
          "Separator", "ScrollBar", "Graphic", "ToolTip", "Splitter", "PageTabList", "NoRole",
          "Whitespace", "AlertMessage", "PopupMenu", "Canvas", "ProgressBar", "Chart", "Paragraph",
          "List", "Tree", "Table", "Heading", "Section"}  # fmt: skip
"""What is no control, and may go without a name as long as the keys cannot go there."""
MOST_STOPS, MOST_LINKS = 150, 400
DIALOGS = ("new_match", "open_settings", "open_rules", "show_keys", "open_words")


@pytest.fixture(params=["en", "es"])
def window(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[MainWindow]:
    """Return the window of somebody who has played, in a language."""
    monkeypatch.setenv("NAIPES_HOME", str(tmp_path))
    install(catalogue(request.param))
    folder = tmp_path / "data" / "matches"
    folder.mkdir(parents=True)
    saved_match(folder / "Finished.naipes", "ecarte", Random(3), hands=1).recorder.close()
    window = MainWindow(Settings(speed="instant", review=False))
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show_start()
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    page = window.pages.currentWidget()
    if isinstance(page, ReplayPage | ReviewPage):
        page.leave()
    window.close()
    for painted in window.findChildren(TablePicture):
        painted.keep()
    qtbot.waitUntil(lambda: not running_things(), timeout=20_000)


class Flashed(QObject):
    """Notes what is shown as a window of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.names.append(type(watched).__name__)
        return False


@pytest.mark.sampled
@pytest.mark.parametrize("opened", PAGES)
def test_a_page_has_names_and_is_gone_through_by_tab(
    qtbot: QtBot, window: MainWindow, opened: str
) -> None:
    flashed = Flashed()
    application = QApplication.instance()
    assert application is not None
    application.installEventFilter(flashed)
    page = open_page(window, opened)
    QApplication.processEvents()
    application.removeEventFilter(flashed)
    assert not flashed.names, "a part that is shown before it is anywhere takes the keys away"
    # What is read in the background has its words later.
    told = QAccessible.queryAccessibleInterface(page)
    qtbot.waitUntil(lambda: not list(nameless(told)), timeout=20_000)
    look_at(page, window)


def open_page(window: MainWindow, opened: str) -> QWidget:
    PAGES[opened](window)
    page = window.pages.currentWidget()
    assert page is not None
    return page


@pytest.mark.sampled
@pytest.mark.parametrize("opened", PAGES)
def test_the_page_that_comes_has_the_keys(window: MainWindow, opened: str) -> None:
    """As if one had come by a click on what is gone now."""
    window.start_page.nav_bar.setFocus()
    page = open_page(window, opened)
    focused = window.focusWidget()
    assert focused is not None
    assert page.isAncestorOf(focused)
    assert focused.isEnabled()


@pytest.mark.sampled
@pytest.mark.parametrize("opened", places.DIALOGS)
def test_all_there_is_has_names_and_is_gone_through_by_tab(
    qtbot: QtBot, window: MainWindow, tmp_path: Path, opened: str
) -> None:
    dialog = places.DIALOGS[opened](window, tmp_path)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    told = QAccessible.queryAccessibleInterface(dialog)
    qtbot.waitUntil(lambda: not list(nameless(told)), timeout=20_000)
    look_at(dialog, dialog)
    dialog.close()
    dialog.deleteLater()


@pytest.mark.sampled
@pytest.mark.parametrize("opened", DIALOGS)
def test_a_dialog_has_names_and_is_gone_through_by_tab(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, opened: str
) -> None:
    looked = list[str]()

    def look(dialog: QDialog) -> int:
        dialog.show()
        dialog.activateWindow()
        QApplication.processEvents()
        look_at(dialog, dialog)
        looked.append(type(dialog).__name__)
        dialog.close()
        return 0

    monkeypatch.setattr(QDialog, "exec", look)
    getattr(window, opened)()
    assert looked


def test_the_table_has_names_and_is_gone_through_by_tab(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, tmp_path, "mosca", SETTINGS, lead=to_a_card)
    play_until(qtbot, page, lambda: is_asked(page))
    look_at(page, page)
    play_until(qtbot, page, page.scoring.isVisible)
    assert not list(nameless(QAccessible.queryAccessibleInterface(page)))


def test_a_review_has_names_and_is_gone_through_by_tab(window: MainWindow) -> None:
    window.watched_pages.review(window.library.folder / "Finished.naipes")
    page = window.pages.currentWidget()
    assert isinstance(page, ReviewPage)
    look_at(page, window)


def test_what_has_no_name_or_keeps_the_keys_is_found(qtbot: QtBot) -> None:
    class Trap(QPushButton):
        def focusNextPrevChild(self, forward: bool) -> bool:
            return True

    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    column.addWidget(QPushButton())
    column.addWidget(Trap("trap"))
    column.addWidget(QLineEdit())
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    found = list(nameless(QAccessible.queryAccessibleInterface(page)))
    assert [text.split()[0] for text in found] == ["Button", "EditableText"]
    assert beyond_tab(page, page, Qt.Key.Key_Tab)


def look_at(page: QWidget, window: QWidget) -> None:
    told = QAccessible.queryAccessibleInterface(page)
    assert not list(nameless(told))
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        assert not beyond_tab(page, window, key)
    assert not passed_by(page, window)


def nameless(told: QAccessibleInterface) -> Iterator[str]:
    """Yield what a reader could only call by its kind."""
    if told.state().invisible:
        return
    role = told.role().name
    name = told.text(QAccessible.Text.Name).strip()
    takes_keys = told.state().focusable and role != "ScrollBar"
    if not name and (role not in SILENT or takes_keys):
        yield f"{role} {type(told.object()).__name__} {told.object().objectName()}"
    if wrong := misnamed(told):
        yield f"{wrong}: {role} {type(told.object()).__name__} «{name}»"
    for place in range(told.childCount()):
        child: Any = told.child(place)
        if child is not None and child.isValid():
            yield from nameless(child)


def misnamed(told: QAccessibleInterface) -> str:
    """Return what a reader would take a control for that it is not, or nothing."""
    widget, role = told.object(), told.role()
    if "\ufffc" in told.text(QAccessible.Text.Name):
        return "a picture in the words"
    if role == QAccessible.Role.ComboBox:
        labels = [
            other for other, kind in told.relations() if kind & QAccessible.RelationFlag.Label
        ]
        # On Linux its name is its value, and what it is for is said by a label.
        if not any(other.text(QAccessible.Text.Name).strip() for other in labels):
            return "a value of nothing"
    if role == QAccessible.Role.CheckBox and isinstance(widget, QAbstractButton):
        group: Any = widget.group()
        is_one_of = widget.autoExclusive() or (group is not None and group.exclusive())
        # Qt knows no tool button that is one of several.
        if is_one_of or isinstance(widget, QToolButton):
            return "one of several that seems to be chosen by itself"
    return ""


def beyond_tab(page: QWidget, window: QWidget, key: Qt.Key) -> list[str]:
    """Return what takes the keys but is never reached by Tab, however long it is pressed."""
    wanted = stops(page, window)
    met = gone_through(wanted[0], key)
    # Round again as at first: who begins at the end of a page comes to all of it as well.
    again = gone_through(met[-1], key)
    return [
        f"{type(part).__name__} «{part.accessibleName()}»"
        for part in wanted
        if not (is_met(part, met) and is_met(part, again))
    ]


def gone_through(first: QWidget, key: Qt.Key) -> list[QWidget]:
    """Return where Tab stops from somewhere on, once round."""
    first.setFocus()
    met = list[QWidget]()
    while (at := QApplication.focusWidget()) is not None and at not in met:
        met.append(at)
        assert len(met) < MOST_STOPS
        press(at, key)
    return met


def passed_by(page: QWidget, window: QWidget) -> list[str]:
    """Return what is taken in a group, and Tab stops at another of it."""
    taken = [
        part for part in page.findChildren(QAbstractButton)
        if is_one_of_some(part) and part.isChecked()
        and part.isVisibleTo(window) and part.isEnabledTo(window) and part.window() is window
    ]  # fmt: skip
    return [
        f"«{part.accessibleName() or part.text()}»"
        for part in taken
        if not takes_tab(part) and any(map(takes_tab, exclusive_with(part)))
    ]


def press(at: QWidget, key: Qt.Key) -> None:
    """Press Tab; in a text it goes from link to link first."""
    for _ in range(MOST_LINKS):
        QTest.keyClick(at, key)
        if QApplication.focusWidget() is not at or not isinstance(at, QTextBrowser):
            return


def stops(page: QWidget, window: QWidget) -> list[QWidget]:
    return [
        part for part in page.findChildren(QWidget)
        if takes_tab(part)
        and part.isVisibleTo(window) and part.isEnabledTo(window) and part.window() is window
    ]  # fmt: skip


def is_met(part: QWidget, met: list[QWidget]) -> bool:
    """Tell whether Tab comes there, or to one of its group, where the arrows go on."""
    return part in met or any(other in met for other in exclusive_with(part))


def exclusive_with(part: QWidget) -> list[QWidget]:
    if not isinstance(part, QAbstractButton):
        return []
    around = part.parentWidget()
    beside = around.findChildren(QAbstractButton) if around is not None else []
    return [other for other in beside if is_one_of_some(other) and is_one_of_some(part)]


def is_one_of_some(button: QAbstractButton) -> bool:
    group: Any = button.group()
    return button.autoExclusive() if group is None else bool(group.exclusive())


def takes_tab(part: Any) -> bool:
    """Tell whether the keys come here by Tab; by the stubs everything has a proxy."""
    return Qt.FocusPolicy.TabFocus in part.focusPolicy() and part.focusProxy() is None
