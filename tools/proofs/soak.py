"""Plays in the real window without end, and looks at what the process holds.

``python -m tools.proofs.soak 120`` lets a robot play so many minutes at instant speed, every match
another game under other rules, with a look at the library and a replay after each. Every minute
it prints what is held; memory is flat if the last half grew by less than 6 % an hour.
"""

import gc
import json
import os
import sys
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import linear_regression
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QApplication, QWidget

from naipes_gui.ui.library.page import LibraryPage
from naipes_gui.ui.replay.page import ReplayPage
from naipes_gui.ui.window.main_window import MainWindow
from tools.proofs.asking import Tally, end, parser
from tools.proofs.robot import Robot, main_window

STEP_MS = 60
SEEKS = 12
FLAT = 0.06
"""The part of its memory that the process may gain in an hour once it is warm."""
FEWEST = 8
"""Measurements from which a slope can be told."""


class Visit(QObject):
    """Looks through the library and watches the latest match, then goes back to the start."""

    def __init__(self, window: MainWindow, done: Callable[[], None]) -> None:
        super().__init__(window)
        self._window, self._done, self._steps = window, done, 0
        self._timer = QTimer(self, interval=STEP_MS)
        self._timer.timeout.connect(self._step)
        window.rail_pages.open_library()
        self._timer.start()

    @Slot()
    def _step(self) -> None:
        page = self._window.pages.currentWidget()
        self._steps += 1
        if isinstance(page, LibraryPage) and self._steps < SEEKS:
            matches = self._window.library.matches()
            page.replay.emit(matches[0].path)
        elif isinstance(page, ReplayPage) and self._steps < SEEKS:
            page.go(("next", "next-own", "next-hand", "last", "first")[self._steps % 5])
        elif isinstance(page, ReplayPage):
            page.leave()
            page.left.emit()
        elif isinstance(page, LibraryPage):
            page.back.emit()
        else:
            self._timer.stop()
            self.deleteLater()
            self._done()


class Scale(QObject):
    """Weighs the process every so often and ends the program when time is up."""

    def __init__(self, robot: Robot, seconds: float, every: float) -> None:
        super().__init__(robot)
        self._robot, self._until = robot, monotonic() + seconds
        self.began, self.weights = monotonic(), list[tuple[float, float]]()
        self._timer = QTimer(self, interval=round(every * 1000))
        self._timer.timeout.connect(self.weigh)
        self._timer.start()

    @Slot()
    def weigh(self) -> None:
        """Print what is held now."""
        found = held(self._robot)
        minutes = (monotonic() - self.began) / 60
        self.weights.append((minutes, found["mb"]))
        print(json.dumps({"minute": round(minutes, 1), **found}), flush=True)
        if monotonic() > self._until and (window := main_window()) is not None:
            self._robot.stop()
            self._timer.stop()
            window.close()

    def growth(self) -> float:
        """Return how many MB an hour the process gained in the last half."""
        late = self.weights[len(self.weights) // 2 :]
        if len(late) < FEWEST:
            return 0.0
        return 60 * linear_regression(*zip(*late, strict=True)).slope


def held(robot: Robot) -> dict[str, Any]:
    """Return what the process holds."""
    widgets = QApplication.allWidgets()
    kinds = Counter(type(widget).__name__ for widget in widgets if isinstance(widget, QWidget))
    return {
        "mb": round(resident(), 1), "matches": robot.matches, "frames": robot.frames,
        "threads": threading.active_count(), "files": len(list(Path("/proc/self/fd").iterdir())),
        "blocks": sys.getallocatedblocks(), "frozen": gc.get_freeze_count(),
        "widgets": len(widgets), "objects": len(gc.get_objects()), "tables": kinds["TablePage"],
    }  # fmt: skip


def resident() -> float:
    """Return how much memory the process has, in MB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def soaked(seconds: float, every: float, seed: int) -> Scale:
    """Let a robot play in the window for a while."""
    from naipes_gui.ui.window import run

    app = QApplication.instance() or QApplication(["naipes", "-style", "Fusion"])
    app.setQuitOnLastWindowClosed(True)
    robot = Robot(Random(seed), lambda **_: None)

    def visit(window: MainWindow) -> None:
        robot.stop()
        Visit(window, robot.start)

    robot.between = visit
    scale = Scale(robot, seconds, every)
    robot.start()
    run.run([])
    return scale


def traces(log: str) -> list[str]:
    """Return the tracebacks in a log."""
    return [found[:1500] for found in log.split("Traceback")[1:]]


def main(words: list[str]) -> int:
    asking = parser("soak", __doc__, 120, "minutes")
    asking.add_argument("--every", type=float, default=60.0, help="seconds between two weighings")
    wishes = asking.parse_args(words)
    if sys.platform != "linux":
        print("Only Linux tells what a process holds: nothing was played.")
        return 0
    tally, faults = Tally(), list[str]()
    sys.unraisablehook = lambda fault: faults.append(str(fault.exc_value))
    with TemporaryDirectory(prefix="naipes-soak-") as home:
        os.environ["NAIPES_HOME"] = home
        settings = Path(home, "config", "settings.json")
        settings.parent.mkdir()
        settings.write_text(json.dumps({"speed": "instant", "sound": False, "trick_hold_ms": 200}))
        scale = soaked(wishes.count * 60, wishes.every, wishes.seed)
        log = Path(home, "state", "naipes.log").read_text(encoding="utf-8")
    grown, last = scale.growth(), scale.weights[-1][1]
    if grown > FLAT * last:
        tally.lose(f"{grown:.1f} MB an hour")
    for fault in [*faults, *traces(log)]:
        tally.lose(fault)
    return tally.sum_up(f"{wishes.count} minutes", mb_an_hour=round(grown, 1), mb=last)


if __name__ == "__main__":
    end(main)
