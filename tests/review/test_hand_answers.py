"""What a hand cost and whether it could be won, from what is kept beside the match."""

from pathlib import Path
from typing import Any

from naipes_gui.core.table import FIRST
from naipes_gui.review import sidecar
from naipes_gui.review.asking import AskHere, Going
from naipes_gui.review.hand_answers import HandAnswers, hand_answers
from naipes_gui.review.kept import Kept
from naipes_gui.store.record import Record
from tests.ui.review.planted import cases, harmless, is_choice, planted


def nobody(*_: Any, **__: Any) -> None:
    raise AssertionError("nobody should be asked again")


def answers(path: Path, hand: int) -> list[HandAnswers]:
    record = Record.load(path)
    return list(hand_answers(path, record, hand, nobody, AskHere(record)))


def test_the_first_answers_come_before_the_last(tmp_path: Path) -> None:
    path = planted(tmp_path)
    record = Record.load(path)
    hands = range(1, record.timeline.ended + 1)
    lost = next(hand for hand in hands if not answers(path, hand)[0].is_won)
    told = answers(path, lost)
    assert [one.could is not None for one in told] == [False] * (len(told) - 1) + [True]
    many = len(told) - 1
    assert [len(one.outlook.judged) for one in told] == [*range(1, many + 1), many]
    assert [len(one.outlook.waiting) for one in told] == [*range(many - 1, -1, -1), 0]
    assert {each.hand for each in told[0].outlook.judged} == {lost}
    assert told[-1].is_whole
    assert {each.ply for each in told[0].outlook.judged} <= set(told[0].views)


def test_of_a_hand_that_was_won_nothing_more_is_asked(tmp_path: Path) -> None:
    path = planted(tmp_path)
    record = Record.load(path)
    hands = range(1, record.timeline.ended + 1)
    won = next(hand for hand in hands if answers(path, hand)[0].is_won)
    told = answers(path, won)
    assert [one.is_whole for one in told] == [False] * (len(told) - 1) + [True]
    assert told[-1].could is None


def test_a_stop_keeps_what_was_judged_and_asks_no_further(tmp_path: Path) -> None:
    path = planted(tmp_path)
    record = Record.load(path)
    every = cases(record)
    known = [harmless(case) if is_choice(case) else case.blank for case in every][:1]
    assert sidecar.keep(path, Kept.of(record).taking(record, FIRST, known, known[0].ply + 1))
    told = hand_answers(path, record, 1, lambda *_: None, AskHere(record), stop=Going())
    assert [one.outlook.judged for one in told] == [tuple(known)]
    found = sidecar.read(path)[0]
    assert found is not None
    assert found.decisions == tuple(known)
