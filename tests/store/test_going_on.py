"""A record that was read goes on without being read again, unless its file is another by now."""

from collections.abc import Callable
from pathlib import Path

import pytest

from naipes_gui.core.errors import BadRecord
from naipes_gui.store.lock import InUse
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from tests.store.playing import play_on, to_the_end

Start = Callable[[str], Recorder]


@pytest.fixture(params=["running", "over"])
def saved(request: pytest.FixtureRequest, start: Start) -> Path:
    recorder = start("match")
    play_on(recorder, 12)
    if request.param == "over":
        to_the_end(recorder)
    recorder.close()
    return recorder.path


def note(path: Path, record: Record, text: str) -> Recorder:
    recorder = Recorder.going_on(path, record)
    recorder.note(text, 1)
    recorder.close()
    return recorder


@pytest.mark.parametrize("naipes", [2], indirect=True)
def test_notes_are_added_without_reading_the_match_again(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = Record.load(saved)
    with monkeypatch.context() as patch:
        patch.setattr(Record, "read", None)
        for text in ("one", "two", "three"):
            assert note(saved, record, text).record is record
    again = Record.load(saved)
    assert again.problem is None
    assert (again.notes, again.fingerprint) == (record.notes, record.fingerprint) == (
        {1: "three"}, record.fingerprint
    )  # fmt: skip


@pytest.mark.parametrize(
    "meddle",
    [
        lambda path, _: note(path, Record.load(path), "another window"),
        lambda path, _: path.write_bytes(path.read_bytes() + b'{"torn'),
        lambda path, text: path.write_bytes(text[: text.rindex(b"\n", 0, -1) + 1]),
    ],
    ids=["longer", "torn", "shorter"],
)
def test_a_file_that_has_changed_is_read_again(
    saved: Path, meddle: Callable[[Path, bytes], object]
) -> None:
    record = Record.load(saved)
    meddle(saved, saved.read_bytes())
    assert note(saved, record, "mine").record is not record
    again = Record.load(saved)
    assert (again.problem, again.notes) == (None, {1: "mine"})


@pytest.mark.parametrize("naipes", [2], indirect=True)
def test_another_match_of_the_same_length_is_told_apart(saved: Path) -> None:
    record, text = Record.load(saved), saved.read_bytes()
    end = text.rindex(b'"h":"') + 5
    saved.write_bytes(text[:end] + b"0123456789abcdef" + text[end + 16 :])
    with pytest.raises(BadRecord):
        note(saved, record, "mine")


def test_a_match_that_is_being_played_is_left_alone(start: Start) -> None:
    playing = start("match")
    play_on(playing, 8)
    record = Record.load(playing.path)
    with pytest.raises(InUse):
        note(playing.path, record, "mine")


@pytest.mark.parametrize("naipes", [2], indirect=True)
def test_what_the_disk_refused_is_not_taken_for_saved(
    saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = Record.load(saved)

    def refuse(*_: object) -> None:
        raise OSError(28, "full")

    with monkeypatch.context() as patch:
        patch.setattr("naipes_gui.store.journal.write_all", refuse)
        assert note(saved, record, "lost").failure is not None
    assert note(saved, record, "kept").record is not record
    assert Record.load(saved).notes == {1: "kept"}
