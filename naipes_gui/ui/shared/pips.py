"""Rows of pips: levels, difficulties and the scores of short games."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from naipes_gui.ui.shared.theme import DarkPalette


def pips(painter: QPainter, at: QPointF, filled: int, count: int, size: float, ink: str) -> None:
    """Draw a row of pips, the first ones filled: levels and difficulties."""
    for i in range(count):
        x, y, half = at.x() + i * size * 1.5, at.y(), size / 2
        path = QPainterPath(QPointF(x + half, y - half))
        for px, py in ((x + size, y), (x + half, y + half), (x, y)):
            path.lineTo(px, py)
        path.closeSubpath()
        painter.setPen(QPen(QColor(ink), 1.0))
        painter.setBrush(QColor(ink) if i < filled else Qt.BrushStyle.NoBrush)
        painter.drawPath(path)


def pip_row(
    painter: QPainter, at: QPointF, filled: int, count: int, height: float, colours: DarkPalette
) -> None:
    """Draw the score of a short game as tall diamonds, the first ones filled."""
    width, gap = height * 0.72, 5.0
    for i in range(count):
        x, middle = at.x() + i * (width + gap), at.y() + height / 2
        path = QPainterPath(QPointF(x + width / 2, at.y()))
        for px, py in ((x + width, middle), (x + width / 2, at.y() + height), (x, middle)):
            path.lineTo(px, py)
        path.closeSubpath()
        painter.setPen(QPen(QColor(colours.gold), 1.3))
        painter.setBrush(QColor(colours.gold) if i < filled else Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
