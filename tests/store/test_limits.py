"""What is too much is refused with a sentence, read or played, and the match goes on."""

from pathlib import Path
from random import Random

import pytest

from naipes_gui.core.errors import BadRecord
from naipes_gui.core.wording import Wording
from naipes_gui.store import limits
from naipes_gui.store.lines import LARGEST_FILE, LONGEST_LINE
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from tests.store.conftest import header
from tests.store.playing import play_on


@pytest.fixture(params=list(limits.MOST))
def full(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    kind: str = request.param
    monkeypatch.setitem(limits.MOST, kind, (3, limits.MOST[kind][1]))
    return kind


def too_much(recorder: Recorder, kind: str) -> None:
    for number in range(12):
        if kind == "note":
            recorder.note(str(number), number)
        else:
            play_on(recorder, 4)


def test_one_too_many_is_refused_and_the_match_can_end(full: str, tmp_path: Path) -> None:
    recorder = Recorder.in_memory(header(target=1000))
    recorder.chance(Random(1))
    with pytest.raises(BadRecord) as refused:
        too_much(recorder, full)
    assert "at most" in Wording().say(refused.value.what)
    recorder.abandon()
    path = tmp_path / "match.naipes"
    path.write_bytes(recorder.saved)
    assert Record.load(path).is_over


def test_one_too_many_in_a_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = Recorder.in_memory(header(target=1000))
    recorder.chance(Random(1))
    too_much(recorder, "note")
    path = tmp_path / "match.naipes"
    path.write_bytes(recorder.saved)
    monkeypatch.setitem(limits.MOST, "note", (3, limits.MOST["note"][1]))
    record = Record.load(path)
    assert "at most" in Wording().say(record.problem or "")
    assert len(record.notes) == 3


@pytest.mark.parametrize("letter", ["x", "ñ", '"', "\n", "\x01", "♠"])
def test_a_note_that_would_make_a_line_too_long_is_refused(tmp_path: Path, letter: str) -> None:
    recorder = Recorder.in_memory(header())
    recorder.chance(Random(1))
    longest = letter * (limits.LONGEST_NOTE // len(letter.encode()))
    recorder.note(longest, 1)
    with pytest.raises(BadRecord):
        recorder.note(longest + letter, 1)
    path = tmp_path / "match.naipes"
    path.write_bytes(recorder.saved)
    assert Record.load(path).notes == {1: longest}


def test_all_that_is_allowed_is_less_than_the_largest_file() -> None:
    lines = 700 * limits.MOST_HANDS + 80 * limits.MOST_MOVES + 100 * limits.MOST_NOTES
    assert lines + 6 * limits.NOTE_BYTES < LARGEST_FILE + LONGEST_LINE
