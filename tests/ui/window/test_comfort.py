"""What is chosen in the settings holds at once: keys, sides, sizes, light and dark, the screen."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from naipes_gui.store import paths
from naipes_gui.store import settings as settings_store
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.shared import keymap, style
from naipes_gui.ui.shared.commands import ENTRIES, FIXED, Command, at
from naipes_gui.ui.shared.theme import DARK, LIGHT
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.window.key_sheet import KeySheet
from naipes_gui.ui.window.main_window import MainWindow
from tests.ui.looking import Dress, clipped, dress, show
from tests.ui.page_help import SETTINGS, page_of
from tests.ui.table_help import begun

__all__ = ["dress"]
STILL = Settings(speed="instant", trick_hold_ms=1)


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    made = MainWindow(STILL)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    yield made
    keymap.wear({})


@pytest.fixture
def with_another_key() -> Iterator[None]:
    """Let a hint be asked for with G."""
    keymap.wear({"hint": "G"})
    yield
    keymap.wear({})


def table_of(window: MainWindow, qtbot: QtBot) -> TablePage:
    window.play(begun(paths.records_folder()))
    page = window.table_page
    assert page is not None
    qtbot.waitUntil(lambda: page.board.dealing.is_due)
    return page


def test_a_chosen_key_works_is_told_and_is_kept(window: MainWindow, qtbot: QtBot) -> None:
    page = table_of(window, qtbot)
    window.change(keys={"sound": "G"})
    assert "(G)" in page.top.button("sound").toolTip()
    heard = []
    for key in (Qt.Key.Key_M, Qt.Key.Key_G):
        QTest.keyClick(page.board, key)
        heard.append(window.settings.sound)
    assert heard == [True, False]
    assert settings_store.load(paths.settings_file()).keys == {"sound": "G"}
    window.notice.dismiss()


def test_the_panel_changes_sides(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, tmp_path, "ecarte")
    qtbot.waitUntil(lambda: page.panel.x() >= page.board.x() + page.board.width())
    page.adopt(replace(SETTINGS, left_panel=True))
    qtbot.waitUntil(lambda: page.board.x() >= page.panel.x() + page.panel.width())
    page.resize(900, 600)
    page.adopt(replace(SETTINGS, left_panel=True, drawer_open=True))
    qtbot.waitUntil(lambda: page.board.x() == page.panel.width() and page.panel.x() == 0)


@pytest.mark.parametrize("size", [80, 160])
def test_cards_grow_and_shrink(window: MainWindow, qtbot: QtBot, size: int) -> None:
    page = table_of(window, qtbot)
    usual = page.board.table.room.hand_height
    window.change(card_size=size)
    changed = page.board.table.room.hand_height
    assert changed > usual if size > 100 else changed < usual


@pytest.mark.parametrize(("scheme", "paper"), [("light", LIGHT), ("dark", DARK)])
def test_pages_are_light_or_dark_as_chosen(window: MainWindow, scheme: str, paper: object) -> None:
    window.change(scheme=scheme)
    assert style.app_style().paper == paper
    window.change(scheme="system")


def test_escape_leaves_the_full_screen_once_nothing_else_wants_it(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = table_of(window, qtbot)
    window.toggle_full()
    page.board.warn("No.")
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert window.isFullScreen()
    assert not page.board.toast.isVisible()
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    page.board.toast.dismiss()


@pytest.mark.parametrize(
    ("where", "scale"), [*((where, 1.5) for where in Where), (Where.TABLE, 1.0)]
)
def test_the_sheet_tells_every_key_of_its_page(
    dress: Dress, with_another_key: None, qtbot: QtBot, where: Where, scale: float
) -> None:
    """Every sheet is looked at in the larger words, and the longest in the usual ones."""
    dress(text_scale=scale)
    sheet = KeySheet(where)
    qtbot.addWidget(sheet)
    show(sheet, (880, 560))
    told = {part.text() for part in sheet.findChildren(Label)}
    expected = [entry.label for entry in (ENTRIES[c] for c in (*at(where), *at(Where.ANYWHERE)))]
    assert {str(label.source) for label in expected} <= told
    assert {str(fixed.label.source) for fixed in FIXED.get(where, ())} <= told
    assert ("G" in told) == bool({Command.HINT, Command.CAPTURES} & {*at(where)})
    assert clipped(sheet) == []


def test_the_sheet_is_that_of_the_page_and_leads_to_the_settings(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_of(window, qtbot)
    opened, shown = list[str](), list[str]()

    def exec_(sheet: QDialog) -> int:
        assert isinstance(sheet, KeySheet)
        shown.extend(part.text() for part in sheet.findChildren(Label))
        sheet.change.click()
        return 1

    monkeypatch.setattr(KeySheet, "exec", exec_)
    monkeypatch.setattr(window, "open_settings", lambda section="": opened.append(section))
    window.show_keys()
    assert "At the table" in shown
    assert opened == ["keys"]
