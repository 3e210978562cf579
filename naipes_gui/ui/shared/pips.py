"""Rows of marks: bars for levels, diamonds for the scores of short games."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from naipes_gui.ui.shared.theme import TablePalette


def bars(painter: QPainter, at: QPointF, filled: int, count: int, size: float, ink: str) -> None:
    """Draw a staircase of bars, the first ones filled: how well somebody plays.

    They are no diamonds, which a score has: beside each other the two would look alike.
    """
    painter.setPen(QPen(QColor(ink), 1.0))
    for i in range(count):
        tall = size * (0.5 + 1.0 * (i + 1) / count)
        area = QRectF(at.x() + i * size * 1.3, at.y() + size * 0.75 - tall, size * 0.8, tall)
        painter.setBrush(QColor(ink) if i < filled else Qt.BrushStyle.NoBrush)
        painter.drawRect(area)


WIDE, GAP = 0.72, 5.0
"""How wide a diamond is against its height, and what is free between two."""


def row_width(count: int, height: float) -> float:
    """Return how much such a row of diamonds takes."""
    return count * height * WIDE + max(0, count - 1) * GAP


def pip_row(
    painter: QPainter, at: QPointF, filled: int, count: int, height: float, colours: TablePalette
) -> None:
    """Draw the score of a short game as tall diamonds, the first ones filled."""
    width, gap = height * WIDE, GAP
    for i in range(count):
        x, middle = at.x() + i * (width + gap), at.y() + height / 2
        path = QPainterPath(QPointF(x + width / 2, at.y()))
        for px, py in ((x + width, middle), (x + width / 2, at.y() + height), (x, middle)):
            path.lineTo(px, py)
        path.closeSubpath()
        painter.setPen(QPen(QColor(colours.gold), 1.3))
        painter.setBrush(QColor(colours.gold) if i < filled else Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
