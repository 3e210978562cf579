"""What a review has found of a match, looked up beside it as often as a replay wants."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from naipes_gui.core.table import Seat
from naipes_gui.review.judged import Judged, is_flagged
from naipes_gui.review.notebook import looking_for_judged
from naipes_gui.session.slices import Slices
from naipes_gui.store.record import Record


class Marks(QObject):
    """``changed`` comes when other decisions are known to be mistakes than before."""

    changed = Signal()

    def __init__(self, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._path = path
        self.mistakes: Sequence[Judged] = ()
        self._judged: dict[int, Judged] = {}
        self.looking = Slices(self)
        self.looking.done.connect(self._take)

    def look(self, record: Record, seat: Seat) -> None:
        """Look them up, anew if need be."""
        self.looking.start(looking_for_judged(self._path, record, seat))

    def stop(self) -> None:
        """Look no further."""
        self.looking.stop()

    def weighed(self, ply: int) -> Judged | None:
        """Return what a review has found of a decision, if it has weighed it."""
        found = self._judged.get(ply)
        return found if found is not None and found.is_told and found.choices else None

    @Slot(object)
    def _take(self, found: Sequence[Judged]) -> None:
        self._judged = {each.ply: each for each in found}
        mistakes = list(filter(is_flagged, found))
        if mistakes != list(self.mistakes):
            self.mistakes = mistakes
            self.changed.emit()
