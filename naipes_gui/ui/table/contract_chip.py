"""What is being played for, as a chip in the corner that is never cut."""

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from naipes_gui.core.face import Contract
from naipes_gui.ui.shared.art import icon_pixmap
from naipes_gui.ui.shared.paint import drawn, font, plate, text_width
from naipes_gui.ui.shared.shadows import shadow
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table.plates import PAD
from naipes_gui.ui.table.trump_chip import halves

HIGH = 44
LEFT, RIGHT = 48, 12
"""What stands before the words, with the crown, and behind them, at 100 %."""


def contract_lines(
    contract: Contract, text_style: TextStyle, most: float
) -> tuple[tuple[str, str], float, bool]:
    """Return two lines, how large they are, and whether the crown stands before them.

    Where room is short the first line is told briefly, then the crown goes; if that does not help
    the second line goes, and the first breaks in two.
    """
    say, scale = text_style.wording.say, text_style.text_scale
    headline = say(contract.headline)
    detail = say(contract.detail) if contract.detail else ""
    large, small = font(1.07, 600, scale), font(0.86, 400, scale)
    with_crown, without = most - (LEFT + RIGHT) * scale, most - 2 * RIGHT * scale
    widest = max(map(partial(text_width, with_font=small), (detail, *map(say, contract.also))))
    for room, crowned in ((with_crown, True), (without, False)):
        if not detail or widest > room:
            continue
        for line in map(say, (contract.headline, *contract.briefly)):
            if text_width(line, large) <= room:
                return (line, detail), 1.07, crowned
    if text_width(headline, large) <= with_crown:
        return (headline, ""), 1.07, True
    two = halves(headline)
    for size in (0.93, 0.86, 0.79):
        wide = max(text_width(line, font(size, 600, scale)) for line in two)
        if wide <= with_crown:
            return two, size, True
        if wide <= without:
            return two, size, False
    return two, 0.79, False


def contract_chip(contract: Contract, text_style: TextStyle, dpr: float, most: float) -> QPixmap:
    """Paint who plays for what."""
    scale, colours = text_style.text_scale, text_style.colours
    (first, second), size, crowned = contract_lines(contract, text_style, most)
    broken = size < 1
    upper = font(size, 600, scale)
    lower = upper if broken else font(0.86, 400, scale)
    left = (LEFT if crowned else RIGHT) * scale
    width = left + max(text_width(first, upper), text_width(second, lower)) + RIGHT * scale
    height = HIGH * scale

    def draw(painter: QPainter) -> None:
        if colours.shadows:
            soft = shadow(round(width), round(height), height / 2, 5, 2, 0.36, dpr)
            painter.drawPixmap(PAD - 5, -5, soft)
        area = QRectF(PAD, 0, width, height)
        plate(painter, area, colours.plate, colours.line2, height / 2, colours.border)
        if crowned:
            _crown(painter, QPointF(PAD + height / 2, height / 2), text_style, dpr)
        lines = [(first, upper, colours.text), (second, lower, colours.text2)]
        for (text, type_, ink), y in zip(lines, (18.5, 35) if second else (27,), strict=False):
            painter.setFont(type_)
            painter.setPen(QColor(colours.text if broken else ink))
            painter.drawText(QPointF(PAD + left, y * scale), text)

    return drawn(QSizeF(width + 2 * PAD, height + 8), dpr, draw)


def _crown(painter: QPainter, at: QPointF, text_style: TextStyle, dpr: float) -> None:
    radius, side = 16 * text_style.text_scale, round(18 * text_style.text_scale)
    painter.setPen(QPen(QColor(text_style.colours.gold), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(at, radius, radius)
    sign = icon_pixmap("crown", text_style.colours.gold, side, dpr)
    painter.drawPixmap(QPointF(at.x() - side / 2, at.y() - side / 2), sign)
