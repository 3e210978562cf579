"""Reads a record without keeping the window waiting."""

from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from naipes_gui.core.errors import NaipesError
from naipes_gui.store.record import Record

AT_ONCE, SLICE = 0.15, 0.012
"""Seconds: most matches are read within the first, the others a slice between two events."""


class Loading(QObject):
    """Reads the first line when it is made; ``done`` comes once the rest is read.

    Raises:
        NaipesError: the file is no match at all.

    """

    done = Signal(object)

    def __init__(self, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._lines = Record.read(path)
        self.record = next(self._lines)
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._go_on)

    def start(self) -> None:
        """Read at once what can be read at once."""
        self._take(AT_ONCE)

    def stop(self) -> None:
        """Read no further."""
        self._later.stop()

    @Slot()
    def _go_on(self) -> None:
        self._take(SLICE)

    def _take(self, seconds: float) -> None:
        until = perf_counter() + seconds
        try:
            for _ in self._lines:
                if perf_counter() > until:
                    self._later.start()
                    return
        except NaipesError as error:
            self.record.problem = self.record.problem or error.what
        self.done.emit(self.record)
