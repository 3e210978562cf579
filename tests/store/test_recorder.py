"""What is shown is on the disk first; what the disk refuses is kept and written later."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from naipes_gui.core.errors import BadRecord
from naipes_gui.core.rules import Stage
from naipes_gui.core.wording import Wording
from naipes_gui.store import durable
from naipes_gui.store.lock import InUse
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from tests.disk import Disk
from tests.store.conftest import header
from tests.store.playing import lines, play_on, rewrite, to_the_end

STROKES = 10


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Disk:
    return Disk(monkeypatch, tmp_path)


def banner(recorder: Recorder) -> str:
    assert recorder.failure is not None
    return Wording().say(recorder.failure)


def test_every_step_is_on_the_disk_when_it_can_be_seen(recorder: Recorder) -> None:
    for _ in range(STROKES):
        play_on(recorder, 1)
        record = Record.load(recorder.path)
        assert record.problem is None
        seen = recorder.timeline.states
        # A pack that is shuffled but not cut counts as not shuffled.
        assert record.timeline.states == seen[: len(record.timeline.states)]
        assert len(seen) - len(record.timeline.states) == (
            recorder.record.commit not in sealed(record)
        )


def is_saved(recorder: Recorder) -> bool:
    return recorder.failure is None


def sealed(record: Record) -> list[str]:
    return [seal.commit for seal in record.seals]


def test_every_line_is_synced(recorder: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    play_on(recorder, 1)
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda _: synced.append(recorder.path.stat().st_size))
    play_on(recorder, 4)
    assert synced == sorted(set(synced))
    assert len(synced) == 4


@pytest.mark.parametrize("kept", range(1, 12))
def test_a_match_goes_on_from_any_line(
    start: Callable[[str], Recorder], tmp_path: Path, kept: int
) -> None:
    whole = start("whole")
    to_the_end(whole)
    path = tmp_path / "part.naipes"
    rewrite(path, lines(whole.path)[:kept])
    with path.open("ab") as file:
        file.write(b'{"deck": "5O')
    recorder = Recorder.resume(path)
    if kept == 1:
        recorder.lot(whole.timeline.moves[0][1])
    to_the_end(recorder)
    recorder.close()
    assert lines(path) == lines(whole.path)


def test_a_score_that_a_crash_swallowed_is_written_on_resuming(recorder: Recorder) -> None:
    to_the_end(recorder)
    recorder.close()
    before = lines(recorder.path)
    rewrite(recorder.path, before[:-2])
    Recorder.resume(recorder.path).close()
    assert lines(recorder.path) == before


def test_a_note_between_shuffle_and_cut_is_not_lost(recorder: Recorder) -> None:
    play_on(recorder, 1)
    recorder.note("what now?", 0)
    play_on(recorder, 1)
    recorder.note("", 0)
    kinds = [next(iter(line)) for line in lines(recorder.path)]
    waits = not recorder.record.format.seals_ahead
    assert kinds[-4:] == ["hand", *(["deck", "note"] if waits else ["note", "deck"]), "note"]
    assert Record.load(recorder.path).problem is None


def test_what_waits_for_a_deal_goes_with_the_moves_that_are_taken_back(recorder: Recorder) -> None:
    while recorder.timeline.state.stage is not Stage.SHUFFLE or not recorder.timeline.decisions:
        play_on(recorder, 1)
    recorder.seal(Random(1))
    made = len(recorder.timeline.decisions)
    recorder.note("on a move that stays", 1)
    recorder.note("on one that is taken back", made)
    recorder.hint(made, 2)
    recorder.undo(1)
    read = Record.load(recorder.path)
    assert read.problem is None
    assert read.notes == recorder.record.notes == {1: "on a move that stays"}
    assert read.hints == recorder.record.hints == {made: 2}


def test_two_recorders_never_share_a_file(recorder: Recorder) -> None:
    with pytest.raises(InUse):
        Recorder.resume(recorder.path)
    with pytest.raises(FileExistsError):
        Recorder.begin(recorder.path, header())
    play_on(recorder, 2)
    recorder.close()
    Recorder.resume(recorder.path).close()


@pytest.mark.skipif(sys.platform == "win32", reason="kills by a signal")
def test_a_killed_program_lets_go_of_its_match(recorder: Recorder) -> None:
    recorder.close()
    script = (
        "import sys\nfrom naipes_gui.store.lock import lock\n"
        "file = open(sys.argv[1], 'r+b')\nlock(file)\nprint('held', flush=True)\nsys.stdin.read()"
    )
    command = [sys.executable, "-c", script, str(recorder.path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(InUse):
            Recorder.resume(recorder.path)
        other.kill()
        other.wait()
    Recorder.resume(recorder.path).close()


def test_a_full_disk_does_not_stop_the_match(disk: Disk, recorder: Recorder) -> None:
    disk.room = 30
    play_on(recorder, 3)
    assert "not being saved: the disk is full" in banner(recorder)
    play_on(recorder, 3)
    assert Record.load(recorder.path).problem is None
    disk.room = None
    play_on(recorder, 1)
    assert recorder.failure is None
    assert Record.load(recorder.path).timeline.states == recorder.timeline.states


def test_what_is_missing_is_written_when_there_is_room_again(
    disk: Disk, recorder: Recorder
) -> None:
    disk.room = 0
    play_on(recorder, 4)
    recorder.save()
    assert not is_saved(recorder)
    disk.room = None
    recorder.save()
    assert is_saved(recorder)
    assert Record.load(recorder.path).timeline.states == recorder.timeline.states


def test_closing_tries_once_more(disk: Disk, recorder: Recorder) -> None:
    disk.room = 7
    play_on(recorder, 4)
    disk.room = None
    recorder.close()
    assert Record.load(recorder.path).timeline.states == recorder.timeline.states


def test_a_read_only_disk_does_not_stop_a_new_match(
    disk: Disk, start: Callable[[], Recorder]
) -> None:
    disk.lock_up()
    recorder = start()
    play_on(recorder, 3)
    assert "the disk can only be read" in banner(recorder)
    assert not recorder.path.exists()
    disk.heal()
    play_on(recorder, 1)
    assert Record.load(recorder.path).timeline.states == recorder.timeline.states


def test_a_read_only_disk_does_not_stop_an_old_match(disk: Disk, recorder: Recorder) -> None:
    play_on(recorder, 3)
    recorder.close()
    disk.lock_up()
    again = Recorder.resume(recorder.path)
    play_on(again, 3)
    assert again.failure is not None
    disk.heal()
    play_on(again, 1)
    again.close()
    assert Record.load(recorder.path).timeline.states == again.timeline.states


def test_what_another_program_wrote_meanwhile_is_left_alone(disk: Disk, recorder: Recorder) -> None:
    play_on(recorder, 3)
    recorder.close()
    disk.lock_up()
    again = Recorder.resume(recorder.path)
    disk.heal()
    other = Recorder.resume(recorder.path)
    play_on(other, 3)
    other.close()
    before = recorder.path.read_bytes()
    play_on(again, 1)
    again.close()
    assert again.path.stem == "match (recovered)"
    assert Record.load(again.path).timeline.states == again.timeline.states
    assert recorder.path.read_bytes() == before


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no /dev/full")
def test_a_really_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def open_full(path: Path, mode: str, buffering: int) -> io.FileIO:
        return io.FileIO("/dev/full", "w")

    monkeypatch.setattr(durable, "open", open_full, raising=False)
    recorder = Recorder.begin(tmp_path / "full.naipes", header())
    recorder.chance(Random(1))
    assert "not being saved" in banner(recorder)
    recorder.close()


def test_what_cannot_be_played_on_is_not_opened_for_playing(recorder: Recorder) -> None:
    recorder.close()
    with recorder.path.open("ab") as file:
        file.write(b'{"dance": 1}\n{"dance": 2}\n')
    before = recorder.path.read_bytes()
    with pytest.raises(BadRecord):
        Recorder.resume(recorder.path)
    with pytest.raises(BadRecord):
        Recorder.resume(recorder.path.with_name("none.naipes"))
    assert recorder.path.read_bytes() == before
