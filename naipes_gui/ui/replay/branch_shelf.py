"""The branches of a match beside its moves: shown under their ply, opened, thrown away."""

import logging
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.face import Face
from naipes_gui.core.table import Seat
from naipes_gui.store.library import Library
from naipes_gui.store.record import Record
from naipes_gui.ui.replay.branch_rows import ShownBranch, of_file, taken_back
from naipes_gui.ui.replay.scrubber import Scrubber
from naipes_gui.ui.replay.side import SidePanel
from naipes_gui.ui.replay.words import BranchNarrator, Narrator


class BranchShelf(QObject):
    """``played`` and ``watched`` bring the file of a branch, by whether its match can go on."""

    played = Signal(object)
    watched = Signal(object)
    deleted = Signal(object)
    renamed = Signal(object)
    sought = Signal(int)

    def __init__(
        self, library: Library | None, side: SidePanel, scrubber: Scrubber, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._side, self._scrubber = side, scrubber
        self._record: Record | None = None
        self._narrator: Narrator | None = None
        self._face: Face | None = None
        self.branches: Sequence[ShownBranch] = ()
        self.finder = BranchFinder(library, self)
        self.finder.found.connect(self._show)

    def begin(self, record: Record, narrator: Narrator, face: Face) -> None:
        """Look for the branches of a match that has been read."""
        self._record, self._narrator, self._face = record, narrator, face
        assert self._side.list is not None
        self._side.list.opened.connect(self._open)
        self._side.list.thrown_away.connect(self._throw_away)
        self._side.list.renamed.connect(self._rename)
        self.look()

    def look(self) -> None:
        """Look again, once the match has been read."""
        if self._record is not None and self._narrator is not None:
            self.finder.look(self._record, self._narrator.outline.me)

    def retell(self) -> None:
        """Write the branches anew, in the present language."""
        if self._record is not None:
            self._show(self.branches)

    @Slot(list)
    def _show(self, branches: Sequence[ShownBranch]) -> None:
        narrator, face = self._narrator, self._face
        if narrator is None or face is None or (not branches and not self.branches):
            return
        self.branches = branches
        tellers = {
            number: BranchNarrator(branch, number, face, narrator.wording)
            for number, branch in enumerate(branches, 1)
        }
        self._side.show_branches(branches, tellers)
        rails = [(branch.leaves, min(branch.end, self._over(branch.leaves))) for branch in branches]
        self._scrubber.show_branches(rails)

    def _over(self, ply: int) -> int:
        """Return the ply at which the hand of a ply is over in the match itself."""
        assert self._narrator is not None
        hand = self._narrator.outline.hand_at(ply + 1)
        return hand.end if hand is not None else ply

    @Slot(int)
    def _open(self, number: int) -> None:
        branch = self.branches[number - 1]
        if branch.match is None:
            self.sought.emit(branch.leaves)
        elif branch.match.is_unfinished:
            self.played.emit(branch.match.path)
        else:
            self.watched.emit(branch.match.path)

    @Slot(int)
    def _throw_away(self, number: int) -> None:
        match = self.branches[number - 1].match
        if match is not None:
            self.deleted.emit(match.path)

    @Slot(int)
    def _rename(self, number: int) -> None:
        match = self.branches[number - 1].match
        if match is not None:
            self.renamed.emit(match.path)


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
