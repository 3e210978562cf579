"""Paints a decision: what lay open above the hand, with rings at the best move and at mine."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from naipes_gui.core.cards import Card
from naipes_gui.ui.review.decision import Decision, Mark, mark_name
from naipes_gui.ui.shared.art import CardStyle, card_face, card_size
from naipes_gui.ui.shared.paint import drawn, ring, tag
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import INK, LIGHT, PAPER, Radius

TAG, RAISED, BETWEEN, EDGE = 24, 8, 10, 8
"""Heights at 100 %: of what stands below a card, how far a marked one is raised, what lies between
two rows, and what rings need."""
TABLE = 0.44
"""The part of two rows that those cards have that are not the hand."""
SINGLE = 0.72
"""The part of the height that a single row has: larger cards would leave no room for words."""
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

    def paint(self, decision: Decision, high: int, most: int, *, only_marked: bool) -> QPixmap:
        """Return the picture; where it is low only the cards of the two moves are in it."""
        rows = self._marked(decision, high, most) if only_marked else []
        rows = rows or self._rows(decision, high, most)
        beside = max(2 * EDGE, self._tag_room(decision) - min(row.wide for row in rows))
        wide = max(row.end for row in rows) + beside

        def paint(painter: QPainter) -> None:
            for row in rows:
                self._draw(painter, row, decision, (wide - row.end) / 2)

        return drawn(QSizeF(wide, high), self._dpr, paint)

    def _tag_room(self, decision: Decision) -> float:
        """Return how wide what stands below a single card may be."""
        tags = [*map(self._tag, decision.marks.values()),
                *map(self._owner_tag, decision.owners.values())]  # fmt: skip
        return max((made.deviceIndependentSize().width() for made in tags), default=1.0)

    def _marked(self, decision: Decision, high: int, most: int) -> list[_Row]:
        """Return the cards of the two moves alone, the best ones first."""
        order = (Mark.SAME, Mark.BEST, Mark.BOTH, Mark.MINE, Mark.YOURS)
        found = sorted(decision.marks, key=lambda card: order.index(decision.marks[card]))
        return [self._row(found, high - self._below, most, EDGE)] if found else []

    def _rows(self, decision: Decision, high: int, most: int) -> list[_Row]:
        room = high - self._below
        if not decision.table or not decision.hand:
            single = round(min(room, room * SINGLE + RAISED))
            top = (high - single - (self._below - 2 * EDGE if decision.marks else 0)) / 2
            least = 0.0 if decision.hand else self._named_room(decision)
            return [self._row(decision.hand or decision.table, single, most, top, least)]
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
            face = card_face(card, self._cards, row.high, self._dpr)
            painter.drawPixmap(QPointF(x, max(2.0, y)), face)
            if mark is not None:
                self._ring(painter, mark, row, x, max(2.0, y))
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
