"""Reads in a thread of its own whom one has met, and what they have made."""

from collections.abc import Generator
from typing import TypeVar

from PySide6.QtCore import QObject, QThread, Signal

from naipes_gui.session.slices import uncollected
from naipes_gui.statistics.facts import Facts
from naipes_gui.statistics.favourites import making
from naipes_gui.statistics.history import History, in_order

T = TypeVar("T")


class Meeting(QThread):
    """Brings the facts of all matches with ``read``, and what opponents made with ``made``."""

    read = Signal(object)
    made = Signal(object)

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history

    def run(self) -> None:
        with uncollected():
            self._read()

    def _read(self) -> None:
        found, steps = list[Facts](), self._history.reading()
        for facts in steps:
            if self.isInterruptionRequested():
                steps.close()
                return
            if facts is not None:
                found.append(facts)
        matches = in_order(found)
        self.read.emit(matches)
        made = self._ended(making(matches))
        if made is not None:
            self.made.emit(made)

    def _ended(self, steps: Generator[None, None, T]) -> T | None:
        """Go through some steps; return what they come to, or nothing when told to leave off."""
        while True:
            if self.isInterruptionRequested():
                steps.close()
                return None
            try:
                next(steps)
            except StopIteration as end:
                come: T = end.value
                return come

    def stop(self) -> None:
        """Leave off, and wait until it has."""
        self.requestInterruption()
        self.wait()
