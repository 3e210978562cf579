"""What a window does when a dialog takes its place in front, and when that is gone."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QMainWindow


class AfterDialogs(QObject):
    """Stills what moves behind a dialog, and gives the window its keys back afterwards.

    It filters: of a window whose own ``event`` is Python, a fault in whatever is called there would
    be thrown where the event came from, and nobody would be told.
    """

    def __init__(self, window: QMainWindow, still: Callable[[], None]) -> None:
        super().__init__(window)
        self._window, self._still = window, still
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WindowBlocked:
            self._still()
        elif event.type() is QEvent.Type.WindowUnblocked:
            # Not every system gives the keys back after a dialog, and without them a shortcut is
            # dead until one clicks.
            self._window.activateWindow()
            from naipes_gui.ui.shared.hover import darken_left

            darken_left(self._window)
        return False
