"""Rows of figures as Qt asks for them: for eyes, and for screen readers."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


class RowsModel(QAbstractTableModel):
    """Writes each row into cells, below their names; the ``figures`` stand to the right."""

    def __init__(
        self, names: Callable[[], tuple[str, ...]], cells: Callable[[Any], tuple[str, ...]],
        parent: QObject, *, figures: tuple[int, ...] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._names, self._cells, self._figures = names, cells, figures
        self.rows: Sequence[Any] = ()

    def show_rows(self, rows: Sequence[Any]) -> None:
        """Show these rows."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return len(self._names())

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cells(self.rows[index.row()])[index.column()]
        return self._side(index.column(), role)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return self._names()[section]
        return self._side(section, role)

    def _side(self, column: int, role: int) -> Qt.AlignmentFlag | None:
        if role != Qt.ItemDataRole.TextAlignmentRole or self._figures is None:
            return None
        right = column in self._figures
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter
