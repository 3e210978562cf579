"""Catches what nobody expected: writes it down, has it told once, and lets the program go on."""

import logging
import sys
from collections.abc import Callable
from threading import Lock
from time import monotonic
from types import TracebackType
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal, Slot

log = logging.getLogger(__name__)

BURST = 2.0
"""A fault that comes again sooner than so many seconds is that of before, and is not told again."""

Place: TypeAlias = tuple[object, ...]


class Met:
    """How often a fault came, and when it came last."""

    __slots__ = ("last", "times")

    def __init__(self) -> None:
        self.times, self.last = 0, float("-inf")


class Faults(QObject):
    """Hears of every exception that nothing else has caught, in any thread.

    ``met`` comes with those that a person should be told of.
    """

    met = Signal()

    def __init__(
        self, parent: QObject | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        super().__init__(parent)
        self._clock, self._lock, self._met = clock, Lock(), dict[Place, Met]()
        self._before = sys.excepthook, sys.unraisablehook

    def listen(self) -> None:
        """Hear of every exception from now on."""
        self._before = sys.excepthook, sys.unraisablehook
        sys.excepthook, sys.unraisablehook = self.catch, self._unraisable

    @Slot()
    def stop(self) -> None:
        """Leave things as they were before."""
        sys.excepthook, sys.unraisablehook = self._before

    def catch(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Write an exception down, and have it told unless that was done just now."""
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error, trace)
            return
        if self._note(kind, error, trace):
            self.met.emit()

    def _unraisable(self, what: "sys.UnraisableHookArgs") -> None:
        if what.exc_value is None:
            return
        self.catch(what.exc_type, what.exc_value, what.exc_traceback)

    def _note(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> bool:
        """Write an exception down; tell whether it is no mere repetition."""
        with self._lock:
            met = self._met.setdefault(_place(kind, error, trace), Met())
            now = self._clock()
            met.times, met.last, gone_by = met.times + 1, now, now - met.last
        if gone_by > BURST:
            log.critical("a fault, time %s", met.times, exc_info=(kind, error, trace))
        elif _is_round(met.times):
            log.critical("the same fault, %s times now: %r", met.times, error)
        return gone_by > BURST


def _place(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> Place:
    """Return what tells one fault from another: its kind and where it came up."""
    if trace is None:
        return kind, str(error)
    while trace.tb_next is not None:
        trace = trace.tb_next
    return kind, trace.tb_frame.f_code, trace.tb_lineno


def _is_round(times: int) -> bool:
    """Tell whether a number is a power of ten, ten itself or above."""
    digits = str(times)
    return digits[0] == "1" and set(digits[1:]) == {"0"}
