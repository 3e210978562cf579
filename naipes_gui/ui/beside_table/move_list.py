"""The moves of a match as a list: hands, talk, turns and tricks; one hand is unfolded."""

from bisect import bisect_right
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from naipes_gui.core.table import NOBODY
from naipes_gui.core.text import translate
from naipes_gui.ui.beside_table.hand_story import Kind, Row
from naipes_gui.ui.beside_table.move_rows import ROW_ROLE, MoveRows, Teller
from naipes_gui.ui.shared.text_style import TextStyle

FOLDS = {Qt.Key.Key_Right: True, Qt.Key.Key_Left: False}
AT_A_TIME = 300
"""Rows that are laid out between two events: some milliseconds."""
Index = QModelIndex | QPersistentModelIndex
Filter = Callable[[Row], bool]


class MoveList(QListView):
    """``sought`` carries the ply that somebody wants to see."""

    sought = Signal(int)
    opened = Signal(int)
    """Carries the number of a branch that somebody wants to see."""
    thrown_away = Signal(int)
    """Carries the number of a branch that somebody does not want any more."""
    renamed = Signal(int)
    """Carries the number of a branch for which somebody wants another name."""

    def __init__(self, teller: Teller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.installEventFilter(self)
        self._look = MoveRows(teller, self)
        self.rows = _Rows(self._look, self)
        # A long match has tens of thousands of rows; those in sight are among the first, or soon.
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(AT_A_TIME)
        self.setModel(self.rows)
        self.setItemDelegate(self._look)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self._is_due = False
        """Whether the marked row is still to be brought into sight."""
        self._was_doubled = False
        """Whether the button that is let go was pressed twice: once has folded already."""
        self.verticalScrollBar().rangeChanged.connect(self._reveal_late)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

    def dress(self, text_style: TextStyle) -> None:
        """Take on colours, the size of text and the present language."""
        self._look.text_style = text_style
        self.setAccessibleName(translate("replay", "Moves"))
        self.retell()

    def retell(self) -> None:
        """Write the rows anew, as other eyes saw them."""
        self._look.forget()
        self.doItemsLayout()
        self._reveal()

    def tell(self, rows: Sequence[Row]) -> None:
        """Show other rows, or the same ones with more to tell."""
        self._look.forget()
        self.rows.tell(rows)
        self._reveal()

    def tell_branches(self, rows: Sequence[Row], tellers: Mapping[int, Teller]) -> None:
        """Show rows with those of branches among them, and let others tell of these."""
        self._look.tellers, self._look.focused = tellers, None
        self.tell(rows)

    def go(self, row: Row | None) -> None:
        """Mark a row, unfold its hand and bring it into sight."""
        if row is not self._look.present:
            self._look.focused = None
        self.rows.unfold(row.hand if row is not None else 0)
        self._look.present = row
        self._reveal()

    @property
    def present(self) -> Row | None:
        """The row that is marked."""
        return self._look.present

    def show_notes(self, noted: Collection[int]) -> None:
        """Mark the moves, by their plies, that somebody has written about."""
        self._look.noted = frozenset(noted)
        self.viewport().update()

    def show_costs(self, costs: Mapping[int, str]) -> None:
        """Mark the moves, by their plies, that were mistakes, with what they cost in words."""
        self._look.costs = dict(costs)
        self.retell()

    def filter(self, wanted: Filter | None) -> None:
        """Show everything, or only some of the rows, of all hands."""
        self.rows.filter(wanted)
        self._reveal()

    def _reveal(self) -> None:
        row = self._look.focused or self._look.present
        place = self.rows.place_of(row) if row is not None else -1
        if place >= 0:
            index = self.rows.index(place)
            self.setCurrentIndex(index)
            # Where it lies is known only when all rows before it have been measured.
            self._is_due = not self.isVisible()
            if self._is_due:
                return
            seen, high = self.visualRect(index), self.viewport().height()
            self._is_due = seen.isEmpty()
            if self._is_due:
                return
            if seen.top() < 0 or seen.bottom() > 0.8 * high:
                self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)
        self.viewport().update()

    @Slot()
    def _reveal_late(self) -> None:
        if self._is_due:
            self._reveal()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._reveal_late()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.retell()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        where = event.position()
        index = self.indexAt(where.toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            row: Row = index.data(ROW_ROLE)
            if row.branch:
                self._stand_on(row)
                if row.kind is Kind.BRANCH and not self._was_doubled:
                    self.rows.fold(row.branch, is_open=not self.rows.is_open(row.branch))
                    self._stand()
                self._was_doubled = False
                return
            area = self.visualRect(index)
            cell = self._look.cell_at(row, where.x() - area.x(), where.y() - area.y())
            self.sought.emit((cell.ply if cell else row.start) + 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk along the rows; the table follows."""
        key = Qt.Key(event.key())
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(key)
        branch = self._look.focused.branch if self._look.focused is not None else 0
        if step is not None:
            self._walk(step)
        elif branch and key in FOLDS:
            self.rows.fold(branch, is_open=FOLDS[key])
            self._stand()
        elif branch and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit(branch)
        elif branch and key == Qt.Key.Key_Delete:
            self.thrown_away.emit(branch)
        elif branch and key == Qt.Key.Key_F2:
            self.renamed.emit(branch)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Elsewhere these keys mean something to whoever shows the list.
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            head = self._look.focused
            if head is not None and head.branch and Qt.Key(event.key()) in FOLDS:
                event.accept()
                return True
        return super().eventFilter(watched, event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        self._was_doubled = True
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and (branch := index.data(ROW_ROLE).branch):
            self.opened.emit(branch)

    def _walk(self, step: int) -> None:
        """Go to the next row, of those of a branch only to its head."""
        row = self._look.focused or self._look.present
        place = (self.rows.place_of(row) if row is not None else -1) + step
        while 0 <= place < self.rows.rowCount():
            there = self.rows.row(place)
            if there.kind is Kind.BRANCH:
                self._stand_on(there)
                return
            if not there.branch:
                self.sought.emit(there.start + 1)
                return
            place += step

    def _stand_on(self, row: Row) -> None:
        """Mark the head of a branch, to be opened or thrown away."""
        place = self.rows.place_of(row)
        while self.rows.row(place).kind is not Kind.BRANCH:
            place -= 1
        self._look.focused = self.rows.row(place)
        self._stand()

    def _stand(self) -> None:
        """Stay on the head of the branch that is marked, however many rows it shows."""
        if (head := self._look.focused) is not None:
            self.setCurrentIndex(self.rows.index(self.rows.place_of(head)))
            self.viewport().update()


class _Rows(QAbstractListModel):
    """The rows that are shown: the heads of all hands, and what happened in the unfolded one."""

    def __init__(self, look: MoveRows, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._all = look, list[Row]()
        self._shown: list[Row] = []
        self._wanted: Filter | None = None
        self._open, self._branches = 0, set[int]()
        """The hand, and the branches, of which everything is shown."""
        self._starts: list[int] = []

    def row(self, place: int) -> Row:
        """Return a row that is shown."""
        return self._shown[place]

    def place_of(self, row: Row) -> int:
        """Return where a row is shown: it, or the last one before it; else -1."""
        place = bisect_right(self._starts, row.start) - 1
        same = (i for i in range(place, -1, -1) if self._shown[i] is row)
        return next(same, place)

    def tell(self, rows: Sequence[Row]) -> None:
        """Have other rows."""
        self._all = list(rows)
        self._choose()

    def unfold(self, hand: int) -> None:
        """Unfold another hand."""
        if hand != self._open:
            self._open = hand
            if self._wanted is None:
                self._choose()

    def is_open(self, branch: int) -> bool:
        """Tell whether more is shown of a branch than its head."""
        return branch in self._branches

    def fold(self, branch: int, *, is_open: bool) -> None:
        """Show all of a branch, or its head alone."""
        if is_open != self.is_open(branch):
            self._branches ^= {branch}
            self._choose()

    def filter(self, wanted: Filter | None) -> None:
        """Choose the rows that are shown."""
        self._wanted = wanted
        self._choose()

    def _choose(self) -> None:
        self.beginResetModel()
        self._look.opened = frozenset(self._branches)
        wanted = filter(self._wanted or self._is_unfolded, self._all)
        self._shown = list(filter(self._is_told, wanted))
        self._starts = [row.start for row in self._shown]
        self.endResetModel()

    def _is_unfolded(self, row: Row) -> bool:
        return row.kind is Kind.HAND or row.hand == self._open

    def _is_told(self, row: Row) -> bool:
        return not row.branch or row.kind is Kind.BRANCH or self.is_open(row.branch)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  as Qt declares it
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == ROW_ROLE:
            return self.row(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._said(self.row(index.row()))
        return None

    def _said(self, row: Row) -> str:
        """Return a row in words, for screen readers."""
        teller = self._look.teller_of(row)
        if row.kind in (Kind.HAND, Kind.BRANCH):
            folded = translate("replay", "folded")
            is_folded = row.kind is Kind.BRANCH and not self.is_open(row.branch)
            told = teller.heading(row), teller.result(row), folded if is_folded else ""
            return ", ".join(filter(None, told))
        if row.kind is Kind.ACCOUNT:
            return ". ".join(" ".join(line) for line in teller.account(row))
        moves = [text for cell in row.cells if (text := teller.move(cell.ply))]
        if row.winner != NOBODY:
            name = teller.names[row.winner]
            moves.append(translate("replay", "Winner: {name}").format(name=name))
        return ". ".join([*moves, *self._look.costs_of(row)])
