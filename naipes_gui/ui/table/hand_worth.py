"""The small plate that tells what a hand is worth by itself."""

from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from naipes_gui.core.face import HandWorth
from naipes_gui.ui.shared.paint import drawn, elided, font, plate, text_width
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import Radius, TablePalette
from naipes_gui.ui.table.geometry import Box

SIZES = 0.93, 0.86, 0.79, 0.72, 0.65, 0.58
"""How large the number is written, the best first."""
OF_NAMES = 0.86, 0.79, 0.72
"""How large the names are written, the best first."""
LEAST_SIZE = 0.72
"""The number is not written smaller than this as long as fewer words fit."""
MARGIN = 7
TWO_LINES = 32
"""A plate lower than this at 100 % has one line."""

Written: TypeAlias = tuple[str, QFont, str, float, float]
"""A text, its type and its ink, and where on the plate it begins: from the left, and its foot."""


def hand_worth(worth: HandWorth, box: Box, text_style: TextStyle, dpr: float) -> QPixmap:
    """Paint what a hand holds over what that brings; the number is written smaller, not cut."""
    colours, say = text_style.colours, text_style.wording.say
    scale = text_style.text_scale
    if box.height < TWO_LINES * scale:
        return _in_a_line(worth, box, text_style, dpr)
    free = box.width - 2 * MARGIN
    told = say(worth.amount), say(worth.short)
    # Who pays is said elsewhere too; small letters are read by nobody.
    amount = told[0] if text_width(told[0], font(LEAST_SIZE, 600, scale)) <= free else told[1]
    bold = _fitting(amount, free, scale)
    amount, (names, small) = elided(amount, bold, free), _names(worth, free, text_style)

    return _plate(
        box, colours, dpr,
        (names, small, colours.text2, MARGIN, 0.36 * box.height + 0.3 * small.pixelSize()),
        (amount, bold, colours.text, MARGIN, 0.76 * box.height + 0.3 * bold.pixelSize()),
    )  # fmt: skip


def _in_a_line(worth: HandWorth, box: Box, text_style: TextStyle, dpr: float) -> QPixmap:
    """Paint what a hand holds beside what that brings: the name gives way to the number."""
    colours, say, scale = text_style.colours, text_style.wording.say, text_style.text_scale
    names, small, bold = say(worth.names), font(0.86, 400, scale), font(0.86, 600, scale)
    free = box.width - 3 * MARGIN - text_width(names, small)
    told = say(worth.amount), say(worth.short)
    amount = next((each for each in told if text_width(each, bold) <= free), told[-1])
    right = box.width - MARGIN - text_width(amount, bold)
    names, small = _names(worth, right - 2 * MARGIN, text_style)

    return _plate(
        box, colours, dpr,
        (names, small, colours.text2, MARGIN, box.height / 2 + 0.36 * small.pixelSize()),
        (amount, bold, colours.text, right, box.height / 2 + 0.36 * bold.pixelSize()),
    )  # fmt: skip


def _names(worth: HandWorth, free: float, text_style: TextStyle) -> tuple[str, QFont]:
    """Return what a hand holds in the largest type in which it fits: words say more than dots."""
    names, scale = text_style.wording.say(worth.names), text_style.text_scale
    types = [font(size, 400, scale) for size in OF_NAMES]
    type_ = next((each for each in types if text_width(names, each) <= free), types[-1])
    return elided(names, type_, free), type_


def _plate(box: Box, colours: TablePalette, dpr: float, *texts: Written) -> QPixmap:
    def draw(painter: QPainter) -> None:
        area = QRectF(0, 0, box.width, box.height)
        plate(painter, area, colours.plate, colours.line, Radius.PLATE, colours.border)
        for text, type_, ink, x, foot in texts:
            painter.setFont(type_)
            painter.setPen(QColor(ink))
            painter.drawText(QPointF(x, foot), text)

    return drawn(QSizeF(box.width, box.height), dpr, draw)


def _fitting(amount: str, free: float, scale: float) -> QFont:
    """Return the largest type in which a number fits: a type has whole pixels, so it is tried."""
    sizes = [font(size, 600, scale) for size in SIZES]
    return next((each for each in sizes if text_width(amount, each) <= free), sizes[-1])
