"""Looks for garbage where what is found may be deleted, and gives memory back to the system."""

import gc
import sys
from contextlib import suppress

from PySide6.QtCore import QAbstractEventDispatcher, QObject, QTimer, Slot

from naipes_gui.ui.shared import art

YOUNG = 2_000
"""So many new objects are worth a look; a look at them takes well below a millisecond."""
OFTEN = 10
"""So many looks at new objects are followed by one at what was left by them."""
RARELY = 100
"""So many of them are followed by a look at everything, which takes longer than a frame."""
SWEPT_AFTER_MS = 400
"""When the next page stands after one was closed: a look at everything is one of these."""
TRIMMED_AFTER_MS = 1_000
"""When a page that was opened has been painted, and one that was closed swept."""


class GarbageCollector(QObject):
    """Takes the collector's work over, for the thread of the window and for its idle moments.

    Python looks for garbage in whichever thread makes the next object. Pages, their pictures and
    timers hang together in circles: found by a thread that plays or judges they would be deleted
    there, under the hands of Qt, which ends the program. Found in the midst of an event they are
    half there while Qt goes through them. Before Qt waits for events neither can happen.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._looks = 0
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        dispatcher.aboutToBlock.connect(self.look)

    @Slot()
    def look(self) -> None:
        """Look as far back as is due by now; mostly not at all."""
        if gc.get_count()[0] >= YOUNG:
            self._looks += 1
            gc.collect(self._generation())

    def _generation(self) -> int:
        """Return how far back the next look goes: 0 is what is new, 2 is everything."""
        if self._looks % RARELY == 0:
            return 2
        return 1 if self._looks % OFTEN == 0 else 0


class Sweeping(QTimer):
    """To be started whenever a page is closed.

    What a page leaves behind holds itself in circles, and with it pictures as large as the
    window: few things by their number, by which garbage is looked for, and many megabytes.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, singleShot=True, interval=SWEPT_AFTER_MS)
        self.timeout.connect(self._sweep)

    @Slot()
    def _sweep(self) -> None:
        gc.collect()


class Trimming(QTimer):
    """To be started whenever another page is shown.

    What its pictures were painted of is not asked for again: the drawings of a deck take 9 MB.
    The C library would keep for itself what they leave, as it lies between what stays.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent, singleShot=True, interval=TRIMMED_AFTER_MS)
        self.timeout.connect(self._trim)

    @Slot()
    def _trim(self) -> None:
        art.forget_drawings()
        if sys.platform == "linux":
            from ctypes import CDLL

            # Not every C library keeps so much that it has such a function.
            with suppress(AttributeError):
                CDLL(None).malloc_trim(0)
