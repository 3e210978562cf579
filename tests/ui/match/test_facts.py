"""Every fact by a key, and the table in text as a table of its own."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.core.question import LETTERS, Question
from naipes_gui.core.wording import GLYPHS, Wording
from naipes_gui.core.zones import Role
from naipes_gui.games import all_games
from naipes_gui.ui.beside_table.facts import ASKED
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.shared.commands import ENTRIES, RESERVED, Command, at
from naipes_gui.ui.shared.where import Where
from naipes_gui.ui.window.key_sheet import rows
from tests.ui.page_help import SETTINGS, is_asked, page_of, play_until, to_a_card

MOST_STOPS = 300
MODIFIER = Qt.KeyboardModifier
GAMES = ("ecarte", "napoleon", "mosca", "nlk", "hachi_hachi")


def at_my_turn(qtbot: QtBot, folder: Path, game: str) -> TablePage:
    page = page_of(qtbot, folder, game, lead=to_a_card)
    play_until(qtbot, page, lambda: is_asked(page))
    return page


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_is_said_and_shown_by_its_key(
    qtbot: QtBot, tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()

    def announce(_: object, text: str, *, urgent: bool = False) -> bool:
        said.append(text)
        return urgent

    page = at_my_turn(qtbot, tmp_path, game)
    monkeypatch.setattr("naipes_gui.ui.beside_table.facts.announce", announce)
    for question in ASKED.values():
        letters = LETTERS[question]
        held = MODIFIER.ShiftModifier if len(letters) > 1 else MODIFIER.NoModifier
        QTest.keyClick(page.board, Qt.Key(ord(letters[0])), held)
        assert said[-1] == page.facts.answer(question) == page.situation.plain
        assert page.board.toast.isVisible()
        assert page.board.viewport().rect().contains(page.board.toast.geometry())
        assert not set(GLYPHS.values()) & set(said[-1])
    assert len(said) == len(ASKED)
    page.board.toast.dismiss()
    assert page.situation.plain.startswith("Your turn."), "an answer is gone with its notice"
    assert not page.board.hand.picked


def test_the_keys_of_facts_are_in_the_sheet_and_in_nobodys_way() -> None:
    shown = {label for _, label in rows(Where.TABLE)}
    for command in (*ASKED, Command.TEXT):
        assert ENTRIES[command].label in shown
        keys = ENTRIES[command].keys
        assert not RESERVED & {*keys}
        others = [other for other in at(Where.TABLE) if other is not command]
        assert not any({*keys} & {*ENTRIES[other].keys} for other in others)
    written = {key if len(key) < 2 else f"Shift+{key[0]}" for key in LETTERS.values()}
    assert {ENTRIES[command].keys[0] for command in ASKED} <= written
    assert len({*LETTERS.values()}) == len(Question)


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_of_keys_names_only_what_the_game_has(game: str) -> None:
    face = all_games()[game].face()
    shown = {Wording().say(label) for _, label in rows(Where.TABLE, face)}
    of_tricks = {"Say what lies in the trick", "Say what is trumps", "Last trick",
                 "Say my hand by suits", "Say my highest and lowest of each suit"}  # fmt: skip
    of_months = {"Table of yaku", "Say what can be captured", "Say my hand by months",
                 "Say what lies open, by months", "Last turn"}  # fmt: skip
    mine, others = (of_tricks, of_months) if face.has_tricks else (of_months, of_tricks)
    assert mine <= shown
    assert not others & shown


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_at_a_table_names_what_can_be_asked_there(
    qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    page = at_my_turn(qtbot, tmp_path, game)
    view = page.board.view_
    assert view is not None
    told = {Wording().say(label) for _, label in rows(Where.TABLE, page.face, view)}
    has_pot = page.face.pot(view) is not None
    assert ("Say what is in the pot" in told) is has_pot
    keeps = {Role.CAPTURED, Role.WON, Role.PILE} & {view.zones.role(zone) for zone in view.zones}
    before = {"Say what has been taken", "Say what lies before each player"}
    assert bool(before & told) is bool(keeps)


@pytest.mark.parametrize("size", [(1280, 800), (900, 600)])
def test_the_table_in_text_is_reached_by_a_key_at_any_size(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    page = at_my_turn(qtbot, tmp_path, "ecarte")
    page.drawer_toggled.connect(lambda opened: page.adopt(replace(SETTINGS, drawer_open=opened)))
    page.resize(*size)
    QTest.keyClick(page.board, Qt.Key.Key_F6)
    text = page.panel.text_table
    assert text.isVisible()
    focused = QApplication.focusWidget()
    assert focused is not None
    assert text.isAncestorOf(focused)
    assert text.table.count() > 4
    met: list[QWidget | None] = [page.board]
    while len(met) < MOST_STOPS and met[-1] is not None:
        met.append(met[-1].nextInFocusChain())
    offered = [button for button in text.choices.buttons if not button.isHidden()]
    order = [met.index(part) for part in (*offered, text.hand, text.table)]
    assert offered
    assert order == sorted(order), "Tab goes through the text as one reads it"
    QTest.keyClick(focused, Qt.Key.Key_F6)
    assert page.board.hasFocus()


def test_a_match_is_played_in_text_alone(qtbot: QtBot, tmp_path: Path) -> None:
    page = at_my_turn(qtbot, tmp_path, "hachi_hachi")
    QTest.keyClick(page.board, Qt.Key.Key_F6)
    text, played = page.panel.text_table, 0
    while played < 3:
        qtbot.waitUntil(lambda: is_asked(page), timeout=20_000)
        ply = page.board.ply
        held = page.board.table.hand_in_order()
        assert [text.hand.item(i).text().split(" (")[0] for i in range(text.hand.count())]
        row = next(i for i, card in enumerate(held) if card in page.board.hand.playable)
        assert "points" in text.hand.item(row).text() or "point(s)" in text.hand.item(row).text()
        text.hand.itemActivated.emit(text.hand.item(row))
        if page.board.ply == ply and page.board.hand.armed:
            wanted = [button for button in text.choices.buttons if not button.isHidden()]
            wanted[0].click()
        focused = QApplication.focusWidget()
        assert focused is not None
        assert text.isAncestorOf(focused), "the keys stay where one plays"
        played += 1


def test_what_can_be_done_is_not_cut_where_the_text_has_little_room(
    qtbot: QtBot, tmp_path: Path
) -> None:
    page = at_my_turn(qtbot, tmp_path, "mosca")
    text = page.panel.text_table
    around = QWidget()
    qtbot.addWidget(around)
    around.resize(220, 457)
    text.setParent(around)
    text.setGeometry(0, 0, 220, 450)
    around.show()
    text.show()
    long = "Stay and change 4 cards. To win: 3. Without a trick you pay 2"
    text.choices.fill([(f"{long} ({n})", None) for n in range(3)])
    qtbot.wait(50)
    shown = [button for button in text.choices.buttons if button.isVisible()]
    assert len(shown) == 3
    assert all(button.height() >= button.sizeHint().height() for button in shown)
