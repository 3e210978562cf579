"""The paper of a score sheet with its gold inlay and its shadow."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from naipes_gui.ui.shared.paint import drawn, plate
from naipes_gui.ui.shared.theme import INLAY, LIGHT, Radius

STEP = 46


@lru_cache(maxsize=4)
def sheet_frame(size: QSize, dpr: float) -> QPixmap:
    """Return the paper at a size: a gold line stepping in at the corners, and quarter arcs."""

    def paint(painter: QPainter) -> None:
        area = QRectF(0, 0, size.width(), size.height())
        plate(painter, area, LIGHT.window, LIGHT.line, Radius.SHEET)
        for inset, part in ((10, 0.55), (16, 0.28)):
            _rule(painter, area.adjusted(inset, inset, -inset, -inset), part)
        _arcs(painter, area)

    return drawn(size, dpr, paint)


def _gold(part: float) -> QColor:
    colour = QColor(INLAY)
    colour.setAlphaF(part)
    return colour


def _rule(painter: QPainter, frame: QRectF, part: float) -> None:
    left, right, top, bottom = frame.left(), frame.right(), frame.top(), frame.bottom()
    half = STEP / 2
    path = QPainterPath(QPointF(left + STEP, top))
    for x, y in (
        (right - STEP, top), (right - STEP, top + half), (right - half, top + half),
        (right - half, top + STEP), (right, top + STEP), (right, bottom - STEP),
        (right - half, bottom - STEP), (right - half, bottom - half),
        (right - STEP, bottom - half), (right - STEP, bottom), (left + STEP, bottom),
        (left + STEP, bottom - half), (left + half, bottom - half),
        (left + half, bottom - STEP), (left, bottom - STEP), (left, top + STEP),
        (left + half, top + STEP), (left + half, top + half), (left + STEP, top + half),
        (left + STEP, top),
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
