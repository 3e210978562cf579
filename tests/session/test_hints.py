"""A hint is kept in the record, as a note that other programs can read."""

import json
from pathlib import Path
from random import Random

import pytest

from naipes_gui.core.moves import Move
from naipes_gui.store.header import LONGEST, Player
from naipes_gui.store.help import Help
from naipes_gui.store.record import Record
from naipes_gui.store.summary import summarise
from tests.ui.table_help import begun


def test_a_hint_makes_the_match_assisted_and_keeps_the_note(tmp_path: Path) -> None:
    recorder = begun(tmp_path, seed=3)
    assert not recorder.record.assisted
    recorder.note("mine", 0)
    recorder.hint(0, 2)
    recorder.hint(0, 1)
    recorder.hint(4, 3)
    recorder.close()
    record = Record.load(recorder.path)
    assert record.hints == {0: 2, 4: 3}
    assert record.notes == {0: "mine"}
    assert record.assisted
    assert summarise(recorder.path).assisted
    lines = [json.loads(line) for line in recorder.path.read_text("utf-8").splitlines()]
    assert {"note": "", "at": 4, "hint": 3, "h": record.fingerprint} in lines


@pytest.mark.parametrize("by", Help)
def test_the_record_says_what_helped(tmp_path: Path, by: Help) -> None:
    recorder = begun(tmp_path, seed=3)
    recorder.hint(0, 1, by)
    recorder.hint(0, 1, Help.CHECKER)
    recorder.close()
    told = Record.load(recorder.path).helps
    assert set(told) == {by, Help.CHECKER}
    assert list(told) == [each for each in Help if each in told]


def test_the_record_says_which_moves_a_hint_called_good(tmp_path: Path) -> None:
    recorder = begun(tmp_path, seed=3)
    recorder.chance(Random(3))
    recorder.cut(5)
    ply = recorder.timeline.ply
    other, best = Move.parse("discard 7H 8C"), Move.parse("discard 8C 7H")
    recorder.hint(0, 1)
    assert not recorder.record.has_advised(ply, best)
    recorder.hint(0, 2, named=[best])
    recorder.close()
    record = Record.load(recorder.path)
    # The order of the cards of a set has no meaning.
    assert record.has_advised(ply, best)
    assert record.has_advised(ply, other)
    assert not record.has_advised(ply, Move.parse("propose"))


@pytest.mark.parametrize("by", ["nobody", 7, None, ["checker"]])
def test_help_of_an_unknown_kind_is_a_hint(by: object) -> None:
    assert Help.named(by) is Help.HINT


def test_what_a_bot_thinks_from_follows_from_the_seal(tmp_path: Path) -> None:
    recorder = begun(tmp_path, seed=3)
    recorder.chance(Random(3))
    recorder.cut(5)
    written = [recorder.record.thought(ply) for ply in range(3, recorder.timeline.ply + 1)]
    recorder.close()
    record = Record.load(recorder.path)
    assert [record.thought(ply) for ply in range(3, record.timeline.ply + 1)] == written
    assert len(set(written)) == len(written) > 0


def test_how_long_a_bot_thinks_is_in_the_header() -> None:
    usual = Player(name="Ana", kind="bot", level="club")
    longer = Player(name="Ana", kind="bot", level="club", effort=3)
    assert "effort" not in usual.to_json()
    assert Player.from_json(longer.to_json()) == longer
    wild = {**longer.to_json(), "effort": 10**9}
    assert Player.from_json(wild).effort == LONGEST
