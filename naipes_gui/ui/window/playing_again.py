"""Makes a match of its own that begins with a hand of another one: the same cards, once more."""

from pathlib import Path

from PySide6.QtCore import QObject, QThread, Signal

from naipes_gui.core.errors import BadRecord, NaipesError
from naipes_gui.review.branches import keep_branch, make_branch
from naipes_gui.review.par import NOT_OVER
from naipes_gui.store.parent import Kind
from naipes_gui.store.record import Record


class PlayingAgain(QThread):
    """Reads and writes in a thread; ``made`` brings the file of the new match."""

    made = Signal(object)
    failed = Signal(object)

    def __init__(self, path: Path, hand: int, parent: QObject) -> None:
        super().__init__(parent)
        self._path, self._hand = path, hand

    def run(self) -> None:
        try:
            self.made.emit(self._make())
        except (NaipesError, OSError) as error:
            self.failed.emit(error)

    def stop(self) -> None:
        """Let it come to its end, unheard."""
        self.blockSignals(True)
        self.wait()

    def _make(self) -> Path:
        record = Record.load(self._path)
        if not 1 <= self._hand <= record.timeline.ended:
            raise BadRecord(NOT_OVER)
        begin = record.timeline.shuffles[self._hand - 1]
        branch = make_branch(record, self._path.stem, begin, Kind.SAME)
        return keep_branch(branch, record.header.game)
