"""The moves of a match as a list: hands, talk and tricks; a click goes there."""

from bisect import bisect_right
from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.text import translate
from naipes_gui.ui.replay.move_rows import ROW_ROLE, MoveRows
from naipes_gui.ui.replay.outline import Kind, Outline, Row
from naipes_gui.ui.replay.words import Narrator
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.text_style import TextStyle

AT_A_TIME = 300
"""Rows that are laid out between two events: some milliseconds."""
Index = QModelIndex | QPersistentModelIndex


class MoveList(QListView):
    """``sought`` carries the ply that somebody wants to see."""

    sought = Signal(int)

    def __init__(
        self,
        outline: Outline,
        narrator: Narrator,
        seats: Sequence[Seat],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._outline, self._ply = outline, 0
        self.rows = _Rows(outline, narrator, self)
        self._look = MoveRows(narrator, seats, self)
        # A long match has tens of thousands of rows; those in sight are among the first, or soon.
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(AT_A_TIME)
        self.setModel(self.rows)
        self.setItemDelegate(self._look)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self._is_due = False
        """Whether the marked row is still to be brought into sight."""
        self.verticalScrollBar().rangeChanged.connect(self._reveal_late)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)

    def dress(self, text_style: TextStyle) -> None:
        """Take on colours, the size of text and the present language."""
        self._look.text_style = text_style
        self.setAccessibleName(translate("replay", "Moves"))
        self.retell()
        self.doItemsLayout()
        self._reveal()

    def retell(self) -> None:
        """Write the rows anew, as other eyes saw them."""
        self._look.forget()
        self.viewport().update()

    def go(self, ply: int) -> None:
        """Mark the row of a ply and bring it into sight."""
        self._ply = ply
        place = self._outline.row_at(ply)
        self._look.present = self._outline.rows[place].start if place >= 0 else -1
        self._reveal()

    @property
    def present(self) -> Row | None:
        """The row that is marked."""
        place = self._outline.row_at(self._ply)
        return self._outline.rows[place] if place >= 0 else None

    def show_notes(self, noted: Collection[int]) -> None:
        """Mark the moves, by their plies, that somebody has written about."""
        self._look.noted = frozenset(noted)
        self.viewport().update()

    def filter(self, *, own: bool) -> None:
        """Show everything, or only the rows in which the person had a choice."""
        self.rows.filter(own=own)
        self._reveal()

    def _reveal(self) -> None:
        place = self.rows.place_of(self._outline.row_at(self._ply))
        if place >= 0:
            index = self.rows.index(place)
            self.setCurrentIndex(index)
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

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            row: Row = index.data(ROW_ROLE)
            cell = self._look.cell_at(row, event.position().x(), self.viewport().width())
            self.sought.emit((cell.ply if cell else row.start) + 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk along the rows; the table follows."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        place = self.rows.place_of(self._outline.row_at(self._ply)) + step
        if 0 <= place < self.rows.rowCount():
            self.sought.emit(self.rows.row(place).start + 1)


class _Rows(QAbstractListModel):
    """The rows that the filter lets through."""

    def __init__(self, outline: Outline, narrator: Narrator, parent: QWidget) -> None:
        super().__init__(parent)
        self._outline, self._narrator = outline, narrator
        self._shown = list(range(len(outline.rows)))

    def row(self, place: int) -> Row:
        """Return a row that is shown."""
        return self._outline.rows[self._shown[place]]

    def place_of(self, number: int) -> int:
        """Return where a row of the story is shown: it, or the last one before it; else -1."""
        return bisect_right(self._shown, number) - 1

    def filter(self, *, own: bool) -> None:
        """Choose the rows that are shown."""
        self.beginResetModel()
        rows = self._outline.rows
        self._shown = [i for i, row in enumerate(rows) if not own or self._is_own(row)]
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  as Qt declares it
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == ROW_ROLE:
            return self.row(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._said(self.row(index.row()))
        if role == Qt.ItemDataRole.ToolTipRole:
            row = self.row(index.row())
            return tip(self._said(row)) if row.kind is Kind.TALK else None
        return None

    def _is_own(self, row: Row) -> bool:
        outline = self._outline
        mine = (cell.ply for cell in row.cells if cell.seat == outline.me)
        return row.kind is Kind.HAND or any(map(outline.has_choice, mine))

    def _said(self, row: Row) -> str:
        """Return a row in words, for tool tips and screen readers."""
        if row.kind is Kind.HAND:
            heading, score = self._narrator.hand(row)
            return f"{heading}, {score}"
        moves = [text for cell in row.cells if (text := self._narrator.move(cell.ply))]
        if row.winner != NOBODY:
            name = self._narrator.names[row.winner]
            moves.append(translate("replay", "Winner: {name}").format(name=name))
        return ". ".join(moves)
