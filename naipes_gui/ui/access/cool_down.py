"""A pause after each press, in which no other counts: for hands that shake."""

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractSlider, QApplication, QScrollBar

from naipes_gui.store.settings import Settings
from naipes_gui.ui.shared.page_keys import ACTS, writes

PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
CLICKS = (*PRESSES, QEvent.Type.MouseButtonRelease)
STROKES = (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)
DIGITS = frozenset(range(Qt.Key.Key_0, Qt.Key.Key_9 + 1))


class CoolDown(QObject):
    """Takes away what is pressed too soon after what was pressed before."""

    def __init__(
        self, parent: QObject, settings: Settings, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(parent)
        self._clock, self._ms, self._since = clock, 0, float("-inf")
        self._dropped = set[int]()
        """Buttons and keys whose press was taken away: so is their release."""
        self.adopt(settings)

    def adopt(self, settings: Settings) -> None:
        """Begin, end, or wait for another time."""
        was_on, self._ms = bool(self._ms), settings.cool_down_ms
        app = QApplication.instance()
        if app is not None and was_on != bool(self._ms):
            (app.installEventFilter if self._ms else app.removeEventFilter)(self)

    def close(self) -> None:
        """Take nothing away any more."""
        self.adopt(Settings())

    @property
    def is_cooling(self) -> bool:
        """Whether it is too soon."""
        return (self._clock() - self._since) * 1000 < self._ms

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # What other aids press in somebody's name came slowly enough.
        if not event.spontaneous():
            return False
        pressed = _pressed(watched, event)
        if pressed is None:
            return False
        if event.type() in (*PRESSES, QEvent.Type.KeyPress):
            return self._press(pressed)
        return self._release(pressed)

    def _press(self, pressed: int) -> bool:
        if self.is_cooling:
            self._dropped.add(pressed)
        return pressed in self._dropped

    def _release(self, pressed: int) -> bool:
        if pressed in self._dropped:
            self._dropped.discard(pressed)
            return True
        self._since = self._clock()
        return False


def _pressed(watched: QObject, event: QEvent) -> int | None:
    """Return the button or the key that an event is about, if it can decide something."""
    if isinstance(event, QMouseEvent):
        slides = isinstance(watched, QScrollBar | QAbstractSlider)
        if event.type() in CLICKS and not slides:
            return -event.button().value
    elif isinstance(event, QKeyEvent) and not _is_writing():
        decides = event.key() in ACTS or event.key() in DIGITS
        if event.type() in STROKES and decides and not event.isAutoRepeat():
            return event.key()
    return None


def _is_writing() -> bool:
    focused = QApplication.focusWidget()
    return focused is not None and writes(focused)
