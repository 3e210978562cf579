"""The long proofs, each in small, and that each of them notices what it is there for."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from naipes_gui.store import durable, journal
from naipes_gui.store.record import Record
from tools.proofs import failing_disk, shuffles, sockets
from tools.proofs.asking import Tally
from tools.proofs.hands import difference, played
from tools.proofs.mutants import Reader, read_record, read_settings
from tools.proofs.playing import saved_match
from tools.proofs.power_cuts import Cuts, a_match, tidied
from tools.proofs.recorder_kills import look

pytestmark = pytest.mark.thorough

ROOT = Path(__file__).parents[2]
forks = pytest.mark.skipif(sys.platform == "win32", reason="there is no fork")


def proven(name: str, *words: str, **more: str) -> str:
    """Run a proof to its end and return its last line: what it tried, and how much was lost."""
    ended = subprocess.run(
        [sys.executable, "-m", f"tools.proofs.{name}", *words], cwd=ROOT, capture_output=True,
        text=True, env={**os.environ, **more}, check=False, timeout=110,
    )  # fmt: skip
    assert ended.returncode == 0, ended.stdout[-3000:] + ended.stderr[-3000:]
    return ended.stdout.splitlines()[-1]


@forks
def test_killed_recorders() -> None:
    assert proven("recorder_kills", "30") == "30 recorders killed, 0 lost"


@forks
def test_killed_windows() -> None:
    said = proven("window_kills", "3", QT_QPA_PLATFORM="offscreen")
    assert said == "3 windows killed, 0 lost"


def test_hands_with_all_that_may_happen() -> None:
    said = proven("hands", "60", "--processes", "1")
    assert said == "60 hands written and read again, 0 lost"


def test_branches() -> None:
    assert proven("branches", "12") == "12 matches, 0 lost"


def test_spoilt_records_and_settings() -> None:
    records, settings = proven("mutants", "100", "--blind"), proven("mutants", "--settings", "300")
    assert records == "100 mutants of records read, 0 lost"
    assert settings == "300 mutants of settings read, 0 lost"


def test_fair_chance() -> None:
    assert proven("shuffles", "800") == "800 shuffles and lots of every game, 0 lost"


@pytest.mark.skipif(failing_disk.missing() is not None, reason=str(failing_disk.missing()))
def test_a_failing_disk() -> None:
    assert proven("failing_disk", "60") == "60 scripts of a failing disk, 0 lost"


@pytest.mark.xvfb
@pytest.mark.skipif(sockets.missing() is not None, reason=str(sockets.missing()))
def test_no_socket_but_to_the_screen() -> None:
    assert proven("sockets", "25").endswith(", 0 lost")


# Each notices what it is there for.


def cut(tmp_path: Path, seed: int = 1) -> tuple[Cuts, list[str]]:
    told = list[str]()
    return Cuts(tmp_path, Random(seed), told.append), told


@pytest.mark.skipif(sys.platform == "win32", reason="folders are not synced there")
def test_power_cuts(tmp_path: Path) -> None:
    for number in range(3):
        folder = tmp_path / str(number)
        folder.mkdir()
        cuts, told = cut(folder)
        cuts.run(a_match(Random(number)), links=number > 0)
        assert told == []
        assert cuts.seen["states"] > 50


@pytest.mark.skipif(sys.platform == "win32", reason="folders are not synced there")
def test_a_match_that_is_moved_is_somewhere(tmp_path: Path) -> None:
    cuts, told = cut(tmp_path)
    cuts.run(tidied(Random(1)), links=True)
    assert told == []


@pytest.mark.skipif(sys.platform == "win32", reason="folders are not synced there")
@pytest.mark.parametrize("left_out", ["sync", "sync_folder"])
def test_a_power_cut_finds_what_was_not_synced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, left_out: str
) -> None:
    for module in (durable, journal):
        monkeypatch.setattr(module, left_out, lambda _: None)
    cuts, told = cut(tmp_path)
    cuts.run(a_match(Random(1)), links=True)
    assert told


def test_a_match_that_is_read_otherwise_is_noticed(tmp_path: Path) -> None:
    assert played(tmp_path, 1, 0).wrong == ""
    whims = [saved_match(tmp_path / f"{n}.naipes", "ecarte", Random(n)) for n in (1, 2)]
    found = difference(whims[0].recorder.record, Record.load(tmp_path / "2.naipes"))
    assert "states" in found
    assert "fingerprint" in found


def test_bytes_that_are_missing_are_noticed(tmp_path: Path) -> None:
    path = tmp_path / "match.naipes"
    saved_match(path, "ecarte", Random(1))
    size = path.stat().st_size
    said = [(size, "another fingerprint")]
    assert "differ" in look(path, said, Counter())
    path.unlink()
    assert look(path, said, Counter()) == "nothing is there"


def test_an_unfair_shuffle_is_noticed() -> None:
    rng, seen = Random(1), Counter[int]()
    seen.update(min(rng.randrange(8), rng.randrange(8)) for _ in range(4000))
    assert shuffles.z(seen, dict.fromkeys(range(8), 500.0)) > shuffles.UNLIKELY


@pytest.mark.parametrize("read", [read_record, read_settings])
def test_a_fault_in_reading_is_noticed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    read: object,
) -> None:
    monkeypatch.chdir(tmp_path)
    tally = Tally()

    def faulty(path: Path) -> str:
        raise ZeroDivisionError(path.name, read)

    Reader(tmp_path, tally, faulty).take(b"{}\n")
    assert len(tally.lost) == 1
    assert "ZeroDivisionError" in capsys.readouterr().out
    assert (tmp_path / "lost-1.naipes").read_bytes() == b"{}\n"


@pytest.mark.parametrize(
    "line",
    [
        '7 socket(AF_INET, SOCK_STREAM, 0) = 3',
        '7 socket(AF_INET6, SOCK_DGRAM, 0) = -1 EAFNOSUPPORT',
        '7 connect(3, {sa_family=AF_UNIX, sun_path="/run/evil"}, 110) = 0',
        '7 listen(3, 5) = 0',
        '7 execve("/bin/sh", ["sh", "-c", "id"], 0x7ffc /* 9 vars */) = 0',
        '7 openat(AT_FDCWD, "/home/x/.bashrc", O_WRONLY|O_CREAT, 0666) = 5',
        '7 openat(AT_FDCWD, "/home/x/.bashrc", O_WRONLY <unfinished ...>\n'
        '8 execve("/usr/bin/python3", ["python3"], 0x7) = 0\n'
        '7 <... openat resumed>) = 5',
    ],
)  # fmt: skip
def test_what_the_program_must_not_ask_for_is_noticed(line: str) -> None:
    fine = (
        '7 execve("/usr/bin/python3.11", ["python"], 0x7) = 0\n'
        "7 socket(AF_UNIX, SOCK_STREAM|SOCK_CLOEXEC, 0) = 3\n"
        '7 connect(3, {sa_family=AF_UNIX, sun_path=@"/tmp/.X11-unix/X52"}, 20) = 0\n'
        '7 openat(AT_FDCWD, "/tmp/proof/home/x", O_WRONLY|O_CREAT, 0666) = 5\n'
        '7 openat(AT_FDCWD, "/etc/fonts/x", O_RDONLY) = 5\n'
    )
    assert sockets.judged(fine, Path("/tmp/proof")).wrong == []
    assert len(sockets.judged(f"{fine}{line}\n", Path("/tmp/proof")).wrong) == 1
