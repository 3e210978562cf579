"""Which decisions of a match were mistakes, looked up beside it as often as a replay wants."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from naipes_gui.core.table import Seat
from naipes_gui.review.judged import Judged
from naipes_gui.review.notebook import looking_for_mistakes
from naipes_gui.session.slices import Slices
from naipes_gui.store.record import Record


class Marks(QObject):
    """``changed`` comes when other decisions are known to be mistakes than before."""

    changed = Signal()

    def __init__(self, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._path = path
        self.mistakes: Sequence[Judged] = ()
        self.looking = Slices(self)
        self.looking.done.connect(self._take)

    def look(self, record: Record, seat: Seat) -> None:
        """Look them up, anew if need be."""
        self.looking.start(looking_for_mistakes(self._path, record, seat))

    def stop(self) -> None:
        """Look no further."""
        self.looking.stop()

    @Slot(object)
    def _take(self, found: Sequence[Judged]) -> None:
        if list(found) != list(self.mistakes):
            self.mistakes = found
            self.changed.emit()
