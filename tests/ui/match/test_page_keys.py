"""The keyboard never goes dead: the keys of the table work wherever no text is being written."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TypeAlias
from unittest.mock import patch

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QListWidget,
    QScrollArea,
    QTabBar,
    QTextBrowser,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from naipes_gui.games import all_games
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.shared.widgets.rule_label import RuleLabel
from tests.ui.page_help import is_asked, page_of, play_until, to_a_card, to_the_last_move

K = Qt.Key
Keys: TypeAlias = frozenset[Qt.Key]
Find: TypeAlias = Callable[[], QWidget]
NONE = Qt.KeyboardModifier.NoModifier
ACTS, SIDEWAYS = frozenset({K.Key_Return, K.Key_Enter, K.Key_Space}), {K.Key_Left, K.Key_Right}
UP_AND_DOWN = frozenset({K.Key_Up, K.Key_Down, K.Key_PageUp, K.Key_PageDown})
OWN: dict[type[QWidget], Keys] = {
    QAbstractButton: ACTS,
    QTabBar: frozenset(SIDEWAYS),
    QListWidget: ACTS | UP_AND_DOWN | {K.Key_Home, K.Key_End},
    QScrollArea: UP_AND_DOWN,
    QTextBrowser: UP_AND_DOWN,
}
"""What a widget needs itself; every other key is the table's."""
PRESSED = (
    K.Key_Left, K.Key_Right, K.Key_Home, K.Key_End, K.Key_Return, K.Key_Enter, K.Key_Space,
    K.Key_Escape, K.Key_0, K.Key_1, K.Key_2, K.Key_3, K.Key_7, K.Key_9, K.Key_Minus, K.Key_A,
    K.Key_K, K.Key_J, K.Key_T, K.Key_H, K.Key_L, K.Key_Q, K.Key_F9, K.Key_Y,
)  # fmt: skip
UNDO = (K.Key_Z, Qt.KeyboardModifier.ControlModifier)


class Watched:
    """A page whose keys have effects that are noted and taken back."""

    def __init__(self, page: TablePage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.page, self.noted = page, list[object]()
        page.board.chosen.disconnect(page.checker.choose)
        page.board.chosen.connect(lambda _, move: self.noted.append(move))
        page.panel_toggled.connect(lambda opened: self.noted.append(("panel", opened)))
        for where, name in (
            (page.hints, "ask"), (page.session, "take_back"), (page.last_turn, "press")
        ):  # fmt: skip
            monkeypatch.setattr(where, name, lambda name=name: self.noted.append(name))

    def begin(self) -> None:
        """Put the table into the position it had, with a card that may be played in focus."""
        board = self.page.board
        assert board.view_ is not None
        board.hand.clear()
        board.toast.dismiss()
        board.hand.arm(board.view_)
        row = [card for card in board.table.hand_in_order() if card in board.hand.playable]
        board.hand.focus, board.hand.by_key = row[len(row) // 2], True
        board.hand.mark()
        board.offer()
        self.noted.clear()

    def end(self) -> None:
        """Leave nothing on the table that goes away by itself later."""
        self.begin()
        self.page.board.hand.disarm()
        self.page.board.stop()

    def effect(self, focus: Find, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> str:
        """Return what a key does while a widget has the focus."""
        self.begin()
        widget, board = focus(), self.page.board
        widget.setFocus()
        assert QApplication.focusWidget() is widget
        hand, toast = board.hand, board.toast
        before = hand.focus
        # What Enter plays has been seen before, and what keys go to is seen then.
        shown = board.table.marks.focus if key in ACTS else None
        QTest.keyClick(widget, key, held)
        seen = board.table.marks.focus if hand.focus != before else shown
        told = toast.isVisible() and toast.accessibleName()
        return str((hand.focus, seen, hand.picked, hand.armed, told, self.noted))


def stops(page: QWidget) -> list[QWidget]:
    """Return everything on a page that Tab or a click gives the focus."""
    found = [part for part in page.findChildren(QWidget) if part.isVisibleTo(page)]
    return [part for part in found if part.focusPolicy() and part.isEnabled()
            and part.focusProxy() is None]  # fmt: skip


def finders(page: TablePage) -> Iterator[Find]:
    """Return how to find everything that takes the focus; some of it is made anew each time."""
    met = set[QWidget]()
    for tab in range(page.panel.count()):
        page.panel.setCurrentIndex(tab)
        if tab == 0:
            for number in range(len(_visible(page.board.bar))):
                yield partial(_button, page.board.bar, number)
        for part in stops(page):
            if part not in met and not page.board.bar.isAncestorOf(part):
                met.add(part)
                yield partial(_same, part)


def _button(bar: QWidget, number: int) -> QWidget:
    return _visible(bar)[number]


def _same(part: QWidget) -> QWidget:
    return part


def _visible(bar: QWidget) -> list[QAbstractButton]:
    return [button for button in bar.findChildren(QAbstractButton) if button.isVisible()]


def own_keys(widget: QWidget) -> Keys:
    return next((keys for kind, keys in OWN.items() if isinstance(widget, kind)), frozenset())


@pytest.mark.thorough
@pytest.mark.parametrize("game", [*all_games()])
def test_every_key_of_the_table_works_whatever_has_the_focus(
    qtbot: QtBot, tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_of(qtbot, tmp_path, game, lead=to_a_card)
    play_until(qtbot, page, lambda: is_asked(page))
    watched = Watched(page, monkeypatch)
    wanted = {key: watched.effect(lambda: page.board, key) for key in PRESSED}
    assert len(set(wanted.values())) > 5
    kinds = dict[str, int]()
    for find in finders(page):
        watched.begin()
        widget = find()
        for key in pressed(kinds, type(widget).__name__, whole=game == "ecarte"):
            if key not in own_keys(widget):
                assert watched.effect(find, key) == wanted[key], (widget, key)
        assert watched.effect(find, *UNDO).count("take_back") == 1, widget
    assert {"QToolButton", "QTabBar", "QListWidget", "MoveLog", "ScorePage"} <= kinds.keys()
    watched.end()


def pressed(kinds: dict[str, int], kind: str, *, whole: bool) -> tuple[Qt.Key, ...]:
    """Return all keys for the first widget of a kind in one game, and else a fourth in turn.

    A key goes the same way from all widgets of a kind, whatever is played.
    """
    met = kinds[kind] = kinds.get(kind, -1) + 1
    return PRESSED if whole and not met else PRESSED[met % 4 :: 4]


@pytest.mark.thorough
@pytest.mark.parametrize("game", [*all_games()])
def test_a_click_beside_the_table_leaves_it_the_keys(
    qtbot: QtBot, tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_of(qtbot, tmp_path, game, lead=to_a_card)
    play_until(qtbot, page, lambda: is_asked(page))
    watched = Watched(page, monkeypatch)
    wanted = watched.effect(lambda: page.board, K.Key_Return)
    for tab in range(page.panel.count()):
        page.panel.setCurrentIndex(tab)
        for part in [page.panel, *page.panel.findChildren(QWidget), page.situation]:
            if part.isVisible() and not isinstance(part, (QListWidget, QAbstractButton)):
                watched.begin()
                QTest.mouseClick(part, Qt.MouseButton.LeftButton)
                page.panel.setCurrentIndex(tab)
                focused = QApplication.focusWidget()
                assert focused is not None
                # In the table in text the keys belong to what is read there and can be chosen.
                if not page.panel.text_table.isAncestorOf(focused):
                    assert watched.effect(partial(_same, focused), K.Key_Return) == wanted
                assert watched.effect(partial(_same, focused), K.Key_1), focused
    watched.end()


@pytest.mark.parametrize("game", [*all_games()])
def test_a_button_of_the_toolbar_that_is_clicked_does_not_keep_the_keys(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    page = page_of(qtbot, tmp_path, game, lead=to_a_card)
    play_until(qtbot, page, lambda: is_asked(page))
    for part in page.findChildren(QAbstractButton):
        if part.isVisible() and not page.panel.isAncestorOf(part):
            page.board.setFocus()
            assert not part.focusPolicy() & Qt.FocusPolicy.ClickFocus, part.accessibleName()


def test_the_buttons_of_a_choice_take_their_turn_before_the_toolbar(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = page_of(qtbot, tmp_path, "napoleon", players=4)
    play_until(qtbot, page, lambda: bool(_visible(page.board.bar)) and page.board.hand.armed)
    many = len(_visible(page.board.bar))
    page.board.setFocus()
    for _ in range(many):
        QTest.keyClick(QApplication.focusWidget(), K.Key_Tab)  # type: ignore[arg-type]
        assert QApplication.focusWidget() in _visible(page.board.bar)


def test_a_choice_that_is_gone_gives_the_focus_back_to_the_table(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = page_of(qtbot, tmp_path, "napoleon", players=4)
    play_until(qtbot, page, lambda: bool(_visible(page.board.bar)) and page.board.hand.armed)
    _visible(page.board.bar)[0].setFocus()
    page.board.bar.clear()
    assert page.board.hasFocus()
    page.board.toast.say("x", 0)
    page.board.toast.findChildren(QAbstractButton)[0].setFocus()
    page.board.toast.dismiss()
    assert page.board.hasFocus()


def test_arrows_go_round_the_buttons_of_a_sheet_and_enter_always_deals(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = page_of(qtbot, tmp_path, "ecarte", lead=to_the_last_move)
    play_until(qtbot, page, page.scoring.isVisible)
    buttons = {button for button in page.scoring.findChildren(QAbstractButton)
               if button.isVisible()}  # fmt: skip
    for way in (K.Key_Right, K.Key_Left, K.Key_Up, K.Key_Down):
        seen = set[QWidget]()
        for _ in range(2 * len(buttons)):
            focused = QApplication.focusWidget()
            assert focused in buttons
            seen.add(focused)
            QTest.keyClick(focused, way)
        assert seen == buttons
    assert all(part in buttons or isinstance(part, RuleLabel) for part in stops(page.scoring))


def test_what_a_key_held_down_brings_is_not_decided_by_it(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, tmp_path, "ecarte", lead=to_the_last_move)
    play_until(qtbot, page, page.scoring.isVisible)
    again = QKeyEvent(
        QEvent.Type.KeyPress, K.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True
    )
    QApplication.sendEvent(QApplication.focusWidget(), again)  # type: ignore[arg-type]
    assert page.scoring.isVisible()


def test_a_tip_of_the_pointer_goes_when_a_key_is_pressed(qtbot: QtBot, tmp_path: Path) -> None:
    """One of the sign that sorts the hand lay over the table for five steps of a lesson."""
    page = page_of(qtbot, tmp_path, "ecarte")
    with patch.object(QToolTip, "isVisible", return_value=True), \
            patch.object(QToolTip, "hideText") as hidden:  # fmt: skip
        QTest.keyClick(page.board, Qt.Key.Key_F24)
    hidden.assert_called()
