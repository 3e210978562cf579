"""Kills the real window at any moment, with a robot in the person's seat.

``python -m tools.proofs.window_kills 1000`` starts the program so many times, as `start.run` does,
on whatever QT_QPA_PLATFORM says, and ends it by SIGKILL: while it starts, while it deals, while an
opponent thinks. Then the record must verify; the last thing that was shown must be reproduced from
the disk, to the last card; and the start page must offer the match the next time.
"""

import json
import os
import select
import signal
import sys
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from naipes_gui import app
from naipes_gui.core.errors import NaipesError
from naipes_gui.core.table import Seat
from naipes_gui.store.durable import PASSING
from naipes_gui.store.record import Record
from tools.proofs.asking import Tally, end, parser
from tools.proofs.digest import digest
from tools.proofs.silence import account, waiting

ME = Seat(0)
SPEEDS = ("instant", "instant", "instant", "instant", "faster", "normal")
MOST_SHOWN = 25
STARTING = 0.12
"""The share of kills that fall into the start, and how long that lasts, in seconds."""
START = 1.5
LATE = 0.05
LONGEST = 30.0
"""Seconds that a window lives, where the machine is slow."""
SILENT = 15.0
"""Seconds without a sign after which it is written down where the window stands."""
PATIENCE = 90.0
"""Seconds without a sign, but for those it waits for a processor, after which a window hangs."""


class Life:
    """One run of the window in a forked process, and what it told."""

    def __init__(self, home: Path, rng: Random, *, unfinished: bool) -> None:
        self.shown: tuple[int, str] | None = None
        self.path: Path | None = None
        self.offered: bool | None = None
        self.count, self.silence = 0, 0.0
        self._rest, (self._heard, told) = b"", os.pipe()
        seed = rng.getrandbits(32)
        self.pid = os.fork()
        if self.pid == 0:
            os.close(self._heard)
            _live(home, Random(seed), told, unfinished=unfinished)
        os.close(told)

    def kill(self) -> int:
        """Kill it, hear what it still said, and return how it ended."""
        os.kill(self.pid, signal.SIGKILL)
        while self.hear(None):
            pass
        os.close(self._heard)
        return os.waitpid(self.pid, 0)[1]

    def hear(self, seconds: float | None) -> bool:
        """Wait for news; tell whether there were any."""
        began = monotonic()
        if not select.select([self._heard], [], [], seconds)[0]:
            return False
        self.silence = max(self.silence, monotonic() - began)
        found = os.read(self._heard, 1 << 16)
        *lines, self._rest = (self._rest + found).split(b"\n")
        for line in lines:
            self._take(json.loads(line))
        return bool(found)

    def _take(self, news: dict[str, Any]) -> None:
        if "ply" in news:
            self.shown, self.count = (news["ply"], news["view"]), self.count + 1
        elif "at" in news:
            if Path(news["at"]) != self.path:
                self.path, self.shown = Path(news["at"]), None
        else:
            self.offered = news["offered"]


def _live(home: Path, rng: Random, told: int, *, unfinished: bool) -> None:
    """Be the program until somebody kills it."""
    os.environ["NAIPES_HOME"] = str(home)
    errors = os.open(home / "stderr.txt", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(errors, 2)

    def tell(**news: Any) -> None:
        if "view" in news:
            news["view"] = digest(news["view"])
        os.write(told, json.dumps(news).encode() + b"\n")

    status = 1
    try:
        from PySide6.QtWidgets import QApplication

        from naipes_gui.ui.window import run
        from tools.proofs.robot import Robot

        QApplication(["naipes", "-style", "Fusion"])
        robot = Robot(rng, tell, unfinished=unfinished)
        robot.start()
        status = run.run([])
    finally:
        os._exit(status)


def ended_by_chance(life: Life, rng: Random) -> bool:
    """Kill a window at some moment; tell whether it had not ended or hung before."""
    if rng.random() < STARTING:
        until = monotonic() + rng.random() * START
        while (left := until - monotonic()) > 0:
            life.hear(left)
    else:
        enough, until = rng.randint(1, MOST_SHOWN), monotonic() + LONGEST
        while life.count < enough and monotonic() < until and life.offered is not False:
            if is_silent(life):
                life.kill()
                return False
        until = monotonic() + rng.random() * LATE
        while (left := until - monotonic()) > 0:
            life.hear(left)
    return bool(os.WIFSIGNALED(life.kill()))


def is_silent(life: Life) -> bool:
    """Wait for news; tell whether none came for long, waiting for a processor not counted."""
    began, waited = monotonic(), waiting(life.pid)
    while not life.hear(SILENT):
        print(f"silent for {SILENT} s:\n{account(life.pid)}", flush=True)
        if monotonic() - began - (waiting(life.pid) - waited) > PATIENCE:
            return True
    return False


def reproduced(path: Path, shown: tuple[int, str]) -> bool:
    """Tell whether the disk gives what was shown, now or before what was only written since."""
    ply, seen = shown
    if ply <= (record := Record.load(path)).timeline.ply and _is_seen(record, ply, seen):
        return True
    return any(
        ply <= record.timeline.ply and _is_seen(record, ply, seen) for record in Record.read(path)
    )


def _is_seen(record: Record, ply: int, seen: str) -> bool:
    return digest(record.timeline.view(ply, ME)) == seen


class Kills:
    """Kills windows in one home, as they come, and judges what they left."""

    def __init__(self, home: Path, seed: str, tally: Tally) -> None:
        self.home, self.tally, self.rng = home, tally, Random(seed)
        self.seen, self.silence = Counter[str](), 0.0
        self._unfinished: Path | None = None

    def kill(self, number: int) -> None:
        """Start the window, kill it, and look at what it left."""
        config = self.home / "config"
        config.mkdir(parents=True, exist_ok=True)
        settings = {"speed": self.rng.choice(SPEEDS), "sound": False, "trick_hold_ms": 200}
        (config / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
        expected = self._unfinished
        life = Life(self.home, self.rng, unfinished=expected is not None)
        if not ended_by_chance(life, self.rng):
            self.tally.lose(f"kill {number}: the window hung or ended by itself")
        self.seen["windows"] += 1
        self.silence = max(self.silence, life.silence)
        if expected is not None and life.offered is False:
            self.tally.lose(f"kill {number}: {expected} was not offered")
        self.seen["offered"] += life.offered is True
        self._judge(life, number)

    def _judge(self, life: Life, number: int) -> None:
        folder = self.home / "data" / "matches"
        if life.path is not None and not life.path.exists():
            self.tally.lose(f"kill {number}: {life.path} is gone")
        for path in folder.glob("*.naipes"):
            self._look(path, life, number)
        self.seen["left over"] += len(list(folder.glob(f"*{PASSING}")))
        self._complain(number)

    def _look(self, path: Path, life: Life, number: int) -> None:
        """See to one match; those that are over are put away."""
        try:
            record = Record.load(path)
        except NaipesError as error:
            self.tally.lose(f"kill {number}: {path.name} cannot be read: {error}")
            path.rename(self.home / f"{number}.lost")
            return
        self.seen["files read"] += 1
        if record.problem is not None:
            self.tally.lose(f"kill {number}: {path.name}: {record.problem}")
        if path == life.path and life.shown is not None:
            self.seen["frames reproduced"] += 1
            if not reproduced(path, life.shown):
                self.tally.lose(f"kill {number}: {path.name} does not give ply {life.shown[0]}")
        if record.is_over or record.problem is not None:
            path.rename(self.home / f"{number}{path.name}")
            self._unfinished = None if path == self._unfinished else self._unfinished
        else:
            self._unfinished = path

    def _complain(self, number: int) -> None:
        """See whether the program complained of anything."""
        told = self.home / "stderr.txt"
        if told.exists() and b"Traceback" in (said := told.read_bytes()):
            self.tally.lose(f"kill {number}: {said.decode(errors='replace')[-800:]}")
            told.unlink()


def prepared() -> None:
    """Load what the window consists of once, for all that are forked."""
    app.load_what_needs_no_qt()
    app.load_qt()
    from naipes_gui.ui.match import page, score_sheet  # noqa: F401
    from naipes_gui.ui.new_match import dialog  # noqa: F401
    from naipes_gui.ui.window import run  # noqa: F401
    from tools.proofs import robot  # noqa: F401


def main(words: list[str]) -> int:
    wishes = parser("window_kills", __doc__, 1000, "kills").parse_args(words)
    if sys.platform == "win32":
        print("This system knows no fork: nothing was killed.")
        return 0
    prepared()
    tally, seen, silence = Tally(), Counter[str](), 0.0
    home_rng = Random(wishes.seed)
    left = wishes.count
    while left > 0:
        # A home sees some twenty lives, so that leftovers would show, and is new then.
        lives = min(left, home_rng.randint(10, 30))
        with TemporaryDirectory(prefix="naipes-kills-") as folder:
            kills = Kills(Path(folder), f"{wishes.seed}/{left}", tally)
            for number in range(lives):
                kills.kill(wishes.count - left + number)
            seen.update(kills.seen)
            silence = max(silence, kills.silence)
        left -= lives
        print(f"{wishes.count - left} kills so far", flush=True)
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    return tally.sum_up(
        f"{seen['windows']} windows killed", platform=platform, longest_silence=round(silence, 1),
        **seen,
    )  # fmt: skip


if __name__ == "__main__":
    end(main)
