"""Taking back a slip before anybody has answered is no help, and nobody can pretend it was one."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import Seat
from naipes_gui.store.header import Header
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.summary import summarise
from tests.playthrough import Running
from tests.ui.table_help import begun

RECORDS = Path(__file__).parents[1] / "records"
PERSON = Seat(0)


def made_by_the_person(file: Path) -> tuple[set[str], set[str]]:
    """Return which moves of a match could be taken back as slips, and which could not."""
    first, *lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    record, slips, others = Record(Header.from_json(first)), set[str](), set[str]()
    for line in lines:
        record.take(line)
        if line.get("s") == PERSON and record.timeline.state.stage is Stage.HAND:
            is_slip = record.is_slip(len(record.timeline.decisions) - 1)
            (slips if is_slip else others).add(record.timeline.moves[-1][1].verb)
    return slips, others


def test_who_drew_cards_for_a_move_has_seen_more_than_before() -> None:
    slips, others = made_by_the_person(RECORDS / "ecarte" / "ecarte-default.naipes")
    assert {"play", "propose", "stand"} <= slips
    assert others == {"discard"}


def test_who_turned_a_card_of_the_stock_has_seen_more_than_before() -> None:
    file = RECORDS / "hachi_hachi" / "hachi_hachi-acanomas.naipes"
    assert "play" in made_by_the_person(file)[1]


def to_the_person(recorder: Recorder, rng: Random) -> None:
    """Play until the person is to play one of several cards."""
    while not _may_play(recorder):
        one_on(recorder, rng)


def _may_play(recorder: Recorder) -> bool:
    state = recorder.timeline.state
    moves = recorder.record.rules.legal(state) if state.stage is Stage.HAND else ()
    return state.to_move == PERSON and len(moves) > 2 and all(m.verb == "play" for m in moves)


def one_on(recorder: Recorder, rng: Random) -> None:
    state = recorder.timeline.state
    if state.stage in (Stage.LOT, Stage.SHUFFLE):
        recorder.chance(rng)
    elif state.stage is Stage.CUT:
        recorder.cut_for(rng)
    else:
        view = recorder.timeline.view(recorder.timeline.ply, state.to_move)
        recorder.move(RandomBot(recorder.record.rules).choose(view, rng, Running()))


@pytest.fixture
def match(tmp_path: Path) -> Iterator[Recorder]:
    recorder = begun(tmp_path, seed=3)
    to_the_person(recorder, Random(3))
    yield recorder
    recorder.close()


def undone(recorder: Recorder, number: int) -> tuple[Record, dict[str, Any]]:
    """Take back all but so many moves; return the match as it is read, and its last line."""
    recorder.undo(number)
    recorder.close()
    last = json.loads(recorder.path.read_text("utf-8").splitlines()[-1])
    return Record.load(recorder.path), last


def test_a_slip_that_nobody_answered_is_no_help(match: Recorder) -> None:
    number = len(match.timeline.decisions)
    one_on(match, Random(1))
    record, line = undone(match, number)
    assert line["undo"] == number
    assert line["slip"] is True
    assert not record.assisted
    assert not summarise(match.path).assisted


def test_what_was_answered_is_taken_back_with_help(match: Recorder) -> None:
    number = len(match.timeline.decisions)
    for _ in range(2):
        one_on(match, Random(1))
    record, line = undone(match, number)
    assert "slip" not in line
    assert record.assisted
    assert summarise(match.path).assisted


def test_nobody_can_call_a_slip_what_was_none(match: Recorder) -> None:
    number = len(match.timeline.decisions)
    for _ in range(2):
        one_on(match, Random(1))
    match.record.take({"undo": number, "slip": True})
    assert match.record.assisted


def test_a_program_that_knows_no_slips_is_believed(match: Recorder) -> None:
    number = len(match.timeline.decisions)
    one_on(match, Random(1))
    match.record.take({"undo": number})
    assert match.record.assisted
