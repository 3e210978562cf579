"""Small things at the edges: a line as long as may be, a note where moves are taken back."""

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from naipes_gui.core.errors import BadRecord
from naipes_gui.store.lines import LONGEST_LINE, parsed, whole_lines
from naipes_gui.store.names import unused
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from tests.store.playing import play_on


def line_of(size: int) -> bytes:
    """Return a note of so many bytes, its end and what another program says of it included."""
    frame = b'{"note":"-","at":0,"other":""}\n'
    return frame.replace(b'""', b'"' + b"x" * (size - len(frame)) + b'"')


def test_a_line_may_be_64_kib_long_and_not_a_byte_longer(tmp_path: Path) -> None:
    longest, path = line_of(LONGEST_LINE), tmp_path / "x"
    path.write_bytes(longest + b"{}\n")
    assert parsed(longest)["at"] == 0
    assert list(whole_lines(path)) == [longest, b"{}\n"]
    with pytest.raises(BadRecord, match="64 KiB"):
        parsed(line_of(LONGEST_LINE + 1))


def test_a_record_goes_on_behind_the_longest_line(recorder: Recorder) -> None:
    play_on(recorder, 4)
    recorder.close()
    whole = recorder.path.read_bytes()
    recorder.path.write_bytes(whole + line_of(LONGEST_LINE))
    record = Record.load(recorder.path)
    assert record.problem is None
    assert record.size == len(whole) + LONGEST_LINE
    recorder.path.write_bytes(whole + line_of(LONGEST_LINE + 1))
    assert Record.load(recorder.path).problem is not None


def test_a_note_on_the_last_move_that_stays_stays_too(recorder: Recorder) -> None:
    while len(recorder.timeline.decisions) < 2:
        play_on(recorder, 1)
    for at in (1, 2):
        recorder.note(f"on {at}", at)
    recorder.undo(1)
    assert recorder.record.notes == {1: "on 1"}
    recorder.close()
    assert Record.load(recorder.path).notes == {1: "on 1"}


@pytest.mark.skipif(sys.platform == "win32", reason="links are not for everybody there")
def test_a_name_that_leads_nowhere_is_taken(tmp_path: Path) -> None:
    link = tmp_path / "Sunday.naipes"
    link.symlink_to(tmp_path / "gone")
    assert unused(tmp_path, "Sunday").name == "Sunday (2).naipes"


def test_opponents_cut_here_and_there(start: Callable[[str], Recorder]) -> None:
    cuts = set[int]()
    for number in range(12):
        recorder, rng = start(f"match {number}"), Random(number)
        recorder.chance(rng)
        recorder.cut_for(rng)
        cuts.add(recorder.record.seals[-1].cut)
    assert len(cuts) > 3
