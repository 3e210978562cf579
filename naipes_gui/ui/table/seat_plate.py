"""How the plate of a seat is painted."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from naipes_gui.ui.shared.art import face, icon_pixmap, picture
from naipes_gui.ui.shared.paint import drawn, font, plate, text_width
from naipes_gui.ui.shared.pips import bars, pip_row
from naipes_gui.ui.shared.shadows import shadow
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import INK, PAPER, Radius
from naipes_gui.ui.table.plate_text import (
    MARK,
    PlateContent,
    PlateText,
    bid_height,
    bid_width,
    figure_text,
    figures_width,
    left_edge,
    lines_at,
    plate_text,
    token_box,
    token_room,
)
from naipes_gui.ui.table.plates import PAD


def seat_plate(content: PlateContent, text_style: TextStyle, dpr: float) -> QPixmap:
    """Paint the plate of a seat, with the dealer token over its corner."""
    width, height, colours = content.width, content.height, text_style.colours

    def draw(painter: QPainter) -> None:
        if colours.shadows:
            soft = shadow(round(width), round(height), Radius.PLATE, 5, 2, 0.36, dpr)
            painter.drawPixmap(PAD - 5, PAD - 5, soft)
        border, line = (colours.gold, 2) if content.turn else (colours.line, colours.border)
        plate(painter, QRectF(PAD, PAD, width, height), colours.plate, border, Radius.PLATE, line)
        painter.translate(PAD, PAD)
        _Writing(painter, content, text_style, dpr).write()
        if content.dealer:
            token = token_box(content, text_style.text_scale)
            side = round(token.width)
            painter.drawPixmap(
                QPointF(token.x, token.y), picture("table", "dealer", side, side, dpr)
            )

    return drawn(QSizeF(width + 2 * PAD, height + 2 * PAD), dpr, draw)


class _Writing:
    """Writes the content of a plate on it, as far as there is room."""

    def __init__(
        self, painter: QPainter, content: PlateContent, text_style: TextStyle, dpr: float
    ) -> None:
        self._painter, self._content = painter, content
        self._text_style, self._dpr, self._scale = text_style, dpr, text_style.text_scale
        self._text: PlateText = plate_text(content, text_style)
        self._left = left_edge(self._text.portrait, self._scale)
        self._upper, self._lower = (
            content.height * part for part in lines_at(self._text, bid=bool(content.bid))
        )

    def write(self) -> None:
        content, text = self._content, self._text
        if text.portrait:
            self._portrait(text.portrait)
        self._name()
        if content.bid and text.bid_above:
            wide = bid_width(content, self._text_style, crown=text.crown)
            edge = content.width - 9 - token_room(content, self._scale)
            self._bid(edge - wide, self._upper)
        elif content.bid:
            self._bid(self._left, self._lower)
        self._figures()
        if content.marks:
            tall = MARK * self._scale
            at = QPointF(self._left, self._lower - tall / 2)
            pip_row(self._painter, at, *content.marks, tall, self._text_style.colours)
        elif text.below:
            self._word(text.below, self._left, self._lower, turn=content.turn)

    def _portrait(self, side: int) -> None:
        colours, who = self._text_style.colours, self._content.seat_info.portrait
        rim = (colours.gold, 3.0) if self._content.turn else (colours.line2, 1.5)
        top = (self._content.height - side) / 2
        self._painter.drawPixmap(QPointF(7, top), face(who, side, self._dpr, *rim))

    def _name(self) -> None:
        colours, scale, text = self._text_style.colours, self._scale, self._text
        type_ = font(1.07, 600, scale)
        self._painter.setFont(type_)
        self._painter.setPen(QColor(colours.text))
        self._painter.drawText(QPointF(self._left, self._upper + 5 * scale), text.name)
        x = self._left + text_width(text.name, type_) + 8
        if text.dots:
            bars(self._painter, QPointF(x, self._upper), text.dots, 4, 7 * scale, colours.text2)
            x += 44 * scale
        if text.beside:
            self._word(text.beside, x, self._upper, turn=False)

    def _bid(self, x: float, y: float) -> None:
        """Paint a bid as a small plate: on paper, the highest in gold with a crown."""
        content, scale, colours = self._content, self._scale, self._text_style.colours
        high, crown = bid_height(content.height, scale), self._text.crown
        wide = bid_width(content, self._text_style, crown=crown)
        area = QRectF(x, y - high / 2, wide, high)
        plate(self._painter, area, colours.gold if content.top else PAPER, "", 7 * scale)
        inner = area.adjusted(8 * scale, 0, -8 * scale, 0)
        if crown:
            side = round(15 * scale)
            sign = icon_pixmap("crown", INK, side, self._dpr)
            self._painter.drawPixmap(QPointF(inner.x(), y - side / 2), sign)
            inner.setLeft(inner.left() + 20 * scale)
        self._painter.setFont(font(1.0, 600, scale))
        self._painter.setPen(QColor(INK))
        self._painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, content.bid)

    def _word(self, word: str, x: float, y: float, *, turn: bool) -> None:
        colours = self._text_style.colours
        self._painter.setFont(font(self._text.words, 400, self._scale))
        self._painter.setPen(QColor(colours.gold if turn else colours.text2))
        self._painter.drawText(QPointF(x, y + 4.5 * self._scale), word)

    def _figures(self) -> None:
        """Draw icons with numbers up to the right edge."""
        content, part = self._content, self._text.figures
        scale, colours = self._scale * part, self._text_style.colours
        type_ = font(0.93, 600, scale)
        self._painter.setFont(type_)
        side = round(15 * scale)
        x = content.width - 10 - figures_width(content.figures, self._text_style, part)
        for figure in content.figures:
            sign = icon_pixmap(figure.icon, colours.text3, side, self._dpr)
            self._painter.drawPixmap(QPointF(x, self._lower - side / 2), sign)
            self._painter.setPen(QColor(colours.text))
            text = figure_text(figure, self._text_style)
            self._painter.drawText(QPointF(x + side + 5, self._lower + 4.5 * scale), text)
            x += side + 5 + text_width(text, type_) + 12 * scale
