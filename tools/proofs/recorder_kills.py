"""Kills the recorder at any moment: what it acknowledged is on the disk, to the byte.

``python -m tools.proofs.recorder_kills 10000`` forks so many times, lets the child play on in the
file that the last one left, with take-backs, notes and hints, and ends it by SIGKILL. The file
must begin with everything whose writing was acknowledged, and must be sound and resumable.
"""

import json
import os
import select
import signal
import sys
from collections import Counter
from hashlib import sha256
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic

from naipes_gui.core.errors import NaipesError
from naipes_gui.games import all_games
from naipes_gui.store.durable import PASSING
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder
from tools.proofs.asking import Tally, end, parser
from tools.proofs.playing import FIRST, SECOND, Whim, header

LONGEST = 0.06
"""Seconds that a child lives after its first acknowledgement, at most."""
MOST = 40_000
"""Bytes after which a match is put aside and another begun."""
Acknowledged = tuple[int, str]
"""How many bytes of the file were acknowledged, and their fingerprint."""


def play(path: Path, seed: float, told: int) -> None:
    """Play on in a file, or begin it, and acknowledge every step; without end."""
    rng = Random(seed)
    if path.exists():
        recorder = Recorder.resume(path)
    else:
        about = header(rng.choice(list(all_games())), rng, rng.choice((FIRST, SECOND)))
        recorder = Recorder.begin(path, about)
    whim = Whim(recorder, rng)
    while not recorder.record.is_over:
        saved = recorder.saved
        os.write(told, b"%d %s\n" % (len(saved), sha256(saved).hexdigest().encode()))
        whim.step()


def killed(path: Path, rng: Random) -> list[Acknowledged]:
    """Let a child play in a file, kill it, and return what it had acknowledged."""
    seed, wait, early = rng.random(), rng.random() * LONGEST, rng.random() < 0.1
    heard, told = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            play(path, seed, told)
        finally:
            os._exit(0)
    os.close(told)
    if not early:
        select.select([heard], [], [], 10)
    until = monotonic() + wait
    said = b""
    while (left := until - monotonic()) > 0 and select.select([heard], [], [], left)[0]:
        said += (found := os.read(heard, 1 << 16))
        if not found:
            break
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    while found := os.read(heard, 1 << 16):
        said += found
    os.close(heard)
    return [(int(size), name.decode()) for size, name in map(bytes.split, said.splitlines())]


def look(path: Path, said: list[Acknowledged], seen: Counter[str]) -> str:
    """Return what of an acknowledged match is not on the disk, or is not sound."""
    if not path.exists():
        return "nothing is there" if said else ""
    whole = path.read_bytes()
    if said and sha256(whole[: said[-1][0]]).hexdigest() != said[-1][1]:
        return f"{said[-1][0]} bytes were acknowledged, {len(whole)} are there, and they differ"
    try:
        record = Record.load(path)
    except NaipesError as error:
        return str(error)
    seen["torn"] += record.size < len(whole)
    seen["written on"] += bool(said) and len(whole) > said[-1][0]
    if record.problem is not None:
        return str(record.problem)
    if record.is_over or len(whole) > MOST:
        path.unlink()
    return ""


def main(words: list[str]) -> int:
    wishes = parser("recorder_kills", __doc__, 10_000, "kills").parse_args(words)
    if sys.platform == "win32":
        print("This system knows no fork: nothing was killed.")
        return 0
    tally, seen, rng = Tally(), Counter[str](), Random(wishes.seed)
    with TemporaryDirectory(prefix="naipes-recorder-") as folder:
        path = Path(folder) / "match.naipes"
        for number in range(wishes.count):
            said = killed(path, rng)
            seen["acknowledgements"] += len(said)
            seen["before any"] += not said
            if wrong := look(path, said, seen):
                tally.lose(f"kill {number}: {wrong}")
                path.unlink(missing_ok=True)
            left = [file for file in Path(folder).iterdir() if file.suffix == PASSING]
            seen["left over"] += len(left)
            for file in left:
                file.unlink()
            if number % 1000 == 999:
                print(f"{number + 1} kills so far, {json.dumps(seen)}", flush=True)
    return tally.sum_up(f"{wishes.count} recorders killed", **seen)


if __name__ == "__main__":
    end(main)
