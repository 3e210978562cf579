"""A hand for somebody who wants to watch: between the strongest, kept in a file, once whole."""

import logging
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import PLAIN_STYLE, Opponent
from naipes_gui.games import all_games
from naipes_gui.session import background, watched_hand
from naipes_gui.session.watched_hand import WatchedHand
from naipes_gui.store import paths
from naipes_gui.store.record import Record


class Process:
    """Chooses the first move at once, and keeps what it was asked."""

    asked: list[Any]
    fault: Exception | None

    def __init__(self, *given: Any) -> None:
        pass

    def choose(self, view: Any, who: Opponent, seed: int, stop: Any) -> Move | None:
        Process.asked.append((view, who, seed))
        if Process.fault is not None:
            raise Process.fault
        moves: list[Move] = [move for move in view.moves if move.verb != "resign"]
        return moves[0]

    def close(self) -> None:
        pass


@pytest.fixture(autouse=True)
def _thinks_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    Process.asked, Process.fault = [], None
    monkeypatch.setattr(background, "Thinkers", Process)


GROWN = list[int]()
"""How far hands were, move by move."""


def watched(qtbot: QtBot, key: str) -> tuple[list[Any], Any]:
    """Return the files that were made and how often none was, and who played."""
    owner, told = QObject(), list[Any]()
    hand = WatchedHand(key, Random(6), owner)
    hand.made.connect(told.append)
    hand.failed.connect(lambda: told.append(None))
    hand.grew.connect(GROWN.append)
    hand.start()
    qtbot.waitUntil(lambda: bool(told))
    hand.stop()
    return told, hand


@pytest.mark.parametrize("key", all_games())
def test_one_hand_of_the_strongest_is_kept(qtbot: QtBot, key: str) -> None:
    (path,), _ = watched(qtbot, key)
    assert path == paths.watched_file(key)
    record, game = Record.load(path), all_games()[key]
    assert GROWN[-len(Process.asked) :] == [*range(1, len(Process.asked) + 1)]
    timeline, seats = record.timeline, record.header.seats
    assert (record.header.game, timeline.ended) == (key, 1)
    assert record.rules.options == game.rules_with({}).options
    assert len(seats) == len(record.rules.seats)
    for seat in seats:
        assert (seat.kind, seat.level, seat.style) == ("bot", game.strongest, PLAIN_STYLE)
        assert seat.version == game.bots_version
    names = [seat.name for seat in seats]
    assert len({*names}) == len(names)
    assert {*names} <= {*CHARACTERS.values()}
    assert len(Process.asked) == len(timeline.decisions)
    for ply, (view, who, seed) in zip(timeline.decisions, Process.asked, strict=True):
        assert view == timeline.view(ply, timeline.moves[ply][0])
        assert who == record.header.opponents[view.seat]
        assert seed == record.thought(ply)


def test_a_hand_that_fails_is_told_of(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    reported = list[Exception]()
    monkeypatch.setattr(background, "report", reported.append)
    Process.fault = RuntimeError("no idea")
    assert watched(qtbot, "ecarte")[0] == [None]
    assert reported == [Process.fault]
    assert not paths.watched_file("ecarte").exists()


def test_a_disk_that_refuses_it_is_told_of(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("full")

    monkeypatch.setattr(watched_hand, "replace_spare", refuse)
    with caplog.at_level(logging.WARNING):
        assert watched(qtbot, "ecarte")[0] == [None]
    assert "full" in caplog.text
