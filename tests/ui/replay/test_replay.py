"""Watching a match again: every key and button, every pair of eyes, and the notes."""

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QFont, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.errors import BadRecord
from naipes_gui.core.motion import DEAL
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import OMNISCIENT, Seat
from naipes_gui.core.zones import HAND, Role
from naipes_gui.store import paths
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table import move_rows
from naipes_gui.ui.beside_table.hand_story import Kind
from naipes_gui.ui.beside_table.move_list import MoveList
from naipes_gui.ui.beside_table.move_rows import MoveRows
from naipes_gui.ui.replay.card_history import offer_card_history
from naipes_gui.ui.replay.page import ReplayPage
from naipes_gui.ui.replay.player import Player
from naipes_gui.ui.replay.transport import SPEEDS, Legend
from naipes_gui.ui.shared import language
from naipes_gui.ui.shared.paint import document
from tests.conftest import running_things
from tests.contract.honesty import calls
from tests.ui.looking import Dress, clipped, dress, nameless, show

__all__ = ["dress"]

FOLDER = Path(__file__).parents[2] / "records" / "ecarte"
MATCH = FOLDER / "ecarte-default.naipes"
ME, RIVAL = Seat(0), Seat(1)
SETTINGS = Settings(speed="instant")
AT_ONCE = 60_000
"""Calls; going through a match of two hundred hands takes hundreds of thousands."""
Opener = Callable[..., ReplayPage]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NAIPES_HOME", str(tmp_path / "home"))


@pytest.fixture
def watch(qtbot: QtBot) -> Opener:
    def opened(path: Path = MATCH, *, hand: int = 0, playing: bool = False) -> ReplayPage:
        page = ReplayPage(path, SETTINGS, hand=hand)
        qtbot.addWidget(page, before_close_func=lambda _: page.leave())
        page.resize(1280, 800)
        page.show()
        with qtbot.waitActive(page):
            page.activateWindow()
        page.start()
        qtbot.waitUntil(lambda: page.player is not None, timeout=20_000)
        if not playing:
            player_of(page).pause()
        return page

    return opened


def player_of(page: ReplayPage) -> Player:
    assert page.player is not None
    return page.player


def press(page: ReplayPage, key: Qt.Key, *, control: bool = False) -> int:
    modifier = Qt.KeyboardModifier
    page.board.setFocus()
    with_ = modifier.ControlModifier if control else modifier.NoModifier
    QTest.keyClick(page.board, key, with_)
    page.board.finish()
    return player_of(page).ply


def in_the_middle(tmp_path: Path, *, lines: int = 27) -> Path:
    """Return a match that stops in the middle of a hand."""
    path = tmp_path / "unfinished.naipes"
    text = MATCH.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(text[:lines]), encoding="utf-8")
    record = Record.load(path)
    assert record.problem is None
    assert record.timeline.state.stage is Stage.HAND
    return path


def shown(page: ReplayPage, zone: str) -> tuple[Card, ...]:
    assert page.board.view_ is not None
    cards: tuple[Card, ...] = page.board.view_.state.table[zone]
    return cards


# Keys and buttons.


def test_it_opens_playing_and_stops_at_the_end(qtbot: QtBot, watch: Opener) -> None:
    page = watch(playing=True)
    player = player_of(page)
    assert player.is_playing
    qtbot.waitUntil(lambda: player.ply > 1, timeout=5000)
    player.seek(player.last - 1)
    player.play()
    qtbot.waitUntil(lambda: not player.is_playing, timeout=5000)
    assert player.ply == player.last


def test_a_hand_can_be_opened(watch: Opener) -> None:
    page = watch(hand=3)
    hand = player_of(page).outline.hands[2]
    assert player_of(page).ply in (hand.start, hand.start + 1)


def test_home_and_end(watch: Opener) -> None:
    page = watch()
    assert press(page, Qt.Key.Key_End) == player_of(page).last
    assert press(page, Qt.Key.Key_Home) == 0


def test_the_arrows_step(watch: Opener) -> None:
    page = watch()
    page.seek(10)
    assert press(page, Qt.Key.Key_Right) == 11
    assert press(page, Qt.Key.Key_Left) == 10
    assert press(page, Qt.Key.Key_Left) == 9


def test_the_last_move_and_the_first_are_the_ends(watch: Opener) -> None:
    page = watch()
    assert press(page, Qt.Key.Key_Home) == press(page, Qt.Key.Key_Left)
    assert press(page, Qt.Key.Key_End) == press(page, Qt.Key.Key_Right)


def test_control_and_the_arrows_go_to_my_decisions(watch: Opener) -> None:
    page = watch()
    timeline = page.record.timeline
    first = press(page, Qt.Key.Key_Right, control=True)
    second = press(page, Qt.Key.Key_Right, control=True)
    assert [timeline.moves[ply][0] for ply in (first, second)] == [ME, ME]
    assert all(timeline.is_decision(ply) for ply in (first, second))
    assert press(page, Qt.Key.Key_Left, control=True) == first


def test_page_keys_go_from_trick_to_trick(watch: Opener) -> None:
    page = watch()
    outline = player_of(page).outline
    page.seek(outline.tricks[0])
    assert press(page, Qt.Key.Key_PageDown) == outline.tricks[1]
    assert press(page, Qt.Key.Key_PageUp) == outline.tricks[0]


def test_brackets_go_from_hand_to_hand(watch: Opener) -> None:
    page = watch()
    outline = player_of(page).outline
    assert press(page, Qt.Key.Key_BracketRight) == outline.dealt[0]
    assert press(page, Qt.Key.Key_BracketRight) == outline.dealt[1]
    assert press(page, Qt.Key.Key_BracketLeft) == outline.dealt[0]


def test_space_plays_and_pauses(watch: Opener) -> None:
    page = watch()
    press(page, Qt.Key.Key_Space)
    assert player_of(page).is_playing
    press(page, Qt.Key.Key_Space)
    assert not player_of(page).is_playing


@pytest.mark.parametrize("times", SPEEDS)
def test_digits_set_the_speed(watch: Opener, times: int) -> None:
    page = watch()
    press(page, Qt.Key(ord(str(times))))
    assert page.board.table_style.tempo.boost == times
    assert page.transport.speed_button(times).isChecked()
    page.transport.speed_button(1).click()
    assert page.board.table_style.tempo.boost == 1


def test_the_buttons_do_what_the_keys_do(watch: Opener) -> None:
    page = watch()
    player, button = player_of(page), page.transport.button
    button("last").click()
    assert player.ply == player.last
    button("prev-own").click()
    assert player.ply == player.outline.own[-1]
    button("prev").click()
    assert player.ply == player.outline.own[-1] - 1
    button("next").click()
    assert player.ply == player.outline.own[-1]
    button("next-own").click()
    assert player.ply == player.last
    button("first").click()
    assert player.ply == 0
    button("play").click()
    assert player.is_playing


def test_every_control_has_a_name_and_no_word_is_clipped(watch: Opener) -> None:
    page = watch()
    page.seek(12)
    QApplication.processEvents()
    assert nameless(page.transport) + nameless(page.switch) + nameless(page.side) == []
    assert clipped(page.switch) + clipped(page.side) == []


# The scrubber and the list.


def test_the_scrubber_seeks_while_it_is_dragged(watch: Opener) -> None:
    page = watch()
    scrubber, player = page.transport.scrubber, player_of(page)
    end = QPoint(scrubber.width() - 24, 39)
    QTest.mousePress(scrubber, Qt.MouseButton.LeftButton, pos=QPoint(scrubber.width() // 2, 39))
    assert abs(player.ply - player.last / 2) <= 1
    QTest.mouseMove(scrubber, end)
    QTest.mouseRelease(scrubber, Qt.MouseButton.LeftButton, pos=end)
    page.seek(player.last)
    assert scrubber.value() == player.last == scrubber.maximum()


def test_the_scrubber_says_where_it_is(watch: Opener) -> None:
    page = watch()
    page.seek(player_of(page).outline.tricks[1] + 1)
    assert page.transport.scrubber.accessibleDescription() == "Hand 1, trick 2 of 5"
    assert page.situation.plain.startswith("Hand 1, trick 2 of 5.")


def test_a_click_on_a_row_goes_there(watch: Opener) -> None:
    page = watch()
    moves, outline = page.side.list, player_of(page).outline
    assert moves is not None
    page.seek(outline.dealt[0])
    place = next(i for i, row in enumerate(outline.rows) if row.kind is Kind.TRICK)
    index = moves.rows.index(moves.rows.place_of(outline.rows[place]))
    moves.scrollTo(index)
    QApplication.processEvents()
    spot = QPoint(20, moves.visualRect(index).center().y())
    QTest.mouseClick(moves.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert player_of(page).ply == outline.rows[place].start + 1
    assert moves.present is outline.rows[place]


def test_up_and_down_walk_along_the_rows(watch: Opener) -> None:
    page = watch()
    moves, outline = page.side.list, player_of(page).outline
    assert moves is not None
    page.seek(outline.rows[3].start + 1)
    QTest.keyClick(moves, Qt.Key.Key_Down)
    assert player_of(page).ply == outline.rows[4].start + 1
    QTest.keyClick(moves, Qt.Key.Key_Up)
    assert player_of(page).ply == outline.rows[3].start + 1


def test_the_filter_keeps_what_was_mine_to_decide(watch: Opener) -> None:
    page = watch()
    moves, outline = page.side.list, player_of(page).outline
    assert moves is not None
    every, unfolded = len(outline.rows), moves.rows.rowCount()
    page.side.own.click()
    rows = [moves.rows.row(i) for i in range(moves.rows.rowCount())]
    mine = [[c.ply for c in row.cells if c.seat == ME] for row in rows if row.cells]
    assert 0 < len(rows) < every
    assert all(any(map(outline.has_choice, plies)) for plies in mine)
    page.side.everything.click()
    assert moves.rows.rowCount() == unfolded


def test_tricks_have_cards_and_winners(watch: Opener) -> None:
    page = watch()
    tricks = [row for row in player_of(page).outline.rows if row.kind is Kind.TRICK]
    assert all(len(row.cells) == 2 for row in tricks)
    assert {row.winner for row in tricks} == {ME, RIVAL}


# Seeking.


def test_to_and_fro_shows_the_same(watch: Opener) -> None:
    page = watch()
    player = player_of(page)
    plies = range(0, player.last + 1, 7)
    there = [(page.seek(ply), page.board.view_, page.situation.plain)[1:] for ply in plies]
    back = [(page.seek(ply), page.board.view_, page.situation.plain)[1:] for ply in plies[::-1]]
    assert there == back[::-1]


def test_stepping_arrives_where_seeking_does(watch: Opener) -> None:
    page = watch()
    player = player_of(page)
    page.seek(0)
    for ply in range(1, 25):
        page.go("next")
        page.board.director.finish_all()
        stepped = page.board.view_
        player.seek(ply)
        assert page.board.view_ == stepped


def test_seeking_is_silent(watch: Opener) -> None:
    page = watch()
    heard: list[object] = []
    page.board.heard.connect(heard.append)
    for ply in range(0, player_of(page).last, 3):
        page.seek(ply)
    assert heard == []


@pytest.mark.thorough
def test_seeking_in_a_match_of_two_hundred_hands_is_quick(watch: Opener, tmp_path: Path) -> None:
    page = watch(long_match(tmp_path))
    player = player_of(page)
    assert len(player.outline.hands) >= 200
    for eyes in (ME, OMNISCIENT, RIVAL):
        player.look_as(eyes)
        for part in (0.99, 0.01, 0.5, 0.75, 0.25, 0.9, 0.1):
            assert calls(partial(page.seek, round(player.last * part))) < AT_ONCE


def long_match(tmp_path: Path) -> Path:
    """Return a match of two hundred hands or more."""
    from naipes_gui.cli.main import main

    arguments = "simulate ecarte --hands 200 --level beginner --option match=best_of:99"
    main([*arguments.split(), "--option", "stakes=true", "--records", str(tmp_path / "long")])
    return next((tmp_path / "long").iterdir())


# Whose eyes.


@pytest.mark.thorough
def test_closed_hands_hide_the_rival(watch: Opener) -> None:
    page = watch()
    for ply in range(player_of(page).last + 1):
        page.seek(ply)
        assert set(shown(page, HAND.of(RIVAL))) <= {HIDDEN}
        assert page.board.card_at((HAND.of(RIVAL), 0)) == HIDDEN


def test_the_eyes_of_the_rival_do_not_see_my_hand(watch: Opener) -> None:
    page = watch()
    page.seek(player_of(page).outline.dealt[0])
    page.switch.button(RIVAL).click()
    assert set(shown(page, HAND.of(ME))) == {HIDDEN}
    assert HIDDEN not in shown(page, HAND.of(RIVAL))
    assert page.board.table.room.near == RIVAL


def test_the_words_tell_no_more_than_the_eyes_see(watch: Opener) -> None:
    page = watch(FOLDER / "ecarte-late-king.naipes")
    player, narrator = player_of(page), page.narrator
    assert narrator is not None
    moves = enumerate(player.outline.timeline.moves)
    mine = next(ply for ply, (who, m) in moves if who == ME and m.verb == "discard")
    cards = player.outline.timeline.moves[mine][1].cards
    own = narrator.move(mine)
    assert all(page.wording.short(card) in own for card in cards)
    player.look_as(RIVAL)
    page.seek(mine + 1)
    assert not any(page.wording.short(card) in narrator.move(mine) for card in cards)
    assert not any(page.wording.short(card) in page.situation.plain for card in cards)


def test_open_hands_show_everything_and_close_again(watch: Opener) -> None:
    page = watch()
    page.seek(player_of(page).outline.dealt[0])
    press(page, Qt.Key.Key_O)
    assert HIDDEN not in shown(page, HAND.of(RIVAL)) + shown(page, HAND.of(ME))
    items = page.board.table.items_of(HAND.of(RIVAL))
    assert all(item.is_face_up and item.isVisible() for item in items)
    press(page, Qt.Key.Key_O)
    assert set(shown(page, HAND.of(RIVAL))) == {HIDDEN}


def test_f_goes_round_the_players(watch: Opener) -> None:
    page = watch()
    press(page, Qt.Key.Key_F)
    assert player_of(page).wanted == RIVAL
    press(page, Qt.Key.Key_F)
    assert player_of(page).wanted == ME


def test_a_hand_in_progress_stays_closed(watch: Opener, tmp_path: Path) -> None:
    page = watch(in_the_middle(tmp_path))
    player = player_of(page)
    page.seek(player.last)
    press(page, Qt.Key.Key_O)
    press(page, Qt.Key.Key_F)
    assert set(shown(page, HAND.of(RIVAL))) <= {HIDDEN}
    assert not page.switch.button(OMNISCIENT).isEnabled()
    assert "still being played" in page.switch.button(OMNISCIENT).toolTip()
    page.seek(player.outline.hands[-1].start)
    assert page.switch.button(OMNISCIENT).isEnabled()


def test_playing_into_the_hand_in_progress_closes_the_hands(watch: Opener, tmp_path: Path) -> None:
    page = watch(in_the_middle(tmp_path))
    player = player_of(page)
    page.seek(player.outline.hands[-1].start)
    press(page, Qt.Key.Key_O)
    while player.ply < player.last:
        page.go("next")
        page.board.finish()
        assert set(shown(page, HAND.of(RIVAL))) <= {HIDDEN}
        assert set(shown(page, "stock")) <= {HIDDEN}


def test_an_assisted_match_may_be_opened(watch: Opener, tmp_path: Path) -> None:
    path = in_the_middle(tmp_path)
    recorder = Recorder.resume(path)
    recorder.undo(len(recorder.timeline.decisions) - 2)  # one alone may be a slip
    recorder.close()
    page = watch(path)
    page.seek(player_of(page).last)
    assert page.switch.button(OMNISCIENT).isEnabled()


# Cards, deals, notes, export.


def test_a_card_leads_to_the_moment_it_was_played(
    watch: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMenu, "popup", lambda *_: None)  # no offscreen window grabs the keys
    page = watch()
    outline = player_of(page).outline
    row = next(row for row in outline.rows if row.kind is Kind.TRICK)
    page.seek(row.start + 1)
    card = row.cells[0].card
    assert card is not None
    page.seek(row.start + 4)
    menu = offer_card_history(page, card, page)
    assert menu is not None
    action = next(a for a in actions(menu) if "played" in a.text())
    action.trigger()
    menu.deleteLater()
    assert player_of(page).ply == row.start + 1


def actions(menu: QMenu) -> list[QAction]:
    return menu.actions()


def test_a_card_nobody_showed_leads_nowhere(watch: Opener) -> None:
    page = watch()
    page.seek(player_of(page).outline.dealt[0])
    assert offer_card_history(page, HIDDEN, page) is None
    timeline = page.record.timeline
    dealt = timeline.states[player_of(page).ply].table[HAND.of(RIVAL)]
    how = [how for card in dealt for _, how in player_of(page).outline.card_history(card, 2, ME)]
    assert DEAL.moment not in how


def test_the_deal_can_be_checked(watch: Opener) -> None:
    page = watch()
    page.seek(player_of(page).outline.dealt[0])
    page.situation.seal_clicked.emit()
    assert "The deal was the sealed one" in page.board.toast.accessibleName()


def test_the_pack_of_a_hand_in_progress_is_not_shown(watch: Opener, tmp_path: Path) -> None:
    page = watch(in_the_middle(tmp_path))
    page.seek(player_of(page).last)
    page.situation.seal_clicked.emit()
    assert "once the hand is over" in page.board.toast.accessibleName()


def in_library() -> Path:
    paths.records_folder().mkdir(parents=True, exist_ok=True)
    return Path(shutil.copy(MATCH, paths.records_folder() / "mine.naipes"))


def test_notes_survive(watch: Opener) -> None:
    path = in_library()
    page = watch(path)
    player, editor = player_of(page), page.side.notes.editor
    ply = player.outline.own[2] + 1
    page.seek(ply)
    press(page, Qt.Key.Key_N)
    assert editor.hasFocus()
    QTest.keyClicks(editor, "f4 o? [1]")
    assert player.ply == ply
    page.go("last")
    page.seek(ply)
    assert editor.toPlainText() == "f4 o? [1]"
    page.leave()
    again = watch(path)
    again.seek(ply)
    assert again.side.notes.editor.toPlainText() == "f4 o? [1]"
    again.seek(ply - 1)
    assert again.side.notes.editor.toPlainText() == ""
    number = bisected(again, ply)
    assert Record.load(path).notes == {number: "f4 o? [1]"}


def bisected(page: ReplayPage, ply: int) -> int:
    assert page.narrator is not None
    return page.narrator.number_of(ply)


def test_a_note_in_a_match_that_is_being_played_says_so(watch: Opener, tmp_path: Path) -> None:
    page = watch(in_library())
    playing = Recorder.resume(page.path)
    try:
        page.seek(10)
        page.side.notes.editor.setPlainText("too late")
        page.side.notes.keep()
    finally:
        playing.close()
    assert "open in another window" in page.side.notes.why
    assert Record.load(page.path).notes == {}


def test_a_file_elsewhere_takes_no_notes_and_says_why(watch: Opener) -> None:
    page = watch()
    assert page.side.notes.editor.isReadOnly()
    assert "library" in page.side.notes.why


def test_the_match_is_exported(
    watch: Opener, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = watch()
    target = tmp_path / "copy"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    page.top.pressed.emit("export")
    assert (tmp_path / "copy.naipes").read_bytes() == MATCH.read_bytes()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("/proc/nowhere/x", ""))
    page.top.pressed.emit("export")
    assert "cannot be moved or copied" in page.board.toast.accessibleName()


# Bad files, leaving, size and language.


def test_a_damaged_record_says_so_and_can_be_watched(watch: Opener, tmp_path: Path) -> None:
    path = tmp_path / "damaged.naipes"
    lines = MATCH.read_text(encoding="utf-8").splitlines()
    lines[20] = json.dumps({"s": 0, "m": "play XX"})
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    page = watch(path)
    assert page.banner.isVisible()
    assert any("Line 21" in label.text() for label in page.banner.findChildren(QLabel))
    page.seek(10_000)
    assert player_of(page).ply == player_of(page).last > 10


@pytest.mark.parametrize("content", [b"", b"nonsense\n", b'{"naipes":1}\n'])
def test_what_is_no_match_is_refused(qtbot: QtBot, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.naipes"
    path.write_bytes(content)
    with pytest.raises(BadRecord):
        ReplayPage(path, SETTINGS)


def test_a_match_without_a_hand_can_be_opened(watch: Opener, tmp_path: Path) -> None:
    path = tmp_path / "begun.naipes"
    path.write_bytes(MATCH.read_bytes().splitlines(keepends=True)[0])
    page = watch(path)
    for way in ("last", "next", "prev", "next-own", "next-hand", "prev-turn", "play"):
        page.go(way)
    assert player_of(page).ply == 0


@pytest.mark.parametrize("speed", ["instant", "normal"])
def test_nothing_runs_once_it_is_left(qtbot: QtBot, watch: Opener, speed: str) -> None:
    page = watch(hand=2)
    page.adopt(Settings(speed=speed))
    page.go("play")
    qtbot.wait(400)
    with qtbot.waitSignal(page.left):
        page.top.pressed.emit("home")
    assert running_things() == []


def test_playing_moves_the_cards_and_pausing_lets_them_arrive(qtbot: QtBot, watch: Opener) -> None:
    page = watch()
    player = player_of(page)
    page.adopt(Settings(speed="normal"))
    page.hurry(8)
    page.seek(player.outline.tricks[0])
    page.go("play")
    qtbot.waitUntil(lambda: player.ply > player.outline.tricks[1], timeout=20_000)
    page.go("play")
    qtbot.waitUntil(lambda: page.board.director.is_idle, timeout=5000)
    ply = player.ply
    qtbot.wait(200)
    assert player.ply == ply == page.board.ply


def test_escape_leaves(qtbot: QtBot, watch: Opener) -> None:
    page = watch()
    with qtbot.waitSignal(page.left):
        press(page, Qt.Key.Key_Escape)


def test_the_panel_opens_in_a_small_window_too(watch: Opener) -> None:
    page = watch()
    page.resize(900, 600)
    QApplication.processEvents()
    assert not page.side.isVisible()
    press(page, Qt.Key.Key_F9)
    QApplication.processEvents()
    assert page.side.isVisible()
    assert page.width() == 900


def test_a_wide_window_remembers_the_panel(qtbot: QtBot, watch: Opener) -> None:
    page = watch()
    with qtbot.waitSignal(page.panel_toggled) as told:
        press(page, Qt.Key.Key_F9)
    assert told.args == [False]


def test_another_language_is_taken_over(watch: Opener) -> None:
    page: Any = watch()
    page.seek(10)
    before = page.situation.plain
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    page.adopt(Settings(speed="instant", player_name="Marta"))
    assert page.situation.plain == before
    assert page.switch.button(ME).text() == "As I saw it"


def test_moves_out_of_sight_do_not_stay_laid_out(
    watch: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid_out: list[QTextDocument] = []
    monkeypatch.setattr(move_rows, "KEPT", 5)

    def counted(words: str, with_font: QFont, width: float) -> QTextDocument:
        laid_out.append(document(words, with_font, width))
        return laid_out[-1]

    monkeypatch.setattr(move_rows, "document", counted)
    page = watch()
    moves = page.findChild(MoveList)
    assert moves is not None
    look = moves.itemDelegate()
    assert isinstance(look, MoveRows)
    for ply in range(0, player_of(page).last, 8):
        page.side.go(ply)
        moves.grab()
        assert len(look._written) <= 5
    assert len(laid_out) > 5


@pytest.mark.parametrize("width", [820, 860, 900, 940, 980, 1040])
def test_nothing_of_the_bar_lies_under_the_switch(qtbot: QtBot, width: int) -> None:
    """Where the chip would stand depends on the title, and what is hidden stands nowhere."""
    page = ReplayPage(MATCH, SETTINGS)
    qtbot.addWidget(page, before_close_func=lambda _: page.leave())
    show(page, (width, 600))
    assert page.switch.parentWidget() is page.top
    for part in (page.top.title, page.top.chip, *page.top.findChildren(QToolButton)):
        assert part.isHidden() or not part.geometry().intersects(page.switch.geometry())


def test_a_moment_is_told_once_however_often_the_table_is_laid(
    watch: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = list[str]()
    monkeypatch.setattr(
        "naipes_gui.ui.replay.page.announce", lambda _, text, **__: said.append(text)
    )
    page = watch()
    assert len(said) == 1
    player_of(page).seek(7)
    page._show_ply(7)
    assert len(said) == 2
    player_of(page).seek(0)
    assert said[0] == said[2]


def test_where_fingers_press_no_word_of_the_bar_is_cut(
    watch: Opener, dress: Dress, monkeypatch: pytest.MonkeyPatch
) -> None:
    dress(touch="on")
    language.speak("fr")
    monkeypatch.setattr(f"{__name__}.SETTINGS", replace(SETTINGS, touch="on"))
    page = watch()
    for width in range(1300, 880, -60):
        show(page, (width, 800))
        bar = page.top
        buttons = [button for button in bar.findChildren(QToolButton) if button.isVisible()]
        cut = [button.text() for button in buttons if button.width() < button.sizeHint().width()]
        assert (width, cut) == (width, [])
        assert bar.title.isHidden() or bar.title.width() >= bar.title.sizeHint().width()
    language.speak("en")


def test_the_number_of_a_hand_stands_where_it_begins(watch: Opener) -> None:
    """In the middle of a long hand it stood far to the right of where one was."""
    page = watch()
    scrubber = page.transport.scrubber
    begins = [scrubber._x(hand.start) for hand in page.outline.hands]
    told = list(scrubber.numbers())
    assert told
    assert all(min(abs(at - begin) for begin in begins) < 3 for at, *_ in told)


def test_what_the_signs_mean_stands_beside_the_buttons_whole_or_not_at_all(watch: Opener) -> None:
    page = watch()
    transport = page.transport
    transport.scrubber.show_mistakes([3])
    transport.scrubber.show_branches([(1, 2)])
    legend = transport.findChild(Legend)
    assert isinstance(legend, Legend)
    for wide in (1400, 700, 420):
        legend.resize(wide, 42)
        lines = legend.lines()
        assert "a mistake of yours" in " ".join(lines) or not lines
    legend.resize(1400, 42)
    assert len(legend.lines()) >= 1
    legend.resize(60, 42)
    assert legend.lines() == []


@pytest.mark.parametrize("game", ["mosca", "napoleon", "nlk", "hachi_hachi"])
def test_five_open_hands_can_be_read_in_a_small_window(watch: Opener, game: str) -> None:
    """They were as high as a line of text, under a track that had a row to itself."""
    page = watch(FOLDER.parent / "tables" / f"{game}-5.naipes")
    page.resize(900, 600)
    page.look_from(OMNISCIENT, 110 if game == "nlk" else 12)
    QApplication.processEvents()
    page.board.finish()
    board, view = page.board, page.board.view_
    assert view is not None
    zones = [view.zones.find(Role.HAND, seat) for seat in view.zones.seats]
    held = [zone for zone in zones if zone is not None and view.state.table.get(zone)]
    assert len(held) >= 3
    for zone in held:
        poses = [pose for (where, _), pose in board.table.laid.items() if where == zone]
        assert all(pose.visible and pose.face_up and pose.height >= 44 for pose in poses), zone
