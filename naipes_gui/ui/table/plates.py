"""How plates, chips and bars on the felt are painted."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase
from naipes_gui.ui.shared.art import icon_pixmap
from naipes_gui.ui.shared.paint import drawn, font, plate, text_width
from naipes_gui.ui.shared.suit_inks import on_paper
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import CREAM, Radius, TablePalette

PAD = 12
"""Room around a plate for its shadow and the dealer token."""
LEVELS = {"beginner": 1, "club": 2, "expert": 3, "master": 4}
PORTRAIT = 44
HELD = phrase("table", "Cards in the hand")
ON_TOP = phrase("table", "{name} · on top")
LEADS = phrase("table", "{name} is winning")
YOU_LEAD = phrase("table", "You are winning")
TAKES = phrase("table", "{name} wins")
YOU_TAKE = phrase("table", "You win")


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits in a seat, as plates show it."""

    seat: Seat
    name: str
    portrait: str
    level: str = ""
    style: str = ""


def step_bar_width(names: tuple[str, ...], text_style: TextStyle) -> float:
    """Return how wide the phase bar is."""
    scale = text_style.text_scale
    type_ = font(1.0, 600, scale)
    steps = sum(text_width(n, type_) + 26 * scale for n in names)
    return steps + 22 * scale * (len(names) - 1) + 8


def step_bar(names: tuple[str, ...], present: int, text_style: TextStyle, dpr: float) -> QPixmap:
    """Paint the steps of a hand, the present one in gold."""
    scale, colours = text_style.text_scale, text_style.colours
    width, height = step_bar_width(names, text_style), 38 * scale
    type_ = font(1.0, 600, scale)

    def draw(painter: QPainter) -> None:
        border = colours.line if colours.border == 1 else colours.line2
        plate(
            painter, QRectF(0, 0, width, height), colours.plate, border, height / 2, colours.border
        )
        painter.setFont(type_)
        x = 4.0
        for i, name in enumerate(names):
            wide = text_width(name, type_) + 26 * scale
            pill = QRectF(x, 4, wide, height - 8)
            if i == present:
                plate(painter, pill, colours.gold, "", (height - 8) / 2)
            painter.setPen(QColor(_step_ink(i, present, colours)))
            painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, name)
            x += wide
            if i < len(names) - 1:
                side = round(14 * scale)
                sign = icon_pixmap("right", colours.text3, side, dpr)
                painter.drawPixmap(QPointF(x + 4 * scale, (height - side) / 2), sign)
                x += 22 * scale

    return drawn(QSizeF(width, height), dpr, draw)


def _step_ink(i: int, present: int, colours: TablePalette) -> str:
    if i == present:
        return colours.on_gold
    return colours.mint if i < present else colours.text2


def slot(width: float, height: float, dpr: float, strength: float = 0.45) -> QPixmap:
    """Paint the dashed outline of an empty place, or of what may be taken from it."""

    def draw(painter: QPainter) -> None:
        line = QColor(CREAM)
        line.setAlphaF(strength)
        pen = QPen(line, 1.0 + strength)
        pen.setDashPattern([3, 3])
        painter.setPen(pen)
        radius = width * Radius.CARD
        painter.drawRoundedRect(QRectF(1, 1, width - 2, height - 2), radius, radius)

    return drawn(QSizeF(width, height), dpr, draw)


def paper_inks(text_style: TextStyle) -> dict[str, str]:
    """Return the inks of suits on paper."""
    return on_paper(text_style.four_colours)
