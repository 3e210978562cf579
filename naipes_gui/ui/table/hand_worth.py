"""The small plate that tells what a hand is worth by itself."""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from naipes_gui.core.face import HandWorth
from naipes_gui.ui.shared.paint import drawn, elided, font, plate, text_width
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import Radius
from naipes_gui.ui.table.geometry import Box

SMALLEST = 0.7
MARGIN = 9


def hand_worth(worth: HandWorth, box: Box, text_style: TextStyle, dpr: float) -> QPixmap:
    """Paint what a hand holds over what that brings; the number is written smaller, not cut."""
    colours, say = text_style.colours, text_style.wording.say
    scale = text_style.text_scale
    free = box.width - 2 * MARGIN
    amount, small = say(worth.amount), font(0.86, 400, scale)
    wanted = text_width(amount, font(0.93, 600, scale))
    bold = font(0.93, 600, scale * max(SMALLEST, min(1.0, free / max(1.0, wanted))))
    names = elided(say(worth.names), small, free)

    def draw(painter: QPainter) -> None:
        area = QRectF(0, 0, box.width, box.height)
        plate(painter, area, colours.plate, colours.line, Radius.PLATE, colours.border)
        for text, type_, ink, y in (
            (names, small, colours.text2, 0.36), (amount, bold, colours.text, 0.76),
        ):  # fmt: skip
            painter.setFont(type_)
            painter.setPen(QColor(ink))
            painter.drawText(QPointF(MARGIN, box.height * y + type_.pixelSize() * 0.3), text)

    return drawn(QSizeF(box.width, box.height), dpr, draw)
