"""What was done last can be looked at again in every game, with one key."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from naipes_gui.core.wording import GLYPHS
from naipes_gui.games import all_games
from naipes_gui.ui.beside_table.prompt import Question
from naipes_gui.ui.match import last_turn
from naipes_gui.ui.table import turn_line
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.table.pose import bounding
from tests.ui.page_help import is_asked, page_of, play_until, to_a_card


@pytest.mark.parametrize("game", sorted(all_games()))
def test_its_key_shows_the_last_turn_of_every_game(
    qtbot: QtBot, tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_of(qtbot, tmp_path, game, lead=to_a_card)
    play_until(qtbot, page, lambda: is_asked(page) and bool(page.board.turns.done))
    page.board.setFocus()
    QTest.keyPress(page.board, Qt.Key.Key_L)
    assert page.last_turn.isVisible()
    assert page.last_turn.width() <= page.board.viewport().width()
    assert page.last_turn.geometry().bottom() <= page.board.table.room.hand_top
    assert page.last_turn.accessibleName()
    assert not set(GLYPHS.values()) & set(page.last_turn.accessibleName()), "it is heard, in words"
    assert not page.board.toast.isVisible()
    monkeypatch.setattr(last_turn, "HELD_MS", 0)
    QTest.keyRelease(page.board, Qt.Key.Key_L)
    assert not page.last_turn.isVisible()
    monkeypatch.setattr(last_turn, "HELD_MS", 10**9)
    page.last_turn._let_go.invalidate()
    QTest.keyClick(page.board, Qt.Key.Key_L)
    assert page.last_turn.isVisible(), "a tap shows it for a while"
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert not page.last_turn.isVisible()


@pytest.mark.parametrize("game", sorted(all_games()))
def test_who_asks_for_it_is_answered_once(
    qtbot: QtBot, tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, said = page_of(qtbot, tmp_path, game, lead=to_a_card), list[str]()

    def announce(_: object, text: str, *, urgent: bool = False) -> bool:
        said.append(text)
        return True

    for module in ("match.page", "table.board"):
        monkeypatch.setattr(f"naipes_gui.ui.{module}.announce", announce)
    page.board.turns.forget()
    for done in (False, True):
        if done:
            play_until(qtbot, page, lambda: is_asked(page) and bool(page.board.turns.done))
        said.clear()
        page.board.setFocus()
        QTest.keyClick(page.board, Qt.Key.Key_L)
        assert len(said) == 1, said


@pytest.mark.parametrize("players", [4, 7])
def test_the_last_trick_lies_over_no_card(qtbot: QtBot, tmp_path: Path, players: int) -> None:
    page = page_of(qtbot, tmp_path, "napoleon", players=players)

    def has_both() -> bool:
        board = page.board
        laid = board.view_ is not None and any(
            cards for zone, cards in board.view_.state.table.items() if zone.startswith("trick:")
        )
        return is_asked(page) and laid and board.turns.trick is not None

    play_until(qtbot, page, has_both)
    page.last_turn.show_now()
    shown = page.last_turn.geometry()
    strip = Box(shown.x(), shown.y(), shown.width(), shown.height())
    scene = page.board.table
    boxes = [bounding([pose], scene.cards.aspect) for pose in scene.laid.values()]
    assert not [box for box in boxes if box is not None and box.meets(strip)]
    assert not [place for place in scene.room.places() if place.plate.meets(strip)]


def test_at_a_usual_size_the_turns_are_written_on_the_felt_and_stay_to_be_read(
    qtbot: QtBot, tmp_path: Path
) -> None:
    """They stood in two small lines below while their own pictures took the room."""
    page = page_of(qtbot, tmp_path, "hachi_hachi", lead=to_a_card)
    page.resize(1280, 800)
    play_until(qtbot, page, lambda: is_asked(page) and len(page.board.turns.done) > 2)
    shown = page.last_turn
    shown.flash()
    assert shown.isVisible()
    letters = sum(map(len, shown._lines()))
    assert shown._timer.interval() >= last_turn.A_LETTER_MS * letters > last_turn.SHOWN_MS
    place, scene = shown.geometry(), page.board.table
    box = Box(place.x(), place.y(), place.width(), place.height())
    cards = (bounding([pose], scene.cards.aspect) for pose in scene.laid.values())
    assert not [card for card in cards if card is not None and card.meets(box)]


def test_its_line_gives_way_to_what_is_said(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, tmp_path, "nlk", lead=to_a_card)
    board = page.board
    play_until(qtbot, page, lambda: is_asked(page) and turn_line.KEY in board.overlay.pieces())
    board.warn("A card of another suit cannot be played while one of this suit is held.")
    (notice,) = board.toast.boxes()
    line = board.overlay.pieces().get(turn_line.KEY)
    assert line is None or not line.meets(notice)
    board.toast.dismiss()
    assert turn_line.KEY in board.overlay.pieces()


def test_what_the_coach_says_gives_way_to_it(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_of(qtbot, tmp_path, "napoleon", lead=to_a_card)
    play_until(qtbot, page, lambda: is_asked(page) and bool(page.board.turns.done))
    page.note.say(Question("Coach", "Follow suit if you can.", "", ""))
    paper = page.note._paper
    assert paper.isVisible()
    strip, at = QPixmap(paper.size()), (float(paper.x()), float(paper.y()))
    monkeypatch.setattr(last_turn.LastTurn, "_find_place", lambda *_: (strip, at))

    page.last_turn.show_now()
    assert not paper.isVisible()
    paper.place()  # it looks for its place whenever anything has moved
    assert not paper.isVisible()
    page.last_turn.hide()
    assert paper.isVisible()


def test_a_pinned_one_goes_with_its_key_or_with_the_next_move(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_of(qtbot, tmp_path, "mosca", lead=to_a_card)
    play_until(qtbot, page, lambda: is_asked(page) and bool(page.board.turns.done))
    monkeypatch.setattr(last_turn, "HELD_MS", 10**9)
    page.board.setFocus()
    for _ in range(2):
        QTest.keyClick(page.board, Qt.Key.Key_L)

    def is_shown() -> bool:
        return page.last_turn.is_shown

    assert is_shown(), "two taps pin it"
    assert not page.last_turn._timer.isActive()
    QTest.keyClick(page.board, Qt.Key.Key_L)
    assert not is_shown(), "the third takes it away"
    for _ in range(2):
        QTest.keyClick(page.board, Qt.Key.Key_L)
    assert is_shown()
    assert page.board.view_ is not None
    page.board.choose(page.board.view_.moves[0])
    assert not is_shown(), "it would lie over the next trick"
