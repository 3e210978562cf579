"""Reads the deals of all matches in a thread of its own."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QThread, Signal

from naipes_gui.store.deal_statistics import DealStatistics
from naipes_gui.store.deals import read_deals

STRIDE = 20
"""After so many matches it is told how far the reading is."""


class Reading(QThread):
    """Counts one match after the other; ``counted`` brings the statistics of all of them."""

    advanced = Signal(int)
    counted = Signal(object)

    def __init__(self, files: Sequence[Path], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.files = tuple(files)

    def run(self) -> None:
        statistics = DealStatistics()
        for number, path in enumerate(self.files):
            if self.isInterruptionRequested():
                return
            if number % STRIDE == 0:
                self.advanced.emit(number)
            statistics.take(read_deals(path))
        self.counted.emit(statistics.found())

    def stop(self) -> None:
        """Leave off, and wait until it has."""
        self.requestInterruption()
        self.wait()
