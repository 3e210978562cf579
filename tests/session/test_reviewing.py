"""Going over the decisions of hands that are over: once each, kept, and dropped if taken back."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from naipes_gui.core.table import FIRST
from naipes_gui.review import sidecar
from naipes_gui.review.judge import Case
from naipes_gui.review.judged import Judged
from naipes_gui.review.notebook import Notebook, mistakes
from naipes_gui.session import reviewing
from naipes_gui.session.reviewing import Reviewing
from naipes_gui.store.record import Record
from naipes_gui.ui.beside_table.cost_words import not_judged
from tests.ui.review.planted import cases, is_choice, mistake, planted

SLOW = 20_000
Maker = Callable[[Path], Reviewing]


class Judge:
    """Judges at once: every choice between cards is a mistake."""

    def __init__(self) -> None:
        self.asked = list[int]()
        self.fails = False
        self.fails_first = dict[int, int]()
        """How often nobody answers, by the ply."""

    def __call__(self, case: Case, ask: Any, stop: Any) -> Judged | None:
        self.asked.append(case.ply)
        if self.fails:
            return None
        if self.fails_first.get(case.ply, 0):
            self.fails_first[case.ply] -= 1
            return None
        return mistake(case) if is_choice(case) else case.blank


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Judge:
    made = Judge()
    monkeypatch.setattr(reviewing, "judged", made)
    return made


@pytest.fixture
def unreviewed(tmp_path: Path) -> Path:
    path = planted(tmp_path)
    path.with_name(f"{path.name}.review").unlink()
    return path


@pytest.fixture
def over(qtbot: QtBot) -> Iterator[Maker]:
    """Return what goes over a match; all of it ends with the test."""
    made, parent = list[Reviewing](), QObject()

    def begin(path: Path) -> Reviewing:
        record = Record.load(path)
        notebook = Notebook(lambda: path, record, FIRST)
        made.append(Reviewing(record.header.game, record.rules, notebook, parent))
        return made[-1]

    yield begin
    for each in made:
        each.close()


def test_everything_is_judged_once_and_kept(
    qtbot: QtBot, over: Maker, judge: Judge, unreviewed: Path
) -> None:
    own = cases(Record.load(unreviewed))
    first = over(unreviewed)
    first.add(own)
    assert len(first.outlook.waiting) == len(own)
    qtbot.waitUntil(lambda: first.outlook.is_done, timeout=SLOW)
    assert judge.asked == [case.ply for case in own]
    found = [each.ply for each in first.outlook.flagged]
    first.close()
    assert [each.ply for each in mistakes(unreviewed, Record.load(unreviewed), FIRST)] == found
    again = over(unreviewed)
    again.add(own)
    qtbot.waitUntil(lambda: again.outlook.is_done, timeout=SLOW)
    assert again.outlook.judged == first.outlook.judged
    assert len(judge.asked) == len(own)


def test_what_is_taken_back_is_forgotten(
    qtbot: QtBot, over: Maker, judge: Judge, unreviewed: Path
) -> None:
    own = cases(Record.load(unreviewed))
    going = over(unreviewed)
    going.add(own)
    qtbot.waitUntil(lambda: going.outlook.is_done, timeout=SLOW)
    going.forget_from(own[1].ply)
    assert [each.ply for each in going.outlook.judged] == [own[0].ply]
    going.add(own)
    qtbot.waitUntil(lambda: going.outlook.is_done, timeout=SLOW)
    assert len(judge.asked) == 2 * len(own) - 1


def test_what_is_taken_back_before_its_turn_is_not_judged(
    qtbot: QtBot, over: Maker, judge: Judge, unreviewed: Path
) -> None:
    own = cases(Record.load(unreviewed))
    going = over(unreviewed)
    going.pause(True)
    with qtbot.waitSignal(going.changed, timeout=SLOW):
        going.recall()
    going.add(own)
    assert going.background.waiting == tuple(("judge", case.ply) for case in own)
    going.forget_from(own[1].ply)
    assert going.background.waiting == (("judge", own[0].ply),)


def test_what_cannot_be_judged_keeps_nobody_waiting(
    qtbot: QtBot, over: Maker, judge: Judge, unreviewed: Path
) -> None:
    judge.fails = True
    own = cases(Record.load(unreviewed))
    going = over(unreviewed)
    going.add(own)
    qtbot.waitUntil(lambda: going.outlook.is_done, timeout=SLOW)
    assert going.outlook.flagged == []
    going.close()
    assert sidecar.read(unreviewed) == (None, None)


def test_who_did_not_answer_in_time_is_asked_again(
    qtbot: QtBot, over: Maker, judge: Judge, unreviewed: Path
) -> None:
    own = cases(Record.load(unreviewed))
    judge.fails_first = {own[0].ply: 1}
    going = over(unreviewed)
    going.add(own)
    qtbot.waitUntil(lambda: going.outlook.is_done, timeout=SLOW)
    assert going.outlook.failed == ()
    assert judge.asked == [case.ply for case in (*own, own[0])]


def test_what_was_not_judged_is_told_and_judged_another_day(
    qtbot: QtBot, over: Maker, judge: Judge, unreviewed: Path
) -> None:
    own = cases(Record.load(unreviewed))
    judge.fails_first = {own[0].ply: 2}
    going = over(unreviewed)
    going.add(own)
    qtbot.waitUntil(lambda: going.outlook.is_done, timeout=SLOW)
    assert going.outlook.failed == (own[0].view.state.deals,)
    assert "not judged" in not_judged(going.outlook)
    assert going.outlook.of_hand(99).failed == ()
    going.close()
    again = over(unreviewed)
    again.add(own)
    qtbot.waitUntil(lambda: again.outlook.is_done, timeout=SLOW)
    assert again.outlook.failed == ()
    assert not_judged(again.outlook) == ""
    assert judge.asked.count(own[0].ply) == 3
    assert judge.asked.count(own[1].ply) == 1


def test_a_mistake_done_better_stays_solved(qtbot: QtBot, over: Maker, tmp_path: Path) -> None:
    path = planted(tmp_path)
    record = Record.load(path)
    (first, second) = mistakes(path, record, FIRST)
    going = over(path)
    going.add(cases(record, record.timeline.ended))
    qtbot.waitUntil(lambda: going.outlook.is_done, timeout=SLOW)
    going.solve(first.ply)
    assert not going.outlook.is_solved
    going.close()
    kept = sidecar.read(path)[0]
    assert kept is not None
    assert kept.solved(record, FIRST) == {first.ply}
    assert len(mistakes(path, record, FIRST)) == 2
    assert second.ply not in kept.solved(record, FIRST)


def test_others_may_write_meanwhile(
    qtbot: QtBot, over: Maker, judge: Judge, tmp_path: Path
) -> None:
    path = planted(tmp_path)
    record = Record.load(path)
    (first, second) = mistakes(path, record, FIRST)
    one, other = over(path), over(path)
    for each in (one, other):
        each.add(cases(record, record.timeline.ended))
    one.solve(first.ply)
    other.solve(second.ply)
    one.close()
    other.close()
    kept = sidecar.read(path)[0]
    assert kept is not None
    assert kept.solved(record, FIRST) == {first.ply, second.ply}


# Questions in between.


def settled(qtbot: QtBot, over: Maker, path: Path) -> tuple[Any, Judged]:
    """Return what goes over a match of which everything is known, and a mistake in it."""
    record = Record.load(path)
    going = over(path)
    going.add(cases(record, record.timeline.ended))
    qtbot.waitUntil(lambda: going.outlook.is_done, timeout=SLOW)
    return going, mistakes(path, record, FIRST)[0]


def test_another_move_is_weighed_with_what_was_found(
    qtbot: QtBot, over: Maker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    going, found = settled(qtbot, over, planted(tmp_path))
    better, asked, told = replace(found, rounds=999), list[Any](), list[Any]()

    def tried(*given: Any) -> Judged | None:
        asked.append(given)
        return better if len(asked) == 1 else None

    monkeypatch.setattr(reviewing, "tried", tried)
    going.try_move(found.ply, found.best, told.append)
    qtbot.waitUntil(lambda: len(told) == 1)
    going.try_move(found.ply, found.best, told.append)
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told == [better, None]
    (first, second) = asked
    process, stop = going.background._process, going.background._stop
    assert first == (going.case(found.ply), found, found.best, process, stop)
    assert second[1] is better
    assert better in going.outlook.judged


def test_a_question_that_fails_has_nothing_for_an_answer(
    qtbot: QtBot, over: Maker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("naipes_gui.session.background.report", lambda fault: None)
    going, _ = settled(qtbot, over, planted(tmp_path))
    told = list[Any]()
    going.ask(("why", 3), lambda process, stop: 1 // 0, told.append)
    qtbot.waitUntil(lambda: bool(told))
    assert told == [None]


def test_the_last_question_of_a_kind_is_answered_before_all_that_waits(
    qtbot: QtBot, over: Maker, judge: Judge, unreviewed: Path
) -> None:
    own = cases(Record.load(unreviewed))
    going = over(unreviewed)
    going.pause(True)
    with qtbot.waitSignal(going.changed, timeout=SLOW):
        going.recall()
    going.add(own)
    told = list[Any]()
    for answer in ("first", "second"):
        going.ask(("why", 3), partial(giving, answer), told.append)
    judging = tuple(("judge", case.ply) for case in own)
    assert going.background.waiting == (("why", 3), *judging)
    going.pause(False)
    qtbot.waitUntil(lambda: going.outlook.is_done, timeout=SLOW)
    assert told == ["second"]


def giving(answer: str, *_: Any) -> str:
    return answer


def test_what_others_have_judged_meanwhile_is_not_judged_again(
    qtbot: QtBot, over: Maker, judge: Judge, unreviewed: Path
) -> None:
    own = cases(Record.load(unreviewed))
    going, other = over(unreviewed), over(unreviewed)
    going.pause(True)
    with qtbot.waitSignal(going.changed, timeout=SLOW):
        going.recall()
    going.add(own)
    going.add(own)
    assert len(going.background.waiting) == len(own)
    other.add(own)
    qtbot.waitUntil(lambda: other.outlook.is_done, timeout=SLOW)
    other.close()
    with qtbot.waitSignal(going.changed, timeout=SLOW):
        going.recall()
    assert going.background.waiting == ()
    assert going.outlook.is_done
    assert going.outlook.judged == other.outlook.judged
    assert len(judge.asked) == len(own)


def test_everything_that_is_found_out_is_told(
    qtbot: QtBot, over: Maker, judge: Judge, unreviewed: Path
) -> None:
    own, told = cases(Record.load(unreviewed)), list[int]()
    going = over(unreviewed)
    with qtbot.waitSignal(going.changed, timeout=SLOW):
        pass
    going.changed.connect(lambda: told.append(len(going.outlook.judged)))
    going.add(own)
    qtbot.waitUntil(lambda: going.outlook.is_done, timeout=SLOW)
    assert told == list(range(len(own) + 1))
    going.forget_from(own[0].ply)
    assert told[-1] == 0
    assert going.outlook.is_done
    going.close()
    going.changed.emit()
    assert len(told) == len(own) + 2
