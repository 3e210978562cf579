"""Looks for the branches of a match among the saved ones, without keeping the window waiting."""

import logging
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.table import Seat
from naipes_gui.store.library import Library
from naipes_gui.store.record import Record
from naipes_gui.ui.replay.branch_rows import ShownBranch, of_file, taken_back

log = logging.getLogger(__name__)

SLICE = 0.012
MOST = 20
"""More branches of one match are found in the library."""


class BranchFinder(QObject):
    """``found`` brings the branches of a match, in the order in which they leave it."""

    found = Signal(list)

    def __init__(self, library: Library | None, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self._steps: Iterator[ShownBranch | None] = iter(())
        self._branches: list[ShownBranch] = []
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._go_on)

    def look(self, record: Record, me: Seat) -> None:
        """Look for the branches of a match, anew if need be."""
        self._branches, self._steps = [], self._looking(record, me)
        self._later.start()

    def stop(self) -> None:
        """Look no further."""
        self._later.stop()
        self._steps = iter(())

    @Slot()
    def _go_on(self) -> None:
        until = perf_counter() + SLICE
        for branch in self._steps:
            if branch is not None and len(self._branches) < MOST:
                self._branches.append(branch)
            if perf_counter() > until:
                self._later.start()
                return
        self.found.emit(sorted(self._branches, key=lambda branch: branch.leaves))

    def _looking(self, record: Record, me: Seat) -> Iterator[ShownBranch | None]:
        """Yield branches, and nothing for every stretch of work in between."""
        yield from taken_back(record, me)
        mark = record.mark
        for match in self._library.reading() if self._library is not None and mark else ():
            parent = match.header.parent if match is not None and match.header else None
            if match is not None and parent is not None and parent.mark == mark:
                read: Record | None = None
                for read_so_far in _read(match.path):
                    read = read_so_far
                    yield None
                if read is not None:
                    yield of_file(read, me, match)
            yield None


def _read(path: Path) -> Iterator[Record]:
    try:
        yield from Record.read(path)
    except (NaipesError, OSError) as error:
        log.info("%s is not shown as a branch: %s", path, error)
