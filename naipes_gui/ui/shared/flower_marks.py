"""The number of the month and a sign for the class, which real flower cards do not have."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from naipes_gui.core.cards import Card
from naipes_gui.core.flowers import BLUE_RIBBONS
from naipes_gui.ui.shared.theme import BLUE_SLIP, GOLD_DISC, INK, LIT_DISC, PAPER, RED_DISC

WHOLE, NUMBER = 62, 46
"""From so high a card on there is room for both, or for the month alone."""
TWO_DIGITS = 0.2
"""By how much of its height the mark of the months from October on is wider."""
LARGE = 20.5
"""How high the mark is at least for whoever wants large words."""


def mark(
    painter: QPainter, card: Card, height: int, *, large: bool = False, lit: bool = False
) -> None:
    """Write month and class into the upper left corner of a card, as far as it has room.

    The month alone stands in the lower left corner: above it would hide the moon, of which little
    else tells it from chaff. It is ``lit`` on cards that take one another now.
    """
    if height < NUMBER:
        return
    side = max(LARGE if large and height >= WHOLE else 15.5, height * 0.15)
    plate = QPainterPath()
    # Two digits take more of it: the sign stands clear of them.
    further = TWO_DIGITS if int(card.month) > 9 else 0.0
    wide = 1.85 + further if height >= WHOLE else 1.2
    top = 3 if height >= WHOLE else height - 3 - side
    plate.addRoundedRect(QRectF(3, top, side * wide, side), side / 3, side / 3)
    painter.fillPath(plate, QColor(LIT_DISC if lit else PAPER))
    painter.setPen(QColor(INK))
    if lit:
        painter.drawPath(plate)
    number = QFont()
    number.setPixelSize(round(side * 0.78))
    number.setBold(True)
    painter.setFont(number)
    area = QRectF(3, top, side * (1.1 + further / 2), side)
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(int(card.month)))
    if height >= WHOLE:
        at = QPointF(3 + side * (1.42 + further), 3 + side / 2)
        if lit and card.kind == "H":
            # Gold on gold: its sun has a rim.
            painter.setBrush(QColor(INK))
            painter.drawEllipse(at, side * 0.4, side * 0.4)
        slip = BLUE_SLIP if card in BLUE_RIBBONS else RED_DISC
        class_sign(painter, card.kind, at, side * 0.27, slip)


def class_sign(
    painter: QPainter, kind: str, at: QPointF, radius: float, slip: str = RED_DISC
) -> None:
    """Draw a sun for a bright, a wing for an animal, a slip for a ribbon, a dot for chaff.

    The ``slip`` has the colour of the ribbon that lies there, or that of most.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    if kind == "H":
        painter.setBrush(QColor(GOLD_DISC))
        painter.drawEllipse(at, radius * 1.25, radius * 1.25)
    elif kind == "T":
        painter.setBrush(QColor(INK))
        wing = QPainterPath(QPointF(at.x() - radius * 1.3, at.y() + radius))
        for x, y in ((0.0, -1.2), (1.3, 1.0), (0.0, 0.2)):
            wing.lineTo(at.x() + radius * x, at.y() + radius * y)
        wing.closeSubpath()
        painter.drawPath(wing)
    elif kind == "R":
        painter.setBrush(QColor(slip))
        painter.drawRect(
            QRectF(at.x() - radius * 0.6, at.y() - radius * 1.3, radius * 1.2, radius * 2.6)
        )
    else:
        painter.setBrush(QColor(INK))
        painter.drawEllipse(at, radius * 0.6, radius * 0.6)
