"""The plot in figures: a row a match, the latest first, for eyes and for screen readers."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeView, QWidget

from naipes_gui.core.figures import whole
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, joined
from naipes_gui.statistics import words
from naipes_gui.statistics.facts import Facts
from naipes_gui.statistics.wish import opponents_of
from naipes_gui.ui.shared.numbers import decimal
from naipes_gui.ui.statistics.when import day

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
WHO = 1
LOOKED_AT = 30
"""Rows that say how wide a column is; to look at all of them would take long."""


class FiguresModel(QAbstractTableModel):
    """The rows as Qt asks for them."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: Sequence[tuple[Facts, float]] = ()
        """The matches, and after each what all of them came to."""

    def show_rows(self, rows: Sequence[tuple[Facts, float]]) -> None:
        """Show these matches."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return len(_names())

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return _cells(*self.rows[index.row()])[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(index.column())
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.DisplayRole and orientation is Qt.Orientation.Horizontal:
            return _names()[section]
        return _side(section) if role == Qt.ItemDataRole.TextAlignmentRole else None


def _cells(match: Facts, total: float) -> tuple[str, ...]:
    return (
        day(match),
        joined(opponents_of(match)),
        whole(len(match.worths)),
        Wording().say(words.ending(match)),
        words.whole(sum(match.worths), decimal),
        words.whole(total, decimal),
    )


def _names() -> tuple[str, ...]:
    return (
        translate("statistics", "Begun"),
        translate("statistics", "Against"),
        translate("statistics", "Hands"),
        translate("statistics", "End"),
        translate("statistics", "Result"),
        translate("statistics", "Total"),
    )


def _side(column: int) -> Qt.AlignmentFlag:
    right = column in (2, 4, 5)
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def figures_table(model: FiguresModel, parent: QWidget | None = None) -> QTreeView:
    """Return the table that shows the rows."""
    table = QTreeView(parent)
    table.setModel(model)
    table.setRootIsDecorated(False)
    table.setUniformRowHeights(True)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    header = table.header()
    header.setStretchLastSection(False)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setResizeContentsPrecision(LOOKED_AT)
    header.setSectionResizeMode(WHO, QHeaderView.ResizeMode.Stretch)
    return table
