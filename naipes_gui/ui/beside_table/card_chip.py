"""A card as a small piece of paper with its index and its suit."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from naipes_gui.core.text import SPANISH, shown_suits
from naipes_gui.core.wording import printed, suit_signs
from naipes_gui.ui.shared.art import pip
from naipes_gui.ui.shared.paint import drawn, font, plate, text_width
from naipes_gui.ui.shared.theme import PAPER, TablePalette

CHIP, HIGH, EDGE = 33, 22, 4
"""How wide a chip is at least, how high, and how far its words keep from its edge, at 100 %."""


def chip(text: str, ink: str, gold: str, scale: float, dpr: float) -> QPixmap:
    """Return a card by its index and its glyph, ringed in gold if it wins."""
    suit, glyph = next(((s, g) for s, g in suit_signs().items() if g in text), ("", ""))
    index, type_ = printed(text.replace(glyph, "")) if glyph else text, font(1.0, 700, scale)
    side, wide = round(12 * scale), text_width(index, type_)
    words = wide + (side + 2 if glyph else 0)
    size = QSizeF(max(CHIP * scale, words + 2 * EDGE * scale), HIGH * scale)
    left = (size.width() - words) / 2

    def paint(painter: QPainter) -> None:
        area = QRectF(QPointF(0, 0), size)
        plate(painter, area, PAPER, gold, 4, 2.0)
        painter.setFont(type_)
        painter.setPen(QColor(ink))
        painter.drawText(QRectF(left, 0, wide + 2, size.height()), Qt.AlignmentFlag.AlignVCenter,
                         index)  # fmt: skip
        if glyph:
            at = QPointF(left + wide + 2, (size.height() - side) / 2)
            painter.drawPixmap(at, _inked(suit, ink, side, dpr))

    return drawn(QSizeF(size.width() + 1, size.height() + 1), dpr, paint)


def empty_chip(colours: TablePalette, scale: float, dpr: float) -> QPixmap:
    """Return the place of a card that is still to come."""
    size = QSizeF(CHIP * scale, HIGH * scale)

    def paint(painter: QPainter) -> None:
        area = QRectF(QPointF(0, 0), size)
        plate(painter, area, colours.panel, colours.line2, 4, 1.0, dashed=True)

    return drawn(QSizeF(size.width() + 1, size.height() + 1), dpr, paint)


def _inked(suit: str, ink: str, side: int, dpr: float) -> QPixmap:
    sign = QPixmap(pip(suit, side, dpr))
    if shown_suits() == SPANISH:
        return sign
    painter = QPainter(sign)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(sign.rect(), QColor(ink))
    painter.end()
    return sign
