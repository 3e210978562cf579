"""How the rows of the move list look: seat columns, card chips, talk, the winner at the right."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTextDocument
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from naipes_gui.core.recent import Recent
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.text import translate
from naipes_gui.core.wording import GLYPHS
from naipes_gui.ui.replay.outline import Cell, Kind, Row
from naipes_gui.ui.replay.words import Narrator
from naipes_gui.ui.shared.art import icon_pixmap, pip
from naipes_gui.ui.shared.markup import markup
from naipes_gui.ui.shared.paint import document, drawn, elided, font, plate, rich, text_width
from naipes_gui.ui.shared.pips import pips
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import INK, PAPER, SUIT_ON_DARK
from naipes_gui.ui.table.plates import paper_inks

TALL, HEAD, TWO_LINES = 35, 62, 44
LEFT, FIRST, RIGHT, WINNER = 16, 54, 16, 66
"""Margins, where the first column begins, and the width of the last one."""
CHIP = 20
KEPT = 300
"""Moves laid out: some times those in sight of the largest screen."""
ROW_ROLE = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


class MoveRows(QStyledItemDelegate):
    """Paints the rows that are in sight."""

    def __init__(self, narrator: Narrator, seats: Sequence[Seat], parent: Any) -> None:
        super().__init__(parent)
        self._narrator, self._seats, self.text_style = narrator, tuple(seats), TextStyle()
        self.present = -1
        self.noted: frozenset[int] = frozenset()
        self._written = Recent[tuple[int, int], QTextDocument](KEPT)

    def forget(self) -> None:
        """Write everything anew: the language, the eyes or the look have changed."""
        self._written.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row: Row = index.data(ROW_ROLE)
        tall = HEAD if row.kind is Kind.HAND else TWO_LINES if self._is_long(row) else TALL
        return QSize(100, round(tall * self.text_style.text_scale))

    def _is_long(self, row: Row) -> bool:
        moves = self._narrator.outline.timeline.moves
        return row.kind is Kind.TALK and any(len(moves[c.ply][1].cards) > 1 for c in row.cells)

    def column(self, seat: Seat, width: float) -> tuple[float, float]:
        """Return where the column of a seat begins and how wide it is."""
        scale = self.text_style.text_scale
        first = FIRST * scale
        wide = (width - first - (WINNER + RIGHT) * scale) / len(self._seats)
        return first + self._seats.index(seat) * wide, wide

    def cell_at(self, row: Row, x: float, width: float) -> Cell | None:
        """Return the move of a row at a place."""
        for i, cell in enumerate(row.cells):
            left, wide = self._span(row, i, width)
            if left <= x < left + wide:
                return cell
        return None

    def _span(self, row: Row, i: int, width: float) -> tuple[float, float]:
        """Return where a move stands: a card in its seat's column, talk in halves."""
        if row.kind is Kind.TRICK:
            return self.column(row.cells[i].seat, width)
        first = FIRST * self.text_style.text_scale
        wide = (width - first - RIGHT) / max(2, len(row.cells))
        return first + i * wide, wide * (2 if len(row.cells) == 1 else 1)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: Row = index.data(ROW_ROLE)
        area = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.start == self.present:
            self._mark(painter, area)
        painter.translate(area.topLeft())
        size = area.size()
        match row.kind:
            case Kind.HAND:
                self._hand(painter, row, size)
            case Kind.TALK:
                self._talk(painter, row, size)
            case Kind.TRICK:
                self._trick(painter, row, size)
        painter.restore()

    def _mark(self, painter: QPainter, area: QRectF) -> None:
        """Show that here we are, with a gold bar at the left."""
        e = self.text_style.colours
        box = area.adjusted(6, 1, -10, -1)
        plate(painter, box, e.gold, "", 9)
        plate(painter, box.adjusted(3, 0, 0, 0), e.raised2, "", 8)

    def _hand(self, painter: QPainter, row: Row, size: QSizeF) -> None:
        heading, score = self._narrator.hand(row)
        e, scale, right = self.text_style.colours, self.text_style.text_scale, size.width() - RIGHT
        half = size.height() * 0.58
        self._text(painter, score, QRectF(LEFT, 0, right - LEFT, half), e.text2, right=True)
        room = right - LEFT - text_width(score, font(1.0, 400, scale)) - 8
        if text_width(heading, font(0.96, 600, scale)) > room:
            heading, _ = self._narrator.hand(row, short=True)
        box = QRectF(LEFT, 0, room, half)
        self._text(painter, heading, box, e.text, weight=600, size=0.96)
        for seat in self._seats:
            left, wide = self.column(seat, size.width())
            name = self._narrator.names[seat]
            below = QRectF(left, half, wide - 4, size.height() - half - 4)
            self._text(painter, name, below, e.text3, size=0.93)
        box = QRectF(LEFT, half, right - LEFT, size.height() - half - 4)
        self._text(painter, translate("replay", "Winner"), box, e.text3, size=0.93, right=True)

    def _talk(self, painter: QPainter, row: Row, size: QSizeF) -> None:
        label = translate("replay", "R{number}", "round of talk").format(number=row.number)
        self._label(painter, label, size)
        for i, cell in enumerate(row.cells):
            left, wide = self._span(row, i, size.width())
            text = self._document(cell.ply, round(wide - 8))
            painter.save()
            painter.setClipRect(QRectF(left, 0, wide - 4, size.height()))
            painter.translate(left, max(0.0, (size.height() - text.size().height()) / 2))
            text.drawContents(painter)
            painter.restore()
            self._note(painter, cell, left + wide - 20, size)

    def _trick(self, painter: QPainter, row: Row, size: QSizeF) -> None:
        e, scale = self.text_style.colours, self.text_style.text_scale
        label = translate("replay", "T{number}", "trick").format(number=row.number)
        self._label(painter, label, size)
        inks, middle = paper_inks(self.text_style), size.height() / 2
        for i, cell in enumerate(row.cells):
            left, _ = self._span(row, i, size.width())
            if i == 0:
                pips(painter, QPointF(left - 11 * scale, middle), 1, 1, 8 * scale, e.gold)
            if cell.card is not None:
                ink = inks.get(cell.card.suit, INK)
                made = chip(self.text_style.wording.short(cell.card), ink, scale, 2.0)
                high = made.deviceIndependentSize()
                painter.drawPixmap(QPointF(left, middle - high.height() / 2), made)
                self._note(painter, cell, left + high.width() + 5, size)
        if row.winner != NOBODY:
            box = QRectF(LEFT, 0, size.width() - LEFT - RIGHT, size.height())
            name = elided(self._narrator.names[row.winner], font(1.0, 400, scale), WINNER * scale)
            self._text(painter, name, box, e.text2, right=True)

    def _label(self, painter: QPainter, text: str, size: QSizeF) -> None:
        box = QRectF(LEFT, 0, FIRST, size.height())
        self._text(painter, text, box, self.text_style.colours.text3)

    def _note(self, painter: QPainter, cell: Cell, x: float, size: QSizeF) -> None:
        if cell.ply in self.noted:
            sign = icon_pixmap("note", self.text_style.colours.gold, 15, 2.0)
            painter.drawPixmap(QPointF(x, size.height() / 2 - 7.5), sign)

    def _text(
        self, painter: QPainter, text: str, box: QRectF, ink: str, *, weight: int = 400,
        size: float = 1.0, right: bool = False,
    ) -> None:  # fmt: skip
        type_ = font(size, weight, self.text_style.text_scale)
        painter.setFont(type_)
        painter.setPen(QColor(ink))
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        words = elided(text, type_, box.width())
        painter.drawText(box, int(side | Qt.AlignmentFlag.AlignVCenter), words)

    def _document(self, ply: int, width: int) -> QTextDocument:
        """Return a move in words, with its suits as pips."""
        return self._written.get((ply, width), lambda: self._write(ply, width))

    def _write(self, ply: int, width: int) -> QTextDocument:
        e, scale = self.text_style.colours, self.text_style.text_scale
        # What a seat kept to itself another is not told: only that something was decided.
        words = rich(self._narrator.move(ply) or "…", SUIT_ON_DARK, 0.96)
        told = markup('<span style="color:{}">{}</span>', e.text, words)
        return document(told, font(0.96, 400, scale), width)


@lru_cache(maxsize=256)
def chip(text: str, ink: str, scale: float, dpr: float) -> QPixmap:
    """Return a card as a small piece of paper with its index and its suit."""
    glyph = next((g for g in GLYPHS.values() if g in text), "")
    index, type_ = text.replace(glyph, "") if glyph else text, font(1.0, 700, scale)
    side, height = round(12 * scale), CHIP * scale
    wide = text_width(index, type_)
    width = wide + (side + 3 if glyph else 0) + 10 * scale

    def paint(painter: QPainter) -> None:
        plate(painter, QRectF(0, 0, width, height), PAPER, "", 4)
        painter.setFont(type_)
        painter.setPen(QColor(ink))
        box = QRectF(5 * scale, 0, wide + 2, height)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, index)
        if glyph:
            suit = next(suit for suit, sign in GLYPHS.items() if sign == glyph)
            painter.drawPixmap(
                QPointF(5 * scale + wide + 3, (height - side) / 2), _inked(suit, ink, side, dpr)
            )

    return drawn(QSizeF(width + 1, height + 1), dpr, paint)


def _inked(suit: str, ink: str, side: int, dpr: float) -> QPixmap:
    sign = QPixmap(pip(suit, side, dpr))
    painter = QPainter(sign)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(sign.rect(), QColor(ink))
    painter.end()
    return sign
