"""The accounts of all hands, the latest first; of a long match as many as are looked at."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import ceil
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QResizeEvent, QTextDocument
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from naipes_gui.core.face import ScoreLine, ScoreSheet
from naipes_gui.core.figures import signed, whole
from naipes_gui.core.rules_named import named_once
from naipes_gui.core.sums_aloud import sums_named
from naipes_gui.core.table import FIRST, Seat
from naipes_gui.core.text import translate
from naipes_gui.core.told_account import told_rows
from naipes_gui.ui.shared.markup import Markup, joined, markup
from naipes_gui.ui.shared.numbers import together
from naipes_gui.ui.shared.paint import document, font, rich, text_width
from naipes_gui.ui.shared.suit_inks import on_dark
from naipes_gui.ui.shared.text_style import TextStyle

AT_A_TIME = 20
"""Hands that are added when somebody comes to the end of the list."""
SIDE, BETWEEN = 16, 7
APART, MOST_APART, PADDING = 3, 14, 3
"""How far the heads of two columns are apart at least and at most, beside the padding of cells."""
SIZE = 0.93
Index = QModelIndex | QPersistentModelIndex


class Accounts(QListView):
    """Grows downwards into the past as far as somebody scrolls."""

    def __init__(self, name_of: Callable[[Seat], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows, self._look = _Rows(name_of, self), _Look(self)
        self.setModel(self.rows)
        self.setItemDelegate(self._look)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def dress(self, text_style: TextStyle) -> None:
        """Take on colours, the size of text and the present language."""
        self.rows.text_style = self._look.text_style = text_style
        self.setAccessibleName(translate("panel", "Accounts"))
        self.rows.show_sheets(self.rows.sheets)
        self._look.forget()

    def show_sheets(self, sheets: Sequence[ScoreSheet]) -> None:
        """Follow the match."""
        self._look.forget()
        self.rows.show_sheets(sheets)

    @property
    def text_width(self) -> int:
        """How wide lines are, in px; room for the bar is kept, or with it they would be more."""
        bar = self.verticalScrollBar()
        bar.ensurePolished()
        return self.width() - bar.sizeHint().width() - 2 * SIDE

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            # Qt lays rows out anew for another height alone, though narrower text is higher.
            self._look.forget()
            self.scheduleDelayedItemsLayout()


class _Rows(QAbstractListModel):
    """A row for every hand that was asked for, or one that says that there is none."""

    def __init__(self, name_of: Callable[[Seat], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._name_of, self.text_style = name_of, TextStyle()
        self.sheets: Sequence[ScoreSheet] = ()
        self._shown = 0
        self._apart = APART
        self._widths: Sequence[int] = ()
        """How wide the columns of figures are, counted from the last: the same in every hand."""

    def show_sheets(self, sheets: Sequence[ScoreSheet]) -> None:
        """Begin again with the latest hands."""
        self.beginResetModel()
        self.sheets, self._shown = sheets, min(AT_A_TIME, len(sheets))
        self._widths = self._measured([], range(self._shown))
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  as Qt declares it
        return 0 if parent.isValid() else max(1, self._shown)

    def canFetchMore(self, parent: Index) -> bool:
        return self._shown < len(self.sheets)

    def fetchMore(self, parent: Index) -> None:
        more = min(AT_A_TIME, len(self.sheets) - self._shown)
        self.beginInsertRows(QModelIndex(), self._shown, self._shown + more - 1)
        self._widths = self._measured(self._widths, range(self._shown, self._shown + more))
        self._shown += more
        self.endInsertRows()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._plain(index.row())
        return None

    def told(self, row: int, width: int) -> Markup:
        """Return the account of a hand; in little width names stand above their figures."""
        e, sheets = self.text_style.colours, self.sheets
        if not sheets:
            words = translate("panel", "No hand has been finished yet.")
            return markup("<span style='color:{}'>{}</span>", e.text3, words)
        number, sheet = self._hand(row)
        say = self.text_style.wording.say
        head = rich(f"{whole(number)}. {say(sheet.title)}", on_dark(), self.text_style.text_scale)
        paragraph = "<p style='margin:0;margin-bottom:6px;color:{}'>{}</p>"
        strong = markup("<b>{}</b>", head)
        names = self._widest_name(sheet)
        named, stacked = list[str](), self._spare(width - names) < APART
        self._apart = min(MOST_APART, max(APART, self._spare(width - names * (not stacked))))
        lines = [self._account(line, sheet, named, stacked) for line in sheet.rows(FIRST)]
        rows = joined("", lines)
        table = "<table width='100%' cellspacing='0' cellpadding='1' style='color:{}'>{}{}</table>"
        ruled = markup(table, e.text3, self._headings(sheet), rows)
        return joined("", [markup(paragraph, e.text, strong), ruled])

    def _hand(self, row: int) -> tuple[int, ScoreSheet]:
        number = len(self.sheets) - row
        return number, self.sheets[number - 1]

    def _measured(self, known: Sequence[int], rows: range) -> Sequence[int]:
        """Return how wide columns have to be in which the figures of these hands stand too."""
        widths, sheets = [*known], [self._hand(row)[1] for row in rows]
        scale = self.text_style.text_scale
        texts = {(400, self._heads(sheet)) for sheet in sheets}
        texts |= {(700, _figures(line)) for sheet in sheets for line in sheet.lines}
        for weight, cells in texts:
            type_ = font(SIZE, weight, scale)
            widths += [0] * (len(cells) - len(widths))
            for at, text in enumerate(reversed(cells)):
                # A head of several words stands in several lines: a panel is narrow.
                wide = max(text_width(word, type_) for word in text.split(" "))
                widths[at] = max(widths[at], ceil(wide))
        return widths

    def _widest_name(self, sheet: ScoreSheet) -> int:
        type_ = font(SIZE, 700, self.text_style.text_scale)
        return ceil(max(text_width(self._name_of(line.seat), type_) for line in sheet.lines))

    def _spare(self, width: int) -> int:
        """Return how far apart columns may be that stand in so much room."""
        return (width - sum(self._widths)) // (len(self._widths) + 1) - PADDING

    def _heads(self, sheet: ScoreSheet) -> tuple[str, ...]:
        say, gained = self.text_style.wording.say, sheet.unit
        won = say(gained) if gained else translate("score", "This hand")
        return (*map(say, sheet.columns), won, translate("score", "Total"))

    def _headings(self, sheet: ScoreSheet) -> Markup:
        return markup("<tr><td></td>{}</tr>", self._cells(self._heads(sheet)))

    def _cells(self, texts: Sequence[str], styles: Sequence[str] = ()) -> Markup:
        """Return the columns of a row, each as wide as in every other hand."""
        widths = [wide + self._apart for wide in self._widths[len(texts) - 1 :: -1]]
        styles = styles or [""] * len(texts)
        cells = (_cell(*each) for each in zip(styles, texts, widths, strict=True))
        return joined("", cells)

    def _account(
        self, line: ScoreLine, sheet: ScoreSheet, named: list[str], stacked: bool
    ) -> Markup:
        """Return what a hand brought a seat, and below it how, sum by sum; each rule once."""
        e, say = self.text_style.colours, self.text_style.wording.say
        told = (named_once(say(part), named) for part in line.derivation)
        derived = joined(
            "",
            (
                markup(
                    "<p style='margin:0;margin-bottom:3px'>{}</p>",
                    rich(together(part), on_dark(), self.text_style.text_scale),
                )
                for part in told
            ),
        )
        figures = _figures(line)
        ahead = (line.gained < 0) if sheet.fewest_win else (line.gained > 0)
        bold = f"color:{e.gold if ahead else e.text2};font-weight:bold"
        plain = f"color:{e.text2}"
        span = len(figures) + 1 if stacked else 1
        name = markup(
            "<td colspan='{}' style='color:{}'><b>{}</b></td>{}",
            span, e.text2, self._name_of(line.seat),
            markup("</tr><tr><td></td>") if stacked else markup(""),
        )  # fmt: skip
        styles = [*[plain] * len(line.cells), bold, plain]
        row = markup("<tr>{}{}</tr>", name, self._cells(figures, styles))
        if not derived:
            return row
        below = markup("<tr><td colspan='{}'>{}</td></tr>", len(figures) + 1, derived)
        return joined("", [row, below])

    def _plain(self, row: int) -> str:
        if not self.sheets:
            return translate("panel", "No hand has been finished yet.")
        number, sheet = self._hand(row)
        say = self.text_style.wording.say
        names = [self._name_of(Seat(each)) for each in range(len(sheet.lines))]
        wording = replace(self.text_style.wording, names=names, aloud=True)
        lines = map(sums_named, told_rows(sheet, FIRST, wording))
        return "\n".join((f"{whole(number)}. {say(sheet.title)}", *lines))


def _figures(line: ScoreLine) -> tuple[str, ...]:
    counted = ("—" if cell is None else whole(cell) for cell in line.cells)
    return (*counted, signed(line.gained), whole(line.total))


def _cell(style: str, text: str, width: int) -> Markup:
    return markup("<td align='right' width='{}' style='{}'>{}</td>", width, style, text)


class _Look(QStyledItemDelegate):
    """Paints the rows that are in sight; what is laid out is kept while the list stays as wide."""

    def __init__(self, view: Accounts) -> None:
        super().__init__(view)
        self.text_style = TextStyle()
        self._tall: dict[int, int] = {}

    def forget(self) -> None:
        """Measure everything anew."""
        self._tall.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = index.row()
        if row not in self._tall:
            self._tall[row] = round(self._written(row).size().height()) + 2 * BETWEEN
        return QSize(10, self._tall[row])

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        area = option.rect
        painter.save()
        painter.setClipRect(area)
        if index.row():
            painter.setPen(QColor(self.text_style.colours.line))
            painter.drawLine(area.left() + SIDE, area.top(), area.right() - SIDE, area.top())
        painter.translate(area.left() + SIDE, area.top() + BETWEEN)
        self._written(index.row()).drawContents(painter)
        painter.restore()

    def _written(self, row: int) -> QTextDocument:
        # Were the view kept here, the garbage collector would part the two in any order.
        view = self.parent()
        assert isinstance(view, Accounts)
        width = view.text_width
        type_ = font(SIZE, 400, self.text_style.text_scale)
        return document(view.rows.told(row, width), type_, width)
