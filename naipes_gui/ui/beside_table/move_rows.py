"""How the rows of a move list look: tricks as chips with names, talk and turns as text.

No word is cut: what does not fit beside goes below.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QTextDocument
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.recent import Recent
from naipes_gui.core.table import NOBODY
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.ui.beside_table.card_chip import CHIP, chip, empty_chip
from naipes_gui.ui.beside_table.hand_story import Cell, Kind, Row
from naipes_gui.ui.shared.art import icon_pixmap
from naipes_gui.ui.shared.markup import markup
from naipes_gui.ui.shared.paint import document, font, plate, rich, text_width
from naipes_gui.ui.shared.suit_inks import on_dark
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import INK
from naipes_gui.ui.table.plates import paper_inks

SIDE, PAD, LINE = 16, 6, 28
"""The margin at both sides, what lies above and below a row, and how high a line of chips is."""
HEAD = 24
GAP, TEN = 10, 9
"""What keeps a name apart, and by how much the chip of a ten is wider than the others."""
INDENT, RULE = 24, 2
"""How far the rows of a branch stand to the right of a dashed line, and how wide that is."""
NOTED = 24
"""What the sign of a note takes at the right."""
FOLD = 22
"""The room of the sign that tells whether a branch is folded."""
KEPT = 300
"""Rows laid out: some times those in sight of the largest screen."""
ROW_ROLE = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


class Teller(Protocol):
    """Puts rows into words, for whoever is looking."""

    names: Sequence[str]
    wording: Wording

    def move(self, ply: int) -> str:
        """Return the move that was made at a ply, empty if the viewer noticed nothing."""
        ...

    def heading(self, row: Row, *, short: bool = False) -> str:
        """Return the heading of a hand."""
        ...

    def result(self, row: Row) -> str:
        """Return what stands below the heading of a hand: its result, the score, or nothing."""
        ...

    def account(self, row: Row) -> Sequence[tuple[str, str]]:
        """Return how a hand ended, and line by line who gained what."""
        ...

    def points(self, card: Card) -> int:
        """Return what a card counts for whoever wins it."""
        ...


class MoveRows(QStyledItemDelegate):
    """Paints the rows that are in sight."""

    def __init__(self, teller: Teller, view: QAbstractItemView) -> None:
        super().__init__(view)
        self._main, self.text_style = teller, TextStyle()
        self.tellers: Mapping[int, Teller] = {}
        """Who tells of the rows of branches, by their numbers."""
        self._branch = 0
        """Whose row is being measured or painted."""
        self.focused: Row | None = None
        """The head of a branch on which somebody stands."""
        self.opened: frozenset[int] = frozenset()
        """The branches of which more than the head is shown."""
        self.present: Row | None = None
        self.noted: frozenset[int] = frozenset()
        self.costs: Mapping[int, str] = {}
        """What decisions cost that were mistakes, or what else is said of them, by their plies."""
        self.leader = self.awaited = NOBODY
        """Who is winning the running trick, and who of those that look has still to play to it."""
        self._written = Recent[int, QTextDocument](KEPT)

    def forget(self) -> None:
        """Write everything anew: the language, the eyes or the look have changed."""
        self._written.clear()

    def teller_of(self, row: Row) -> Teller:
        """Return who tells of a row."""
        return self.tellers.get(row.branch, self._main)

    @property
    def _teller(self) -> Teller:
        return self.tellers.get(self._branch, self._main)

    # How large everything is.

    @property
    def _scale(self) -> float:
        return self.text_style.text_scale

    @property
    def _width(self) -> float:
        # Were the view kept here, the garbage collector would part the two in any order, and Qt
        # would ask a delegate for sizes that is gone.
        view = self.parent()
        assert isinstance(view, QAbstractItemView)
        inset = INDENT * self._scale if self._branch else 0
        return max(120.0, view.viewport().width() - 2 * SIDE - inset)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row: Row = index.data(ROW_ROLE)
        self._branch = row.branch
        costs = sum(map(self._cost_high, self.costs_of(row)))
        return QSize(100, round(self._high(row) + 2 * PAD + costs))

    def _cost_high(self, text: str) -> float:
        return self._wrapped(text, self._width - NOTED, 600)

    def costs_of(self, row: Row) -> list[str]:
        """Return what the mistakes in a row cost."""
        plies = [cell.ply for cell in row.cells] if not row.branch else []
        return [self.costs[ply] for ply in plies if ply in self.costs]

    def _high(self, row: Row) -> float:
        match row.kind:
            case Kind.HAND | Kind.BRANCH:
                return HEAD * self._scale + self._wrapped(self._teller.result(row), self._width)
            case Kind.TRICK:
                lines = -(-self._count(row) // self._columns(row))
                return (HEAD + lines * LINE) * self._scale
            case Kind.ACCOUNT:
                return sum(high for _, _, high in self._account_lines(row))
            case _:
                return self._document(row).size().height()

    def _wrapped(self, text: str, width: float, weight: int = 400) -> float:
        """Return how high a text is that is broken where it is too long for its line."""
        if not text:
            return 0.0
        line, type_ = HEAD * self._scale, font(0.93, weight, self._scale)
        if text_width(text, type_) <= width:
            return line
        return max(line, document(text, type_, width).size().height() + 4)

    def _account_lines(self, row: Row) -> Iterator[tuple[str, str, float]]:
        """Yield the lines of an account, each with what it brought and how high it is."""
        type_ = font(0.93, 600, self._scale)
        for i, (what, gained) in enumerate(self._teller.account(row)):
            beside = text_width(gained, type_) + GAP if gained else 0
            yield what, gained, self._wrapped(what, self._width - beside, 400 if i else 600)

    def _count(self, row: Row) -> int:
        return len(row.cells) + self._is_awaited(row)

    def _is_awaited(self, row: Row) -> bool:
        return self.awaited != NOBODY and row is self.present and row.winner == NOBODY

    def _columns(self, row: Row) -> int:
        """Return how many chips stand in a line: as many as have room for their names."""
        names = [self._label(cell) for cell in row.cells]
        names += [self._teller.names[self.awaited]] if self._is_awaited(row) else []
        type_ = font(0.93, 600, self._scale)
        widest = max((text_width(name, type_) for name in names), default=0.0)
        ten = TEN if any(c.card is not None and c.card.rank == "T" for c in row.cells) else 0
        cell = widest + (CHIP + ten + 2 * GAP) * self._scale
        return max(1, min(3, int(self._width // cell)))

    def _label(self, cell: Cell) -> str:
        name = self._teller.names[cell.seat]
        return translate("replay", "{name} takes").format(name=name) if cell.taken else name

    def _cells(self, row: Row) -> Iterator[tuple[Cell | None, QRectF]]:
        """Return where every chip of a trick stands with its name; nobody's is still to come."""
        columns = self._columns(row)
        wide, high = self._width / columns, LINE * self._scale
        for i in range(self._count(row)):
            x, y = SIDE + i % columns * wide, PAD + HEAD * self._scale + i // columns * high
            cell = row.cells[i] if i < len(row.cells) else None
            yield cell, QRectF(x, y, wide, high)

    def cell_at(self, row: Row, x: float, y: float) -> Cell | None:
        """Return the move of a row at a place in it."""
        if row.kind is not Kind.TRICK:
            return None
        self._branch = row.branch
        return next((cell for cell, box in self._cells(row) if box.contains(x, y)), None)

    # Painting.

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row: Row = index.data(ROW_ROLE)
        area = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._branch = row.branch
        if row is self.present or row is self.focused:
            self._mark(painter, area)
        if row.branch:
            self._rule(painter, area)
            painter.translate(INDENT * self._scale, 0)
        painter.translate(area.topLeft())
        match row.kind:
            case Kind.HAND | Kind.BRANCH:
                self._hand(painter, row)
            case Kind.TRICK:
                self._trick(painter, row)
            case Kind.ACCOUNT:
                self._account(painter, row)
            case _:
                painter.translate(SIDE, PAD)
                self._document(row).drawContents(painter)
        painter.restore()
        self._costs(painter, row, area)
        self._notes(painter, row, area)

    def _mark(self, painter: QPainter, area: QRectF) -> None:
        """Show that here we are, with a gold bar at the left."""
        e = self.text_style.colours
        box = area.adjusted(6, 1, -6, -1)
        plate(painter, box, e.gold, "", 9)
        plate(painter, box.adjusted(3, 0, 0, 0), e.raised2, "", 8)

    def _rule(self, painter: QPainter, area: QRectF) -> None:
        """Draw the dashed line at which the rows of a branch hang."""
        pen = QPen(QColor(self.text_style.colours.sky), RULE)
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        x = area.x() + SIDE + RULE
        painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()))

    def _hand(self, painter: QPainter, row: Row) -> None:
        heading, result = self._teller.heading(row), self._teller.result(row)
        e, scale, high = self.text_style.colours, self._scale, HEAD * self._scale
        room = self._width - (FOLD * scale if row.kind is Kind.BRANCH else 0)
        if text_width(heading, font(0.96, 600, scale)) > room:
            heading = self._teller.heading(row, short=True)
        inset = 0.0
        if row.kind is Kind.BRANCH:
            inset = self._fold_sign(painter, row.branch in self.opened, PAD + high / 2)
        above = QRectF(SIDE + inset, PAD, self._width - inset, high)
        self._text(painter, heading, above, e.sky if row.branch else e.text, weight=600, size=0.96)
        below = QRectF(SIDE, PAD + high, self._width, self._wrapped(result, self._width))
        self._text(painter, result, below, e.text2, size=0.93)

    def _fold_sign(self, painter: QPainter, is_open: bool, middle: float) -> float:
        """Draw whether a branch is folded; return how much room that takes."""
        side = FOLD * self._scale / 2
        corners = [(0.0, 0.0), (0.0, side), (0.8 * side, side / 2)]
        points = [QPointF(y, x) if is_open else QPointF(x, y) for x, y in corners]
        painter.save()
        painter.translate(SIDE, middle - side / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.text_style.colours.sky))
        painter.drawPolygon(QPolygonF(points))
        painter.restore()
        return FOLD * self._scale

    def _trick(self, painter: QPainter, row: Row) -> None:
        e, head = self.text_style.colours, QRectF(SIDE, PAD, self._width, HEAD * self._scale)
        title = translate("replay", "Trick {number}").format(number=row.number)
        self._text(painter, title, head, e.text, weight=600, size=0.96)
        self._winner(painter, row, head)
        inks = paper_inks(self.text_style)
        for cell, box in self._cells(row):
            middle = box.y() + box.height() / 2
            if cell is None:
                made, name = empty_chip(e, self._scale, 2.0), self._teller.names[self.awaited]
            else:
                made, name = self._chip(row, cell, inks), self._label(cell)
            size = made.deviceIndependentSize()
            painter.drawPixmap(QPointF(box.x(), middle - size.height() / 2), made)
            strong = cell is None or (cell.card == row.won and not cell.taken)
            # A ten is wider than the others.
            chip_width = max(CHIP * self._scale, size.width())
            beside = box.adjusted(chip_width + GAP * self._scale, 0, 0, 0)
            ink = e.text if strong else e.text2
            self._text(painter, name, beside, ink, weight=600 if strong else 400, size=0.93)

    def _chip(self, row: Row, cell: Cell, inks: dict[str, str]) -> Any:
        if cell.card is None:
            return empty_chip(self.text_style.colours, self._scale, 2.0)
        ink = inks.get(cell.card.suit, INK)
        ringed = cell.card == row.won or (row is self.present and cell.seat == self.leader)
        colours = self.text_style.colours
        ring = colours.sky if row.branch else colours.gold
        gold = ring if ringed and not cell.taken else ""
        short = self._teller.wording.short(cell.card)
        return chip(short, ink, gold, self._scale, 2.0)

    def _winner(self, painter: QPainter, row: Row, head: QRectF) -> None:
        """Write at the right who won the trick, and how many it has; or who is winning."""
        e, names = self.text_style.colours, self._teller.names
        if row.winner == NOBODY:
            if row is self.present and self.leader != NOBODY:
                text = translate("replay", "{name} is winning").format(name=names[self.leader])
                self._text(painter, text, head, e.text2, size=0.93, right=True)
            return
        text = self._won(row, head.width() - HEAD * self._scale)
        self._text(painter, text, head, e.text, weight=600, size=0.93, right=True)
        side = round(15 * self._scale)
        left = head.right() - text_width(text, font(0.93, 600, self._scale)) - side - 6
        top = head.center().y() - side / 2
        painter.drawPixmap(QPointF(left, top), icon_pixmap("crown", e.gold, side, 2.0))

    def _won(self, row: Row, room: float) -> str:
        """Return who won a trick and what that makes, as much of it as there is room for."""
        name, parts = self._teller.names[row.winner], list[str]()
        if row.tricks:
            parts.append(translate("replay", "%n trick(s)", n=row.tricks))
        cards = [cell.card for cell in row.cells if cell.card and cell.card != HIDDEN]
        if points := sum(map(self._teller.points, cards)):
            parts.append(translate("replay", "%n point(s)", n=points))
        title = text_width(translate("replay", "Trick {number}"), font(0.96, 600, self._scale))
        while len(parts) > 1:
            wide = text_width(" · ".join([name, *parts]), font(0.93, 600, self._scale))
            if wide <= room - title:
                break
            del parts[0]
        return " · ".join([name, *parts])

    def _account(self, painter: QPainter, row: Row) -> None:
        e, top = self.text_style.colours, float(PAD)
        for i, (what, gained, high) in enumerate(self._account_lines(row)):
            room = text_width(gained, font(0.93, 600, self._scale)) + GAP if gained else 0
            box = QRectF(SIDE, top, self._width, high)
            weight, ink = (400, e.text2) if i else (600, e.text)
            self._text(painter, what, box.adjusted(0, 0, -room, 0), ink, weight=weight, size=0.93)
            ink = e.gold if gained.startswith("+") else e.text2
            self._text(painter, gained, box, ink, weight=600, size=0.93, right=True)
            top += high

    def _costs(self, painter: QPainter, row: Row, area: QRectF) -> None:
        """Write below a row what its mistakes cost."""
        costs = self.costs_of(row)
        top = area.bottom() - PAD - sum(map(self._cost_high, costs))
        for text in costs:
            high = self._cost_high(text)
            box = QRectF(area.left() + SIDE, top, self._width - NOTED, high)
            self._text(painter, text, box, self.text_style.colours.amber, weight=600, size=0.93)
            top += high

    def _notes(self, painter: QPainter, row: Row, area: QRectF) -> None:
        if not row.branch and any(cell.ply in self.noted for cell in row.cells):
            sign = icon_pixmap("note", self.text_style.colours.gold, 15, 2.0)
            painter.drawPixmap(QPointF(area.right() - NOTED, area.bottom() - 21), sign)

    def _document(self, row: Row) -> QTextDocument:
        return self._written.get(id(row), lambda: self._write(row))

    def _write(self, row: Row) -> QTextDocument:
        told = [text for cell in row.cells if (text := self._teller.move(cell.ply))]
        words = markup('<span style="color:{}">{}</span>', self.text_style.colours.text2,
                       rich(" · ".join(told), on_dark()))  # fmt: skip
        return document(words, font(0.96, 400, self._scale), self._width)

    def _text(
        self, painter: QPainter, text: str, box: QRectF, ink: str, *, weight: int = 400,
        size: float = 1.0, right: bool = False,
    ) -> None:  # fmt: skip
        type_ = font(size, weight, self._scale)
        painter.setFont(type_)
        painter.setPen(QColor(ink))
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        wraps = Qt.TextFlag.TextWordWrap if not right else Qt.TextFlag.TextSingleLine
        painter.drawText(box, int(side | Qt.AlignmentFlag.AlignVCenter) | int(wraps), text)
