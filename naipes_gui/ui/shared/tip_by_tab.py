"""The tip of what the keys have come to: whoever has no pointer reads it too."""

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Slot
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

WANTED = "tip_by_tab"
"""The property of a widget whose tip is shown so."""
PARTS = 3
"""A control may be made of others, which have the keys."""
AFTER_MS = 500
"""As long as a tip waits for a pointer to rest; who tabs on is not held up by any."""


class TipByTab(QObject):
    """Shows the tip of a widget below it while the keys, and no click, have come to it."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._waiting = QTimer(self, singleShot=True, interval=AFTER_MS)
        self._waiting.timeout.connect(self._show)
        self._is_shown = False
        app.focusChanged.connect(self._follow)

    def stop(self) -> None:
        """Show none any more."""
        self._waiting.stop()

    @Slot(QWidget, QWidget)
    def _follow(self, _old: QWidget | None, now: QWidget | None) -> None:
        self._waiting.stop()
        if self._is_shown:
            self._is_shown = False
            QToolTip.hideText()
        clicked = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if not clicked and (told := _told(now)) is not None and told.toolTip():
            self._waiting.start()

    @Slot()
    def _show(self) -> None:
        widget = _told(QApplication.focusWidget())
        if widget is not None:
            below = QPoint(0, widget.height())
            asked = QHelpEvent(QEvent.Type.ToolTip, below, widget.mapToGlobal(below))
            self._is_shown = QApplication.sendEvent(widget, asked)


def _told(widget: QWidget | None) -> QWidget | None:
    """Return what has a tip for the keys: what they have come to, or that of which it is a part."""
    for _ in range(PARTS):
        if widget is None or widget.property(WANTED):
            return widget
        widget = widget.parentWidget()
    return None
