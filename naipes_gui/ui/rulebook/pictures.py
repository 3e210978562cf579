"""Diagrams as pictures: cards on felt, drawn from what the rules say of a position."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QImage, QPainter, QPen

from naipes_gui.core.cards import Card
from naipes_gui.core.diagram import Drawn
from naipes_gui.core.info import GameInfo
from naipes_gui.ui.shared.art import CardStyle, card_face, card_size
from naipes_gui.ui.shared.canvas import canvas, smooth_painter
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import BASE, FELTS

WIDE, CARD, PAD, GAP, ARROW = 372, 58, 9, 5, 26
"""Logical pixels at 100 %: a strip, how high its cards are, and what lies between them."""
RING = 3


def picture(drawn: Drawn, info: GameInfo, words: str, dpr: float) -> QImage:
    """Return the cards of a diagram, those that are picked out in a ring, and words below."""
    px = app_style().px
    inner, font = px(WIDE - 2 * PAD), _font()
    text = QFontMetrics(font).boundingRect(
        QRect(0, 0, inner - 2 * px(PAD), 1000), Qt.TextFlag.TextWordWrap, words
    )
    plate = text.height() + px(PAD)
    image = canvas(QSize(px(WIDE), px(CARD + 3 * PAD) + plate), dpr)
    painter = smooth_painter(image)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(FELTS[info.felt].mid))
    painter.drawRoundedRect(QRectF(0, 0, px(WIDE), image.deviceIndependentSize().height()), 10, 10)
    _paint_cards(painter, drawn, info, dpr)
    area = QRectF(px(PAD), px(CARD + 2 * PAD), inner, plate)
    _paint_words(painter, area, words, font)
    painter.end()
    return image


def _font() -> QFont:
    font = QFont()
    font.setPixelSize(app_style().px(BASE * 0.93))
    font.setWeight(QFont.Weight.DemiBold)
    return font


def _paint_words(painter: QPainter, area: QRectF, words: str, font: QFont) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(app_style().table.plate))
    painter.drawRoundedRect(area, 8, 8)
    painter.setPen(QColor(app_style().table.text))
    painter.setFont(font)
    pad = app_style().px(PAD)
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
    painter.drawText(area.adjusted(pad, 0, -pad, 0), flags, words)


def _paint_cards(painter: QPainter, drawn: Drawn, info: GameInfo, dpr: float) -> None:
    px = app_style().px
    deck = info.tile().deck
    style = CardStyle(deck=deck, marks=deck == "flowers")
    size = card_size(style, px(CARD))
    room = px(WIDE - 2 * PAD) - (px(ARROW) if drawn.led else 0)
    many = len(drawn.led) + len(drawn.cards)
    step = min(size.width() + px(GAP), (room - size.width()) / max(many - 1, 1))
    x = float(px(PAD))
    for card in drawn.led:
        painter.drawPixmap(QPointF(x, px(PAD)), card_face(card, style, size.height(), dpr))
        x += step
    if drawn.led:
        x += max(size.width() - step, 0)
        _paint_arrow(painter, x, px(PAD) + size.height() / 2)
        x += px(ARROW)
    for card in drawn.cards:
        _paint_card(painter, x, card, style, size, dim=card not in drawn.marked, dpr=dpr)
        x += step


def _paint_card(
    painter: QPainter, x: float, card: Card, style: CardStyle, size: QSize, *, dim: bool, dpr: float
) -> None:  # fmt: skip
    y = app_style().px(PAD)
    painter.drawPixmap(QPointF(x, y), card_face(card, style, size.height(), dpr, dim))
    if dim:
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(app_style().table.gold), RING))
    ring = QRectF(x, y, size.width(), size.height()).adjusted(-1, -1, 1, 1)
    painter.drawRoundedRect(ring, 5, 5)


def _paint_arrow(painter: QPainter, x: float, y: float) -> None:
    px = app_style().px
    painter.setPen(QPen(QColor(app_style().table.text), 2))
    end = x + px(ARROW - 7)
    painter.drawLine(QPointF(x + px(2), y), QPointF(end, y))
    for side in (-1, 1):
        painter.drawLine(QPointF(end - px(5), y + side * px(5)), QPointF(end, y))
