"""The handle the interface keeps on a match that is played in another thread."""

from collections.abc import Sequence
from threading import Event

from PySide6.QtCore import QObject, QThread, Signal

from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.text import Phrase
from naipes_gui.session.news import News
from naipes_gui.session.worker import Worker
from naipes_gui.store.help import Help
from naipes_gui.store.recorder import Recorder


class Session(News):
    """Passes wishes to the worker and its news on, and ends both together."""

    _advise = Signal(object, object, object)
    _hinted = Signal(object, int, object)
    _noted = Signal(int, str)
    _comment = Signal()
    _submit = Signal(object, object)
    _back_to = Signal(object)
    _go_on = Signal(str)
    _take_back = Signal()
    _redo = Signal()
    _give_up = Signal()
    _warm = Signal()
    _hold = Signal(object)
    _go_back = Signal()
    _show_again = Signal()

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker, self._thread = worker, QThread(self)
        worker.moveToThread(self._thread)
        for name in [name for name, each in vars(News).items() if isinstance(each, Signal)]:
            getattr(worker, name).connect(getattr(self, name))
        self._submit.connect(worker.submit)
        self._back_to.connect(worker.back_to)
        self._go_on.connect(worker.go_on)
        self._take_back.connect(worker.take_back)
        self._redo.connect(worker.redo)
        self._give_up.connect(worker.give_up)
        self._warm.connect(worker.warm)
        self._advise.connect(worker.advise)
        self._hinted.connect(worker.hinted)
        self._noted.connect(worker.noted)
        self._comment.connect(worker.comment)
        self._hold.connect(worker.hold)
        self._go_back.connect(worker.go_back)
        self._show_again.connect(worker.show_again)
        self._thread.started.connect(worker.start)
        self._thread.finished.connect(worker.rest)

    def start(self) -> None:
        """Begin to play; frames follow."""
        self._thread.start()

    def warm(self) -> None:
        """Let the opponents get ready."""
        self._warm.emit()

    def allow_slips(self, msecs: int) -> None:
        """Let a move be taken back for so long before an opponent answers it."""
        self._worker.slip_ms = msecs

    def submit(self, ply: int, move: Move) -> None:
        """Send the viewer's decision on what the frame of that ply showed."""
        # A bot that is thinking would keep a claim out of turn waiting.
        self._worker.stop.set()
        self._submit.emit(ply, move)

    def back_to(self, ply: int) -> None:
        """Ask for moves to be taken back, even from under a thinking bot."""
        self._worker.stop.set()
        self._back_to.emit(ply)

    def take_back(self) -> None:
        """Ask for the viewer's last decision to be taken back."""
        self._worker.stop.set()
        self._take_back.emit()

    def redo(self) -> None:
        """Ask for what was taken back to be made again."""
        self._worker.stop.set()
        self._redo.emit()

    def advise(self, ply: int, adviser: Opponent, among: Sequence[Move] = ()) -> None:
        """Ask what an adviser thinks of the viewer's decision at a ply, or of some moves there."""
        self._advise.emit(ply, adviser, among)

    def hinted(self, ply: int, step: int, by: Help = Help.HINT) -> None:
        """Tell how much of an advice was shown: 1 a nudge, 2 the move, 3 the reason."""
        self._hinted.emit(ply, step, by)

    def noted(self, at: int, text: str) -> None:
        """Keep what the person remarks on a decision, counted from 1."""
        self._noted.emit(at, text)

    def comment(self) -> None:
        """Ask whether an opponent has a word to say about the hand that is over."""
        self._comment.emit()

    def go_on(self, part: str) -> None:
        """Ask for the next hand, even while somebody looks for words about the last one.

        The person's part in its shuffle is given after its seal was shown.
        """
        self._worker.stop.set()
        self._go_on.emit(part)

    def show_again(self) -> None:
        """Ask for a frame of where the match stands."""
        self._show_again.emit()

    def give_up(self) -> None:
        """End the match where it stands."""
        self._worker.stop.set()
        self._give_up.emit()

    def hold(self) -> Phrase | None:
        """Stand still with all wishes so far fulfilled; return why not all of it is on the disk.

        While it stands still, `recorder` may be asked from here.
        """
        self._worker.stop.set()
        if self._thread.isRunning():
            # A signal that blocks would keep Python from running in the other thread.
            stands = Event()
            self._hold.emit(stands)
            stands.wait()
        return self.recorder.failure

    def go_back(self) -> None:
        """Play on after `hold`."""
        self._go_back.emit()

    @property
    def recorder(self) -> Recorder:
        """The match and its record, which belong to the other thread while that runs."""
        return self._worker.recorder

    def close(self) -> None:
        """Stop thinking, wait for the thread, end the bots and close the record."""
        self._worker.stop.set()
        self._thread.quit()
        self._thread.wait()
        # What the worker said last is still on its way, to a table that has been left.
        self.blockSignals(True)
        self._worker.bot_process.close()
        self._worker.recorder.close()
