"""Goes over many matches in the background, one after the other, and can be paused at any time.

What was judged is kept beside each match, so that a pause, or the end of the program, costs no
more than the decision that is being judged.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from threading import Event as Flag
from time import monotonic

from PySide6.QtCore import QObject, QThread, Signal, Slot

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.table import Seat
from naipes_gui.review import sidecar
from naipes_gui.review.kept import Kept
from naipes_gui.review.matches import is_done, mark_whole, one_by_one, person, reviewed
from naipes_gui.session.bot_process import BotProcess
from naipes_gui.session.fault_report import report
from naipes_gui.store.record import Record


@dataclass(frozen=True, slots=True)
class Progress:
    """How far it is."""

    done: int
    all: int
    left: float | None = None
    """Seconds, as far as the matches so far tell; nothing before the first one is judged."""


class BulkReview(QObject):
    """``advanced`` comes after every match, ``judged`` with those whose review is new."""

    advanced = Signal(object)
    judged = Signal(object)
    changed = Signal()
    """It was begun, paused, or is through."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files: Sequence[Path] = ()
        self._thread: _Judging | None = None
        self._is_held = False
        self.progress = Progress(0, 0)
        self.is_wanted = False
        """Whether it goes on as soon as nothing holds it up."""

    @property
    def is_running(self) -> bool:
        """Whether somebody is thinking just now."""
        return self._thread is not None

    def start(self, files: Sequence[Path]) -> None:
        """Go over these matches, in their order."""
        self._files = tuple(files)
        self.progress = Progress(0, len(self._files))
        self.is_wanted = bool(self._files)
        self._go_on()
        self.changed.emit()

    def pause(self) -> None:
        """Wait until it is resumed."""
        self.is_wanted = False
        self._halt()
        self.changed.emit()

    def resume(self) -> None:
        """Go on where it was paused."""
        self.is_wanted = self.progress.done < self.progress.all
        self._go_on()
        self.changed.emit()

    def hold(self, *, held: bool) -> None:
        """Stand back for something that needs the machine, or go on after it."""
        self._is_held = held
        if held:
            self._halt()
        else:
            self._go_on()

    def close(self) -> None:
        """End it, and wait until nothing runs."""
        self.is_wanted = False
        self._halt()

    def _go_on(self) -> None:
        if self._thread is not None or not self.is_wanted or self._is_held:
            return
        self._thread = _Judging(self._files, self.progress.done, self)
        self._thread.advanced.connect(self._on_advanced)
        self._thread.judged.connect(self.judged)
        self._thread.finished.connect(self._on_finished)
        self._thread.start()

    def _halt(self) -> None:
        if (thread := self._thread) is not None:
            thread.stop()
            self._drop()

    def _drop(self) -> None:
        if (thread := self._thread) is not None:
            self._thread = None
            thread.deleteLater()

    @Slot(object)
    def _on_advanced(self, progress: Progress) -> None:
        self.progress = progress
        self.advanced.emit(progress)

    @Slot()
    def _on_finished(self) -> None:
        if self._thread is None or not self._thread.isFinished():
            return  # it tells of one that was paused, and another has begun since
        self._drop()
        self.is_wanted = False
        self.changed.emit()


class _Judging(QThread):
    """Judges the matches from some place on, with a process to think in."""

    advanced = Signal(object)
    judged = Signal(object)

    def __init__(self, files: Sequence[Path], done: int, parent: QObject) -> None:
        super().__init__(parent)
        self._files, self._done = files, done
        self._stop = Flag()
        self._begun, self._judged = monotonic(), 0

    def stop(self) -> None:
        """Leave off, and wait until it has."""
        self._stop.set()
        self.wait()

    def run(self) -> None:
        for path in self._files[self._done :]:
            try:
                self._judge(path)
            except NaipesError as error:
                # A match that cannot be read is none the worse for it: the library tells why.
                report(error)
            if self._stop.is_set():
                return
            self._done += 1
            self.advanced.emit(Progress(self._done, len(self._files), self._left()))

    def _judge(self, path: Path) -> None:
        record = Record.load(path)
        seat = person(record)
        kept, _ = sidecar.read(path)
        if kept is not None and is_done(record, seat, kept):
            self._tell_known(path, record, seat, kept)
            return
        process = BotProcess(record.header.game, record.rules)
        try:
            for _ in reviewed(path, record, seat, one_by_one(process.weigh, self._stop)):
                pass
        finally:
            process.close()
        if not self._stop.is_set():
            self._judged += 1
            self.judged.emit(path)

    def _tell_known(self, path: Path, record: Record, seat: Seat, kept: Kept) -> None:
        """Say of a match that was gone over before that nothing is left, if that was not known."""
        if mark_whole(path, record, seat, kept):
            self.judged.emit(path)

    def _left(self) -> float | None:
        if not self._judged:
            return None
        each = (monotonic() - self._begun) / self._judged
        return each * (len(self._files) - self._done)
