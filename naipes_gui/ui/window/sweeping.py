"""Sweeps up after the pages that were closed."""

import gc

from PySide6.QtCore import QObject, QTimer, Slot

SWEPT_AFTER_MS = 400
"""When the next page stands: a sweep takes some milliseconds."""


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
