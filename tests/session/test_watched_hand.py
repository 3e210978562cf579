"""A hand for somebody who wants to watch: dealt at once, played by the strongest, move by move."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.errors import BadRecord
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN_STYLE, Opponent
from naipes_gui.core.rules import Stage
from naipes_gui.games import all_games
from naipes_gui.session import background, watched_hand
from naipes_gui.session.bot_process import NICE
from naipes_gui.session.watched_hand import WatchedHand
from naipes_gui.store import paths
from naipes_gui.store.journal import Journal
from naipes_gui.store.lock import InUse
from naipes_gui.store.record import Record


class Process:
    """Chooses the first move as soon as it may, and keeps what it was asked."""

    asked: list[Any]
    fault: Exception | None
    nice: int
    may: int
    """After so many moves it thinks until it is stopped."""

    def __init__(self, *given: Any) -> None:
        pass

    def choose(self, view: Any, who: Opponent, seed: int, stop: Any) -> Move | None:
        Process.asked.append((view, who, seed))
        if Process.fault is not None:
            raise Process.fault
        if len(Process.asked) > Process.may:
            while not stop.is_set():
                Event().wait(0.002)
            return None
        moves: list[Move] = [move for move in view.moves if move.verb != "resign"]
        return moves[0]

    def stand_back(self, nice: int) -> None:
        type(self).nice = nice

    def close(self) -> None:
        pass


@pytest.fixture(autouse=True)
def _thinks_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    Process.asked, Process.fault, Process.may = [], None, 10_000
    monkeypatch.setattr(background, "Thinkers", Process)


class Told:
    """What a hand has told: what grew, and how it ended."""

    def __init__(self, hand: WatchedHand) -> None:
        self.grown, self.ends = list[bytes](), list[str]()
        hand.grew.connect(self.grown.append)
        hand.over.connect(lambda: self.ends.append("over"))
        hand.failed.connect(lambda: self.ends.append("failed"))


@pytest.fixture
def owner(qapp: object) -> QObject:
    return QObject()


def played(qtbot: QtBot, hand: WatchedHand, until: Callable[[Told], bool]) -> Told:
    """Play a hand until something is so, then leave it; nothing of it goes on."""
    told = Told(hand)
    hand.start()
    qtbot.waitUntil(lambda: until(told))
    hand.stop()
    assert not hand._background._thread.isRunning()
    return told


def to_its_end(told: Told) -> bool:
    return bool(told.ends)


@pytest.mark.parametrize("key", all_games())
def test_a_hand_of_the_strongest_lies_dealt_before_anybody_thinks(
    qtbot: QtBot, owner: QObject, key: str
) -> None:
    hand = WatchedHand(key, {}, Random(6), owner)
    game, record = all_games()[key], Record.load(hand.path)
    assert (record.timeline.state.stage, Process.asked) == (Stage.HAND, [])
    told = played(qtbot, hand, to_its_end)
    assert told.ends[0] == "over"
    assert Process.nice == NICE, "somebody waits for every move"
    record = Record.load(paths.watched_file(key))
    timeline, seats = record.timeline, record.header.seats
    assert (record.header.game, timeline.ended, record.problem) == (key, 1, None)
    assert record.rules.options == game.rules_with({}).options
    for seat in seats:
        assert (seat.kind, seat.level, seat.style) == ("bot", game.strongest, PLAIN_STYLE)
        assert seat.version == game.bots_version
    names = [seat.name for seat in seats]
    assert len({*names}) == len(names) == len(record.rules.seats)
    assert {*names} <= {*CHARACTERS.values()}
    assert len(Process.asked) == len(timeline.decisions) == len(told.grown)
    for ply, (view, who, seed) in zip(timeline.decisions, Process.asked, strict=True):
        assert view == timeline.view(ply, timeline.moves[ply][0])
        assert who == record.header.opponents[view.seat]
        assert seed == record.thought(ply)


@pytest.mark.parametrize("key", all_games())
def test_whoever_read_the_beginning_follows_move_by_move(
    qtbot: QtBot, owner: QObject, key: str
) -> None:
    hand = WatchedHand(key, {}, Random(7), owner)
    record = Record.load(hand.path)
    told = played(qtbot, hand, to_its_end)
    for made, whole in enumerate(told.grown, 1):
        record.follow(whole)
        assert (len(record.timeline.decisions), record.problem) == (made, None)
    assert record.timeline.moves == Record.load(hand.path).timeline.moves
    record.follow(told.grown[0])
    assert len(record.timeline.decisions) == len(told.grown), "what is known comes only once"


def test_a_hand_that_was_left_is_gone_on_with(qtbot: QtBot, owner: QObject) -> None:
    Process.may = 3
    first = WatchedHand("nlk", {}, Random(6), owner)
    played(qtbot, first, lambda _: len(Process.asked) == 4)
    left = Record.load(first.path)
    assert len(left.timeline.decisions) == 3
    Process.may = 10_000
    played(qtbot, WatchedHand("nlk", {}, Random(9), owner), to_its_end)
    whole = Record.load(first.path).timeline
    assert whole.moves[: left.timeline.ply] == left.timeline.moves
    assert whole.ended == 1


def test_a_hand_that_is_over_is_shown_again_only_if_that_is_wanted(
    qtbot: QtBot, owner: QObject
) -> None:
    played(qtbot, WatchedHand("ecarte", {}, Random(6), owner), to_its_end)
    whole, asked = paths.watched_file("ecarte").read_bytes(), len(Process.asked)
    again = WatchedHand("ecarte", {}, Random(7), owner, again=True)
    again.start()
    again.stop()
    assert again.is_over
    assert (paths.watched_file("ecarte").read_bytes(), len(Process.asked)) == (whole, asked)
    other = WatchedHand("ecarte", {}, Random(7), owner)
    other.stop()
    assert not other.is_over
    assert other.path.read_bytes() != whole


@pytest.mark.parametrize("kept", [b"", b"nonsense\n"])
def test_what_cannot_be_gone_on_with_gives_way_to_another_hand(
    owner: QObject, kept: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    paths.watched_file("ecarte").write_bytes(kept)
    hand = WatchedHand("ecarte", {}, Random(6), owner)
    hand.stop()
    assert Record.load(hand.path).timeline.state.stage is Stage.HAND


def test_the_hand_of_earlier_opponents_gives_way(
    qtbot: QtBot, owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    WatchedHand("ecarte", {}, Random(6), owner).stop()
    path, info = paths.watched_file("ecarte"), all_games()["ecarte"]
    before = path.read_bytes()
    WatchedHand("ecarte", {}, Random(7), owner).stop()
    assert path.read_bytes() == before
    newer = replace(info, bots_version=info.bots_version + 1)
    monkeypatch.setattr(watched_hand, "all_games", lambda: {"ecarte": newer})
    WatchedHand("ecarte", {}, Random(7), owner).stop()
    assert {who.version for who in Record.load(path).header.seats} == {newer.bots_version}


def test_one_window_at_a_time_has_a_hand_played(owner: QObject) -> None:
    hand = WatchedHand("ecarte", {}, Random(6), owner)
    with pytest.raises(InUse):
        WatchedHand("ecarte", {}, Random(7), owner)
    hand.stop()


def test_a_hand_that_fails_is_told_of(
    qtbot: QtBot, owner: QObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    reported = list[Exception]()
    monkeypatch.setattr(background, "report", reported.append)
    Process.fault = RuntimeError("no idea")
    told = played(qtbot, WatchedHand("ecarte", {}, Random(6), owner), to_its_end)
    assert told.ends[0] == "failed"
    assert reported == [Process.fault]


def test_a_disk_that_refuses_it_is_told_of(
    owner: QObject, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("full")

    monkeypatch.setattr(Journal, "_appear", refuse)
    with pytest.raises(BadRecord):
        WatchedHand("ecarte", {}, Random(6), owner)
    assert not Path(paths.watched_file("ecarte")).exists()
