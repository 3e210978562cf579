"""Looks for the match to go on with, without keeping the window waiting."""

from collections.abc import Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from naipes_gui.store.library import Library
from naipes_gui.store.summary import Summary

AT_ONCE, SLICE = 0.03, 0.012
"""Seconds: mostly the latest match is the one, and only its file is read."""


class Latest(QObject):
    """``found`` comes with the latest match that can be played on, or nothing."""

    found = Signal(object)

    def __init__(self, library: Library, parent: QObject) -> None:
        super().__init__(parent)
        self._library, self._matches = library, iter(list[Summary | None]())
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._go_on)

    _matches: Iterator[Summary | None]

    def look(self) -> None:
        """Begin to look, anew if need be."""
        self._matches = self._library.reading()
        self._take(AT_ONCE)

    def stop(self) -> None:
        """Look no further."""
        self._later.stop()

    @Slot()
    def _go_on(self) -> None:
        self._take(SLICE)

    def _take(self, seconds: float) -> None:
        until = perf_counter() + seconds
        for match in self._matches:
            if match is not None and match.is_unfinished:
                self.stop()
                self.found.emit(match)
                return
            if perf_counter() > until:
                self._later.start()
                return
        self.stop()
        self.found.emit(None)
