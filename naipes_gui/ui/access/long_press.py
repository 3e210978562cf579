"""A finger that stays down asks what something is, and why it is closed; nothing is chosen."""

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer, Slot
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractSlider, QApplication, QWidget

from naipes_gui.store.settings import Settings
from naipes_gui.ui.access.under import explain, let_go_far_away
from naipes_gui.ui.shared.touch import wants_touch

LONG_MS = 600
PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class LongPress(QObject):
    """Watches what is held down; fingers come as the mouse does."""

    def __init__(self, parent: QObject, settings: Settings) -> None:
        super().__init__(parent)
        self._is_on, self._swallows = False, False
        self._held: tuple[QWidget, QPoint] | None = None
        self._waiting = QTimer(self, singleShot=True, interval=LONG_MS)
        self._waiting.timeout.connect(self.ask)
        self.adopt(settings)

    def adopt(self, settings: Settings) -> None:
        """Begin or end."""
        was_on, self._is_on = self._is_on, wants_touch(settings)
        app = QApplication.instance()
        if app is not None and was_on != self._is_on:
            (app.installEventFilter if self._is_on else app.removeEventFilter)(self)
        if not self._is_on:
            self._forget()

    def close(self) -> None:
        """Ask nothing any more."""
        self.adopt(Settings(touch="off"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QMouseEvent) or not isinstance(watched, QWidget):
            return False
        kind, where = event.type(), event.globalPosition().toPoint()
        if kind in PRESSES and not isinstance(watched, QAbstractSlider):
            if self._held is None:
                self._held = watched, where
                self._waiting.start()
        elif kind is QEvent.Type.MouseMove and self._is_left(where):
            self._forget()
        elif kind is QEvent.Type.MouseButtonRelease and event.spontaneous():
            swallowed, self._swallows = self._swallows, False
            self._forget()
            return swallowed
        return False

    @Slot()
    def ask(self) -> None:
        """Tell what is held down: it is not chosen when it is let go."""
        if self._held is None:
            return
        (widget, where), self._swallows = self._held, True
        self._forget()
        let_go_far_away(widget)
        explain(widget, where)

    def _is_left(self, where: QPoint) -> bool:
        far = QApplication.startDragDistance()
        return self._held is not None and (where - self._held[1]).manhattanLength() > far

    def _forget(self) -> None:
        self._waiting.stop()
        self._held = None
