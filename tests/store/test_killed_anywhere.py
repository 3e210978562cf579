"""A program that dies of any system call leaves a match whole: as it was, or as it was to be."""

import errno
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from naipes_gui.core.errors import NaipesError
from naipes_gui.store.library import Library
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from tests import meddling
from tests.disk import Disk, Killed
from tests.store.conftest import header
from tests.store.playing import play_on

MOST_CALLS = 60
# Who is killed closes nothing.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "all" / "matches"
    made.mkdir(parents=True)
    (tmp_path / "all" / "trash").mkdir()
    return made


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Disk:
    return Disk(monkeypatch, folder.parent)


def begin(folder: Path) -> Recorder:
    recorder = Recorder.begin(folder / "Sunday.naipes", header(target=99))
    recorder.chance(Random(1))
    return recorder


def files(folder: Path) -> list[Path]:
    return sorted(folder.parent.rglob("*.naipes"))


def dies_everywhere(disk: Disk, act: Callable[[], object], check: Callable[[bool], None]) -> None:
    """Let an action die of its first call, of its second and so on, until it lives."""
    for calls in range(MOST_CALLS):
        disk.kill_after(calls)
        try:
            act()
        except Killed:
            disk.heal()
            check(False)
        else:
            disk.heal()
            check(True)
            assert calls > 2
            return
    raise AssertionError("it never came to its end")


def test_a_match_appears_with_its_header(folder: Path, disk: Disk) -> None:
    begun: list[Recorder] = []

    def act() -> None:
        for path in folder.iterdir():
            path.unlink()
        begun.append(Recorder.begin(folder / "Sunday.naipes", header()))

    def check(_: bool) -> None:
        for path in files(folder):
            assert Record.load(path).problem is None
        for recorder in begun:
            recorder.close()
        begun.clear()

    dies_everywhere(disk, act, check)


@pytest.mark.parametrize("meddle", [None, meddling.delete, meddling.truncate])
def test_what_was_shown_is_in_a_file(
    folder: Path, disk: Disk, meddle: Callable[[Path], None] | None
) -> None:
    shown = 0
    recorder: Recorder | None = None

    def act() -> None:
        nonlocal recorder, shown
        with disk.set_aside():
            for path in files(folder):
                path.unlink()
            recorder = begin(folder)
            play_on(recorder, 12)
            shown = len(recorder.timeline.states)
            if meddle is not None:
                meddle(recorder.path)
        play_on(recorder, 1)
        shown = len(recorder.timeline.states)

    def check(lives: bool) -> None:
        assert recorder is not None
        disk.heal()
        read = [_states(path) for path in files(folder)]
        # Of what another program took away nothing is there until it is made good.
        if meddle is None or lives:
            assert max(read) >= shown - 1
        assert 0 not in read or meddle is meddling.truncate
        recorder._journal.close()

    dies_everywhere(disk, act, check)


def _states(path: Path) -> int:
    try:
        record = Record.load(path)
    except NaipesError:
        return 0
    return len(record.timeline.states)


def test_a_file_is_on_the_disk_before_its_name_and_its_name_before_it_is_counted_on(
    folder: Path, disk: Disk
) -> None:
    recorder = begin(folder)
    asked = [call for call in disk.asked if call in ("write", "fsync", "link")]
    assert asked[:4] == ["write", "fsync", "link", "fsync"]
    recorder.close()
    disk.asked.clear()
    Library(folder, folder.parent / "trash").rename(recorder.path, "Monday")
    asked = [call for call in disk.asked if call in ("fsync", "link", "unlink")]
    assert asked[:3] == ["link", "fsync", "unlink"]
    assert "fsync" in asked[3:]


@pytest.mark.parametrize("links", [True, False])
@pytest.mark.parametrize("how", ["rename", "delete", "export", "bring in"])
def test_a_match_is_somewhere_at_any_time(folder: Path, disk: Disk, how: str, links: bool) -> None:
    library = Library(folder, folder.parent / "trash")
    elsewhere = folder.parent / "elsewhere.naipes"
    recorder = begin(folder)
    recorder.close()
    whole, path = recorder.path.read_bytes(), recorder.path
    ways: dict[str, Callable[[], object]] = {
        "rename": lambda: library.rename(path, "Monday"),
        "delete": lambda: library.delete(path),
        "export": lambda: library.export(path, elsewhere),
        "bring in": lambda: library.bring_in(elsewhere),
    }

    def act() -> None:
        with disk.set_aside():
            for file in files(folder):
                file.unlink()
            path.write_bytes(whole)
            elsewhere.write_bytes(whole if how == "bring in" else b"old")
        if not links:
            disk.refuse("link", error=errno.EPERM)
        ways[how]()

    def check(_: bool) -> None:
        held = {file: file.read_bytes() for file in files(folder)}
        assert whole in held.values()
        # A name that is only kept free is all that may be left besides.
        assert set(held.values()) <= {whole, b"old", b""}
        assert b"" not in held.values() or not links

    dies_everywhere(disk, act, check)
