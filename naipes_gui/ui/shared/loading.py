"""Reads a record without keeping the window waiting."""

from collections.abc import Callable, Generator
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from naipes_gui.core.errors import NaipesError
from naipes_gui.session.slices import uncollected
from naipes_gui.store.record import Record

AT_ONCE, SLICE = 0.02, 0.012
"""Seconds: most matches are read within the first, the others a slice between two events."""


Steps = Generator[Record, None, object]
"""Yields a growing record; what comes of it in the end is returned, if not the record itself."""


class Loading(QObject):
    """Reads the first line when it is made; ``done`` comes once the rest is read.

    Raises:
        NaipesError: the file is no match at all.
        OSError: it cannot be opened.

    """

    done = Signal(object)
    failed = Signal(object)
    went_on = Signal(float)
    """Comes between two slices, with the part of the file that is read."""

    def __init__(self, path: Path, steps: Steps, parent: QObject) -> None:
        super().__init__(parent)
        self._path, self._steps = path, steps
        self.record = next(steps)
        self.follow: Callable[[], None] = lambda: None
        """What goes with the record from line to line."""
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._go_on)

    def start(self) -> None:
        """Read at once what can be read at once."""
        self._take(AT_ONCE)

    def stop(self) -> None:
        """Read no further, and let go of the file."""
        self._later.stop()
        self._steps.close()

    @property
    def part(self) -> float:
        """Which part of the file is read."""
        try:
            return min(1.0, self.record.size / max(1, self._path.stat().st_size))
        except OSError:
            return 1.0  # somebody has deleted it; what is open can still be read

    @Slot()
    def _go_on(self) -> None:
        self.went_on.emit(self.part)
        with uncollected():
            self._take(SLICE)

    def _take(self, seconds: float) -> None:
        until = perf_counter() + seconds
        try:
            while perf_counter() < until:
                next(self._steps)
                self.follow()
        except StopIteration as end:
            self.done.emit(self.record if end.value is None else end.value)
        except (NaipesError, OSError) as error:
            self.failed.emit(error)
        else:
            self._later.start()
