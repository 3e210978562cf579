"""What can be looked up beside the table: by key, read aloud, and what helps is written down."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import Card
from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.counted import Counted
from naipes_gui.core.face import Button, Whereabouts
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.seen_cards import SeenCards
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase
from naipes_gui.core.wording import Wording, card_name
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from naipes_gui.store.help import Help
from naipes_gui.ui.beside_table import aid_sheet, seen_words, yaku_words
from naipes_gui.ui.beside_table.aid_sheet import AidSheet
from naipes_gui.ui.match import worth
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.field import Field
from tests.ui.page_help import SETTINGS, is_asked, page_of, play_until, to_a_card

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(autouse=True)
def _english() -> None:
    language.speak("en")


def opened(page: TablePage, qtbot: QtBot, key: Qt.Key) -> AidSheet:
    QTest.keyClick(page.board, key, SHIFT)
    qtbot.waitUntil(lambda: bool(page.window().findChildren(AidSheet)))
    (sheet,) = page.window().findChildren(AidSheet)
    return sheet


def asked(qtbot: QtBot, tmp_path: Path, game: str, **options: Any) -> TablePage:
    page = page_of(qtbot, tmp_path, game, SETTINGS, lead=to_a_card, **options)
    play_until(qtbot, page, lambda: is_asked(page))
    return page


def test_combinations_are_looked_up_without_being_helped(qtbot: QtBot, tmp_path: Path) -> None:
    page = asked(qtbot, tmp_path, "hachi_hachi", profile="traditional")
    sheet = opened(page, qtbot, Qt.Key.Key_G)
    told = sheet.leaf.toPlainText()
    assert "Poetry Ribbons" in told
    assert "84 mon" in told or "168 mon" in told or "336 mon" in told
    assert not page.panel.score.assisted
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not page.window().findChildren(AidSheet))


def test_seen_cards_mark_the_match_as_helped(qtbot: QtBot, tmp_path: Path) -> None:
    page = asked(qtbot, tmp_path, "hachi_hachi")
    sheet = opened(page, qtbot, Qt.Key.Key_C)
    assert sheet.leaf.toPlainText().startswith("Not seen yet: ")
    qtbot.waitUntil(lambda: page.panel.score.helps == (Help.SEEN,))


def test_only_what_was_not_seen_is_bold(qapp: QApplication) -> None:
    """So the line below the table says; suits wrote every card bold, and those gone in red."""
    cells = ((Card("JH"), Whereabouts.OUT), (Card("QH"), Whereabouts.MINE),
             (Card("KH"), Whereabouts.AFIELD))  # fmt: skip
    told = seen_words.in_rows(SeenCards((("H", cells),), ()), Wording())
    gone, mine, coming = re.findall(r"<td.*?</td>", told)[1:]
    assert "<b>" not in gone
    assert "<b>" not in mine
    assert "<b>" in coming
    assert seen_words._inks()["H"] not in gone


def test_a_game_without_combinations_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    page = asked(qtbot, tmp_path, "ecarte")
    QTest.keyClick(page.board, Qt.Key.Key_G, SHIFT)
    assert not page.window().findChildren(AidSheet)
    assert page.board.toast.isVisible()


def test_bids_are_told_with_chance_and_interval() -> None:
    stay, leave = Move("stay"), Move("pass")
    choices = (
        Weighed(stay, 1.25, 0.0, half=0.5, chance=0.3, deals=100), Weighed(leave, 0.0, 0.4)
    )  # fmt: skip
    counsel = Counsel(stay, choices, Counted.COUNTERS, 100)
    face: Any = NoButtons()
    view: Any = None
    told = worth.aloud(face, view, counsel, Wording())
    assert "stay: comes off in 30 % (22 % to 40 %), brings +1.25 ±0.50." in told
    assert "pass: brings +0.00." in told
    assert "the bid" not in told, "nothing is bid here"


def test_twin_cards_are_one_choice_of_the_table() -> None:
    twins = (Move("play", (Card("12K1"),)), Move("play", (Card("12K2"),)))
    choices = tuple(Weighed(move, 2.0 - n, half=0.5) for n, move in enumerate(twins))
    counsel = Counsel(twins[0], choices, Counted.MON, 100)
    face: Any = Alike()
    view: Any = None
    told = worth.in_a_table(face, view, counsel, Wording())
    assert told.count("Lay it down") == 1
    assert worth.aloud(face, view, counsel, Wording()).count("Lay it down") == 1


def test_where_a_choice_brings_what_it_comes_off_one_figure_is_told() -> None:
    keep, place = Move("keep"), Move("place")
    choices = (
        Weighed(keep, 0.74, half=0.07, chance=0.74, deals=160),
        Weighed(place, 0.63, half=0.07, chance=0.631, deals=160),
    )
    counsel = Counsel(keep, choices, Counted.HANDS, 160)
    face: Any = NoButtons()
    view: Any = None
    told = worth.aloud(face, view, counsel, Wording())
    assert "place: comes off in 63 % (55 % to 70 %)." in told
    assert "brings" not in told + worth.in_a_table(face, view, counsel, Wording()).lower()


class Alike:
    """A face that calls all cards alike."""

    has_contract = False

    def buttons(self, _: object, cards: tuple[Card, ...]) -> tuple[Button]:
        label = phrase("test", "Lay it down")
        return (Button(Move("play", cards), label, name=label),)


class NoButtons:
    """A face that offers none: choices are called as records write them."""

    has_contract = False

    def buttons(self, *_: object) -> tuple[()]:
        return ()


def test_every_combination_has_its_pictures() -> None:
    info = all_games()["hachi_hachi"]
    table = info.face().yaku_table(info.options().make())
    assert table is not None
    shown = yaku_words.in_pictures(table, Wording())
    many = sum(len(row.cards) for part in table.parts for row in part.rows)
    assert shown.count("data:image/png") == many


def test_a_plate_and_the_menu_lead_to_the_page_of_an_opponent(qtbot: QtBot, tmp_path: Path) -> None:
    page = asked(qtbot, tmp_path, "ecarte")
    with qtbot.waitSignal(page.character_wanted, check_params_cb=lambda name: name == "Bruno"):
        page.board.plate_clicked.emit(Seat(1))
    with qtbot.assertNotEmitted(page.character_wanted):
        page.board.plate_clicked.emit(Seat(0))
    page.aids.menu(page.mapToGlobal(page.rect().center()), hints=True)
    (menu,) = page.board.findChildren(QMenu)
    names = [action.text().split("\t")[0] for action in menu.actions()]
    assert "What you know of Bruno" in names
    assert "Table of yaku" not in names
    menu.close()


def test_a_plate_and_the_menu_show_what_was_captured(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = asked(qtbot, tmp_path, "hachi_hachi", players=5, profile="traditional")
    board, said = page.board, list[str]()
    monkeypatch.setattr(aid_sheet, "announce", lambda _, text, **__: said.append(text))
    while not any(view_of(board).cards(Role.CAPTURED, seat) for seat in map(Seat, range(1, 5))):
        move = view_of(board).moves[0]
        board.choose(move)
        play_until(qtbot, page, lambda: is_asked(page))
    seat = next(s for s in map(Seat, range(1, 5)) if view_of(board).cards(Role.CAPTURED, s))
    plate = board.table.room.place(seat).plate.centre
    at = QPoint(*map(round, plate))
    QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
    (sheet,) = page.window().findChildren(AidSheet)
    cards = view_of(board).cards(Role.CAPTURED, seat)
    name = board.overlay.seat_infos[seat].name
    assert name in sheet.leaf.toPlainText()
    assert sheet.leaf.toHtml().count("<img") == len(cards)
    assert name in said[-1]
    assert all(card_name(card) in said[-1] for card in cards)
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not page.window().findChildren(AidSheet))
    page.aids.menu(QPoint(0, 0), hints=True)
    (menu,) = board.findChildren(QMenu)
    next(a for a in menu.actions() if a.text() == "Captured cards").trigger()
    (sheet,) = page.window().findChildren(AidSheet)
    held = sum(len(view_of(board).cards(Role.CAPTURED, seat)) for seat in map(Seat, range(5)))
    assert sheet.leaf.toHtml().count("<img") == held
    sheet.close()
    menu.close()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_what_somebody_captured_is_asked_anywhere_on_its_plate(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], players: int
) -> None:
    """Where the cards have no room they are counted, and the counts are what one points at."""
    page = asked(qtbot, tmp_path, "hachi_hachi", players=players, pile_face_down=False)
    board = page.board
    board.resize(*size)
    room = board.table.room
    assert isinstance(room, Field)
    told = list[Seat]()
    board.plate_clicked.disconnect()
    board.plate_clicked.connect(told.append)
    for seat in map(Seat, range(1, players)):
        shown = board.overlay.pieces().get(f"taken:{seat}")
        assert shown or not room.level.captures
        for box in filter(None, (shown, room.place(seat).plate)):
            at = QPoint(round(box.x + 0.8 * box.width), round(box.y + 6))
            QTest.mouseClick(board.viewport(), Qt.MouseButton.LeftButton, pos=at)
            assert told.pop() == seat


def view_of(board: Board) -> View[Any]:
    assert board.view_ is not None
    return board.view_


def test_the_panel_tells_of_cards_where_that_is_wanted(qtbot: QtBot, tmp_path: Path) -> None:
    settings = replace(SETTINGS, memory_aid=True)
    page = page_of(qtbot, tmp_path, "mosca", settings, lead=to_a_card)
    play_until(qtbot, page, lambda: is_asked(page))
    told = [label.text() for label in page.panel.findChildren(Label)]
    assert any(words.startswith("Not seen yet: ") for words in told)
    qtbot.waitUntil(lambda: page.panel.score.helps == (Help.SEEN,))
