"""The rulebook lies beside the table while one plays on."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from naipes_gui.games import all_games
from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table.aid_sheet import AidSheet
from naipes_gui.ui.beside_table.keys_ring import KeysRing
from naipes_gui.ui.learn.lesson_page import LessonPage
from naipes_gui.ui.rulebook.book import Book
from naipes_gui.ui.rulebook.dialog import RulesDialog
from naipes_gui.ui.rulebook.keys_line import KeysLine
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.window.books import Books
from naipes_gui.ui.window.key_sheet import KeySheet
from naipes_gui.ui.window.main_window import MainWindow
from tests.ui.looking import Dress, dress
from tests.ui.page_help import SETTINGS, is_asked, moves_due, page_of, play_until, to_a_card
from tests.ui.table_help import begun

__all__ = ["dress"]
LARGE = 2.0
"""Letters so large that a book in a window of 900 by 600 takes all of the felt."""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    made = MainWindow(Settings(speed="instant", review=False))
    qtbot.addWidget(made)
    made.show()
    made.play(begun(tmp_path, seed=1))
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    page = made.table_page
    assert page is not None
    play_until(qtbot, page, lambda: is_asked(page))
    # Not before: where a window was is put right once it has been shown.
    made.resize(1280, 800)
    qtbot.waitUntil(lambda: made.width() == 1280 == made.pages.width())
    qtbot.waitUntil(page.panel.isVisible)
    yield made
    made.close()


def book_of(window: MainWindow) -> Book:
    assert window.table_page is not None
    widget = window.table_page.companion.widget
    assert isinstance(widget, Book)
    return widget


def test_it_opens_at_the_moment_and_the_game_goes_on(qtbot: QtBot, window: MainWindow) -> None:
    page = window.table_page
    assert page is not None
    window.open_rules()
    book = book_of(window)
    assert page.board.view_ is not None
    rule = page.face.paragraph(page.board.view_)
    qtbot.waitUntil(lambda: book.leaf.moment is not None)
    assert book.leaf.moment is not None
    assert book.leaf.moment.text().startswith(rule)
    assert book.isVisible()
    assert not page.panel.isVisible()
    ply = page.board.view_.state
    QTest.keyClick(book.leaf, Qt.Key.Key_F6)
    assert QApplication.focusWidget() is page.board
    page.board.choose(moves_due(page.board)[0])
    qtbot.waitUntil(lambda: page.board.view_ is not None and page.board.view_.state != ply)
    assert book.isVisible()
    QTest.keyClick(page.board, Qt.Key.Key_F6)
    assert QApplication.focusWidget() is book.leaf


def test_esc_gives_the_table_back(qtbot: QtBot, window: MainWindow) -> None:
    page = window.table_page
    assert page is not None
    had = page.panel.isVisible()
    window.open_rules()
    QTest.keyClick(book_of(window).leaf, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is page.board
    assert not page.companion.is_open
    assert page.panel.isVisible() == had


@pytest.mark.parametrize("has_table_keys", [False, True])
def test_the_key_of_the_book_shuts_it_again(
    qtbot: QtBot, window: MainWindow, has_table_keys: bool
) -> None:
    page = window.table_page
    assert page is not None
    qtbot.waitUntil(lambda: window._shortcuts is not None)
    for width in (1280, 900):
        window.resize(width, 800)
        had = page.panel.isVisible()
        QTest.keyClick(page.board, Qt.Key.Key_F1)
        book = book_of(window)
        if has_table_keys:
            page.board.setFocus()
        QTest.keyClick(page.board if has_table_keys else book.leaf, Qt.Key.Key_F1)
        assert not page.companion.is_open
        assert not book.isVisible()
        assert QApplication.focusWidget() is page.board
        assert page.panel.isVisible() == had


def test_a_dialog_stills_the_page_and_gives_the_keys_back(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, page = list[str](), window.table_page
    assert page is not None
    monkeypatch.setattr(window, "activateWindow", lambda: asked.append("keys"))
    monkeypatch.setattr(page, "stand_still", lambda: asked.append("stand still"))
    button, hovered = page.top.button("give-up"), Qt.WidgetAttribute.WA_UnderMouse
    QCursor.setPos(window.mapToGlobal(window.rect().center()))
    button.setAttribute(hovered)
    over = QDialog(window)
    over.open()
    assert asked == ["stand still"]
    over.accept()
    assert asked == ["stand still", "keys"]
    assert not button.testAttribute(hovered), "the pointer has left it"
    over.deleteLater()


def test_it_is_seen_whose_the_keys_are(window: MainWindow) -> None:
    page = window.table_page
    assert page is not None
    window.open_rules()
    book = book_of(window)
    line, ring = book.findChild(KeysLine), book.findChild(KeysRing)
    assert line is not None
    assert ring is not None
    ours = line.text()
    assert ring.isVisible()
    assert ring.geometry() == book.rect()
    QTest.keyClick(book.leaf, Qt.Key.Key_F6)
    assert not ring.isVisible()
    assert line.text() != ours
    QTest.keyClick(page.board, Qt.Key.Key_F6)
    assert ring.isVisible()
    assert line.text() == ours


def test_a_panel_is_framed_while_it_has_the_keys(qtbot: QtBot, window: MainWindow) -> None:
    page = window.table_page
    assert page is not None
    ring = page.panel.keys_ring
    assert not ring.isVisible()
    qtbot.waitUntil(window.isActiveWindow)
    page.panel.tabBar().setFocus()
    qtbot.waitUntil(ring.isVisible)
    assert ring.geometry() == page.panel.rect()
    page.board.setFocus()
    qtbot.waitUntil(lambda: not ring.isVisible())


@pytest.mark.parametrize(
    ("made", "key"),
    [
        (lambda window: RulesDialog("nlk", None, "en", window), "F1"),
        (lambda window: KeySheet(Where.TABLE, window), "?"),
        (lambda window: AidSheet("Seen", Command.SEEN, window), "Shift+C"),
        (lambda window: AidSheet("Worth", Command.WORTH, window), "Shift+O"),
        (lambda window: AidSheet("Yaku", Command.YAKU, window), "Shift+G"),
    ],
)
def test_what_a_key_opens_the_same_key_shuts(
    qtbot: QtBot, window: MainWindow, made: Callable[[MainWindow], QDialog], key: str
) -> None:
    dialog = made(window)
    dialog.open()
    qtbot.waitUntil(dialog.isActiveWindow)
    focused = QApplication.focusWidget()
    assert focused is not None
    pressed: Any = QKeySequence(key)
    pressed = pressed[0]
    with qtbot.waitSignal(dialog.rejected):
        QTest.keyClick(focused, pressed.key(), pressed.keyboardModifiers())


def test_letters_for_the_book_are_no_keys_of_the_table(window: MainWindow) -> None:
    page = window.table_page
    assert page is not None
    window.open_rules()
    before = page.hints
    for key in (Qt.Key.Key_H, Qt.Key.Key_1, Qt.Key.Key_Left, Qt.Key.Key_End):
        QTest.keyClick(book_of(window).leaf, key)
    assert not page.board.toast.isVisible()
    assert page.hints is before


@pytest.mark.thorough
def test_it_is_made_wider_by_keys_and_stays_so(window: MainWindow) -> None:
    page = window.table_page
    assert page is not None
    window.resize(1600, 900)
    window.open_rules()
    wide = book_of(window).width()
    for _ in range(3):
        QTest.keyClick(page.companion.grip, Qt.Key.Key_Right)
    assert book_of(window).width() == wide - 60
    assert window.settings.book_width == wide - 60
    for _ in range(20):
        QTest.keyClick(page.companion.grip, Qt.Key.Key_Right)
    assert book_of(window).width() == 420


@pytest.mark.parametrize(("wide", "felt"), [(1280, 860), (1400, 860), (1279, 859), (900, 630)])
def test_the_table_keeps_the_room_that_it_needs(window: MainWindow, wide: int, felt: int) -> None:
    page = window.table_page
    assert page is not None
    window.resize(wide, 800)
    window.open_rules()
    assert page.board.width() == felt
    assert not page.companion.is_over


@pytest.mark.parametrize("scale", [1.0, 1.5, LARGE])
@pytest.mark.parametrize("game", [*all_games()])
def test_in_a_small_window_it_stands_beside_the_table_or_is_all_that_is_read(
    qtbot: QtBot, tmp_path: Path, dress: Dress, game: str, scale: float
) -> None:
    """The table moves aside for it; of piles and of large letters half would be covered."""
    dress(text_scale=scale)
    page = page_of(qtbot, tmp_path, game, replace(SETTINGS, text_scale=scale), lead=to_a_card)
    page.resize(900, 600)
    qtbot.waitUntil(lambda: is_asked(page))
    page.lay_beside(Book(all_games()[game], None, "en"))
    qtbot.wait(20)
    board, book = page.board.geometry(), page.companion.widget
    assert book is not None
    lain = book.geometry()
    aside = scale == 1 and game != "nlk"
    assert page.companion.is_over is not aside
    assert (lain == board) is not aside
    if aside:
        assert (lain.top(), lain.bottom()) == (board.top(), board.bottom())
        assert (lain.left(), lain.right()) == (board.right() + 1, page.width() - 1)
        felt = Box(0, 0, board.width(), board.height())
        plates = [place.plate for place in page.board.table.room.places()]
        shown = [*plates, *page.board.bar.boxes()]
        assert all(min(box.x, felt.right - box.right) >= 0 for box in shown)


def test_in_a_window_of_its_own_and_back(qtbot: QtBot, window: MainWindow) -> None:
    page = window.table_page
    assert page is not None
    window.open_rules()
    book_of(window).moved.emit()
    assert not page.companion.is_open
    own = window.books.own
    assert own is not None
    assert own.isVisible()
    own.docked.emit()
    assert window.books.own is None
    assert page.companion.is_open


def test_a_rule_named_on_any_page_with_a_table_opens_there(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[tuple[str, str]] = []

    def look(dialog: RulesDialog) -> int:
        dialog.show()
        leaf = dialog.book.leaf
        qtbot.waitUntil(lambda: leaf.textCursor().hasSelection())
        opened.append((dialog.book.info.key, leaf.textCursor().selectedText()))
        dialog.close()
        return 0

    monkeypatch.setattr(RulesDialog, "exec", look)
    window.learning.open_lesson("nlk", 0)
    page = window.pages.currentWidget()
    assert isinstance(page, LessonPage)
    page.situation.rule.emit("1.17")
    page.board.toast.rule.emit("1.20")
    assert opened == [("nlk", "1.17"), ("nlk", "1.20")]
    page.leave()


def test_away_from_a_table_the_rules_of_the_game_of_late_are_shown(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[str]()
    window = MainWindow(Settings(last_game="nlk", sound=False))
    qtbot.addWidget(window)
    monkeypatch.setattr(Books, "_ask", lambda _books, game, _opening: asked.append(game))
    window.open_rules()
    assert asked == ["nlk"]


def test_a_book_of_its_own_goes_back_beside_the_table(window: MainWindow) -> None:
    page = window.table_page
    assert page is not None
    window.open_rules()
    QTest.mouseClick(book_of(window).head.move_out, Qt.MouseButton.LeftButton)
    own = window.books.own
    assert own is not None
    own.turn_to("nlk")
    back = own.book.head.move_out
    assert back.isVisible()
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert book_of(window).isVisible()
    assert book_of(window).info is page.info
    assert window.books.own is None
