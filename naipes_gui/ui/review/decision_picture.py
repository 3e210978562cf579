"""Paints a decision: what lay open above the hand, with rings at the best move and at mine."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from naipes_gui.core.cards import Card
from naipes_gui.ui.review.decision import Decision, Mark, mark_name, on_the_table, your_hand
from naipes_gui.ui.shared.art import CardStyle, card_face, card_size
from naipes_gui.ui.shared.paint import drawn, font, ring, tag, text_width
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import INK, LIGHT, PAPER, Radius, Type

TAG, RAISED, BETWEEN, EDGE = 24, 8, 10, 8
"""Heights at 100 %: of what stands below a card, how far a marked one is raised, what lies between
two rows, and what rings need."""
TABLE = 0.44
"""The part of two rows that those cards have that are not the hand."""
CAPTION, ASIDE = 18, 30
"""At 100 %: how high the words are above two rows side by side, and what lies between the two."""
SEEN, INDEX, LEAST = 0.5, 0.32, 40
"""What part of a flower card the next one leaves free at least, and of one that has an index; and
how high cards are for all that."""
BESIDE, APART = 5, 3
SMALLER = 0.85
"""How large names at cards are beside other text."""


@dataclass(frozen=True, slots=True)
class _Row:
    """Cards that lie side by side, as far as there is room, else over one another."""

    cards: Sequence[Card]
    high: int
    wide: int
    step: float
    top: float

    @property
    def end(self) -> float:
        return self.step * (len(self.cards) - 1) + self.wide if self.cards else 0.0


class DecisionPicture:
    """Knows how cards look, and paints as high and no wider than it is told."""

    def __init__(self, cards: CardStyle, style: TextStyle, dpr: float) -> None:
        self._cards, self._style, self._dpr = cards, style, dpr

    def paint(self, decision: Decision, high: int, most: int, trump: str = "") -> QPixmap:
        """Return the picture: what lay open beside the hand, or above it where cards are larger so.

        What is trumps is told above what lies beside the hand, if at all.
        """
        rows, line = self._rows(decision, high, most), self._line(decision, high, most)
        if line and (len(rows) == 1 or line[0].high >= max(row.high for row in rows)):
            return self._paint_line(decision, high, line, trump)
        beside = max(2 * EDGE, self._tag_room(decision) - min(row.wide for row in rows))
        wide = max(row.end for row in rows) + beside

        def paint(painter: QPainter) -> None:
            for row in rows:
                self._draw(painter, row, decision, (wide - row.end) / 2)

        return drawn(QSizeF(wide, high), self._dpr, paint)

    def paint_marked(self, decision: Decision, high: int, most: int) -> QPixmap | None:
        """Return the cards of the two moves alone, the best ones first, if they are of any."""
        order = (Mark.SAME, Mark.BEST, Mark.BOTH, Mark.MINE, Mark.YOURS)
        found = sorted(decision.marks, key=lambda card: order.index(decision.marks[card]))
        if not found:
            return None
        row = self._row(found, high - 2 * EDGE, most, EDGE)

        def paint(painter: QPainter) -> None:
            for place, card in enumerate(found):
                self._lay(painter, row, card, EDGE + place * row.step, EDGE, decision.marks[card])

        return drawn(QSizeF(row.end + 2 * EDGE, high), self._dpr, paint)

    def _paint_line(
        self, decision: Decision, high: int, rows: Sequence[_Row], trump: str
    ) -> QPixmap:  # fmt: skip
        scale = self._style.text_scale
        type_ = font(Type.CAPTION, 600, scale)
        names = [your_hand() if row.cards is decision.hand else on_the_table() for row in rows]
        names[0] = " · ".join(filter(None, (names[0], trump)))
        named = [text_width(name, type_) for name in names]
        lefts = [float(EDGE)]
        for row, words in zip(rows[:-1], named, strict=False):
            lefts.append(lefts[-1] + max(row.end + ASIDE * scale, words + CAPTION * scale))
        edge = max(float(EDGE), self._tag_room(decision) - rows[-1].wide / 2)
        wide = lefts[-1] + max(rows[-1].end, named[-1]) + edge

        def paint(painter: QPainter) -> None:
            for row, left, words in zip(rows, lefts, names, strict=True):
                painter.setFont(type_)
                painter.setPen(QColor(self._style.colours.text2))
                painter.drawText(QPointF(left, 0.72 * CAPTION * scale), words)
                self._draw(painter, row, decision, left)

        return drawn(QSizeF(wide, high), self._dpr, paint)

    def _line(self, decision: Decision, high: int, most: int) -> list[_Row]:
        """Return all rows side by side and so high that enough is seen of every card."""
        scale, shown = self._style.text_scale, [*filter(None, (decision.table, decision.hand))]
        room = most - 2 * EDGE - ASIDE * scale * (len(shown) - 1)
        top = CAPTION * scale + RAISED + EDGE / 2
        apart = self._named_room(decision) if decision.table else 0.0
        seen = SEEN if self._cards.deck == "flowers" else INDEX
        for tall in range(round(high - top - self._below), LEAST, -2):
            wide = card_size(self._cards, tall).width()
            steps = _steps([len(row) for row in shown], room, wide, apart)
            if all(step >= seen * wide or len(row) == 1
                   for row, step in zip(shown, steps, strict=True)):  # fmt: skip
                return [_Row(row, tall, wide, step, top)
                        for row, step in zip(shown, steps, strict=True)]  # fmt: skip
        return []

    def _tag_room(self, decision: Decision) -> float:
        """Return how wide what stands below a single card may be."""
        tags = [*map(self._tag, decision.marks.values()),
                *map(self._owner_tag, decision.owners.values())]  # fmt: skip
        return max((made.deviceIndependentSize().width() for made in tags), default=1.0)

    def _rows(self, decision: Decision, high: int, most: int) -> list[_Row]:
        """Return what lay open above the hand."""
        room = high - self._below
        if not decision.table or not decision.hand:
            least = 0.0 if decision.hand else self._named_room(decision)
            cards = decision.hand or decision.table
            return [self._row(cards, room - RAISED, most, RAISED + EDGE / 2, least)]
        upper = round((room - BETWEEN - RAISED) * TABLE)
        table = self._row(decision.table, upper, most, EDGE / 2, self._named_room(decision))
        lower = room - upper - BETWEEN - RAISED
        return [table, self._row(decision.hand, lower, most, upper + BETWEEN + RAISED + EDGE)]

    @property
    def _below(self) -> int:
        return round(TAG * self._style.text_scale) + 2 * EDGE

    def _row(
        self, cards: Sequence[Card], high: int, most: int, top: float, least: float = 0.0
    ) -> _Row:  # fmt: skip
        wide = card_size(self._cards, high).width()
        room = (most - 2 * EDGE - wide) / max(1, len(cards) - 1)
        return _Row(cards, high, wide, min(max(wide + BESIDE, least), room), top)

    def _named_room(self, decision: Decision) -> float:
        """Return how far apart cards lie that have the names of their owners on them."""
        names = [self._owner_tag(name) for name in decision.owners.values()]
        wide = max((made.deviceIndependentSize().width() for made in names), default=0.0)
        return wide + APART if names else 0.0

    def _draw(self, painter: QPainter, row: _Row, decision: Decision, left: float) -> None:
        named, free = set[Mark](), 0.0
        for place, card in enumerate(row.cards):
            x, mark = left + place * row.step, decision.marks.get(card)
            y = row.top - (RAISED if mark and card in decision.hand else 0)
            self._lay(painter, row, card, x, max(2.0, y), mark)
        for place, card in enumerate(row.cards):
            if (owner := decision.owners.get(card)) is not None:
                self._owner(painter, owner, row, left + place * row.step)
            mark = decision.marks.get(card)
            # What is captured is named by its ring: its name stands at the card that captures it.
            if mark is not None and mark not in named and card in decision.hand:
                named.add(mark)
                made = self._tag(mark)
                wide = made.deviceIndependentSize().width()
                middle = left + place * row.step + (row.wide - wide) / 2
                # Beside small cards one name lies where the one before it ends.
                free = max(free, middle)
                painter.drawPixmap(QPointF(free, row.top + row.high + 4), made)
                free += wide + APART

    def _lay(
        self, painter: QPainter, row: _Row, card: Card, x: float, y: float, mark: Mark | None
    ) -> None:  # fmt: skip
        painter.drawPixmap(QPointF(x, y), card_face(card, self._cards, row.high, self._dpr))
        if mark is not None:
            self._ring(painter, mark, row, x, y)

    def _ring(self, painter: QPainter, mark: Mark, row: _Row, x: float, y: float) -> None:
        ground, _ = self._inks(mark)
        # Dashed, too, for whoever cannot tell the colours.
        dashes = (2.0, 1.2) if mark in (Mark.YOURS, Mark.MINE) else None
        made = ring(row.wide, row.high, row.wide * Radius.CARD, ground, 1, self._dpr, dashes)
        painter.drawPixmap(QPointF(x - 7, y - 7), made)

    def _owner(self, painter: QPainter, name: str, row: _Row, x: float) -> None:
        """Write whose a card is over its foot: what it is stands at its head."""
        made = self._owner_tag(name)
        size = made.deviceIndependentSize()
        middle = x + (row.wide - size.width()) / 2
        painter.drawPixmap(QPointF(max(0.0, middle), row.top + row.high - size.height() + 4), made)

    def _owner_tag(self, name: str) -> QPixmap:
        colours, scale = self._style.colours, self._style.text_scale * SMALLER
        return tag(name, colours.plate, colours.text, colours.line, 600, scale, self._dpr, 12.0)

    def _tag(self, mark: Mark) -> QPixmap:
        ground, ink = self._inks(mark)
        return tag(mark_name(mark), ground, ink, "", 600, self._style.text_scale, self._dpr, 14.0)

    def _inks(self, mark: Mark) -> tuple[str, str]:
        if mark is Mark.MINE:
            return PAPER, INK
        return (LIGHT.negative, PAPER) if mark is Mark.YOURS else (self._style.colours.gold, INK)


def _steps(many: Sequence[int], room: float, wide: float, apart: float) -> list[float]:
    """Return how far the cards of each row lie apart; those of the first at least so far."""
    even = (room - len(many) * wide) / max(1, sum(many) - len(many))
    first = max(min(even, wide + BESIDE), apart)
    left = room - first * (many[0] - 1) - len(many) * wide
    return [first, *(min(left / max(1, cards - 1), wide + BESIDE) for cards in many[1:])]
