"""Tests a piece of advice while somebody looks on: a process plays, a thread counts."""

from threading import Event as Flag

from PySide6.QtCore import QObject, QThread, Signal, Slot

from naipes_gui.bots.advised import DEALS, Tally
from naipes_gui.session.advised_play import play
from naipes_gui.session.bot_process import NICEST
from naipes_gui.session.child_process import ChildProcess
from naipes_gui.session.fault_report import report
from naipes_gui.session.pipe import Line

PULSE = 0.1
"""How often what was counted is told, in seconds."""


class AdviceCheck(QObject):
    """``advanced`` brings the `Tally` so far; ``changed`` comes when it begins, halts or is done.

    A deal follows from the seed and its number: what is paused goes on with the next deal.
    """

    advanced = Signal(object)
    changed = Signal()

    def __init__(self, game: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game, self._seed = game, ""
        self._thread: _Counting | None = None
        self.key = ""
        """Which piece of advice is being tested."""
        self.tally = Tally()
        self._left = dict[str, tuple[str, Tally]]()
        """The seeds of others, and how far they were tested."""

    @property
    def is_running(self) -> bool:
        """Whether deals are being played just now."""
        return self._thread is not None

    @property
    def is_done(self) -> bool:
        """Whether all deals have been played."""
        return self.tally.deals >= DEALS

    def start(self, key: str, seed: str) -> None:
        """Test a piece of advice from the beginning; what was being tested is left as it is."""
        self._turn_to(key, seed, Tally())

    def go_on(self, key: str, seed: str) -> None:
        """Test another piece from where it was left; with a seed if all of it is still to do."""
        seed, tally = self._left.get(key, (seed, Tally()))
        self._turn_to(key, seed, tally)

    def _turn_to(self, key: str, seed: str, tally: Tally) -> None:
        self._halt()
        if self.key and not self.is_done:
            self._left[self.key] = self._seed, self.tally
        self.key, self._seed, self.tally = key, seed, tally
        self._left.pop(key, None)
        self.resume()

    def pause(self) -> None:
        """Stand still until it is resumed."""
        self._halt()
        self.changed.emit()

    def resume(self) -> None:
        """Go on with the next deal."""
        if self._thread is None and not self.is_done:
            self._thread = _Counting(self._game, self.key, self._seed, self.tally, self)
            self._thread.advanced.connect(self._on_advanced)
            self._thread.finished.connect(self._on_finished)
            self._thread.start()
        self.changed.emit()

    def close(self) -> None:
        """End it, and wait until nothing runs."""
        self._halt()

    def _halt(self) -> None:
        if (thread := self._thread) is not None:
            self._thread = None
            thread.stop()
            thread.deleteLater()

    @Slot(object)
    def _on_advanced(self, tally: Tally) -> None:
        # What a thread told before it was stopped may come after another has begun.
        if self.sender() is self._thread:
            self.tally = tally
            self.advanced.emit(tally)

    @Slot()
    def _on_finished(self) -> None:
        if self._thread is not None and self._thread.isFinished():
            self._halt()
            self.changed.emit()


class _Counting(QThread):
    """Starts the process, and counts what it sends until there is enough."""

    advanced = Signal(object)

    def __init__(self, game: str, key: str, seed: str, tally: Tally, parent: QObject) -> None:
        super().__init__(parent)
        self._question, self._tally, self._stop = (game, key, seed), tally, Flag()

    def stop(self) -> None:
        """Leave off, and wait until it has."""
        self._stop.set()
        self.wait()

    def run(self) -> None:
        try:
            self._play()
        except Exception as fault:
            report(fault)

    def _play(self) -> None:
        process = ChildProcess(NICEST, play, *self._question, self._tally.dealt)
        try:
            self._count(process.pipe)
        finally:
            process.end()

    def _count(self, pipe: Line) -> None:
        while not self._stop.is_set() and self._tally.deals < DEALS:
            if pipe.poll(PULSE):
                self._take(pipe)
                self.advanced.emit(self._tally)
                self._stop.wait(PULSE)

    def _take(self, pipe: Line) -> None:
        """Count all that has come."""
        gains, dealt = list(self._tally.gains), self._tally.dealt
        while len(gains) < DEALS and pipe.poll():
            gain, dealt = pipe.recv(), dealt + 1
            gains += [] if gain is None else [gain]
        self._tally = Tally(tuple(gains), dealt)
