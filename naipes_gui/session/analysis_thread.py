"""Asks what somebody weighs about a position of the past, without holding the window up."""

from threading import Event as Flag
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal, Slot

from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Rules, View
from naipes_gui.session.bot_process import BotProcess
from naipes_gui.session.ending import end_thread


class _AnalysisWorker(QObject):
    """Lives in a thread of its own and waits there for the process."""

    answered = Signal(object, object)

    def __init__(self, bot_process: BotProcess, stop: Flag) -> None:
        super().__init__()
        self._bot_process, self._stop = bot_process, stop

    @Slot(object, object, object, object)
    def ask(self, token: object, view: View[Any], who: Opponent, seed: int) -> None:
        self._stop.clear()
        self.answered.emit(token, self._bot_process.weigh(view, who, seed, self._stop))


class AnalysisThread(QObject):
    """``answered`` carries the token of a question and its ``Counsel``, or nothing."""

    answered = Signal(object, object)
    _ask = Signal(object, object, object, object)

    def __init__(self, game: str, rules: Rules[Any, Any], parent: QObject) -> None:
        super().__init__(parent)
        self._stop, self._bot_process = Flag(), BotProcess(game, rules)
        self._worker, self._thread = _AnalysisWorker(self._bot_process, self._stop), QThread(self)
        self._worker.moveToThread(self._thread)
        self._worker.answered.connect(self.answered)
        self._ask.connect(self._worker.ask)

    def ask(self, token: object, view: View[Any], who: Opponent, seed: int) -> None:
        """Ask what somebody weighs; a question that is still being thought over is dropped."""
        self._stop.set()
        if not self._thread.isRunning():
            self._thread.start()
        self._ask.emit(token, view, who, seed)

    def close(self) -> None:
        """End the thread and the process, whatever they are at."""
        self._stop.set()
        end_thread(self._thread, self._worker)
        self._bot_process.close()
