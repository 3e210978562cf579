"""The last turns at a flower table, told by the cards themselves: whose, what, and what it brought.

Who has never seen a flower card knows none of their names.
"""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from naipes_gui.core import figures
from naipes_gui.core.table import Seat
from naipes_gui.core.turns import Group, Turn
from naipes_gui.ui.shared.art import CardStyle, card_back, card_face, card_size, face
from naipes_gui.ui.shared.paint import drawn, font, plate, text_width
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table.captures import POINTS
from naipes_gui.ui.table.plates import SeatInfo

CARD = 40
"""How high its cards are at 100 %."""
PAD = 3
GAP = 6
BETWEEN = 20
"""What lies between two turns."""
OVER = 0.22
"""How much of a card the next one of its group covers."""
PEEK = 0.36
"""How much of the pack is seen behind a card that came from it."""


def tells_all(turns: Sequence[Turn]) -> bool:
    """Tell whether the cards of turns say everything that was done in them."""
    return bool(turns) and all(turn.groups for turn in turns)


class TurnPictures:
    """Turns in a row, the latest last: a face, the cards of a hand, and those of the stock."""

    def __init__(
        self, turns: Sequence[Turn], seats: Mapping[Seat, SeatInfo], cards: CardStyle,
        size: float, style: TextStyle, width: float, dpr: float,
    ) -> None:  # fmt: skip
        self._seats, self._cards = seats, cards
        self._scale, self._style, self._dpr = size * style.text_scale, style, dpr
        self._high = round(CARD * self._scale)
        self._wide = card_size(cards, self._high).width()
        self._side = round(0.72 * self._high)
        self._font = font(size, 600, style.text_scale)
        self._pad, self._margin = PAD * self._scale, 2 * GAP * self._scale
        self.rows = self._in_rows(turns, width)
        """One, or more where not all of them have room beside each other."""
        self.width = max(map(self._row_width, self.rows))
        self.height = len(self.rows) * (self._high + self._pad) + self._pad
        self._made: QPixmap | None = None

    def picture(self) -> QPixmap:
        """Return the turns on their plate."""
        if self._made is None:
            self._made = drawn(QSizeF(self.width, self.height), self._dpr, self._paint)
        return self._made

    def _in_rows(self, turns: Sequence[Turn], width: float) -> list[list[Turn]]:
        rows: list[list[Turn]] = [[]]
        for turn in turns:
            if rows[-1] and self._row_width([*rows[-1], turn]) > width:
                rows.append([])
            rows[-1].append(turn)
        return rows

    def _row_width(self, turns: Sequence[Turn]) -> float:
        between = BETWEEN * self._scale * (len(turns) - 1)
        return sum(map(self._turn_width, turns)) + between + 2 * self._margin

    def _turn_width(self, turn: Turn) -> float:
        gap = GAP * self._scale
        return self._side + sum(gap + self._group_width(group) for group in turn.groups)

    def _group_width(self, group: Group) -> float:
        """Return how wide cards that went together are, with the points they brought."""
        cards = self._wide * (1 + (1 - OVER) * (len(group.cards) - 1))
        behind = PEEK * self._wide if group.from_stock else 0.0
        brought = _brought(group)
        return cards + behind + (text_width(brought, self._font) + 4 if brought else 0.0)

    def _paint(self, painter: QPainter) -> None:
        colours = self._style.colours
        area = QRectF(0, 0, self.width, self.height)
        plate(painter, area, colours.plate, colours.line, min(16.0, self.height / 2))
        for nth, row in enumerate(self.rows):
            x, top = self._margin, self._pad + nth * (self._high + self._pad)
            for turn in row:
                x = self._turn(painter, turn, x, top) + BETWEEN * self._scale

    def _turn(self, painter: QPainter, turn: Turn, x: float, top: float) -> float:
        """Paint whose turn it was and its cards, and return where they end."""
        who = self._seats[turn.seat].portrait
        portrait = face(who, self._side, self._dpr, self._style.colours.line2, 1.5)
        painter.drawPixmap(QPointF(x, top + (self._high - self._side) / 2), portrait)
        x += self._side
        for group in turn.groups:
            x = self._group(painter, group, x + GAP * self._scale, top)
        return x

    def _group(self, painter: QPainter, group: Group, x: float, top: float) -> float:
        """Paint cards that went together, and return where they end."""
        if group.from_stock:
            back = card_back(self._cards, self._high, self._dpr)
            painter.drawPixmap(QPointF(x, top), back)
            x += PEEK * self._wide
        for card in group.cards:
            front = card_face(card, self._cards, self._high, self._dpr)
            painter.drawPixmap(QPointF(x, top), front)
            x += (1 - OVER) * self._wide
        x += OVER * self._wide
        if brought := _brought(group):
            painter.setFont(self._font)
            painter.setPen(QColor(self._style.colours.mint))
            wide = text_width(brought, self._font) + 4
            middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
            painter.drawText(QRectF(x, top, wide, self._high), middle, brought)
            x += wide
        return x


def _brought(group: Group) -> str:
    """Return what captured cards count, with its sign; nothing of one that stays in the field."""
    if not group.is_captured:
        return ""
    return figures.signed(sum(POINTS.get(card.kind, 0) for card in group.cards))
