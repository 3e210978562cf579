"""What pictures are painted on and with."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPaintDevice, QPainter, QPainterPath


def canvas(size: QSize, dpr: float) -> QImage:
    """Return a transparent image of a logical size."""
    image = QImage(size * dpr, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    return image


def smooth_painter(on: QPaintDevice) -> QPainter:
    """Return a painter that smooths edges and pictures."""
    painter = QPainter(on)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
        | QPainter.RenderHint.TextAntialiasing
    )
    return painter


def rounded_path(area: QRectF, radius: float) -> QPainterPath:
    """Return a rounded rectangle."""
    path = QPainterPath()
    path.addRoundedRect(area, radius, radius)
    return path
