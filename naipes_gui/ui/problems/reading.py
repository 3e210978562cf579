"""Brings the position of a task: at once where it is shipped, else when the match has been read."""

from PySide6.QtCore import QObject, Signal, Slot

from naipes_gui.core.errors import BadRecord, NaipesError
from naipes_gui.core.moves import Move
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase
from naipes_gui.games import all_games
from naipes_gui.review.branches import person_of
from naipes_gui.review.judge import Case
from naipes_gui.review.judged import Judged
from naipes_gui.review.notebook import Notebook
from naipes_gui.review.problems import problem
from naipes_gui.session.reviewing import Reviewing
from naipes_gui.store.record import Record
from naipes_gui.ui.problems.series import Position, Task
from naipes_gui.ui.shared.loading import Loading

GONE = phrase("problems", "The match has changed since: this decision is not in it any more.")


class Reading(QObject):
    """``ready`` brings a position, ``weighed`` one in which more is known, ``failed`` why not."""

    ready = Signal(object)
    weighed = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._task: Task | None = None
        self._loading: Loading | None = None
        self._reviewing: Reviewing | None = None
        self._is_ready = False

    def begin(self, task: Task) -> None:
        """Bring the position of a task."""
        self.stop()
        self._task, self._is_ready = task, False
        try:
            if task.path is None:
                shipped = problem(task.key)
                self._tell(Position(shipped.record(), shipped.judged, shipped.hits, shipped.odds))
            else:
                self._loading = Loading(task.path, Record.read(task.path), self)
                self._loading.done.connect(self._look)
                self._loading.failed.connect(self.failed)
                self._loading.start()
        except (NaipesError, OSError) as error:
            self.failed.emit(error)

    def weigh(self, position: Position, move: Move) -> None:
        """Find out what another move is worth, where nobody has."""
        if self._reviewing is None:
            self._review(position.record, position.judged.ply)
        assert self._reviewing is not None

        def told(found: Judged | None) -> None:
            judged = found if found is not None else position.judged
            self.weighed.emit(Position(position.record, judged, position.hits))

        self._reviewing.try_move(position.judged.ply, move, told)

    def solve(self, position: Position) -> None:
        """Keep beside the match that a mistake of one's own was done better."""
        if self._reviewing is not None:
            self._reviewing.solve(position.judged.ply)

    def stop(self) -> None:
        """Let go of what is being read."""
        if self._loading is not None:
            self._loading.stop()
            self._loading.deleteLater()
            self._loading = None
        if self._reviewing is not None:
            self._reviewing.close()
            self._reviewing.deleteLater()
            self._reviewing = None

    @Slot(object)
    def _look(self, record: Record) -> None:
        """Find out what is known of the mistake."""
        assert self._task is not None
        if self._task.ply not in record.timeline.decisions:
            self.failed.emit(BadRecord(record.problem or GONE))
            return
        self._review(record, self._task.ply)

    def _review(self, record: Record, ply: int) -> None:
        task = self._task
        assert task is not None
        assert task.path is not None
        path, seat = task.path, Seat(person_of(record))
        notebook = Notebook(lambda: path, record, seat)
        reviewing = Reviewing(record.header.game, record.rules, notebook, self)
        reviewing.background.hasten()
        self._reviewing = reviewing
        reviewing.changed.connect(lambda: self._on_known(record, ply))
        reviewing.add([Case.at(all_games()[record.header.game], record.timeline, ply)])

    def _on_known(self, record: Record, ply: int) -> None:
        assert self._reviewing is not None
        known = {each.ply: each for each in self._reviewing.outlook.judged}
        if not self._is_ready and ply in known:
            self._tell(Position(record, known[ply]))

    def _tell(self, position: Position) -> None:
        self._is_ready = True
        self.ready.emit(position)
