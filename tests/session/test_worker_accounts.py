"""What is handed over when a hand is over, when the match is, and what is asked of it then."""

from collections.abc import Sequence
from typing import Any

import pytest

from naipes_gui.core.match_end import MatchEnd
from naipes_gui.core.rules import Stage
from naipes_gui.core.text import phrase
from naipes_gui.review.cases import cases_of, hand_ends
from naipes_gui.session.worker import Worker
from naipes_gui.store.deal_line import BadLine
from tests.session.alone import ME, AtWork, Table, match, to_me, to_the_end_of_a_hand

pytestmark = pytest.mark.usefixtures("qapp")
WORD = phrase("test", "Well.")


class Clock:
    """Stands at some minutes and seconds."""

    def elapsed(self) -> int:
        return 7 * 60_000 + 59_999


def decisions(worker: Worker, hand: int) -> list[int]:
    return [case.ply for case in cases_of(worker.timeline, hand, ME, worker._info)]


def handed(told: Sequence[Any]) -> list[tuple[list[int], int]]:
    return [([case.ply for case in cases], end) for cases, end in told]


@pytest.mark.thorough
def test_the_decisions_of_every_hand_are_handed_over_once(table: Table) -> None:
    worker, _, told = table
    worker._account()
    assert handed(told.of("decided")) == [([], 0)]
    for hand in range(3):
        to_the_end_of_a_hand(worker)
        end = hand_ends(worker.timeline, hand)
        assert handed(told.of("decided")) == [(decisions(worker, hand), end)]
    worker._account()
    assert handed(told.of("decided")) == [([], end)]


def test_a_hand_that_is_played_again_is_handed_over_again(table: Table) -> None:
    worker, _, told = table
    to_the_end_of_a_hand(worker)
    first = decisions(worker, 0)
    told.all.clear()
    worker.back_to(first[-1])
    assert handed(told.of("decided")) == [([], 0)]
    to_the_end_of_a_hand(worker)
    assert handed(told.of("decided")) == [(decisions(worker, 0), worker.timeline.ply)]


def test_whoever_comes_back_is_handed_the_last_hand_and_at_the_end_all(at_work: AtWork) -> None:
    recorder = match()
    worker, _, _ = at_work(recorder)
    for _ in range(3):
        to_the_end_of_a_hand(worker)
    again, _, told = at_work(recorder)
    again._account()
    assert handed(told.of("decided")) == [(decisions(worker, 2), hand_ends(worker.timeline, 2))]
    again.give_up()
    earlier = decisions(worker, 0) + decisions(worker, 1)
    assert handed(told.of("decided")) == [(earlier, hand_ends(worker.timeline, 2))]


def test_a_match_is_given_up_once(table: Table) -> None:
    worker, _, told = table
    to_me(worker)
    told.all.clear()
    worker.stop.set()
    for _ in range(2):
        worker.give_up()
    assert not worker.stop.is_set()
    (account,) = told.of("accounted")
    assert account.end is not None
    assert account.end.given_up
    assert len(told.of("finished")) == 1


@pytest.mark.parametrize("is_of_one_sitting", [True, False])
def test_the_time_is_told_of_a_match_of_one_sitting(table: Table, is_of_one_sitting: bool) -> None:
    worker: Any = table[0]
    assert worker._is_of_one_sitting
    worker._is_of_one_sitting, worker._clock = is_of_one_sitting, Clock()
    to_the_end_of_a_hand(worker)
    end: MatchEnd = worker._end()
    minutes = [text.blanks["n"] for text in end.subtitle if "minute" in text.source]
    assert minutes == ([7] if is_of_one_sitting else [])
    assert len(end.hands) == 1


def test_a_last_sheet_that_fails_is_replaced_and_reported(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, reported, fault = table[0], list[Exception](), RuntimeError("broken")

    def fails(*_: object) -> None:
        raise fault

    monkeypatch.setattr("naipes_gui.session.worker.match_end", fails)
    monkeypatch.setattr("naipes_gui.session.worker.report", reported.append)
    assert worker._end().title.source == "The match is over"
    assert reported == [fault]


def test_opponents_take_their_leave_after_the_match_and_say_nothing_else(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, _, told = table
    to_the_end_of_a_hand(worker)
    worker.give_up()
    told.all.clear()
    worker.stop.set()
    asked = list[Any]()

    def farewells(*given: Any) -> list[Any]:
        asked.append(given)
        return [(1, WORD), (2, WORD)]

    monkeypatch.setattr("naipes_gui.session.worker.farewells", farewells)
    monkeypatch.setattr("naipes_gui.session.worker.remark", lambda *_: (1, WORD))
    worker.comment()
    assert told.of("commented") == [(1, WORD), (2, WORD)]
    assert not worker.stop.is_set()
    ((record, end),) = asked
    assert record is worker.recorder.record
    assert end.given_up


def test_the_line_of_a_shared_deal_comes_with_the_account(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, _, told = table
    record: Any = worker.recorder.record

    def line(of: Any) -> str:
        assert of is record
        return "the line"

    monkeypatch.setattr("naipes_gui.session.worker.line_of", line)
    worker._account()
    assert told.of("accounted")[0].line == ""
    monkeypatch.setattr(type(record.header), "deal", "a code", raising=False)
    worker._account()
    assert told.of("accounted")[0].line == "the line"

    def none(of: Any) -> str:
        raise BadLine(WORD)

    monkeypatch.setattr("naipes_gui.session.worker.line_of", none)
    worker._account()
    assert told.of("accounted")[0].line == ""


def test_a_part_is_kept_for_the_shuffle_that_waits_for_it_alone(table: Table) -> None:
    worker: Any
    worker, _, _ = table
    to_me(worker)
    worker.go_on("too early")
    assert worker._part == ""
    to_the_end_of_a_hand(worker)
    assert worker.timeline.state.stage is Stage.SHUFFLE
    worker.go_on("luna")
    assert worker._part == "luna"
    worker.advance()
    assert worker._part == ""
    seals = worker.recorder.record.seals
    to_the_end_of_a_hand(worker)
    assert seals[-1].to_json()["part"] == "luna"


def test_what_was_taken_back_is_forgotten_with_another_move(table: Table) -> None:
    worker, _, told = table
    to_the_end_of_a_hand(worker)
    ply = decisions(worker, 0)[-1]
    worker.take_back()
    assert worker.timeline.ply == ply
    taken = worker._undone[0]
    assert taken[0] == ME
    told.all.clear()
    worker.redo()
    assert worker.timeline.moves[ply] == taken
    assert told.of("framed")[0].ply == ply + 1
    worker.take_back()
    worker.submit(ply, taken[1])
    assert worker._undone == []
    before = worker.timeline.ply
    worker.redo()
    assert worker.timeline.ply == before


def test_a_move_for_another_ply_changes_nothing(table: Table) -> None:
    worker, _, told = table
    to_me(worker)
    ply, move = worker.timeline.ply, worker.timeline.rules.legal(worker.timeline.state, ME)[0]
    told.all.clear()
    worker.stop.set()
    for other in (ply - 1, ply + 1):
        worker.submit(other, move)
    assert (worker.timeline.ply, told.all) == (ply, [])
    assert not worker.stop.is_set()
