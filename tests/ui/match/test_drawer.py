"""In a small window the panel is a drawer over the table."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot

from naipes_gui.games import all_games
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.drawer import Scrim
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.rulebook.book import Book
from naipes_gui.ui.shared import language, style
from naipes_gui.ui.shared.theme import BASE
from naipes_gui.ui.table.geometry import LIFT, Box
from tests.ui.looking import Dress, dress
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

__all__ = ["dress"]
K = Qt.Key
SMALL, LARGE = (900, 600), (1280, 800)


@pytest.fixture
def page(qtbot: QtBot, tmp_path: Path) -> TablePage:
    return small_page(qtbot, tmp_path, "ecarte")


def small_page(
    qtbot: QtBot, folder: Path, game: str, lead: Lead = to_a_card, settings: Settings = SETTINGS,
    **options: object,
) -> TablePage:  # fmt: skip
    made = page_of(qtbot, folder, game, settings, lead=lead, **options)
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


@pytest.mark.parametrize(
    ("game", "size", "text"),
    [
        *((game, SMALL, text) for game in all_games() for text in (1.0, 1.25, 2.0)),
        ("nlk", LARGE, 2.0),
        ("mosca", LARGE, 2.0),
    ],
)
def test_a_small_table_moves_aside_for_the_panel(
    qtbot: QtBot, tmp_path: Path, dress: Dress, game: str, size: tuple[int, int], text: float
) -> None:
    dress(text_scale=text)
    page = small_page(qtbot, tmp_path, game, settings=replace(SETTINGS, text_scale=text))
    page.resize(*size)
    qtbot.wait(20)
    assert not page.panel.isVisible()
    wide = page.board.width()
    press(K.Key_F9)
    qtbot.wait(20)
    board, panel = page.board, page.panel.geometry()
    assert board.width() == wide - page.panel.width()
    assert (panel.x(), panel.top(), panel.bottom()) == (
        board.geometry().right() + 1, board.geometry().top(), board.geometry().bottom()
    )  # fmt: skip
    felt = Box(0, 0, board.width(), board.height())
    shown = [place.plate for place in board.table.room.places()] + [*board.bar.boxes()]
    assert all(min(box.x, felt.right - box.right) >= 0 for box in shown)
    assert board.hasFocus(), "keys still play"
    assert page.panel.accessibleName()
    press(K.Key_F9)
    qtbot.wait(20)
    assert board.width() == wide
    board.stop()


def test_letters_of_the_panel_grow_with_what_a_window_leaves_beside_the_table(
    qtbot: QtBot, tmp_path: Path, dress: Dress
) -> None:
    dress(text_scale=2.0)
    page = small_page(qtbot, tmp_path, "ecarte", settings=replace(SETTINGS, text_scale=2.0))
    press(K.Key_F9)
    letters = list[float]()
    for wide in (900, 1000, 1280):
        page.resize(wide, 600)
        qtbot.wait(20)
        assert page.board.width() == wide - page.panel.width() >= 630
        letters.append(page.panel.text_style.text_scale)
        image = next(t for t in page.panel.score.findChildren(QLabel) if "<img" in t.text())
        assert f'height="{round(BASE * letters[-1] * 0.82)}"' in image.text(), "pips too"
    assert letters == [1.0, pytest.approx(1.35), 2.0]
    page.board.stop()


@pytest.mark.parametrize(
    ("game", "text", "players"), [("nlk", 1.25, 7), ("napoleon", 1.25, 7), ("napoleon", 1.0, 7)]
)
def test_where_a_table_has_no_room_beside_it_the_panel_is_a_sheet_as_high_as_the_felt(
    qtbot: QtBot, tmp_path: Path, game: str, text: float, players: int
) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    settings = replace(SETTINGS, text_scale=text, drawer_open=True)
    style.apply(app, settings)
    page = page_of(qtbot, tmp_path, game, settings, lead=to_a_card, players=players)
    play_until(qtbot, page, lambda: is_asked(page))
    page.resize(*SMALL)
    qtbot.wait(20)
    assert not page.panel.isVisible(), "what covers a table never comes by itself"
    laid, wide = dict(page.board.table.laid), page.board.width()
    press(K.Key_F9)
    qtbot.wait(20)
    area, panel = page.board.geometry(), page.panel.geometry()
    assert (page.board.table.laid, page.board.width()) == (laid, wide)
    assert (panel.top(), panel.bottom(), panel.right()) == (
        area.top(), area.bottom(), area.right()
    )  # fmt: skip
    names = [t for t in page.panel.score.findChildren(QLabel) if t.objectName() == "name"]
    view = page.panel.score.viewport()
    assert max(t.mapTo(view, t.rect().bottomLeft()).y() for t in names) < view.height()
    beside = page.childAt(area.left() + 9, area.center().y())
    assert isinstance(beside, Scrim)
    for shut in (
        partial(press, K.Key_Escape),
        page.panel._close.click,
        partial(QTest.mouseClick, beside, Qt.MouseButton.LeftButton),
    ):
        assert page.panel.isVisible()
        shut()
        assert not page.panel.isVisible()
        assert page.board.hasFocus()
        page.toggle_panel()
    page.board.stop()
    style.apply(app, SETTINGS)


def test_beside_heaps_of_cards_the_words_of_the_tabs_are_whole(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = small_page(qtbot, tmp_path, "nlk")
    press(K.Key_F9)
    assert page.panel.isVisible()
    assert not page.panel._close.isVisible(), "the key and the button above close it"
    bar = page.panel.tabBar()
    for tongue in ("es", "en", "fr"):
        language.speak(tongue)
        page.panel.dress(page.panel.text_style)
        assert bar.x() + bar.tabRect(bar.count() - 1).right() <= page.panel.width(), tongue
    language.speak("en")
    page.board.stop()


def test_the_words_of_the_tabs_leave_the_button_that_closes_room(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = small_page(qtbot, tmp_path, "mosca")
    press(K.Key_F9)
    for text in (1.0, 1.25):
        for tongue in ("es", "en", "fr"):
            language.speak(tongue)
            page.panel.dress(replace(page.panel.text_style, text_scale=text))
            bar = page.panel.tabBar()
            ends = bar.x() + bar.tabRect(bar.count() - 1).right()
            assert bar.tabRect(0).x() + bar.x() > 0
            assert ends < page.panel._close.x(), tongue
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    style.apply(app, SETTINGS)
    page.adopt(replace(SETTINGS, drawer_open=True))
    at = page.panel.pos() + QPoint(2, page.panel.tabBar().height() // 2)
    ground = page.grab().toImage().pixelColor(at)
    assert ground.name() == page.panel.text_style.colours.panel.lower(), "no gap before the first"
    language.speak("en")
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
@pytest.mark.parametrize("game", [*all_games()])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_no_book_covers_some_of_my_cards_or_buttons(
    qtbot: QtBot, tmp_path: Path, game: str, text: float
) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    settings = replace(SETTINGS, text_scale=text)
    style.apply(app, settings)
    page = page_of(qtbot, tmp_path, game, settings, lead=to_a_card)
    play_until(qtbot, page, lambda: is_asked(page))
    page.resize(*SMALL)
    book = Book(page.info, page.rules.options, "en")
    page.lay_beside(book)
    for button in page.board.buttons(), ():
        page.board.bar.offer(button)
        page.board.place_overlays()
        assert book.isVisible()
        # Where it cannot stand beside the table, half of a book would be a few short lines.
        takes_all = page.companion.is_over and book.geometry() == page.board.geometry()
        assert takes_all or not _lies_under(page, book.geometry())
    page.board.warn("You must follow suit.")
    toast, panel = page.board.toast, book.geometry().translated(-page.board.pos())
    assert takes_all or not toast.geometry().intersects(panel)
    assert toast.x() >= 0
    page.put_away()
    book.deleteLater()
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


def test_a_sheet_over_the_table_has_the_keys_of_its_tabs(
    qtbot: QtBot, tmp_path: Path, dress: Dress
) -> None:
    dress(text_scale=1.5)
    settings = replace(SETTINGS, text_scale=1.5)
    page = small_page(qtbot, tmp_path, "nlk", settings=settings, players=7)
    press(K.Key_F9)
    assert page.panel.tabBar().hasFocus()
    press(K.Key_Right)
    assert page.panel.currentIndex() == 1
    page.board.stop()


def test_a_click_on_a_card_plays_it_beside_the_panel(page: TablePage) -> None:
    board = page.board
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
