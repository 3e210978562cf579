"""How the suit of trumps is shown on the felt."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from naipes_gui.core.face import Trump
from naipes_gui.core.text import translate
from naipes_gui.core.wording import labelled, suit_name
from naipes_gui.ui.shared.art import pip
from naipes_gui.ui.shared.paint import drawn, elided, font, plate, text_width
from naipes_gui.ui.shared.shadows import shadow
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import PAPER
from naipes_gui.ui.table.plates import PAD


def trump_chip(
    trump: Trump, text_style: TextStyle, dpr: float, most: float = float("inf")
) -> QPixmap:
    """Paint the trump suit, or how it will be known, in two lines where one is too wide."""
    scale, colours = text_style.text_scale, text_style.colours
    first, second = translate("table", "Trumps"), _trump_name(trump, text_style)
    if trump.never and not trump.suit:
        # That there are none says of what.
        first = ""
    small, large = font(0.86, 400, scale), font(1.07, 600, scale)
    left = 62 * scale
    if left + text_width(second, large) > most:
        small = large = font(0.86, 600, scale)
        told = labelled(first, second[:1].lower() + second[1:]) if first else second
        first, second = halves(told)
    width = min(most, left + max(text_width(first, small), text_width(second, large)))
    height = 44 * scale

    def draw(painter: QPainter) -> None:
        if colours.shadows:
            soft = shadow(round(width), round(height), height / 2, 5, 2, 0.36, dpr)
            painter.drawPixmap(PAD - 5, PAD - 5 - PAD, soft)
        area = QRectF(PAD, 0, width, height)
        line = colours.line2
        plate(painter, area, colours.plate, line, height / 2, colours.border, not trump.suit)
        _trump_disc(painter, trump, QPointF(PAD + height / 2, height / 2), text_style, dpr)
        x, room = PAD + 48 * scale, width - 54 * scale
        for text, type_, ink, y in (
            (first, small, colours.text2, 17),
            (second, large, colours.text, 35 if first else 28),
        ):
            painter.setFont(type_)
            painter.setPen(QColor(colours.text if small == large else ink))
            painter.drawText(QPointF(x, y * scale), elided(text, type_, room))

    return drawn(QSizeF(width + 2 * PAD, height + 8), dpr, draw)


def halves(text: str) -> tuple[str, str]:
    """Return a text in two lines as equal as its words allow."""
    words = text.split(" ")
    cuts = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words) + 1)]
    return min(cuts, key=lambda cut: max(len(cut[0]), len(cut[1])))


def _trump_name(trump: Trump, text_style: TextStyle) -> str:
    if trump.suit:
        return suit_name(trump.suit).capitalize()
    return text_style.wording.say(trump.note) if trump.note else "?"


def _trump_disc(
    painter: QPainter, trump: Trump, at: QPointF, text_style: TextStyle, dpr: float
) -> None:
    radius = 17 * text_style.text_scale
    painter.setPen(QPen(QColor(text_style.colours.gold), 2))
    painter.setBrush(QColor(PAPER) if trump.suit else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(at, radius - 1, radius - 1)
    if trump.suit:
        side = round(20 * text_style.text_scale)
        sign = pip(trump.suit, side, dpr, text_style.four_colours)
        painter.drawPixmap(QPointF(at.x() - side / 2, at.y() - side / 2), sign)
        return
    if trump.never:
        reach = (radius - 1) / 2**0.5
        painter.setPen(QPen(QColor(text_style.colours.text2), 3))
        painter.drawLine(at + QPointF(-reach, reach), at + QPointF(reach, -reach))
        return
    painter.setFont(font(1.14, 700, text_style.text_scale))
    area = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    painter.setPen(QColor(text_style.colours.text2))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "?")
