"""Finds out about a match what nobody waits for, in a thread and in processes of its own."""

from collections import deque
from collections.abc import Callable, Hashable
from threading import Event as Flag
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, QThread, QTimer, Signal, Slot

from naipes_gui.core.rules import Rules
from naipes_gui.session.bot_process import NICE
from naipes_gui.session.ending import end_thread
from naipes_gui.session.fault_report import report
from naipes_gui.session.thinkers import Thinkers

Job: TypeAlias = Callable[[Thinkers, Flag], object | None]
"""Asks in processes as often as it likes; returns nothing when the flag has stopped it."""
RESTED_AFTER_MS = 5_000
"""How long processes wait for another job: each takes a fifth of the memory of the window."""


class _Hand(QObject):
    """Lives in the thread and does one job after another."""

    done = Signal(object)

    def __init__(self, process: Thinkers, stop: Flag) -> None:
        super().__init__()
        self._process, self._stop = process, stop

    @Slot(object)
    def do(self, job: Job) -> None:
        found = None
        try:
            found = job(self._process, self._stop)
        except Exception as fault:
            report(fault)
            found = fault
        self.done.emit(found)


class Background(QObject):
    """Does jobs in the order in which they are wanted; ``found`` carries a key and what came of it.

    What is paused is begun again from the beginning; a job that fails has an error for a result.
    """

    found = Signal(object, object)
    _do = Signal(object)

    def __init__(self, game: str, rules: Rules[Any, Any], parent: QObject) -> None:
        super().__init__(parent)
        self._stop, self._process = Flag(), Thinkers(game, rules)
        self.closing = Flag()
        """Is raised for good: what may not be broken off otherwise must end then."""
        self._hand, self._thread = _Hand(self._process, self._stop), QThread(self)
        self._hand.moveToThread(self._thread)
        self._hand.done.connect(self._on_done)
        self._do.connect(self._hand.do)
        self._waiting = deque[tuple[Hashable, Job]]()
        self._at: tuple[Hashable, Job] | None = None
        self._resting = QTimer(self, singleShot=True, interval=RESTED_AFTER_MS)
        self._resting.timeout.connect(self._rest)
        self._is_busy = self.is_paused = False
        """The thread may still be busy with what has been broken off."""

    @property
    def waiting(self) -> tuple[Hashable, ...]:
        """The keys of what is still to be found out, the present one first."""
        present = (self._at[0],) if self._at is not None else ()
        return (*present, *(key for key, _ in self._waiting))

    def want(self, key: Hashable, job: Job, *, first: bool = False) -> None:
        """Find something out, at once if it comes ``first``."""
        if first:
            self._break_off()
            self._waiting.appendleft((key, job))
        else:
            self._waiting.append((key, job))
        self._go_on()

    def forget(self, key: Hashable) -> None:
        """Want something no more."""
        if self._at is not None and self._at[0] == key:
            self._break_off()
        self._waiting = deque(each for each in self._waiting if each[0] != key)

    def hasten(self) -> None:
        """Be no nicer than the opponents from now on: a person waits for what is found out."""
        self._process.stand_back(NICE)

    def pause(self, paused: bool) -> None:
        """Stand still, or go on."""
        if paused != self.is_paused:
            self.is_paused = paused
            if paused:
                self._break_off()
            self._go_on()

    def close(self) -> None:
        """End the thread and the processes, whatever they are at."""
        self._resting.stop()
        self._waiting.clear()
        self._at = None
        self._stop.set()
        self.closing.set()
        end_thread(self._thread, self._hand)
        self.blockSignals(True)
        self._process.close()

    def _break_off(self) -> None:
        """Stop what is being done and do it again later."""
        if self._at is not None:
            self._waiting.appendleft(self._at)
            self._at = None
            self._stop.set()

    def _go_on(self) -> None:
        if self._is_busy or self.is_paused or not self._waiting:
            return
        self._resting.stop()
        self._stop.clear()
        self._at, self._is_busy = self._waiting.popleft(), True
        if not self._thread.isRunning():
            self._thread.start()
        self._do.emit(self._at[1])

    @Slot(object)
    def _on_done(self, found: object) -> None:
        self._is_busy = False
        if self._at is not None:
            key, self._at = self._at[0], None
            self.found.emit(key, found)
        self._go_on()
        if not self._is_busy and not self.closing.is_set():
            self._resting.start()

    @Slot()
    def _rest(self) -> None:
        """End the processes until there is something to do: the next job starts others."""
        self._process.rest()
