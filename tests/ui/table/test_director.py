"""The table shows what the frames say, animated or not."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import naipes_gui.ui
from naipes_gui.core.cards import Card
from naipes_gui.core.motion import DEAL, TURN, Meaning, Pace
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Cut, Moved
from naipes_gui.store.settings import Settings
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.card_item import CardItem
from naipes_gui.ui.table.director import beats
from naipes_gui.ui.table.table_style import TableStyle
from naipes_gui.ui.table.tempo import Hold, Speed, Tempo
from tests.conftest import running_things
from tests.found import some
from tests.ui.felt_help import Case, play, table_of
from tests.ui.table_help import ME, STILL, board, played, to_play

QUICK = TableStyle(tempo=Tempo(Speed.FASTER, 200, boost=12.0))


def faces(table: Board, zone: str) -> tuple[Card, ...]:
    return tuple(item.card for item in table.table.items_of(zone))


@pytest.mark.parametrize(
    "look", [STILL, QUICK, replace(QUICK, tempo=replace(QUICK.tempo, reduced_motion=True))]
)
def test_playing_the_story_ends_where_a_jump_would(qtbot: QtBot, look: TableStyle) -> None:
    timeline, table = played(26, seed=4), board(look)
    qtbot.addWidget(table)
    table.show_frame(timeline.jump(0, ME))
    for ply in range(1, timeline.ply + 1):
        table.show_frame(timeline.step(ply, ME))
    qtbot.waitUntil(lambda: table.director.is_idle, timeout=30_000)
    told = {zone: faces(table, zone) for zone in timeline.state.table}
    places = {zone: [item.pos() for item in table.table.items_of(zone)] for zone in told}
    other = board(STILL)
    qtbot.addWidget(other)
    other.show_frame(timeline.jump(timeline.ply, ME))
    assert told == {zone: faces(other, zone) for zone in told}
    assert told == dict(timeline.view(timeline.ply, ME).state.table)
    near = {zone: [item.pos() for item in other.table.items_of(zone)] for zone in told}
    assert places == near
    table.stop()


def test_a_jump_cancels_what_is_playing(qtbot: QtBot) -> None:
    timeline, table, seen = played(8), board(TableStyle()), list[int]()
    qtbot.addWidget(table)
    table.settled.connect(lambda frame: seen.append(frame.ply))
    table.show_frame(timeline.jump(0, ME))
    table.show_frame(timeline.step(1, ME))
    table.show_frame(timeline.step(2, ME))
    table.show_frame(timeline.jump(5, ME))
    assert seen == [0, 5]


def test_a_table_that_is_laid_anew_while_cards_fly_counts_for_itself(qtbot: QtBot) -> None:
    timeline, table = played(8), board(QUICK)
    qtbot.addWidget(table)
    table.show_frame(timeline.jump(0, ME))
    for ply in range(1, timeline.ply + 1):
        table.show_frame(timeline.step(ply, ME))
        # A window that grows lays everything anew, whatever is on its way.
        if table.table.view is not None:
            table.table.settle(table.table.view)
    qtbot.waitUntil(lambda: table.director.is_idle, timeout=30_000)
    assert not any(table.table.leaving.values())
    table.stop()


@pytest.mark.thorough
@pytest.mark.parametrize("game", ["hachi_hachi", "mosca", "napoleon"])
def test_the_last_card_of_a_hand_is_looked_at(qtbot: QtBot, game: str) -> None:
    """A trick is held by itself; where there are none, what was done last is."""
    table, rules = table_of(Case(game, 3), (1000, 700))
    qtbot.addWidget(table, before_close_func=lambda widget: widget.stop())
    table.director.tempo = Tempo(Speed.NORMAL)
    ended = 0
    for timeline in play(table, rules, 120, 3):
        frame = timeline.step(timeline.ply, ME)
        over = timeline.state.stage is Stage.SHUFFLE and any(
            isinstance(event, Moved) and event.how.meaning is Meaning.PLAY for event in frame.shown
        )
        ended += over
        waits = table.director._ends_without_trick(frame)
        assert waits == (over and game == "hachi_hachi")
    assert ended


def test_any_click_finishes_what_moves(qtbot: QtBot) -> None:
    timeline, table = played(8), board(TableStyle())
    qtbot.addWidget(table)
    table.show_frame(timeline.jump(2, ME))
    for ply in range(3, 9):
        table.show_frame(timeline.step(ply, ME))
    clicks = 0
    while table.finish():
        clicks += 1
    assert table.director.is_idle
    assert clicks == 6
    assert faces(table, "hand:0") == timeline.state.table["hand:0"]
    table.stop()


@pytest.mark.parametrize("speed", [Speed.RELAXED, Speed.NORMAL, Speed.FAST, Speed.INSTANT])
def test_hurrying_a_card_leaves_the_trick_to_be_read(qtbot: QtBot, speed: Speed) -> None:
    timeline = played(60, seed=2)
    end = next(p for p, state in enumerate(timeline.states) if state.table["won:0"])
    table = board(TableStyle(tempo=Tempo(speed, 900)))
    qtbot.addWidget(table)
    table.show_frame(timeline.jump(end - 1, ME))
    table.show_frame(timeline.step(end, ME))
    if speed is not Speed.INSTANT:
        assert table.finish(), "the card is put down at once"
    assert not table.director.is_idle
    assert all(len(faces(table, f"trick:{seat}")) == 1 for seat in (0, 1))
    assert table.table.crowned is not None
    places = [table.table.items_of(f"trick:{seat}")[0] for seat in (0, 1)]
    laid = [table.table.laid[f"trick:{seat}", 0] for seat in (0, 1)]
    assert [(item.x(), item.y()) for item in places] == [(pose.x, pose.y) for pose in laid]
    assert table.finish(), "and then the trick is taken up"
    assert [table.director.is_idle] == [True]
    assert not faces(table, "trick:0")


def test_a_complete_trick_lies_as_long_as_it_takes_to_read_at_every_speed() -> None:
    chosen = Settings().trick_hold_ms
    assert chosen >= 900
    holds = [Tempo(speed, chosen).hold(Hold.TRICK) for speed in Speed]
    assert min(holds) >= chosen
    assert Tempo(Speed.RELAXED, chosen).hold(Hold.TRICK) >= 1400


def test_a_trick_of_many_and_the_last_one_lie_longer() -> None:
    tempo = Tempo()
    holds = [tempo.trick(cards, is_last=False) for cards in (2, 3, 5, 7, 9)]
    assert holds == [900, 990, 1170, 1350, 1350]
    assert tempo.trick(2, is_last=True) == 1260


def test_the_trick_that_is_taken_up_tells_how_long_it_lies(qtbot: QtBot) -> None:
    timeline = played(60, seed=2)
    end = next(p for p, state in enumerate(timeline.states) if state.table["won:0"])
    table = board(TableStyle(tempo=Tempo(Speed.FASTER, 400, boost=20.0)))
    qtbot.addWidget(table)
    table.show_frame(timeline.jump(end - 1, ME))
    table.show_frame(timeline.step(end, ME))
    assert table.director._full == (2, False)
    qtbot.waitUntil(lambda: table.director.is_idle, timeout=5000)


def test_a_trick_can_be_held_until_a_click(qtbot: QtBot) -> None:
    timeline = played(60, seed=2)
    end = next(p for p, state in enumerate(timeline.states) if state.table["won:0"])
    table = board(TableStyle(tempo=Tempo(Speed.FASTER, 0, boost=20.0)))
    qtbot.addWidget(table)
    table.show_frame(timeline.jump(end - 1, ME))
    with qtbot.waitSignal(table.director.waiting_for_click, timeout=5000):
        table.show_frame(timeline.step(end, ME))
    assert not table.director.is_idle
    assert table.finish()
    qtbot.waitUntil(lambda: table.director.is_idle, timeout=5000)


def test_cards_that_move_alike_move_together() -> None:
    timeline = played(6)
    dealt = next(p for p, s in enumerate(timeline.states) if s.stage is Stage.HAND)
    kinds = [beat.kind for beat in beats(timeline.step(dealt, ME).events)]
    assert kinds[:2] == [Cut, DEAL]
    assert TURN in kinds


def test_cards_are_painted_without_python() -> None:
    assert not {"paint", "boundingRect", "shape"} & vars(CardItem).keys()


def test_no_duration_bypasses_the_tempo() -> None:
    """Every animation gets its time from `Tempo`: nobody else writes milliseconds."""
    folder = Path(naipes_gui.ui.__file__).parent / "table"
    literal = re.compile(r"(setDuration|QPauseAnimation)\(\s*\d")
    for path in some(folder.glob("*.py")):
        assert not literal.search(path.read_text(encoding="utf-8")), path.name


@pytest.mark.parametrize("speed", list(Speed))
def test_nothing_keeps_the_person_waiting(speed: Speed) -> None:
    tempo = Tempo(speed)
    longest = tempo.flight(Pace.DEAL) + tempo.stagger(Pace.DEAL, 52) * 52
    assert longest <= 2500 * 1.6
    assert tempo.moves == (speed is not Speed.INSTANT)
    assert Tempo(Speed.FAST).flight(Pace.PLAY) < Tempo(Speed.RELAXED).flight(Pace.PLAY)


def test_animations_are_gone_after_a_frame(qtbot: QtBot) -> None:
    timeline, table = played(12, seed=9), board(QUICK)
    qtbot.addWidget(table)
    table.show_frame(timeline.jump(2, ME))
    for ply in range(3, 12):
        table.show_frame(timeline.step(ply, ME))
    qtbot.waitUntil(lambda: table.director.is_idle, timeout=20_000)
    qtbot.waitUntil(lambda: len(table.table.findChildren(QAbstractAnimation)) < 4)
    table.stop()


def test_what_was_thought_counts_as_seeming_to_think(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = board(TableStyle())
    qtbot.addWidget(table)
    director, pauses = table.director, list[int]()
    monkeypatch.setattr(director, "_pause", lambda msecs: pauses.append(msecs))
    for stood in (0, 200):
        monkeypatch.setattr(director, "_rng", Random(4))
        monkeypatch.setattr(director, "_stood", SimpleNamespace(elapsed=lambda stood=stood: stood))
        director._seem_to_think()
    wanted = director.tempo.thinking(Random(4))
    assert pauses == [wanted, wanted - 200]


@pytest.mark.parametrize(("late", "plays"), [(10**6, False), (0, True)])
def test_a_key_that_comes_too_late_to_skip_a_movement_plays_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, late: int, plays: bool
) -> None:
    timeline, table, chosen = to_play(led=True), board(QUICK), list[object]()
    qtbot.addWidget(table)
    table.chosen.connect(lambda _, move: chosen.append(move))
    monkeypatch.setattr(Tempo, "late", lambda _: late)
    table.show_frame(timeline.jump(timeline.ply - 1, ME))
    table.hand.focus_on(timeline.rules.legal(timeline.state)[0].cards[0])
    table.show_frame(timeline.step(timeline.ply, ME))
    qtbot.waitUntil(lambda: table.director.is_idle, timeout=5000)
    assert table.hand.armed
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert bool(chosen) is plays
    table.stop()
    qtbot.waitUntil(lambda: not running_things())


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_that_skips_a_movement_plays_nothing_however_long_it_is_held(
    qtbot: QtBot, key: Qt.Key
) -> None:
    timeline, table = to_play(led=True), board(TableStyle())
    qtbot.addWidget(table)
    table.show_frame(timeline.jump(timeline.ply - 1, ME))
    table.hand.focus_on(timeline.rules.legal(timeline.state)[0].cards[0])
    table.show_frame(timeline.step(timeline.ply, ME))
    assert not table.director.is_idle
    with qtbot.assertNotEmitted(table.chosen):
        QTest.keyPress(table, key)
        assert table.hand.armed
        for _ in range(5):
            none = Qt.KeyboardModifier.NoModifier
            again = QKeyEvent(QEvent.Type.KeyPress, key, none, "", True)
            QApplication.sendEvent(table, again)
        QTest.keyRelease(table, key)
    table.stop()
    qtbot.waitUntil(lambda: not running_things())


def test_a_number_held_down_answers_one_question_only(qtbot: QtBot) -> None:
    timeline = next(t for t in (played(3, s) for s in range(1, 60)) if t.state.to_move == ME)
    table = board(STILL)
    qtbot.addWidget(table)
    table.show_frame(timeline.jump(3, ME))
    none = Qt.KeyboardModifier.NoModifier
    with qtbot.assertNotEmitted(table.chosen):
        again = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_2, none, "2", True)
        QApplication.sendEvent(table, again)
    with qtbot.waitSignal(table.chosen):
        QTest.keyClick(table, Qt.Key.Key_2)
