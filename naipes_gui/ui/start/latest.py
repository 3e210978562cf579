"""Looks for the matches to go on with, without keeping the window waiting."""

from collections.abc import Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from naipes_gui.store.library import Library
from naipes_gui.store.summary import Summary

AT_ONCE, SLICE = 0.03, 0.012
"""Seconds: mostly the latest match is the one, and only its file is read."""
SHOWN = 2
LOOKED_AT = 60
"""Older matches that were left are found in the library."""


class Latest(QObject):
    """``found`` comes with the latest matches that can be played on, first as many as are shown.

    Once more it comes if there are others among the latest of all.
    """

    found = Signal(list)

    def __init__(self, library: Library, parent: QObject) -> None:
        super().__init__(parent)
        self._library, self._matches = library, iter(list[Summary | None]())
        self._found: list[Summary] = []
        self._told, self._read = -1, 0
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._go_on)

    _matches: Iterator[Summary | None]

    def look(self) -> None:
        """Begin to look, anew if need be."""
        self._matches, self._found = self._library.reading(), []
        self._told, self._read = -1, 0
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
            self._read += match is not None
            if match is not None and _waits(match):
                self._found.append(match)
            if self._read >= LOOKED_AT:
                break
            if perf_counter() > until:
                if self._told < 0 and len(self._found) >= SHOWN:
                    self._tell()
                self._later.start()
                return
        self.stop()
        if len(self._found) != self._told:
            self._tell()

    def _tell(self) -> None:
        self._told = len(self._found)
        self.found.emit(list(self._found))


def _waits(match: Summary) -> bool:
    """Tell whether somebody may want to go on: of the hand of a day only until it is over."""
    if not match.is_unfinished or match.header is None:
        return False
    if not match.header.deal:
        return True
    from naipes_gui.store.hand_of_day import is_done_for_the_day

    return not is_done_for_the_day(match)
