"""Where a figure lies within what chance gives: a band, its middle, and a mark for each group."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from naipes_gui.store.deal_statistics import PERSON, Share
from naipes_gui.ui.shared.style import app_style

NARROWEST, LANE, MARK = 150, 17, 4.5
REACH = 1.2
"""How far the axis goes beyond the farthest thing on it."""


class Interval(QWidget):
    """A lane for each group: the band that holds nineteen fair figures of twenty, and the mark.

    The person's mark is full, the opponents' is a ring; what lies outside its band is red and
    has a cross.
    """

    def __init__(self, shares: Sequence[Share], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shares = shares
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(app_style().px(NARROWEST), app_style().px(LANE * len(self._shares) + 8))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, lane = self.width() / 2, self.height() / len(self._shares)
        painter.setPen(QPen(QColor(app_style().paper.border), 1.2))
        painter.drawLine(QPointF(middle, 2), QPointF(middle, self.height() - 2))
        for place, share in enumerate(self._shares):
            self._lane(painter, share, (place + 0.5) * lane)
        painter.end()

    def _scale(self) -> float:
        """Return how many pixels a unit is wide."""
        far = max(max(s.margin, abs(s.observed - s.expected)) for s in self._shares)
        return self.width() / 2 / (far * REACH) if far else 0.0

    def _lane(self, painter: QPainter, share: Share, y: float) -> None:
        paper, middle, scale = app_style().paper, self.width() / 2, self._scale()
        half, high = share.margin * scale, app_style().px(5)
        painter.setPen(QPen(QColor(paper.border), 1))
        painter.setBrush(QColor(paper.selected))
        painter.drawRoundedRect(QRectF(middle - half, y - high, 2 * half, 2 * high), 3, 3)
        here = QPointF(middle + (share.observed - share.expected) * scale, y)
        ink, radius = (
            QColor(paper.accent if share.is_usual else paper.negative),
            app_style().px(MARK),
        )
        painter.setPen(QPen(ink, 2))
        painter.setBrush(ink if share.who == PERSON else QColor(paper.window))
        painter.drawEllipse(here, radius, radius)
        if not share.is_usual:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for way in (-1, 1):
                arm = QPointF(1.7 * radius, 1.7 * radius * way)
                painter.drawLine(here - arm, here + arm)
