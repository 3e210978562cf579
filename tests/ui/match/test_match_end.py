"""The last sheet of a match: every game, every number of players, every size of the window."""

import os
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.core.face import PlayedHand
from naipes_gui.core.match_end import HandGlance, MatchEnd
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.session.farewell import farewells
from naipes_gui.session.match_end import match_end
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_for_show
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.summary import summarise
from naipes_gui.ui.match.deal_pass import PassOn
from naipes_gui.ui.match.match_end_sheet import MatchEndSheet
from naipes_gui.ui.match.paper_sheet import LOW, ROOMY
from naipes_gui.ui.match.score_rows import Rows
from naipes_gui.ui.match.sheet_frame import INNER, LOW_STEP, STEP
from naipes_gui.ui.shared.people import OPPONENTS, portrait
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table.plates import SeatInfo
from tests.ui.page_help import is_asked, page_of, play_until, to_a_card, to_the_last_move
from tests.ui.table_help import Never

ME = Seat(0)
SHORT: dict[str, dict[str, Any]] = {
    "ecarte": {"match": "best_of:1"},
    "napoleon": {"match": "rounds:1"},
    "mosca": {"match": "hands:4"},
    "nlk": {"match": "hands:2"},
    "hachi_hachi": {"match_end": "hands6"},
}
TABLES = [
    (key, players)
    for key, game in all_games().items()
    for players in (game.players[0], game.players[1])
]
NAMES = ("Tú", *OPPONENTS)


def on(recorder: Recorder, hands: int) -> Recorder:
    """Play at random until so many hands are over, or the match is."""
    bot, rng = RandomBot(recorder.record.rules), Random(2)
    while not recorder.record.is_over and recorder.timeline.ended < hands:
        one_move(recorder, bot, rng)
    return recorder


def one_move(recorder: Recorder, bot: RandomBot, rng: Random) -> None:
    state = recorder.timeline.state
    if state.to_move == CHANCE:
        recorder.chance(rng)
    elif state.stage is Stage.CUT:
        recorder.cut_for(rng)
    else:
        view = recorder.timeline.view(recorder.timeline.ply, state.to_move)
        recorder.move(bot.choose(view, rng, Never()), state.to_move)


@lru_cache
def match(key: str, players: int, hands: int = 99) -> Recorder:
    options = all_games()[key].options().make(players=players, **SHORT.get(key, {})).to_json()
    bots = [Player(name=name, kind="bot", level="club") for name in NAMES[1:players]]
    return on(begin_for_show(key, options, [Player(name="Tú"), *bots], Random(4)), hands)


def hands_of(recorder: Recorder) -> list[PlayedHand]:
    return list(recorder.timeline.hands())


@lru_cache
def end_of(recorder: Recorder) -> MatchEnd:
    face = all_games()[recorder.record.header.game].face()
    return match_end(recorder.record, face, ME, hands_of(recorder), 24)


def shown(qtbot: QtBot, recorder: Recorder, size: tuple[int, int], scale: float) -> MatchEndSheet:
    ground = QWidget()
    ground.resize(*size)
    qtbot.addWidget(ground)
    players = recorder.record.header.seats
    infos = {Seat(i): SeatInfo(Seat(i), p.name, portrait(p.name)) for i, p in enumerate(players)}
    made = MatchEndSheet(infos, ground)
    made.text_style = TextStyle(wording=Wording(tuple(p.name for p in players)), text_scale=scale)
    ground.show()
    end = end_of(recorder)
    made.show_end(end, recorder.record.seals, recorder.record.fingerprint)
    for seat, words in farewells(recorder.record, end):
        made.quote(seat, words)
    QCoreApplication.processEvents()
    return made


@pytest.mark.sampled
@pytest.mark.parametrize(("key", "players"), TABLES)
@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_everything_fits_and_no_figure_is_cut(
    qtbot: QtBot, key: str, players: int, size: tuple[int, int], scale: float
) -> None:
    sheet = shown(qtbot, match(key, players), size, scale)
    rows = sheet.findChild(Rows)
    assert rows is not None
    assert rows.horizontalScrollBar().maximum() == 0
    for text in sheet.findChildren(QLabel):
        if text.isVisible() and text.objectName() in ("total", "good", "bad", "up", "down"):
            assert text.width() >= text.sizeHint().width(), text.text()
    assert sheet.main is not None
    assert sheet.rect().contains(sheet.main.mapTo(sheet, sheet.main.rect().bottomRight()))
    assert sheet.main.width() >= sheet.main.sizeHint().width()
    lines = [frame for frame in sheet.findChildren(QWidget) if frame.isVisible()
             and frame.objectName() in ("winner", "mine", "row")]  # fmt: skip
    assert len(lines) == players


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_own_row_is_seen_where_not_all_have_room(qtbot: QtBot, key: str, players: int) -> None:
    sheet = shown(qtbot, match(key, players), (900, 600), 1.25)
    rows = sheet.findChild(Rows)
    assert rows is not None
    own = rows.in_sight
    assert own is not None
    assert any(label.text() == "Tú" for label in own.findChildren(QLabel))
    assert own.visibleRegion().boundingRect().height() == own.height()


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_sheet_says_what_the_record_says(key: str, players: int) -> None:
    recorder = match(key, players)
    end = end_of(recorder)
    places = [[s.seat for s in end.standings if s.place == place]
              for place in sorted({s.place for s in end.standings})]  # fmt: skip
    assert places == recorder.record.rules.ranking(recorder.timeline.state)
    assert len(end.hands) == len(hands_of(recorder))
    assert not end.given_up
    if all(hand.signed for hand in end.hands) and key != "ecarte":
        for standing in end.standings:
            gained = sum(hand.figures[standing.seat] for hand in end.hands)
            change = standing.holding.change
            assert gained == (standing.holding.figure if change is None else change)


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_every_opponent_has_a_word_of_its_own(key: str, players: int) -> None:
    recorder = match(key, players)
    said = dict(farewells(recorder.record, end_of(recorder)))
    assert set(said) == set(recorder.record.header.opponents)


def test_a_match_given_up_says_so_and_names_nobody_the_winner(qtbot: QtBot) -> None:
    options = all_games()["mosca"].options().make(match="hands:9").to_json()
    bots = [Player(name=name, kind="bot", level="club") for name in NAMES[1 : options["players"]]]
    recorder = on(begin_for_show("mosca", options, [Player(name="Tú"), *bots], Random(4)), 2)
    recorder.abandon()
    sheet = shown(qtbot, recorder, (1280, 800), 1.0)
    assert end_of(recorder).given_up
    assert not sheet.findChildren(QWidget, "winner")


def test_enter_begins_the_rematch_and_keys_do_what_their_buttons_do(qtbot: QtBot) -> None:
    for key, signal in (
        (Qt.Key.Key_Return, "rematch"), (Qt.Key.Key_V, "watch"),
        (Qt.Key.Key_T, "change_table"),
    ):  # fmt: skip
        sheet = shown(qtbot, match("ecarte", 2), (1280, 800), 1.0)
        press = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        with qtbot.waitSignal(getattr(sheet, signal), timeout=1000):
            assert sheet.hear(press)


def pressed(key: Qt.Key) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)


@pytest.mark.parametrize("size", [(900, 600), (1280, 800)])
def test_escape_lets_one_see_the_table_and_the_second_time_leads_back(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    sheet, looked_at = shown(qtbot, match("ecarte", 2), size, 1.0), list[bool]()
    sheet.laid_aside.connect(looked_at.append)
    assert sheet.hear(pressed(Qt.Key.Key_Escape))
    assert sheet.is_aside
    assert looked_at == [True], "the hands are shown"
    assert sheet.isVisible()
    assert sheet.height() < size[1] / 6, "the table is not covered"
    assert sheet.geometry().bottom() == size[1] - 1
    sheet.retranslate()
    assert sheet.is_aside, "the language changes nothing"
    assert sheet.hear(pressed(Qt.Key.Key_Return))
    assert (sheet.width(), sheet.height()) == size, "it covers the table again"
    assert not looked_at[-1]
    sheet.hear(pressed(Qt.Key.Key_Escape))
    with qtbot.assertNotEmitted(sheet.home):
        assert sheet.hear(pressed(Qt.Key.Key_Escape))
    assert not sheet.is_aside


def test_a_sheet_put_aside_follows_the_window(qtbot: QtBot) -> None:
    sheet = shown(qtbot, match("ecarte", 2), (1280, 800), 1.0)
    sheet.put_aside()
    table = sheet.parentWidget()
    assert table is not None
    table.resize(1000, 640)
    sheet.cover()
    assert (sheet.width(), sheet.geometry().bottom()) == (1000, 639)


def test_the_deals_of_the_whole_match_are_checked(qtbot: QtBot) -> None:
    recorder = match("mosca", 3)
    sheet = shown(qtbot, recorder, (1280, 800), 1.0)
    sheet.show_proof()
    assert sheet.proof.startswith("4 of 4")
    assert recorder.record.fingerprint in sheet.proof


def test_every_hand_can_be_reached_however_many_there_are(qtbot: QtBot) -> None:
    sheet = shown(qtbot, match("napoleon", 7), (900, 600), 1.5)
    wanted: set[int] = set()
    sheet.hand_wanted.connect(wanted.add)
    for _ in range(10):
        heads = sheet.findChildren(QPushButton, "hand")
        turns = [head for head in heads if "‹" in head.text() and head.isVisible()]
        for head in heads:
            if head not in turns and head.isVisible():
                head.click()
        if not turns:
            break
        turns[0].click()
        QCoreApplication.processEvents()
    assert wanted == set(range(1, len(end_of(match("napoleon", 7)).hands) + 1))


def test_a_match_ends_with_the_account_of_its_last_hand_first(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, tmp_path, "ecarte", lead=near_the_end, match="best_of:1")
    play_until(qtbot, page, lambda: page.papers.end is not None and page.sheet is not None)
    assert page.sheet is page.scoring
    assert page.scoring.main is not None
    assert page.scoring.main.hasFocus()
    QTest.keyClick(page.scoring.main, Qt.Key.Key_Return)
    qtbot.waitUntil(page.ending.isVisible)
    assert not page.scoring.isVisible()
    assert not page.papers.owes_account


def near_the_end(recorder: Recorder) -> None:
    """Play until somebody lacks two points of the five."""
    bot, rng = RandomBot(recorder.record.rules), Random(2)
    while max(recorder.timeline.state.scores) < 3:
        one_move(recorder, bot, rng)


def test_who_neither_wins_nor_loses_is_not_marked(qtbot: QtBot) -> None:
    """A red frame round a nought said that somebody had failed."""
    hand = HandGlance((0, 5), about=Seat(0))
    sheet = shown(qtbot, match("ecarte", 2), (1280, 800), 1.0)
    assert sheet._cell(hand, Seat(0)).objectName() == ""
    assert sheet._cell(replace(hand, figures=(-1, 5)), Seat(0)).objectName() == "bad"


def test_the_table_shows_the_end_instead_of_another_account(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, tmp_path, "mosca", lead=lasted_five_minutes, match="minutes:5")
    play_until(qtbot, page, page.ending.isVisible)
    assert page.ending.main is not None
    assert page.ending.main.hasFocus()
    assert Record.load(page.path).is_over
    page.ending.hand_wanted.emit(1)
    assert page.scoring.isVisible()
    assert page.scoring.main is not None
    page.scoring.main.click()
    assert not page.scoring.isVisible()
    with qtbot.waitSignal(page.rematch, timeout=1000):
        QTest.keyClick(page.ending.main, Qt.Key.Key_Return)


def test_a_match_is_given_up_in_the_middle_of_a_hand(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, tmp_path, "ecarte", lead=to_a_card)
    play_until(qtbot, page, lambda: is_asked(page))
    page.session.give_up()
    qtbot.waitUntil(page.ending.isVisible)
    record = Record.load(page.path)
    assert (record.given_up, record.problem) == (True, None)
    assert summarise(page.path).end == "abandoned"
    assert not summarise(page.path).is_unfinished


def lasted_five_minutes(recorder: Recorder) -> None:
    """Play to the end of a hand, whose last line was written so much after the first."""
    to_the_last_move(recorder)
    last = recorder.record.header.began.timestamp() + 5 * 60 + 1
    os.utime(recorder.path, (last, last))


def test_a_match_by_the_clock_has_an_end_too(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, tmp_path, "mosca", lead=lasted_five_minutes, match="minutes:5")
    play_until(qtbot, page, page.ending.isVisible)
    record = Record.load(page.path)
    assert (record.is_over, record.given_up, record.hands) == (True, False, 1)


def test_what_proves_the_deal_leaves_the_rows_their_room(qtbot: QtBot, tmp_path: Path) -> None:
    page = page_of(qtbot, tmp_path, "mosca", players=6)
    page.resize(900, 600)
    play_until(qtbot, page, page.scoring.isVisible)
    rows = page.scoring.findChild(Rows)
    assert rows is not None
    lines = [part for part in rows.findChildren(QWidget) if part.objectName() in ("winner", "row")]
    seen = [line for line in lines if rows.viewport().rect().contains(
        line.mapTo(rows.viewport(), line.rect().bottomRight()))]  # fmt: skip
    assert len(seen) >= 4
    page.scoring.show_proof()
    assert rows.verticalScrollBar().value() > 0


def test_no_button_is_squeezed_before_anybody_has_spoken(qtbot: QtBot) -> None:
    """The first picture has to be right: words that were left out made room at once."""
    recorder = match("napoleon", 5)
    ground = QWidget()
    ground.resize(1280, 800)
    qtbot.addWidget(ground)
    infos = {
        Seat(i): SeatInfo(Seat(i), p.name, portrait(p.name))
        for i, p in enumerate(recorder.record.header.seats)
    }
    sheet = MatchEndSheet(infos, ground)
    sheet.pass_on = PassOn("naipes:1.napoleon.x")
    ground.show()
    sheet.show_end(end_of(recorder), recorder.record.seals, recorder.record.fingerprint)
    buttons = [b for b in sheet.findChildren(QPushButton) if b.objectName() != "hand"]
    assert len(buttons) > 5
    assert [b.text() for b in buttons if b.width() < b.sizeHint().width()] == []


def test_a_word_that_comes_late_writes_nothing_else_anew(qtbot: QtBot) -> None:
    recorder = match("ecarte", 2)
    sheet = shown(qtbot, recorder, (1280, 800), 1.0)
    assert sheet._talk is not None
    (box,) = (sheet._talk.itemAt(i) for i in range(sheet._talk.count()))
    assert box is not None
    words = box.widget()
    assert words is not None
    others = {*sheet.findChildren(QWidget)} - {words, *words.findChildren(QWidget)}
    sheet.quote(Seat(1), Phrase("match_end", "%n point(s)", {"n": 3}))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert "3 point(s)" in " ".join(label.text() for label in _bubbles(sheet))
    assert others <= {*sheet.findChildren(QWidget)}


def _bubbles(sheet: MatchEndSheet) -> list[QLabel]:
    assert sheet._talk is not None
    items = (sheet._talk.itemAt(i) for i in range(sheet._talk.count()))
    boxes = (item.widget() for item in items if item is not None)
    return [label for box in boxes if box is not None for label in box.findChildren(QLabel)]


def test_no_gold_line_runs_through_what_is_written() -> None:
    for (left, top, right, _), step in ((ROOMY, STEP), (LOW, LOW_STEP)):
        assert min(left, right) >= INNER + step or top >= INNER + step
