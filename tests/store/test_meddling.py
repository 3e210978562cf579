"""No move that was shown is lost, whatever other programs and the disk do to the file."""

import errno
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from naipes_gui.core.wording import Wording
from naipes_gui.store import paths
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from tests import meddling
from tests.disk import Disk
from tests.meddling import HARMLESS, KINDS, LEAVE_NOTHING
from tests.store.conftest import header
from tests.store.playing import play_on

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows lets nobody move a file that is open"
)
Meddle = Callable[[Path], None]
every_kind = pytest.mark.parametrize("meddle", KINDS, ids=lambda kind: kind.__name__)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Disk:
    return Disk(monkeypatch, tmp_path)


class Table:
    """Where matches are begun in one folder and other programs are up to something."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._used: list[Recorder] = []

    def begin(self, name: str = "Sunday") -> Recorder:
        recorder = Recorder.begin(self.folder / f"{name}.naipes", header(target=99))
        recorder.chance(Random(1))
        self._used.append(recorder)
        return recorder

    def resume(self, path: Path) -> Recorder:
        self._used.append(Recorder.resume(path))
        return self._used[-1]

    def clear(self) -> None:
        while self._used:
            self._used.pop().close()
        for path in (*self.folder.parent.iterdir(), paths.data_folder()):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
        self.folder.mkdir()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    table = Table(tmp_path / "all" / "matches")
    table.folder.mkdir(parents=True)
    yield table
    table.clear()


def is_saved(recorder: Recorder) -> bool:
    return recorder.failure is None


def reads_as_played(recorder: Recorder) -> bool:
    """Tell whether file and memory say the same; a pack not yet cut counts as not shuffled."""
    record = Record.load(recorder.path)
    states = recorder.timeline.states
    whole = record.timeline.states == states[: len(record.timeline.states)]
    missing = len(states) - len(record.timeline.states)
    return record.problem is None and whole and missing in (0, 1)


@every_kind
def test_what_is_played_after_others_meddle_is_read_again(table: Table, meddle: Meddle) -> None:
    recorder = table.begin()
    play_on(recorder, 20)
    before = recorder.path
    meddle(before)
    play_on(recorder, 20)
    assert is_saved(recorder)
    assert recorder.path.read_bytes() == recorder.saved
    assert reads_as_played(recorder)
    told = [Wording().say(news) for news in (recorder.news(), recorder.news()) if news]
    assert len(told) == (meddle not in HARMLESS)
    for sentence in told:
        assert "“Sunday (recovered)”" in sentence
        assert recorder.path.name == "Sunday (recovered).naipes"
    assert recorder.path != before
    recorder.close()
    assert reads_as_played(recorder)


@every_kind
def test_a_match_that_was_resumed_is_as_safe(table: Table, meddle: Meddle) -> None:
    first = table.begin()
    play_on(first, 11)
    first.close()
    recorder = table.resume(first.path)
    meddle(first.path)
    play_on(recorder, 11)
    recorder.close()
    assert reads_as_played(recorder)


@every_kind
def test_closing_alone_brings_back_what_others_took(table: Table, meddle: Meddle) -> None:
    recorder = table.begin()
    play_on(recorder, 20)
    meddle(recorder.path)
    recorder.close()
    assert reads_as_played(recorder)


@pytest.mark.parametrize(
    "meddle", [kind for kind in KINDS if kind not in (*HARMLESS, *LEAVE_NOTHING)],
    ids=lambda kind: kind.__name__,
)  # fmt: skip
def test_what_others_left_there_is_left_alone(table: Table, meddle: Meddle) -> None:
    recorder = table.begin()
    play_on(recorder, 20)
    meddle(recorder.path)
    theirs = {path: path.read_bytes() for path in table.folder.parent.rglob("*") if path.is_file()}
    play_on(recorder, 5)
    recorder.close()
    assert theirs
    assert {path: path.read_bytes() for path in theirs} == theirs


@every_kind
def test_meddling_while_the_disk_is_full_loses_nothing(
    table: Table, disk: Disk, meddle: Meddle
) -> None:
    recorder = table.begin()
    play_on(recorder, 12)
    disk.fill(17)
    play_on(recorder, 4)
    meddle(recorder.path)
    play_on(recorder, 4)
    assert not is_saved(recorder)
    assert not list(table.folder.parent.rglob("*.part"))
    disk.heal()
    recorder.save()
    assert is_saved(recorder)
    assert recorder.path.read_bytes() == recorder.saved


def test_a_match_recovered_twice_says_so_once(table: Table) -> None:
    recorder = table.begin()
    for name in ("Sunday (recovered)", "Sunday (recovered) (2)"):
        meddling.truncate(recorder.path)
        play_on(recorder, 1)
        assert recorder.path.stem == name


def test_the_saved_games_take_what_has_no_folder_any_more(table: Table) -> None:
    recorder = table.begin()
    meddling.put_file_for_folder(recorder.path)
    play_on(recorder, 3)
    assert recorder.path.parent == paths.records_folder()


def test_the_longest_name_still_says_that_it_was_recovered(table: Table) -> None:
    for name in ("x" * 80, "漢" * 50):
        recorder = table.begin(name)
        recorder.path.unlink()
        play_on(recorder, 1)
        assert recorder.path.stem.endswith(" (recovered)")


ERRORS = (errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS, errno.ESTALE, errno.EMFILE)
FAILING = ("fsync", "write", "truncate", "read", "fstat", "stat", "link", "write open", "mkdir")


@pytest.mark.parametrize("error", ERRORS, ids=errno.errorcode.get)
@pytest.mark.parametrize("call", FAILING)
def test_any_refusal_is_told_and_made_good(table: Table, disk: Disk, call: str, error: int) -> None:
    recorder = table.begin()
    play_on(recorder, 7)
    for after in range(3):
        disk.refuse(call, error=error, after=after)
        play_on(recorder, 3)
        told = not is_saved(recorder)
        disk.heal()
        assert told or recorder.path.read_bytes() == recorder.saved
        recorder.save()
        assert is_saved(recorder)
        assert recorder.path.read_bytes() == recorder.saved


@pytest.mark.parametrize("call", FAILING)
@pytest.mark.parametrize("meddle", [meddling.delete, meddling.delete_folder])
def test_a_refusal_while_a_record_is_recovered_is_made_good(
    table: Table, disk: Disk, call: str, meddle: Meddle
) -> None:
    recorder = table.begin()
    play_on(recorder, 7)
    for after in range(4):
        meddle(recorder.path)
        disk.refuse(call, after=after, times=1)
        play_on(recorder, 2)
        disk.heal()
        recorder.save()
        assert is_saved(recorder)
        assert recorder.path.read_bytes() == recorder.saved
    assert len(list(recorder.path.parent.iterdir())) <= 4


@every_kind
def test_meddling_with_a_recovered_file_that_could_not_be_opened_is_made_good(
    table: Table, disk: Disk, meddle: Meddle
) -> None:
    """Nothing holds such a file: a folder in its place was taken for a disk that refuses."""
    recorder = table.begin()
    play_on(recorder, 7)
    meddling.delete(recorder.path)
    disk.refuse("write open", error=errno.ENOSPC, after=1)
    play_on(recorder, 1)
    meddle(recorder.path)
    disk.heal()
    recorder.close()
    assert is_saved(recorder)
    assert recorder.path.read_bytes() == recorder.saved
    assert reads_as_played(recorder)


# Done twice this leaves no folder to save in, and nothing to hope for.
AGAIN = [kind for kind in KINDS if kind is not meddling.put_file_for_folder]
actions = st.one_of(
    st.tuples(st.just("play"), st.integers(1, 6)),
    st.tuples(st.just("meddle"), st.sampled_from(AGAIN)),
    st.tuples(
        st.just("refuse"), st.sampled_from(FAILING), st.sampled_from(ERRORS), st.integers(0, 4)
    ),
    st.tuples(st.just("fill"), st.integers(0, 300)),
    st.tuples(st.just("heal")),
    st.tuples(st.just("save")),
    st.tuples(st.just("note"), st.integers(0, 3)),
    st.tuples(st.just("undo")),
    st.tuples(st.just("reopen")),
)


@settings(
    max_examples=100,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(st.lists(actions, max_size=25))
def test_no_shown_move_is_ever_lost(
    table: Table, disk: Disk, wishes: list[tuple[object, ...]]
) -> None:
    disk.heal()
    table.clear()
    recorder = table.begin()
    for wish in wishes:
        recorder = _act(table, recorder, disk, *wish)
    disk.heal()
    recorder.close()
    assert is_saved(recorder)
    assert recorder.path.read_bytes() == recorder.saved
    assert reads_as_played(recorder)


def _act(table: Table, recorder: Recorder, disk: Disk, wish: object, *how: object) -> Recorder:
    match wish, how:
        case "play", [int(plies)]:
            before = recorder.saved
            play_on(recorder, plies)
            # The pack of a hand that was sealed before is in the file already.
            if recorder.saved != before:
                _check(recorder, disk)
        case "meddle", [meddle] if callable(meddle):
            # What cannot be done a second time is half done, which is as bad.
            with disk.set_aside(), suppress(OSError):
                if recorder.path.is_file() and recorder.path.stat().st_size > 200:
                    meddle(recorder.path)
        case "refuse", [str(call), int(error), int(after)]:
            disk.refuse(call, error=error, after=after)
        case "fill", [int(room)]:
            disk.fill(room)
        case "heal", _:
            disk.heal()
        case "save", _:
            recorder.save()
            _check(recorder, disk)
        case "note", [int(at)]:
            recorder.note("hm", at)
            _check(recorder, disk)
        case "undo", _:
            if recorder.timeline.decisions:
                recorder.undo(len(recorder.timeline.decisions) - 1)
                _check(recorder, disk)
        case "reopen", _:
            return _reopened(table, recorder, disk)
        case _:
            raise AssertionError(wish)
    return recorder


def _check(recorder: Recorder, disk: Disk) -> None:
    """What nobody was warned of is on the disk."""
    with disk.set_aside():
        assert not is_saved(recorder) or recorder.path.read_bytes() == recorder.saved


def _reopened(table: Table, recorder: Recorder, disk: Disk) -> Recorder:
    disk.heal()
    recorder.close()
    again = table.resume(recorder.path)
    shown, read = recorder.timeline.states, again.timeline.states
    assert read == shown[: len(read)]
    assert len(shown) - len(read) in (0, 1)
    return again
