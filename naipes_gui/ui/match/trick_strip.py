"""A trick in a strip: its cards in the order of play, with names, the winner crowned."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from naipes_gui.core.cards import Card
from naipes_gui.core.table import Seat
from naipes_gui.core.text import translate
from naipes_gui.core.turns import Trick
from naipes_gui.ui.shared.art import CardStyle, card_face, card_size, icon_pixmap
from naipes_gui.ui.shared.paint import drawn, font, plate, ring, text_width
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import Radius

CARDS = 60, 50, 40
"""How high its cards may be at 100 %: as high as there is room for."""
GAP, MARGIN = 14, 16
CROWN = 16


def trick_strip(
    trick: Trick, names: Mapping[Seat, str], cards: CardStyle, text_style: TextStyle,
    width: float, dpr: float, high: int = CARDS[0],
) -> QPixmap:  # fmt: skip
    """Return the strip with cards so high at 100 %; where it is narrow, the names lie below."""
    strip = _Strip(trick, names, cards, text_style, width, high)
    return drawn(strip.size, dpr, lambda painter: strip.paint(painter, dpr))


class _Strip:
    def __init__(
        self, trick: Trick, names: Mapping[Seat, str], cards: CardStyle, text_style: TextStyle,
        width: float, high: int,
    ) -> None:  # fmt: skip
        self._trick, self._names, self._cards, self._style = trick, names, cards, text_style
        self._scale = text_style.text_scale
        self._high, self._pad = round(high * self._scale), high // 6
        self._wide = card_size(cards, self._high).width()
        self._title = (
            translate("table", "Last"),
            translate("table", "Trick {number}").format(number=trick.number),
        )
        self._beside = self._total(beside=True) <= width
        line = 0 if self._beside else 20 * self._scale
        self.size = QSizeF(self._total(beside=self._beside), self._high + 2 * self._pad + line)

    def _name_width(self, seat: Seat) -> float:
        return text_width(self._names[seat], font(0.93, 600, self._scale))

    def _cell(self, seat: Seat, *, beside: bool) -> float:
        name = self._name_width(seat)
        return self._wide + 8 + name + GAP if beside else max(self._wide, name) + GAP

    def _head(self) -> float:
        return max(text_width(part, font(1.0, 600, self._scale)) for part in self._title) + 22

    def _total(self, *, beside: bool) -> float:
        cells = (self._cell(seat, beside=beside) for seat, _ in self._trick.plays)
        return 2 * MARGIN + self._head() + sum(cells)

    def paint(self, painter: QPainter, dpr: float) -> None:
        colours, area = self._style.colours, QRectF(QPointF(0, 0), self.size)
        plate(painter, area, colours.plate, colours.line2, Radius.PLATE)
        middle = self._pad + self._high / 2
        for text, weight, ink, up in (
            (self._title[0], 400, colours.text2, -4), (self._title[1], 600, colours.text, 16)
        ):  # fmt: skip
            painter.setFont(font(0.96, weight, self._scale))
            painter.setPen(QColor(ink))
            painter.drawText(QPointF(MARGIN, middle + up * self._scale), text)
        x = MARGIN + self._head()
        for seat, card in self._trick.plays:
            self._play(painter, seat, card, x, dpr)
            x += self._cell(seat, beside=self._beside)

    def _play(self, painter: QPainter, seat: Seat, card: Card, x: float, dpr: float) -> None:
        wins, colours = card == self._trick.taken.card, self._style.colours
        room = self._cell(seat, beside=self._beside) - GAP
        left = x if self._beside else x + (room - self._wide) / 2
        painter.drawPixmap(QPointF(left, self._pad), card_face(card, self._cards, self._high, dpr))
        if wins:
            made = ring(self._wide, self._high, self._wide * Radius.CARD, colours.gold, 1, dpr)
            painter.drawPixmap(QPointF(left - 7, self._pad - 7), made)
        painter.setFont(font(0.93, 600 if wins else 400, self._scale))
        painter.setPen(QColor(colours.text if wins else colours.text2))
        at = QPointF(left + self._wide + 8, self._pad + self._high / 2 + 4 * self._scale)
        if not self._beside:
            name = self._name_width(seat)
            at = QPointF(x + (room - name) / 2, self._pad + self._high + 16 * self._scale)
        painter.drawText(at, self._names[seat])
        if wins:
            crown = icon_pixmap("crown", colours.gold, round(CROWN * self._scale), dpr)
            top = (
                at + QPointF(0, 4)
                if self._beside
                else QPointF(left + self._wide / 2 - 8, self._pad)
            )
            painter.drawPixmap(top, crown)
