"""Does long work in the thread of the window, a slice between two events.

A thread would be no better: all of Python has but one lock, and whoever paints needs it often.
"""

import gc
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

SLICE = 0.008


@contextmanager
def uncollected() -> Iterator[None]:
    """Keep the collector from looking through the whole match again and again while it grows.

    What was read goes to the old objects without being looked at; a look at all of them takes
    longer than several frames, and finds nothing.
    """
    try:
        yield
    finally:
        gc.freeze()
        gc.unfreeze()


class Slices(QObject):
    """``done`` brings what came of the work that was begun last."""

    done = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Generator[None, None, object] | None = None
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._go_on)

    @property
    def is_busy(self) -> bool:
        """Whether something is still being done."""
        return self._steps is not None

    def start(self, steps: Generator[None, None, Any]) -> None:
        """Do something; whatever was being done is left."""
        self.stop()
        self._steps = steps
        self._later.start()

    def finish(self) -> None:
        """Do all that is left now: somebody wants what comes of it."""
        while self._steps is not None:
            self._later.stop()
            self._go_on()

    def stop(self) -> None:
        """Do nothing any more."""
        self._later.stop()
        if self._steps is not None:
            self._steps.close()
            self._steps = None

    @Slot()
    def _go_on(self) -> None:
        assert self._steps is not None
        until = perf_counter() + SLICE
        try:
            with uncollected():
                while perf_counter() < until:
                    next(self._steps)
        except StopIteration as end:
            self._steps = None
            self.done.emit(end.value)
        else:
            self._later.start()
