"""Draws what the installers show, of the program's own cards and felt: pictures.py FOLDER.

It makes `welcome.bmp` and `header.bmp` for Windows, and `disk.png` with `disk@2x.png` for macOS.
"""

import os
import sys
from pathlib import Path
from typing import NamedTuple

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)
from PySide6.QtSvg import QSvgRenderer

RESOURCES = Path(__file__).resolve().parent.parent / "resources"
FELT = ("#2F7A5C", "#1F5D46", "#123A2D")
"""As the felt of the table, from its middle outwards."""
DECKS = {
    "french": RESOURCES / "decks" / "french" / "normal",
    "flowers": RESOURCES / "decks" / "flowers",
}
FORMS = {"french": 5 / 7, "flowers": 3 / 5}
SHADOW = QColor(0, 0, 0, 70)


class Lying(NamedTuple):
    """A card: its middle in parts of the picture, its height likewise, and how it is turned."""

    deck: str
    card: str
    x: float
    y: float
    height: float
    degrees: float


WELCOME = (
    Lying("french", "AH", 0.22, 0.24, 0.30, -16), Lying("french", "QD", 0.42, 0.21, 0.30, -4),
    Lying("french", "KS", 0.63, 0.23, 0.30, 9), Lying("flowers", "08H", 0.36, 0.72, 0.26, -9),
    Lying("flowers", "03H", 0.62, 0.74, 0.26, 7),
)  # fmt: skip
HEADER = (
    Lying("french", "QD", 0.62, 0.62, 0.92, -14), Lying("french", "KS", 0.74, 0.60, 0.92, 0),
    Lying("flowers", "08H", 0.87, 0.64, 0.92, 14),
)  # fmt: skip
DISK = (
    Lying("french", "AH", 0.06, 1.0, 0.42, -24), Lying("french", "QD", 0.15, 0.98, 0.42, -8),
    Lying("french", "KS", 0.24, 1.01, 0.42, 8), Lying("flowers", "08H", 0.80, 1.0, 0.40, -8),
    Lying("flowers", "03H", 0.90, 1.0, 0.40, 9),
)  # fmt: skip
WELCOME_SIZE, HEADER_SIZE, DISK_SIZE = QSize(164, 314), QSize(150, 57), QSize(560, 360)
"""What the dialogs of NSIS and the window of the disk image have room for."""
ICONS = 150, 410
"""Where `macos/dmg_settings.py` puts the middles of both icons."""


def drawn(size: QSize, cards: tuple[Lying, ...], ratio: int = 1) -> QImage:
    """Return cards on felt; ``ratio`` pixels a point."""
    image = QImage(size * ratio, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(ratio, ratio)
    light = QRadialGradient(size.width() / 2, size.height() * 0.42, max(size.toTuple()) * 0.75)
    for at, colour in zip((0, 0.55, 1), FELT, strict=True):
        light.setColorAt(at, QColor(colour))
    painter.fillRect(QRectF(0, 0, size.width(), size.height()), light)
    for card in cards:
        lay(painter, size, card)
    painter.end()
    return image


def lay(painter: QPainter, size: QSize, lying: Lying) -> None:
    high = lying.height * size.height()
    wide = high * FORMS[lying.deck]
    place = QRectF(-wide / 2, -high / 2, wide, high)
    painter.save()
    painter.translate(lying.x * size.width(), lying.y * size.height())
    painter.rotate(lying.degrees)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(SHADOW)
    painter.drawRoundedRect(place.translated(high * 0.008, high * 0.02), wide * 0.07, wide * 0.07)
    drawing = QSvgRenderer(str(DECKS[lying.deck] / f"{lying.card}.svg"))
    assert drawing.isValid(), lying
    # What a drawing holds beyond its edge is not cut off by its renderer.
    form = QPainterPath()
    form.addRoundedRect(place, wide * 0.07, wide * 0.07)
    painter.setClipPath(form)
    drawing.render(painter, place)
    painter.restore()


def guide(image: QImage) -> QImage:
    """Show on the disk image where the program is to be dragged, with paper under the names.

    Finder writes them in black wherever there is a picture behind.
    """
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ratio = image.width() / DISK_SIZE.width()
    painter.scale(ratio, ratio)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#F7F1E3"))
    for x in ICONS:
        painter.drawRoundedRect(QRectF(x - 76, 88, 152, 172), 14, 14)
    painter.setPen(QPen(QColor("#E9D9A6"), 5, c=Qt.PenCapStyle.RoundCap))
    for begin in (QPointF(250, 170), QPointF(288, 152), QPointF(288, 188)):
        painter.drawLine(begin, QPointF(310, 170))
    painter.end()
    return image


def write(folder: Path) -> None:
    """Draw all of them into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    pictures = {
        "welcome.bmp": drawn(WELCOME_SIZE, WELCOME),
        "header.bmp": drawn(HEADER_SIZE, HEADER),
        "disk.png": guide(drawn(DISK_SIZE, DISK)),
        "disk@2x.png": guide(drawn(DISK_SIZE, DISK, 2)),
    }
    for name, picture in pictures.items():
        # NSIS reads bitmaps of 24 bits.
        whole = picture.convertToFormat(QImage.Format.Format_RGB888)
        assert whole.save(str(folder / name)), name


if __name__ == "__main__":
    app = QGuiApplication([])
    write(Path(sys.argv[1]))
