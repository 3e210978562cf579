"""What the worker does and tells, without a thread: one wish at a time."""

import errno
import os
import sys
from dataclasses import replace
from pathlib import Path
from threading import Event as Flag
from threading import Timer
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.errors import BadRecord
from naipes_gui.core.motion import Meaning
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, Moved, Seat
from naipes_gui.core.text import phrase
from naipes_gui.core.timeline import Frame
from naipes_gui.session.worker import Worker, played_before
from naipes_gui.store.recorder import Recorder
from tests.session.alone import (
    FACE,
    ME,
    AtWork,
    Table,
    leap,
    match,
    one_on,
    to_me,
    to_the_end_of_a_hand,
)

CLUB = Opponent("club")
pytestmark = pytest.mark.usefixtures("qapp")


# The beginning.


def test_a_new_match_begins_with_the_seal_and_the_lot(table: Table) -> None:
    worker, _, told = table
    worker.start()
    assert told.of("sealed") == [worker.recorder.record.commit] != [""]
    frames: list[Frame[Any]] = told.of("framed")
    assert [frame.ply for frame in frames] == list(range(worker.timeline.ply + 1))
    assert not frames[0].events
    assert all(frame.events for frame in frames[1:])
    assert all(frame.view.seat == ME for frame in frames)
    assert len(told.of("accounted")) == 1
    assert told.of("assisted") == []


def test_a_match_goes_on_with_a_picture_of_where_it_stands(tmp_path: Path, at_work: AtWork) -> None:
    worker, _, _ = at_work(match(tmp_path))
    to_me(worker)
    worker.hinted(worker.timeline.ply, 1)
    worker.recorder.close()
    again, _, told = at_work(Recorder.resume(worker.recorder.path))
    again.start()
    (frame,) = told.of("framed")
    assert frame == leap(worker)
    assert len(told.of("assisted")) == 1


def test_a_person_may_have_it_shown_again(table: Table) -> None:
    worker, _, told = table
    worker.show_again()
    assert told.of("framed") == []
    to_me(worker)
    told.of("framed")
    worker.show_again()
    assert told.of("framed") == [leap(worker)]


# Moves.


def test_opponents_are_asked_what_anybody_could_ask_them_again(
    table: Table,
) -> None:
    worker, process, _ = table
    to_the_end_of_a_hand(worker)
    record, timeline = worker.recorder.record, worker.timeline
    asked = {(view.seat, seed): (view, who, stop) for _, view, who, seed, stop in process.asked}
    theirs = [ply for ply in timeline.decisions if timeline.moves[ply][0] != ME]
    assert len(theirs) == len(process.asked) > 2
    for ply in theirs:
        seat = timeline.moves[ply][0]
        view, who, stop = asked[seat, record.thought(ply)]
        assert view == timeline.view(ply, seat)
        assert (who, stop) == (record.header.opponents[seat], worker.stop)


def test_an_opponent_that_fails_moves_all_the_same(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker, process, told = table
    reported = list[Any]()
    monkeypatch.setattr(sys, "excepthook", lambda *error: reported.append(error[1]))
    to_me(worker)
    process.error = RuntimeError("no idea")
    to_the_end_of_a_hand(worker)
    assert reported
    assert {str(error) for error in reported} == {"no idea"}
    assert told.of("refused") == []
    assert worker.recorder.record.problem is None


def test_who_was_told_to_stop_makes_no_move(table: Table) -> None:
    worker, process, told = table
    while worker.timeline.state.to_move in (ME, CHANCE) or (
        worker.timeline.state.stage is not Stage.HAND
    ):
        one_on(worker)
    told.of("framed")
    ply, process.moves = worker.timeline.ply, False
    worker.advance()
    assert (worker.timeline.ply, told.of("framed")) == (ply, [])
    process.moves = True
    worker.stop.set()
    worker.advance()
    assert worker.timeline.ply == ply
    worker.stop.clear()
    worker.advance()
    assert worker.timeline.ply > ply


def test_every_step_is_shown_once_and_every_hand_accounted_for(
    table: Table,
) -> None:
    worker, _, told = table
    to_me(worker)
    told.of("framed")
    told.of("accounted")
    told.of("sealed")
    before = worker.timeline.ply
    to_the_end_of_a_hand(worker)
    frames = told.of("framed")
    assert [frame.ply for frame in frames] == list(range(before + 1, worker.timeline.ply + 1))
    assert frames[-1] == worker.timeline.tell(worker.timeline.ply, ME, FACE)
    (account,) = told.of("accounted")
    record = worker.recorder.record
    assert (len(account.sheets), account.seals) == (1, tuple(record.seals))
    assert account.fingerprint == record.fingerprint != ""
    assert told.of("sealed") == [record.commit]
    assert record.sealed is not None
    for hands in (2, 3):
        to_the_end_of_a_hand(worker)
        assert len(told.of("accounted")[-1].sheets) == hands


def test_a_move_back_is_told_and_the_match_is_assisted(table: Table) -> None:
    worker, _, told = table
    to_me(worker)
    ply = worker.timeline.ply
    one_on(worker)
    to_me(worker)
    told.all.clear()
    worker.take_back()
    assert worker.timeline.ply >= ply
    assert told.of("framed") == [leap(worker)]
    assert told.of("sealed") == [worker.recorder.record.commit]
    assert len(told.of("accounted")) == len(told.of("assisted")) == 1
    assert worker.recorder.record.assisted


def test_what_cannot_be_taken_back_is_said(table: Table) -> None:
    worker, _, told = table
    to_me(worker)
    while [ply for ply in worker._decisions_of_the_hand() if worker._is_mine(ply)]:
        to_the_end_of_a_hand(worker)
        to_me(worker)
    told.all.clear()
    worker.take_back()
    (said,) = told.of("refused")
    assert "nothing of yours" in said.source
    assert told.all == []


def test_a_hand_that_was_given_up_stays_so(table: Table) -> None:
    worker, _, _ = table
    to_me(worker)
    worker.give_up()
    ply = worker.timeline.ply
    assert worker.recorder.record.is_over
    worker.advance()
    assert worker.timeline.ply == ply


INTERRUPTING = {
    "submit": lambda worker: worker.submit(worker.timeline.ply, worker.timeline.moves[-1][1]),
    "back_to": lambda worker: worker.back_to(worker.timeline.decisions[-1]),
    "take_back": lambda worker: worker.take_back(),
    "redo": lambda worker: worker.redo(),
    "go_on": lambda worker: worker.go_on("part"),
    "give_up": lambda worker: worker.give_up(),
    "go_back": lambda worker: worker.go_back(),
}


@pytest.mark.parametrize("wish", INTERRUPTING)
def test_who_was_interrupted_thinks_on_though_the_wish_is_refused(
    table: Table, monkeypatch: pytest.MonkeyPatch, wish: str
) -> None:
    worker, _, _ = table
    to_me(worker)
    one_on(worker)
    again = list[bool]()
    worker._again.connect(lambda: again.append(worker.stop.is_set()))

    def refuse(*_: object) -> None:
        raise BadRecord(phrase("session", "no"))

    worker.stop.set()
    with monkeypatch.context() as patch:
        for action in ("move", "undo", "abandon"):
            patch.setattr(worker.recorder, action, refuse)
        INTERRUPTING[wish](worker)
    assert again
    assert not any(again)


# Advice, hints, notes and words.


def test_advice_is_given_on_the_decision_at_hand(table: Table) -> None:
    worker, process, told = table
    to_me(worker)
    ply = worker.timeline.ply
    process.asked.clear()
    worker.advise(ply, CLUB)
    thought = worker.recorder.record.thought(ply)
    view = worker.timeline.view(ply, ME)
    assert process.asked == [("weigh", view, CLUB, thought, worker.stop)]
    assert told.of("advised") == [(ply, process.counsel)]
    worker.advise(ply - 1, CLUB)
    worker.advise(ply + 1, CLUB)
    assert len(process.asked) == 1


def test_advice_that_weighed_one_move_alone_is_asked_for_again_of_all(table: Table) -> None:
    """A rule of thumb named a ribbon, and a review found over deals that it lost the most."""
    worker, process, told = table
    alike = list[Move]()
    while len(alike) < 2:
        one_on(worker)
        to_me(worker)
        ply = worker.timeline.ply
        moves = worker.timeline.view(ply, ME).moves
        alike = [move for move in moves if move.verb == moves[0].verb]
    by_rule = Counsel(alike[0], (Weighed(alike[0], 26.0),))
    counted = Counsel(alike[1], tuple(Weighed(move, 0.0) for move in alike), rounds=220)
    answers = {False: by_rule, True: counted}
    process.weigh = lambda asked, *_: answers[asked.narrowed]
    worker.advise(ply, CLUB)
    assert told.of("advised") == [(ply, counted)]
    answers[True] = replace(counted, rounds=0)
    worker.advise(ply, CLUB)
    worker.advise(ply, CLUB, alike)
    assert told.of("advised") == [(ply, by_rule), (ply, answers[True])]


def test_no_advice_is_given_out_of_turn(table: Table) -> None:
    worker, process, told = table
    seen = set[str]()
    while worker.timeline.ended < 2:
        state, ply = worker.timeline.state, worker.timeline.ply
        if state.to_move != ME or state.stage is not Stage.HAND:
            seen.add(state.stage.name if state.to_move == ME else "theirs")
            process.asked.clear()
            worker.advise(ply, CLUB)
            assert process.asked == []
        one_on(worker)
    assert told.of("advised") == []
    assert seen >= {"CUT", "theirs"}


def test_who_advises_nothing_says_so_unless_told_to_stop(table: Table) -> None:
    worker, process, told = table
    to_me(worker)
    process.counsel = None
    worker.advise(worker.timeline.ply, CLUB)
    assert told.of("advised") == [(worker.timeline.ply, None)]

    def stopped(*_: Any) -> None:
        worker.stop.set()

    process.weigh = stopped
    worker.advise(worker.timeline.ply, CLUB)
    assert told.of("advised") == []


def test_hints_and_notes_belong_to_decisions(table: Table) -> None:
    worker, _, told = table
    to_me(worker)
    one_on(worker)
    to_me(worker)
    worker.hinted(worker.timeline.ply, 2)
    assert worker.recorder.record.hints == {len(worker.timeline.decisions): 2}
    assert len(told.of("assisted")) == 1
    worker.noted(1, "why?")
    assert worker.recorder.record.notes[1] == "why?"
    assert told.of("assisted") == told.of("refused") == []
    worker.noted(1, "x" * 20_000)
    assert len(told.of("refused")) == 1


def test_a_word_is_said_between_hands_only(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    worker, process, told = table
    asked, word = list[Any](), (Seat(1), phrase("test", "Well."))

    def remark(*given: Any) -> Any:
        asked.append(given)
        return word

    monkeypatch.setattr("naipes_gui.session.worker.remark", remark)
    worker.comment()
    to_me(worker)
    worker.comment()
    assert told.of("commented") == asked == []
    to_the_end_of_a_hand(worker)
    worker.comment()
    assert told.of("commented") == [word]
    assert asked == [(worker.recorder.record, process, worker.stop, worker._remarks)]
    monkeypatch.setattr("naipes_gui.session.worker.remark", lambda *_: None)
    worker.comment()
    assert told.of("commented") == []


# The clock.


def aged(recorder: Recorder, seconds: float) -> Recorder:
    """Let a match have been written last so long after it began."""
    last = recorder.record.header.began.timestamp() + seconds
    os.utime(recorder.path, (last, last))
    return recorder


def test_a_match_was_played_until_its_last_line(on_disk: Table) -> None:
    recorder = on_disk[0].recorder
    assert played_before(aged(recorder, 90.5)) == 90_500
    assert played_before(aged(recorder, -5)) == 0
    assert played_before(aged(recorder, 0)) == 0
    recorder.path.unlink()
    assert played_before(recorder) == 0


class Still:
    """A clock that stands."""

    def elapsed(self) -> int:
        return 500


@pytest.mark.parametrize(("seconds", "hands"), [(299.499, 2), (299.5, 1)])
def test_a_match_by_the_clock_ends_after_the_hand(
    tmp_path: Path, at_work: AtWork, seconds: float, hands: int
) -> None:
    recorder = aged(match(tmp_path, "mosca", match="minutes:5"), seconds)
    worker: Any
    worker, _, told = at_work(recorder)
    worker._clock = Still()
    to_the_end_of_a_hand(worker)
    worker.advance()
    assert recorder.record.is_over == (hands == 1)
    assert len(told.of("finished")) == (hands == 1)
    assert (recorder.record.sealed is None) == (hands == 1)
    if hands == 2:
        # What was sealed in time is played, whatever the clock says then.
        worker._played_ms += 1
        to_the_end_of_a_hand(worker)
        worker.advance()
        assert recorder.record.is_over
        assert len(told.of("finished")) == 1
    assert worker.timeline.ended == hands


# The disk.


def test_a_match_that_is_elsewhere_now_is_told_of(on_disk: Table) -> None:
    worker, _, told = on_disk
    to_me(worker)
    before = worker.recorder.path
    before.unlink()
    one_on(worker)
    ((path, news),) = told.of("moved")
    assert path == worker.recorder.path != before
    assert news is not None
    assert path.exists()


def test_a_refusal_is_told_once_and_so_is_its_end(on_disk: Table, qtbot: QtBot) -> None:
    worker, _, told = on_disk
    to_me(worker)
    told.all.clear()
    journal: Any = worker.recorder._journal
    save, journal._save = journal._save, refuse
    one_on(worker)
    to_me(worker)
    (failure,) = told.of("saving")
    assert failure == worker.recorder.failure is not None
    assert worker._retry.isActive()
    journal._save = save
    worker.save_again()
    assert told.of("saving") == [None]
    assert not worker._retry.isActive()


def refuse() -> None:
    raise OSError(errno.ENOSPC, "full")


def test_who_is_held_stands_still_with_all_on_the_disk(on_disk: Table) -> None:
    worker, _, _ = on_disk
    to_me(worker)
    journal: Any = worker.recorder._journal
    save, journal._save = journal._save, refuse
    one_on(worker)
    journal._save = save
    stands = Flag()
    worker.hold(stands)
    assert stands.is_set()
    assert worker.stop.is_set()
    assert not worker._retry.isActive()
    assert worker.recorder.path.read_bytes() == worker.recorder.saved
    worker.go_back()
    assert not worker.stop.is_set()


@pytest.mark.parametrize(
    ("error", "signal", "said"),
    [
        (BadRecord(phrase("test", "No.")), "refused", "No."),
        (OSError(errno.ENOSPC, "full"), "saving", "The match cannot be saved: {why}."),
        (RuntimeError("no idea"), "refused", "That could not be done."),
    ],
)
def test_what_goes_wrong_is_said(
    table: Table, monkeypatch: pytest.MonkeyPatch,
    error: Exception, signal: str, said: str,
) -> None:  # fmt: skip
    worker, _, told = table
    reported = list[Any]()
    monkeypatch.setattr(sys, "excepthook", lambda *found: reported.append(found[1]))

    def fails() -> None:
        raise error

    assert worker._attempt(fails) is False
    ((name, (words,)),) = told.all
    assert name == signal
    assert words.source.startswith(said)
    assert reported == ([error] if isinstance(error, RuntimeError) else [])
    assert worker._attempt(lambda: None) is True


def to_an_answer(worker: Worker) -> int:
    """Play until an opponent is to answer a move of the person that can be a slip."""
    while True:
        to_me(worker)
        ply = worker.timeline.ply
        one_on(worker)
        number = len(worker.timeline.decisions) - 1
        if worker.timeline.state.to_move != ME and worker.recorder.record.is_slip(number):
            return ply


def test_a_slip_is_taken_back_before_anybody_answers(table: Table) -> None:
    worker, _, told = table
    worker.slip_ms = 0
    ply = to_an_answer(worker)
    worker.slip_ms = 60_000
    worker._since_mine.restart()
    impatient = Timer(0.02, worker.stop.set)
    impatient.start()
    worker.advance()
    impatient.join()
    assert worker.timeline.ply == ply + 1
    told.all.clear()
    worker.take_back()
    assert worker.timeline.ply == ply
    assert not worker.recorder.record.assisted
    assert told.of("assisted") == []


def test_a_slip_that_completes_a_trick_can_be_taken_back_while_that_lies_still(
    table: Table,
) -> None:
    worker, _, _ = table
    worker.slip_ms = worker.trick_ms = 0
    is_taken = False
    while not is_taken:
        ply = to_an_answer(worker)
        events = worker.timeline.states.events(ply + 1)
        is_taken = any(isinstance(e, Moved) and e.how.meaning is Meaning.TAKE for e in events)
        if not is_taken:
            worker.advance()
    worker.trick_ms = 60_000
    worker._since_mine.restart()
    impatient = Timer(0.02, worker.stop.set)
    impatient.start()
    worker.advance()
    impatient.join()
    assert worker.timeline.ply == ply + 1
    worker.take_back()
    assert not worker.recorder.record.assisted


def test_after_a_while_a_move_is_answered(table: Table) -> None:
    worker, _, _ = table
    ply = to_an_answer(worker)
    worker.slip_ms = 1
    worker.advance()
    assert worker.timeline.ply > ply + 1


def test_the_last_sheet_comes_with_the_last_account_and_not_before(at_work: AtWork) -> None:
    worker, _, told = at_work(match(match="best_of:1"))
    while not worker.recorder.record.is_over:
        to_the_end_of_a_hand(worker)
    accounts = told.of("accounted")
    assert [account.end is not None for account in accounts] == [
        number == len(accounts) - 1 for number in range(len(accounts))
    ]
    assert accounts[-1].end.standings


def test_the_decisions_of_a_hand_begin_with_it(at_work: AtWork) -> None:
    worker, _, _ = at_work(match())
    to_the_end_of_a_hand(worker)
    to_me(worker)
    plies = list(worker._decisions_of_the_hand())
    begin = worker.timeline.shuffles[-1]
    assert plies == [ply for ply in worker.timeline.decisions if ply >= begin]
    assert len(plies) < len(worker.timeline.decisions)
