"""How long a person waits at the sheet until a hand is judged, and what that costs the window."""

from collections.abc import Iterator
from contextlib import contextmanager
from os import times
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Slot

from naipes_gui.bench.timing import spread
from naipes_gui.core.opponent import usual
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, FIRST
from naipes_gui.games import all_games
from naipes_gui.review.asking import GOING
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_match
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.settings import Settings
from naipes_gui.ui.match.page import TablePage
from naipes_gui.ui.review.page import ReviewPage
from naipes_gui.window_bench.opening import NAMES
from naipes_gui.window_bench.stage import wait, wait_until

SIZE = 1280, 800
PULSE_MS = 2
SHOWN = 0.5
LOOKED_AT = 2.0
PATIENCE = 600.0
"""Seconds."""
TURNS = Path("/proc/thread-self/schedstat")
"""Where Linux tells how long a thread has run, and how long it has waited for a processor."""


class Pulse(QObject):
    """Notes how late the window comes to look at what it is sent, in seconds."""

    def __init__(self) -> None:
        super().__init__()
        self.late, self.own, self.worked = list[float](), list[float](), list[float]()
        """By the clock, without the time in which other programs ran, and what it did itself."""
        self._timer = QTimer(self, interval=PULSE_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)
        self._last = _now()
        self._timer.start()

    def stop(self) -> None:
        """Look no more."""
        self._timer.stop()

    @Slot()
    def _beat(self) -> None:
        now = _now()
        gap, waited, worked = (a - b for a, b in zip(now, self._last, strict=True))
        rest = PULSE_MS / 1000
        self.late.append(max(0.0, gap - rest))
        self.own.append(max(0.0, gap - waited - rest))
        self.worked.append(worked)
        self._last = now


def measure(hands: float) -> dict[str, Any]:
    """Let the window judge hands of the weakest players of every game, in the person's seat."""
    return {key: of_game(key, int(hands)) for key in all_games()}


def of_game(key: str, hands: int) -> dict[str, Any]:
    """Let it judge so many hands of a game; `late_of_own` leaves the turns of others out.

    `gone_over` are the longest turns when the review is opened, answered and gone through.
    """
    took, late, own, worked = list[float](), list[float](), list[float](), list[float]()
    turns = list[float]()
    decisions, before = 0, _thought()
    for number in range(hands):
        with TemporaryDirectory(prefix="naipes-bench-") as folder:
            page = _sheet(Path(folder), key, number)
            with _watched(page) as pulse:
                begun = perf_counter()
                if wait_until(lambda page=page: _is_judged(page), PATIENCE):  # type: ignore[misc]
                    took.append(perf_counter() - begun)
                outlook = page.review.outlook()
            decisions += len(outlook.judged) if outlook else 0
            turns += _gone_over(next(Path(folder).glob("*.naipes")))
        late, own, worked = late + pulse.late, own + pulse.own, worked + pulse.worked
    return {
        "hands": hands, "judged": len(took), "decisions": decisions,
        "thought_s": round(_thought() - before, 1),
        "until_judged": spread(took), "late": spread(late), "late_of_own": spread(own),
        "worked": spread(worked), "gone_over": spread(turns),
    }  # fmt: skip


def _gone_over(path: Path) -> list[float]:
    """Return the longest turns of the thread while a review is opened and while it is answered."""
    page = ReviewPage(path, Settings())
    page.resize(*SIZE)
    page.show()
    wait(SHOWN)
    longest = list[float]()
    for act in (page.start, page.moments.show, lambda: page.step(1), page.moments.look_over):
        pulse = Pulse()
        act()
        wait(LOOKED_AT)
        pulse.stop()
        longest.append(max(pulse.worked))
    page.leave()
    page.deleteLater()
    return longest


@contextmanager
def _watched(page: TablePage) -> Iterator[Pulse]:
    """Keep a finger on the pulse of a window from when a sheet lies there."""
    wait_until(lambda: page.sheet is not None)
    wait(SHOWN)  # to paint it, and what the others say to it, is not the work of a review
    pulse = Pulse()
    yield pulse
    pulse.stop()
    page.leave()
    page.close()
    page.deleteLater()
    wait(0.05)


def _is_judged(page: TablePage) -> bool:
    outlook = page.review.outlook()
    return outlook is not None and bool(outlook.judged) and outlook.is_done


def _sheet(folder: Path, key: str, number: int) -> TablePage:
    """Return the page of a match whose first hand has just ended."""
    recorder = played(folder, key, number)
    page = TablePage(recorder, Settings(speed="instant"), seed=number)
    page.resize(*SIZE)
    page.show()
    page.start()
    return page


def played(folder: Path, key: str, number: int) -> Recorder:
    """Play a hand by the weakest player of a game against usual ones."""
    game, rng = all_games()[key], Random(f"{key} {number}")
    options, known = game.options().make(), game.bots()
    weakest, other = next(iter(known)), usual(known)
    names = NAMES[: options.players - 1]
    sitters = [Player(name="0"), *(Player(name=name, kind="bot", level=other) for name in names)]
    recorder = begin_match(key, options.to_json(), sitters, rng=rng, folder=folder)
    rules = recorder.record.rules
    bots = {level: known[level](rules) for level in (weakest, other)}
    while not (state := recorder.timeline.state).is_over:
        if state.is_played_out:
            break
        if state.to_move == CHANCE:
            recorder.chance(rng)
        elif state.stage is Stage.CUT:
            recorder.cut_for(rng)
        else:
            view = recorder.timeline.view(recorder.timeline.ply, state.to_move)
            level = weakest if state.to_move == FIRST else other
            recorder.move(bots[level].choose(view, Random(rng.getrandbits(64)), GOING))
    return recorder


def _thought() -> float:
    """Return how long the processes that have ended by now had worked, in seconds."""
    spent = times()
    return spent.children_user + spent.children_system


def _now() -> tuple[float, float, float]:
    """Return what the clock says, and how long this thread has waited for its turn and worked."""
    waited = 0.0
    if TURNS.exists():
        waited = int(TURNS.read_text().split()[1]) / 1e9
    return perf_counter(), waited, thread_time()
