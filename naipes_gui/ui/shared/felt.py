"""The cloth of the table, with its inlay, painted once into a brush."""

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from naipes_gui.store.settings import OWN
from naipes_gui.ui.shared.art import picture
from naipes_gui.ui.shared.canvas import canvas, smooth_painter
from naipes_gui.ui.shared.theme import CREAM, FELTS, PICTURE_SHADE, Felt

STEP = 46
"""Side of the stepped corners of the inlay."""


def felt(size: QSize, colours: Felt, dpr: float, *, inlay: bool = True) -> QPixmap:
    """Return the cloth at a logical size: gradient, flecks and the double rule."""
    image = canvas(size, dpr)
    painter = smooth_painter(image)
    area = QRectF(0, 0, size.width(), size.height())
    if not _pictured(painter, area, colours.picture):
        painter.fillRect(area, _gradient(area, colours))
        if colours.centre != colours.edge:
            painter.fillRect(area, QBrush(picture("table", "flecks", 64, 64, 1.0)))
    if inlay:
        _rule(painter, area, 14, 0.10)
        _rule(painter, area, 21, 0.07)
        _arcs(painter, area)
    painter.end()
    return QPixmap.fromImage(image)


def cloth_called(name: str) -> Felt:
    """Return one of our felts, or a picture of the person's as one."""
    if name.startswith(OWN):
        from naipes_gui.store import own_looks

        if (file := own_looks.own_look(own_looks.FELTS, name)) is not None:
            return FELTS["green"]._replace(picture=str(file))
    return FELTS.get(name, FELTS["green"])


def _pictured(painter: QPainter, area: QRectF, file: str) -> bool:
    """Lay a picture, so much darker that what is written on it is read; tell if that could be."""
    if not file:
        return False
    from naipes_gui.ui.shared.own_pictures import painted_file

    if not painted_file(Path(file), painter, area, cover=True):
        return False
    painter.fillRect(area, QColor(PICTURE_SHADE))
    return True


def _gradient(area: QRectF, colours: Felt) -> QRadialGradient:
    middle = QPointF(area.width() * 0.5, area.height() * 0.46)
    gradient = QRadialGradient(middle, max(area.width(), area.height()) * 0.76)
    gradient.setColorAt(0.0, QColor(colours.centre))
    gradient.setColorAt(0.55, QColor(colours.mid))
    gradient.setColorAt(1.0, QColor(colours.edge))
    return gradient


def _cream(part: float) -> QColor:
    colour = QColor(CREAM)
    colour.setAlphaF(part)
    return colour


def _rule(painter: QPainter, area: QRectF, inset: float, part: float) -> None:
    """Draw one line of the inlay, stepping in at every corner."""
    frame = area.adjusted(inset, inset, -inset, -inset)
    path = QPainterPath(QPointF(frame.left() + STEP, frame.top()))
    left, right, top, bottom = frame.left(), frame.right(), frame.top(), frame.bottom()
    for x, y in (
        (right - STEP, top), (right - STEP, top + STEP / 2), (right - STEP / 2, top + STEP / 2),
        (right - STEP / 2, top + STEP), (right, top + STEP), (right, bottom - STEP),
        (right - STEP / 2, bottom - STEP), (right - STEP / 2, bottom - STEP / 2),
        (right - STEP, bottom - STEP / 2), (right - STEP, bottom), (left + STEP, bottom),
        (left + STEP, bottom - STEP / 2), (left + STEP / 2, bottom - STEP / 2),
        (left + STEP / 2, bottom - STEP), (left, bottom - STEP), (left, top + STEP),
        (left + STEP / 2, top + STEP), (left + STEP / 2, top + STEP / 2),
        (left + STEP, top + STEP / 2), (left + STEP, top),
    ):  # fmt: skip
        path.lineTo(x, y)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_cream(part), 1.2))
    painter.drawPath(path)


def _arcs(painter: QPainter, area: QRectF) -> None:
    """Draw three quarter arcs in every corner, turned inwards."""
    painter.setPen(QPen(_cream(0.10), 1.2))
    corners = (
        (area.left() + 12, area.top() + 12, 270),
        (area.right() - 12, area.top() + 12, 180),
        (area.right() - 12, area.bottom() - 12, 90),
        (area.left() + 12, area.bottom() - 12, 0),
    )
    for x, y, start in corners:
        for radius in (10, 17, 24):
            box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
            painter.drawArc(box, start * 16, 90 * 16)
