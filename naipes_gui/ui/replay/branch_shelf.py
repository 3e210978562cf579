"""The branches of a match beside its moves: shown under their ply, opened, thrown away."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot

from naipes_gui.core.face import Face
from naipes_gui.store.library import Library
from naipes_gui.store.record import Record
from naipes_gui.ui.replay.branch_finder import BranchFinder
from naipes_gui.ui.replay.branch_rows import ShownBranch
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
