"""The small plate that tells what a hand is worth by itself."""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from naipes_gui.core.face import HandWorth
from naipes_gui.ui.shared.paint import drawn, elided, font, plate, text_width
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import Radius
from naipes_gui.ui.table.geometry import Box

SIZES = 0.93, 0.86, 0.79, 0.72, 0.65, 0.58
"""How large the number is written, the best first."""
MARGIN = 7


def hand_worth(worth: HandWorth, box: Box, text_style: TextStyle, dpr: float) -> QPixmap:
    """Paint what a hand holds over what that brings; the number is written smaller, not cut."""
    colours, say = text_style.colours, text_style.wording.say
    scale = text_style.text_scale
    free = box.width - 2 * MARGIN
    amount, small = say(worth.amount), font(0.86, 400, scale)
    bold = _fitting(amount, free, scale)
    amount, names = elided(amount, bold, free), elided(say(worth.names), small, free)

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


def _fitting(amount: str, free: float, scale: float) -> QFont:
    """Return the largest type in which a number fits: a type has whole pixels, so it is tried."""
    sizes = [font(size, 600, scale) for size in SIZES]
    return next((each for each in sizes if text_width(amount, each) <= free), sizes[-1])
