"""Resting the pointer on something clicks it, once a ring has closed round the pointer."""

from collections.abc import Callable

import shiboken6
from PySide6.QtCore import QObject, QPoint, QRect, QTimer, Slot
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget

from naipes_gui.store.settings import Settings
from naipes_gui.ui.access.target_ring import TargetRing
from naipes_gui.ui.access.under import Under, click, under

TICK_MS = 40
RADIUS = 26
"""How far from the pointer the ring is drawn."""


STRAY, STANDING = 20, 10
"""Within so many pixels for so many looks a pointer stands: what comes under it was not gone to."""


class Dwell(QObject):
    """Looks where the pointer rests; trembling on one thing is resting.

    A hand closes up, a sheet opens: what comes to lie under a pointer that stands is left alone
    until it is gone to, or one card after the other would be played by resting.
    """

    def __init__(
        self, parent: QObject, settings: Settings, where: Callable[[], QPoint] = QCursor.pos
    ) -> None:
        super().__init__(parent)
        self._where, self._ms = where, 0
        self._on: Under | None = None
        self._rested, self._is_done, self._is_held = 0, False, False
        self._place, self._looks = QPoint(), 0
        """Since how many looks the pointer has not gone far from a place."""
        self._ring: TargetRing | None = None
        self._ticking = QTimer(self, interval=TICK_MS)
        self._ticking.timeout.connect(self.tick)
        self.adopt(settings)

    def adopt(self, settings: Settings) -> None:
        """Begin, end, or wait for another time."""
        self._ms = settings.dwell_ms
        if bool(self._ms) != self._ticking.isActive():
            self._ticking.start() if self._ms else self._ticking.stop()
        if not self._ms:
            self._put_ring_away()

    def close(self) -> None:
        """Click nothing any more."""
        self.adopt(Settings())

    @Slot()
    def tick(self) -> None:
        """See whether the pointer still rests on the same thing, and click it once in the end."""
        where = self._where()
        found, stands = under(where), self._stands(where)
        if found is None or found != self._on:
            self._on, self._rested, self._is_done, self._is_held = found, 0, False, stands
            self._put_ring_away()
            return
        self._is_held = self._is_held and stands
        if self._is_done or self._is_held:
            return
        self._rested += TICK_MS
        if self._rested < self._ms:
            self._draw(found.widget.window(), where)
            return
        # Before the click: what it opens may wait for an answer, and the pointer rests on.
        self._is_done, self._looks = True, STANDING
        self._put_ring_away()
        click(found.widget, where)

    def _stands(self, where: QPoint) -> bool:
        """Tell whether the pointer has been about here for a while."""
        if (where - self._place).manhattanLength() > STRAY:
            self._place, self._looks = QPoint(where), 0
        self._looks += 1
        return self._looks > STANDING

    def _draw(self, window: QWidget, where: QPoint) -> None:
        ring = self._ring
        if ring is None or not shiboken6.isValid(ring) or ring.parentWidget() is not window:
            self._put_ring_away()
            ring = self._ring = TargetRing(window)
        at = window.mapFromGlobal(where)
        area = QRect(at.x() - RADIUS, at.y() - RADIUS, 2 * RADIUS, 2 * RADIUS)
        ring.go_round(area, min(0.999, self._rested / self._ms))

    def _put_ring_away(self) -> None:
        # The window that it lay over may have gone with it.
        if self._ring is not None and shiboken6.isValid(self._ring):
            self._ring.hide()
            self._ring.deleteLater()
        self._ring = None
