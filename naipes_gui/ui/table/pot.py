"""A pile of chips that adds up to what lies in the pot."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from naipes_gui.core.figures import whole
from naipes_gui.ui.shared.art import picture
from naipes_gui.ui.shared.paint import drawn, font, plate, text_width
from naipes_gui.ui.shared.text_style import TextStyle

VALUES = (50, 25, 10, 5, 1)
MOST = 12
"""So many chips are drawn at most; the number is the truth."""
IN_ROW, SMALL, APART = 2, 22, 12
"""On a low felt so many lie before the name, so large, each so far beside the one before."""


def chips(amount: int) -> list[int]:
    """Return the fewest chips that make an amount, the dearest first, at most twelve."""
    made: list[int] = []
    for value in VALUES:
        count = min(amount // value, MOST - len(made))
        made += [value] * count
        amount -= value * count
    return made


def pot(
    name: str, amount: int, text_style: TextStyle, dpr: float, *, flat: bool = False, row: int = 0
) -> QPixmap:
    """Paint the chips in columns of one value, and under them the name and the number.

    Where the felt is low, a row of so many of the dearest lies before the name.
    """
    scale = text_style.text_scale
    side = round(34 * scale)
    columns = [[v for v in chips(amount) if v == value] for value in VALUES]
    columns = [column for column in columns if column and not flat]
    caption, figure = font(0.93, 400, scale), font(1.07, 700, scale)
    before = chips(amount)[:row]
    lead = (SMALL + APART * (len(before) - 1) - 4) * scale if before else 0.0
    pill = lead + text_width(name, caption) + text_width(whole(amount), figure) + 34 * scale
    wide = max(pill, len(columns) * (side + 3)) + 4
    pile = 0 if flat else side + 5 * max((len(c) for c in columns), default=1) + 10
    tall = pile + 30 * scale

    def draw(painter: QPainter) -> None:
        left = (wide - len(columns) * (side + 3)) / 2
        _pile(painter, columns, QPointF(left, tall - 34 * scale - side - 6), side, dpr)
        area = QRectF((wide - pill) / 2, tall - 30 * scale, pill, 28 * scale)
        plate(painter, area, text_style.colours.plate, text_style.colours.line, 14 * scale)
        inner = area.adjusted(14 * scale, 0, -14 * scale, 0)
        small = round(SMALL * scale)
        for i, value in enumerate(before):
            at = QPointF(inner.left() + (i * APART - 10) * scale, area.center().y() - small / 2)
            painter.drawPixmap(at, picture("table", f"chip_{value}", small, small, dpr))
        inner.setLeft(inner.left() + lead)
        painter.setFont(caption)
        painter.setPen(QColor(text_style.colours.text2))
        painter.drawText(inner, Qt.AlignmentFlag.AlignVCenter, name)
        painter.setFont(figure)
        painter.setPen(QColor(text_style.colours.text))
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(inner, right, whole(amount))

    return drawn(QSizeF(wide, tall), dpr, draw)


def _pile(painter: QPainter, columns: list[list[int]], at: QPointF, side: int, dpr: float) -> None:
    """Paint columns of chips beside each other, every other one a little nearer."""
    for i, column in enumerate(columns):
        for k, value in enumerate(column):
            above = at + QPointF(i * (side + 3), 6 * (i % 2) - 5 * k)
            painter.drawPixmap(above, picture("table", f"chip_{value}", side, side, dpr))
