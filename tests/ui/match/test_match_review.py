"""While a match is played its hands are gone over, and nobody who thinks is disturbed by it."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from naipes_gui.core.table import FIRST, Seat
from naipes_gui.core.timeline import Frame
from naipes_gui.review.judge import Case
from naipes_gui.review.outlook import Outlook
from naipes_gui.store.record import Record
from naipes_gui.ui.match import match_review
from naipes_gui.ui.match.match_review import MatchReview
from tests.ui.review.planted import cases, planted
from tests.ui.table_help import to_play


class Session(QObject):
    decided, framed = Signal(object, int), Signal(object)

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.recorder = self
        self.path, self.record = path, Record.load(path)


class Going(QObject):
    """Notes what it is told."""

    changed = Signal()

    def __init__(self, *_: object) -> None:
        super().__init__()
        self.cases, self.forgotten, self.paused, self.closed = list[Case](), 0, False, False
        self.outlook = Outlook()

    def add(self, new: list[Case]) -> None:
        self.cases = list(new)

    def forget_from(self, ply: int) -> None:
        self.forgotten = ply

    def pause(self, paused: bool) -> None:
        self.paused = paused

    def recall(self) -> None:
        self.recalled = True

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def going(monkeypatch: pytest.MonkeyPatch) -> list[Going]:
    made = list[Going]()

    def make(*given: object) -> Going:
        made.append(Going(*given))
        return made[-1]

    monkeypatch.setattr(match_review, "Reviewing", make)
    monkeypatch.setattr(match_review, "BEGIN_AFTER_MS", 1)
    return made


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path, going: list[Going]) -> Iterator[tuple[Any, MatchReview]]:
    session: Any = Session(planted(tmp_path))
    parent = QObject()
    review = MatchReview(session, "ecarte", session.record.rules, FIRST, parent)
    review._begin.setInterval(1)
    yield session, review
    review.close()


def frame_of(seat: Seat) -> Frame[Any]:
    timeline = to_play(led=False)
    frame = timeline.jump(timeline.ply, FIRST)
    state = replace(frame.view.state, to_move=seat)
    return replace(frame, view=replace(frame.view, state=state))


def test_a_hand_that_is_over_is_gone_over_soon(
    qtbot: QtBot, table: tuple[Any, MatchReview], going: list[Going]
) -> None:
    session, review = table
    own = cases(session.record)
    session.decided.emit(own, own[-1].ply + 1)
    outlook = review.outlook(1)
    assert outlook is not None
    assert len(outlook.waiting) == len(own)
    qtbot.waitUntil(lambda: bool(going) and going[0].cases == own)


def test_it_stands_still_while_an_opponent_thinks(
    qtbot: QtBot, table: tuple[Any, MatchReview], going: list[Going]
) -> None:
    session, _ = table
    session.decided.emit(cases(session.record), 99)
    qtbot.waitUntil(lambda: bool(going))
    session.framed.emit(frame_of(Seat(1)))
    assert going[0].paused
    session.framed.emit(frame_of(FIRST))
    assert not going[0].paused


def test_it_stands_still_while_the_table_is_not_seen(
    qtbot: QtBot, table: tuple[Any, MatchReview], going: list[Going]
) -> None:
    session, review = table
    session.decided.emit(cases(session.record), 99)
    qtbot.waitUntil(lambda: bool(going))
    review.stand_back(True)
    assert going[0].paused
    review.stand_back(False)
    assert not going[0].paused


def test_a_hand_that_is_taken_back_is_not_gone_over(
    qtbot: QtBot, table: tuple[Any, MatchReview], going: list[Going]
) -> None:
    session, review = table
    own = cases(session.record)
    session.decided.emit(own, own[-1].ply + 1)
    qtbot.waitUntil(lambda: bool(going))
    session.decided.emit([], own[0].ply)
    assert going[0].forgotten == own[0].ply
    assert review._cases == []


def test_nobody_is_gone_over_who_does_not_want_it(
    table: tuple[Any, MatchReview], going: list[Going]
) -> None:
    session, review = table
    review.want(False)
    session.decided.emit(cases(session.record), 99)
    assert review.outlook() is None
    assert not review._begin.isActive()
    assert going == []
