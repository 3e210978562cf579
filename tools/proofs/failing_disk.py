"""Plays on a file system that fails: full, broken, short of breath, or against every change.

``python -m tools.proofs.failing_disk 500`` compiles ``failing_disk.c`` and plays so many scripts of
faults under it: the calls themselves fail, below Python. As long as the recorder says that all is
saved, all is on the disk; while it does not, it says why; and once the disk takes things again,
nothing that was played is missing. Settings are the old ones or the new ones, whole.
"""

import errno
import mmap
import os
import shutil
import struct
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from naipes_gui.games import all_games
from naipes_gui.store import settings as settings_store
from naipes_gui.store.library import Library, LibraryError
from naipes_gui.store.names import SUFFIX
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.settings import Settings
from tools.proofs.asking import Tally, end, parser
from tools.proofs.playing import FIRST, SECOND, Whim, header

SOURCE = Path(__file__).with_suffix(".c")
CALLS = ("write", "fsync", "link", "rename", "unlink", "truncate", "open")
FAULTS = (
    ("write", errno.ENOSPC), ("write", errno.EIO), ("write", errno.EDQUOT), ("fsync", errno.EIO),
    ("fsync", errno.ENOSPC), ("link", errno.EPERM), ("link", errno.EIO), ("link", errno.ENOSPC),
    ("rename", errno.EACCES), ("rename", errno.EIO), ("unlink", errno.EACCES),
    ("truncate", errno.EIO), ("open", errno.EROFS), ("open", errno.EMFILE),
)  # fmt: skip
EVER = 1 << 30
STEPS = 8


class Orders:
    """Tells the shim below which calls are to fail."""

    def __init__(self, path: Path) -> None:
        with path.open("r+b") as file:
            self._map = mmap.mmap(file.fileno(), 4 * (3 * len(CALLS) + 2))

    def fail(self, call: str, error: int, after: int, times: int) -> None:
        """Let a call fail some times from the so-many-th on."""
        struct.pack_into("3i", self._map, 12 * CALLS.index(call), error, after, times)

    def breathe(self, size: int) -> None:
        """Take so many bytes at a time; 0: all."""
        struct.pack_into("i", self._map, 12 * len(CALLS), size)

    def heal(self) -> int:
        """Take everything again; return how many calls failed."""
        (failed,) = struct.unpack_from("i", self._map, 12 * len(CALLS) + 4)
        self._map[:] = bytes(len(self._map))
        return int(failed)


def missing() -> str | None:
    """Return what the proof lacks here."""
    if sys.platform != "linux":
        return "only Linux loads a library before others in this way"
    return None if shutil.which("gcc") else "there is no gcc"


def script(folder: Path, rng: Random, orders: Orders, seen: Counter[str]) -> str:
    """Play a script of faults; return what went wrong."""
    key, path = rng.choice(list(all_games())), folder / f"Sunday{SUFFIX}"
    early = rng.random() < 0.2
    if early:
        _misbehave(rng, orders)
    recorder = Recorder.begin(path, header(key, rng, rng.choice((FIRST, SECOND))))
    whim = Whim(recorder, rng)
    for number in range(3 * STEPS):
        if number == STEPS and not early:
            _misbehave(rng, orders)
        if number == 2 * STEPS:
            seen["failed calls"] += orders.heal()
        if not recorder.record.is_over:
            whim.step()
        if recorder.failure is None and recorder.path.read_bytes() != recorder.saved:
            return f"step {number}: it says that all is saved, and it is not"
        seen["refused"] += recorder.failure is not None
    recorder.save()
    held, failure = recorder.path.read_bytes(), recorder.failure
    recorder.close()
    if failure is not None or held != recorder.saved:
        return f"healed, and yet not all is saved: {failure}"
    return _tidy(folder, recorder.path, held, rng, orders) or _set(folder, rng, orders)


def _misbehave(rng: Random, orders: Orders) -> None:
    for call, error in rng.sample(FAULTS, rng.choice((1, 1, 1, 2, 3))):
        orders.fail(call, error, rng.randrange(5), rng.choice((1, 2, EVER)))
    orders.breathe(rng.choice((0, 0, 1, 7, 100)))


def _tidy(folder: Path, path: Path, held: bytes, rng: Random, orders: Orders) -> str:
    """Move the match about; it is somewhere at any time, whole."""
    library = Library(folder, folder / "trash")
    (folder / "trash").mkdir(exist_ok=True)
    _misbehave(rng, orders)
    try:
        library.restore(library.delete(library.rename(path, "Monday")))
    except LibraryError:
        pass
    finally:
        orders.heal()
    files = [file for file in folder.rglob(f"*{SUFFIX}") if file.read_bytes() == held]
    return "" if files else "a match is lost that was given another name"


def _set(folder: Path, rng: Random, orders: Orders) -> str:
    """Store settings: the old ones stay, or the new ones are there."""
    file, old, new = folder / "settings.json", Settings(volume=10), Settings(volume=20)
    settings_store.save(old, file)
    _misbehave(rng, orders)
    try:
        settings_store.save(new, file)
        kept: tuple[Settings, ...] = (new,)
    except OSError:
        kept = (old, new)
    finally:
        orders.heal()
    if settings_store.load(file) not in kept:
        return "the settings are neither the old ones nor the new ones"
    return ""


def main(words: list[str]) -> int:
    asking = parser("failing_disk", __doc__, 500, "scripts of faults")
    wishes = asking.parse_args(words)
    if "NAIPES_ORDERS" in os.environ:
        return _played(wishes.count, wishes.seed)
    if (why := missing()) is not None:
        print(f"Nothing was played: {why}.")
        return 0
    with TemporaryDirectory(prefix="naipes-failing-") as name:
        folder = Path(name)
        shim, orders, below = folder / "shim.so", folder / "orders", folder / "below"
        subprocess.run(["gcc", "-shared", "-fPIC", "-O1", "-o", shim, SOURCE, "-ldl"], check=True)
        orders.write_bytes(bytes(4 * (3 * len(CALLS) + 2)))
        below.mkdir()
        more = {"LD_PRELOAD": str(shim), "NAIPES_ORDERS": str(orders), "NAIPES_FAILS": str(below)}
        again = [sys.executable, "-m", "tools.proofs.failing_disk", str(wishes.count),
                 "--seed", str(wishes.seed)]  # fmt: skip
        return subprocess.run(again, env={**os.environ, **more}, check=False).returncode


def _played(count: int, seed: int) -> int:
    """Play the scripts, in a process under the shim."""
    import logging

    logging.disable()
    tally, seen = Tally(), Counter[str]()
    orders = Orders(Path(os.environ["NAIPES_ORDERS"]))
    below = Path(os.environ["NAIPES_FAILS"])
    for number in range(count):
        folder = below / str(number)
        folder.mkdir()
        try:
            wrong = script(folder, Random(f"{seed}/{number}"), orders, seen)
        except Exception as error:
            wrong = f"{type(error).__name__}: {error}"
        orders.heal()
        if wrong:
            tally.lose(f"script {number}: {wrong}")
        shutil.rmtree(folder)
    if count and not seen["failed calls"]:
        tally.lose("no call ever failed: the shim does not work")
    return tally.sum_up(f"{count} scripts of a failing disk", **seen)


if __name__ == "__main__":
    end(main)
