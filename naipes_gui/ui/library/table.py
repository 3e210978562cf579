"""The table of the library: a line for every match, as wide as the page."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeView

from naipes_gui.ui.library.model import DATE, FACE, FACES, NAME, OVERLAP, LibraryModel
from naipes_gui.ui.shared.style import app_style

WIDEST = 620
"""However many players there are, their figures leave the name its room."""
MEASURED = 50
"""Rows by which the columns get their width."""


def library_table(model: LibraryModel) -> QTreeView:
    """Return the table that shows the rows of a model."""
    table = QTreeView()
    table.setModel(model)
    table.setRootIsDecorated(False)
    table.setUniformRowHeights(True)
    table.setItemsExpandable(False)
    table.setIconSize(QSize(app_style().px(FACE + (FACES - 1) * OVERLAP), app_style().px(FACE)))
    table.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
    header = table.header()
    header.setStretchLastSection(False)
    header.setSectionsClickable(True)
    header.setSortIndicatorShown(True)
    header.setSortIndicator(DATE, Qt.SortOrder.DescendingOrder)
    # Else a thousand rows are measured whenever some more are read.
    header.setResizeContentsPrecision(MEASURED)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
    header.setMaximumSectionSize(app_style().px(WIDEST))
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    return table
