"""Reads the list of matches without keeping the window waiting."""

from collections.abc import Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from naipes_gui.store.library import Library
from naipes_gui.store.summary import Summary

AT_ONCE, SLICE = 0.03, 0.012
"""Seconds: what is known already is mostly there at once."""
TOGETHER = 0.1
"""Seconds of reading whose rows appear together: every time the table is laid out anew."""


class Listing(QObject):
    """``came`` brings the matches as they are read, the latest first; ``done`` ends them."""

    came = Signal(list)
    done = Signal()

    def __init__(self, library: Library, parent: QObject) -> None:
        super().__init__(parent)
        self._library, self._steps = library, iter(list[Summary | None]())
        self._read: list[Summary] = []
        self._told = 0.0
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._go_on)

    _steps: Iterator[Summary | None]

    @property
    def is_reading(self) -> bool:
        """Whether more may come."""
        return self._later.isActive()

    def start(self) -> None:
        """Read the folder, anew if need be; what is read at once comes before this returns."""
        self._later.stop()
        self._steps, self._read = self._library.reading(), []
        if self._is_through(AT_ONCE):
            self._end()
        else:
            self._later.start()
            self._tell()

    def stop(self) -> None:
        """Read no further; what was read need not be read again."""
        if self.is_reading:
            self._later.stop()
            self._library.keep_in_mind()

    @Slot()
    def _go_on(self) -> None:
        if self._is_through(SLICE):
            self._end()
            return
        self._later.start()
        if perf_counter() - self._told > TOGETHER:
            self._tell()

    def _is_through(self, seconds: float) -> bool:
        """Read for a while, and tell whether nothing is left."""
        until = perf_counter() + seconds
        for match in self._steps:
            if match is not None:
                self._read.append(match)
            if perf_counter() > until:
                return False
        return True

    def _tell(self) -> None:
        read, self._read = self._read, []
        self._told = perf_counter()
        self.came.emit(read)

    def _end(self) -> None:
        self._tell()
        self._library.keep_in_mind()
        self.done.emit()
