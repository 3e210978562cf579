"""The paper of a score sheet with its gold inlay and its shadow."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from naipes_gui.ui.shared.paint import drawn, plate
from naipes_gui.ui.shared.theme import INLAY, LIGHT, Radius

OUTER, INNER = 10, 16
"""How far the two gold lines lie within the edge."""
STEP, LOW_STEP = 30, 16
"""How far the gold line steps in at the corners; in a low window what is written begins there."""


@lru_cache(maxsize=4)
def sheet_frame(size: QSize, dpr: float, step: int = STEP) -> QPixmap:
    """Return the paper at a size: a gold line stepping in at the corners, and quarter arcs."""

    def paint(painter: QPainter) -> None:
        area = QRectF(0, 0, size.width(), size.height())
        plate(painter, area, LIGHT.window, LIGHT.line, Radius.SHEET)
        for inset, part in ((OUTER, 0.55), (INNER, 0.28)):
            _rule(painter, area.adjusted(inset, inset, -inset, -inset), part, step)
        _arcs(painter, area)

    return drawn(size, dpr, paint)


def _gold(part: float) -> QColor:
    colour = QColor(INLAY)
    colour.setAlphaF(part)
    return colour


def _rule(painter: QPainter, frame: QRectF, part: float, step: int) -> None:
    left, right, top, bottom = frame.left(), frame.right(), frame.top(), frame.bottom()
    half = step / 2
    path = QPainterPath(QPointF(left + step, top))
    for x, y in (
        (right - step, top), (right - step, top + half), (right - half, top + half),
        (right - half, top + step), (right, top + step), (right, bottom - step),
        (right - half, bottom - step), (right - half, bottom - half),
        (right - step, bottom - half), (right - step, bottom), (left + step, bottom),
        (left + step, bottom - half), (left + half, bottom - half),
        (left + half, bottom - step), (left, bottom - step), (left, top + step),
        (left + half, top + step), (left + half, top + half), (left + step, top + half),
        (left + step, top),
    ):  # fmt: skip
        path.lineTo(x, y)
    painter.setPen(QPen(_gold(part), 1.3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _arcs(painter: QPainter, area: QRectF) -> None:
    painter.setPen(QPen(_gold(0.4), 1.2))
    for x, y, start in (
        (area.left() + 9, area.top() + 9, 270), (area.right() - 9, area.top() + 9, 180),
        (area.right() - 9, area.bottom() - 9, 90), (area.left() + 9, area.bottom() - 9, 0),
    ):  # fmt: skip
        for radius in (8, 15, 22):
            painter.drawArc(
                QRectF(x - radius, y - radius, 2 * radius, 2 * radius), start * 16, 90 * 16
            )
