"""Soft shadows of what lies on the felt, painted once for every size."""

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from naipes_gui.ui.shared.canvas import canvas, rounded_path, smooth_painter
from naipes_gui.ui.shared.theme import INK


@lru_cache(maxsize=64)
def shadow(
    width: int, height: int, radius: float, blur: int, drop: int, strength: float, dpr: float
) -> QPixmap:
    """Return a soft shadow of a rounded rectangle, ``blur`` wider on every side."""
    corner = 2 * math.ceil(radius + blur + drop)
    if min(width, height) <= 2 * corner:
        return _soft(width, height, radius, blur, drop, strength, dpr)
    # A large shadow is a small one pulled apart in the middle, where it is the same all along.
    small = _soft(2 * corner, 2 * corner, radius, blur, drop, strength, dpr)
    image = canvas(QSize(width + 2 * blur, height + 2 * blur + drop), dpr)
    _pull_apart(image, small, corner)
    return QPixmap.fromImage(image)


@lru_cache(maxsize=240)
def on_shadow(picture: QPixmap, soft: QPixmap) -> QPixmap:
    """Return a picture in the middle of its shadow.

    One picture with both is painted in four fifths of the time that the two take one after the
    other: of a shadow by itself most lies under the card.
    """
    whole, part = soft.deviceIndependentSize(), picture.deviceIndependentSize()
    made = QPixmap(soft)
    painter = smooth_painter(made)
    left, top = (whole.width() - part.width()) / 2, (whole.height() - part.height()) / 2
    painter.drawPixmap(QPointF(left, top), picture)
    painter.end()
    return made


def _pull_apart(image: QImage, small: QPixmap, corner: float) -> None:
    """Fill an image with a smaller picture whose rows and columns in the middle are repeated."""
    painter = QPainter(image)
    dpr = image.devicePixelRatio()
    full, least = image.deviceIndependentSize(), small.deviceIndependentSize()
    across = _thirds(least.width(), full.width(), corner)
    down = _thirds(least.height(), full.height(), corner)
    for x, width, to_x, to_width in across:
        for y, height, to_y, to_height in down:
            source = QRectF(x * dpr, y * dpr, width * dpr, height * dpr)
            painter.drawPixmap(QRectF(to_x, to_y, to_width, to_height), small, source)
    painter.end()


def _thirds(
    least: float, full: float, corner: float
) -> tuple[tuple[float, float, float, float], ...]:
    """Return where begin, middle and end lie in the small length and in the full one."""
    middle, wide = least - 2 * corner, full - 2 * corner
    return (
        (0, corner, 0, corner),
        (corner, middle, corner, wide),
        (corner + middle, corner, corner + wide, corner),
    )


@lru_cache(maxsize=64)
def _soft(
    width: int, height: int, radius: float, blur: int, drop: int, strength: float, dpr: float
) -> QPixmap:
    image = canvas(QSize(width + 2 * blur, height + 2 * blur + drop), dpr)
    painter = smooth_painter(image)
    # Rings of falling width add up to a soft edge; no effect is computed while painting.
    for ring in range(blur):
        grow = blur - ring - 1
        area = QRectF(blur - grow, blur - grow + drop, width + 2 * grow, height + 2 * grow)
        colour = QColor(INK if strength < 0.2 else "#000000")
        colour.setAlphaF(strength * 2 * (ring + 1) / (blur * (blur + 1)))
        painter.fillPath(rounded_path(area, radius + grow), colour)
    painter.end()
    return QPixmap.fromImage(image)
