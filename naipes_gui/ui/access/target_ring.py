"""A large ring round what is chosen next, seen on any ground."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from naipes_gui.ui.shared.theme import INK, PAPER, TABLE_PALETTE

WIDE, EDGE = 6, 2
"""The ring itself, and the dark and light edges that set it off."""
PAD = WIDE + 2 * EDGE
ROUND = 9


class TargetRing(QWidget):
    """Lies over a window, and lets everything through."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.part = 1.0
        """How much of the ring is drawn, from the top on and clockwise."""
        self.hide()

    def go_round(self, area: QRect, part: float = 1.0) -> None:
        """Lie round an area of the window, within it."""
        self.part = part
        window = self.parentWidget()
        if window is not None:
            inner = window.rect()
            self.setGeometry(area.adjusted(-PAD, -PAD, PAD, PAD).intersected(inner))
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(PAD / 2, PAD / 2, -PAD / 2, -PAD / 2)
        for colour, width in ((PAPER, PAD), (INK, PAD - EDGE), (TABLE_PALETTE.gold, WIDE - EDGE)):
            painter.setPen(QPen(QColor(colour), width))
            self._draw(painter, area)
        painter.end()

    def _draw(self, painter: QPainter, area: QRectF) -> None:
        if self.part >= 1:
            painter.drawRoundedRect(area, ROUND, ROUND)
        else:
            painter.drawArc(area, 90 * 16, round(-self.part * 360 * 16))
