"""The handle the interface keeps on a match that is played in another thread."""

from collections.abc import Callable, Sequence
from functools import partial
from threading import Event

from PySide6.QtCore import QObject, QThread, Signal

from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.text import Phrase
from naipes_gui.session.ending import end_thread
from naipes_gui.session.news import News
from naipes_gui.session.worker import Worker
from naipes_gui.store.help import Help
from naipes_gui.store.recorder import Recorder

STOPPED_EVERY_MS = 20


class Session(News):
    """Passes wishes to the worker and its news on, and ends both together."""

    _wished = Signal(object)

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker, self._thread = worker, QThread(self)
        worker.moveToThread(self._thread)
        for name in [name for name, each in vars(News).items() if isinstance(each, Signal)]:
            getattr(worker, name).connect(getattr(self, name))
        self._wished.connect(worker.fulfil)
        self._thread.started.connect(worker.start)
        self._thread.finished.connect(worker.rest)

    def start(self) -> None:
        """Begin to play; frames follow."""
        self._thread.start()

    def warm(self) -> None:
        """Let the opponents get ready."""
        self._wished.emit(self._worker.warm)

    def allow_slips(self, msecs: int, trick_msecs: int = 0) -> None:
        """Let a move be taken back for so long before an opponent answers it.

        That is longer by what a trick lies still that the move completes.
        """
        self._worker.slip_ms, self._worker.trick_ms = msecs, trick_msecs

    def submit(self, ply: int, move: Move) -> None:
        """Send the viewer's decision on what the frame of that ply showed."""
        # A bot that is thinking would keep a claim out of turn waiting.
        self._interrupt(partial(self._worker.submit, ply, move))

    def back_to(self, ply: int) -> None:
        """Ask for moves to be taken back, even from under a thinking bot."""
        self._interrupt(partial(self._worker.back_to, ply))

    def take_back(self) -> None:
        """Ask for the viewer's last decision to be taken back."""
        self._interrupt(self._worker.take_back)

    def redo(self) -> None:
        """Ask for what was taken back to be made again."""
        self._interrupt(self._worker.redo)

    def advise(self, ply: int, adviser: Opponent, among: Sequence[Move] = ()) -> None:
        """Ask what an adviser thinks of the viewer's decision at a ply, or of some moves there."""
        self._wished.emit(partial(self._worker.advise, ply, adviser, among))

    def hinted(
        self, ply: int, step: int, by: Help = Help.HINT, named: Sequence[Move] = ()
    ) -> None:  # fmt: skip
        """Tell how much of an advice was shown: 1 a nudge, 2 the move, 3 the reason.

        ``named`` are the moves that were called good.
        """
        self._wished.emit(partial(self._worker.hinted, ply, step, by, named))

    def noted(self, at: int, text: str) -> None:
        """Keep what the person remarks on a decision, counted from 1."""
        self._wished.emit(partial(self._worker.noted, at, text))

    def comment(self) -> None:
        """Ask whether an opponent has a word to say about the hand that is over."""
        self._wished.emit(self._worker.comment)

    def go_on(self, part: str) -> None:
        """Ask for the next hand, even while somebody looks for words about the last one.

        The person's part in its shuffle is given after its seal was shown.
        """
        self._interrupt(partial(self._worker.go_on, part))

    def show_again(self) -> None:
        """Ask for a frame of where the match stands."""
        self._wished.emit(self._worker.show_again)

    def give_up(self) -> None:
        """End the match where it stands."""
        self._interrupt(self._worker.give_up)

    def hold(self) -> Phrase | None:
        """Stand still with all wishes so far fulfilled; return why not all of it is on the disk.

        While it stands still, `recorder` may be asked from here.
        """
        self._worker.stop.set()
        if self._thread.isRunning():
            # A signal that blocks would keep Python from running in the other thread.
            stands = Event()
            self._wished.emit(partial(self._worker.hold, stands))
            stands.wait()
        return self.recorder.failure

    def go_back(self) -> None:
        """Play on after `hold`."""
        self._wished.emit(self._worker.go_back)

    def _interrupt(self, wish: Callable[[], None]) -> None:
        """Have something done now, even if a bot is thinking."""
        self._worker.stop.set()
        self._wished.emit(wish)

    @property
    def recorder(self) -> Recorder:
        """The match and its record, which belong to the other thread while that runs."""
        return self._worker.recorder

    def close(self) -> None:
        """Have done what was wished so far, end the thread and the bots, and close the record."""
        if self._thread.isRunning():
            self._interrupt(self._thread.quit)
        # A wish before it may have begun to think.
        while not self._thread.wait(STOPPED_EVERY_MS):
            self._worker.stop.set()
        end_thread(self._thread, self._worker)
        # What the worker said last is still on its way, to a table that has been left.
        self.blockSignals(True)
        self._worker.bot_process.close()
        self._worker.recorder.close()
