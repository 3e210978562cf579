"""In a small window the panel is a drawer over the table."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.games import all_games
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.rulebook.book import Book
from naipes_gui.ui.shared import style
from naipes_gui.ui.table.geometry import LIFT, Box
from tests.ui.page_help import (
    SETTINGS,
    Lead,
    is_asked,
    page_of,
    play_until,
    to_a_card,
    to_the_last_move,
)  # fmt: skip
from tools.table_walk.laying import around

K = Qt.Key
SMALL, LARGE = (900, 600), (1280, 800)


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> TablePage:
    return small_page(qtbot, tmp_path, "ecarte")


def small_page(qtbot: QtBot, folder: Path, game: str, lead: Lead = to_a_card) -> TablePage:
    made = page_of(qtbot, folder, game, lead=lead)
    made.drawer_toggled.connect(
        lambda opened: made.adopt(replace(made._settings, drawer_open=opened))
    )
    made.panel_toggled.connect(
        lambda opened: made.adopt(replace(made._settings, panel_open=opened))
    )
    play_until(qtbot, made, lambda: is_asked(made))
    made.resize(*SMALL)
    qtbot.wait(20)
    return made


def press(key: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


ROUND = [game for game in all_games() if game != "hachi_hachi"]
"""Games whose table has no months: the panel lies over its edge."""


@pytest.mark.parametrize("game", ROUND)
def test_the_panel_opens_over_the_table_and_moves_nothing_on_it(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    page = small_page(qtbot, tmp_path, game)
    assert not page.panel.isVisible()
    laid, width = dict(page.board.table.laid), page.board.width()
    press(K.Key_F9)
    qtbot.wait(20)
    assert page.panel.isVisible()
    assert (page.board.table.laid, page.board.width()) == (laid, width)
    inside = page.panel.geometry()
    assert inside.right() == page.width() - 1
    down = inside.translated(-page.board.pos())
    under = Box(down.x(), down.y(), down.width(), down.height())
    others = page.board.table.room.places()[1:]
    assert not [place.seat for place in others if place.plate.meets(under)], "all stay in sight"
    assert not _lies_under(page, inside)
    shown = page.childAt(inside.center())
    assert shown is not None
    assert page.panel.isAncestorOf(shown)
    assert page.panel.accessibleName()
    page.board.stop()


def test_months_move_aside_for_the_panel_of_a_small_window(qtbot: QtBot, tmp_path: Path) -> None:
    page = small_page(qtbot, tmp_path, "hachi_hachi")
    wide = page.board.width()
    press(K.Key_F9)
    qtbot.wait(20)
    assert page.board.width() == wide - page.panel.width()
    assert page.panel.x() == page.board.geometry().right() + 1
    assert page.board.covered is None
    press(K.Key_F9)
    qtbot.wait(20)
    assert page.board.width() == wide
    page.board.stop()


def _lies_under(page: TablePage, panel: QRect) -> list[str]:
    """Return what of the person's own lies under a panel: cards, raised or not, and buttons."""
    board = page.board
    aspect, down = board.table.cards.aspect, panel.translated(-board.pos())
    mine = [pose for place, pose in board.table.laid.items() if place[0] == board.my_zone()]
    hand = [around(replace(pose, y=pose.y - LIFT * pose.height), aspect) for pose in mine]
    boxes = {"hand": hand, "buttons": [*board.bar.boxes()]}
    under = Box(down.x(), down.y(), down.width(), down.height())
    return [what for what, row in boxes.items() for box in row if box.meets(under, 0)]


@pytest.mark.sampled
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("game", [*all_games()])
def test_no_panel_over_the_table_covers_my_cards_or_buttons(
    qtbot: QtBot, tmp_path: Path, game: str, text: float
) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    settings = replace(SETTINGS, text_scale=text)
    style.apply(app, settings)
    page = page_of(qtbot, tmp_path, game, settings, lead=to_a_card)
    play_until(qtbot, page, lambda: is_asked(page))
    page.resize(*SMALL)
    for opened in (True, False):
        page.adopt(replace(settings, drawer_open=opened))
        shown: QWidget = page.panel
        if not opened:
            shown = Book(page.info, page.rules.options, "en")
            page.lay_beside(shown)
        for button in page.board.buttons(), ():
            page.board.bar.offer(button)
            page.board.place_overlays()
            assert shown.isVisible()
            # With the largest letters a book beside the cards would show a few short lines.
            takes_all = text > 1 and not opened and shown.geometry().contains(page.board.geometry())
            assert takes_all or not _lies_under(page, shown.geometry())
        page.board.warn("You must follow suit.")
        toast, panel = page.board.toast, shown.geometry().translated(-page.board.pos())
        assert takes_all or not toast.geometry().intersects(panel)
        assert toast.x() >= 0
    page.put_away()
    shown.deleteLater()
    page.board.stop()
    style.apply(app, SETTINGS)


@pytest.mark.parametrize("key", [K.Key_F9, K.Key_Escape])
def test_keys_shut_the_drawer_whatever_has_the_focus(page: TablePage, key: Qt.Key) -> None:
    for focus in (page.board, page.panel.tabBar(), page.panel.text_table.hand):
        page.board.setFocus()
        press(K.Key_F9)
        assert page.panel.isVisible()
        page.panel.setCurrentWidget(page.panel.text_table)
        focus.setFocus()
        press(key)
        assert not page.panel.isVisible()
        assert page.board.hasFocus()
    page.board.stop()


def test_the_drawer_has_the_keys_of_its_tabs_when_it_opens(page: TablePage) -> None:
    press(K.Key_F9)
    assert page.panel.tabBar().hasFocus()
    press(K.Key_Right)
    assert page.panel.currentIndex() == 1
    page.board.stop()


def test_a_click_on_a_card_plays_it_beside_the_drawer_and_one_on_the_felt_shuts_that(
    page: TablePage,
) -> None:
    board = page.board
    page.top.button("panel").click()
    empty = next(
        point for x in range(4, 200, 8) for y in range(4, 200, 8)
        if board.place_at(point := QPoint(x, y)) is None
    )  # fmt: skip
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=empty)
    assert not page.panel.isVisible()
    page.top.button("panel").click()
    card = next(iter(board.hand.playable))
    place = board.table.place_of(card)
    assert place is not None
    pose = board.table.laid[place]
    at = QPoint(round(pose.x - pose.height * 0.25), round(pose.y))
    chosen = list[object]()
    board.chosen.connect(lambda _, move: chosen.append(move))
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert chosen or board.hand.picked == (card,)
    assert page.panel.isVisible()
    board.stop()


def test_the_buttons_of_a_choice_work_while_the_drawer_is_open(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = small_page(qtbot, tmp_path, "napoleon")
    play_until(qtbot, page, page.board.bar.isVisible)
    press(K.Key_F9)
    button = next(b for b in page.board.bar.findChildren(QAbstractButton) if b.isVisible())
    with qtbot.waitSignal(page.board.chosen):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert page.panel.isVisible()
    page.board.stop()


def test_the_drawer_is_remembered_apart_from_the_panel_beside_the_table(
    qtbot: QtBot, page: TablePage
) -> None:
    assert (page._settings.panel_open, page._settings.drawer_open) == (True, False)
    page.resize(*LARGE)
    qtbot.wait(20)
    assert page.panel.isVisible()
    assert page.panel.geometry().left() >= page.board.geometry().right()
    page.toggle_panel()
    page.resize(*SMALL)
    qtbot.wait(20)
    page.toggle_panel()
    assert (page._settings.panel_open, page._settings.drawer_open) == (False, True)
    page.resize(*LARGE)
    qtbot.wait(20)
    assert not page.panel.isVisible()
    page.resize(*SMALL)
    qtbot.wait(20)
    assert page.panel.isVisible()
    page.board.stop()


def test_a_score_sheet_lies_over_the_drawer(qtbot: QtBot, tmp_path: Path) -> None:
    page = small_page(qtbot, tmp_path, "ecarte", to_the_last_move)
    press(K.Key_F9)
    play_until(qtbot, page, page.scoring.isVisible)
    page.adopt(replace(SETTINGS, drawer_open=True))
    middle = page.panel.geometry().center()
    under = page.childAt(middle)
    assert under is not None
    assert under is page.scoring or page.scoring.isAncestorOf(under)
    page.board.stop()


def test_a_drawer_shows_how_everybody_stands_without_scrolling(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = small_page(qtbot, tmp_path, "napoleon")
    press(K.Key_F9)
    qtbot.wait(20)
    score = page.panel.score
    names = [text for text in score.findChildren(QLabel) if text.objectName() == "name"]
    assert len(names) == page.rules.options.players
    under = max(text.mapTo(score.viewport(), text.rect().bottomLeft()).y() for text in names)
    assert under < score.viewport().height()
    page.resize(*LARGE)
    qtbot.wait(20)
    assert not page.panel.score._is_low
    page.board.stop()
