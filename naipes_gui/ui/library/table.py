"""The table of the library: a line for every match, as wide as the page."""

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeView

from naipes_gui.ui.library.model import (
    DATE,
    FACE,
    FACES,
    GAME,
    NAME,
    PLAYERS,
    LibraryModel,
    icon_width,
)
from naipes_gui.ui.shared.style import app_style

WIDEST = 620
"""However many players there are, their figures leave the name its room."""
PLAYERS_FROM, GAME_FROM, DATE_FROM = 1500, 1300, 620
"""From which width of the page, at 100 %, what the name says too has a column."""
SIGN, APART = 12, 6
"""How wide the sign of the order is, and how far from the edge of its column."""
MEASURED = 50
"""Rows by which the columns get their width."""


class SortedHeader(QHeaderView):
    """Marks by which column the rows are sorted with a sign that grows as the text does."""

    def __init__(self, table: QTreeView) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)

    def sectionSizeFromContents(self, logicalIndex: int) -> QSize:
        size = super().sectionSizeFromContents(logicalIndex)
        return size + QSize(app_style().px(SIGN + 2 * APART), 0)

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        painter.save()
        super().paintSection(painter, rect, logicalIndex)
        painter.restore()
        if logicalIndex == self.sortIndicatorSection():
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(app_style().paper.text2))
            painter.drawPolygon(self._sign(rect))
            painter.restore()

    def _sign(self, section: QRect) -> QPolygonF:
        side = app_style().px(SIGN)
        left, middle = section.right() - app_style().px(APART) - side, section.center().y()
        falls = self.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
        tip = middle - side / 4 if falls else middle + side / 4
        base = middle + side / 4 if falls else middle - side / 4
        corners = ((left, base), (left + side, base), (left + side / 2, tip))
        return QPolygonF([QPointF(*corner) for corner in corners])


def library_table(model: LibraryModel) -> QTreeView:
    """Return the table that shows the rows of a model."""
    table = QTreeView()
    table.setModel(model)
    table.setRootIsDecorated(False)
    table.setUniformRowHeights(True)
    table.setItemsExpandable(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
    header = SortedHeader(table)
    table.setHeader(header)
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
    fit_columns(table, model, 1.0)
    return table


def fit_columns(table: QTreeView, model: LibraryModel, width: float) -> None:
    """Show the columns for which a page of a width, at 100 %, has room.

    A name says the game, who played and when: those go first. The column by which one has sorted
    otherwise stays, and the date with it: else nobody could sort by it again.
    """
    is_narrow = width < DATE_FROM
    table.setColumnHidden(PLAYERS, width < PLAYERS_FROM)
    table.setColumnHidden(GAME, width < GAME_FROM)
    table.setColumnHidden(DATE, is_narrow and table.header().sortIndicatorSection() == DATE)
    model.faces = 1 if is_narrow else FACES
    px = app_style().px
    table.setIconSize(QSize(px(icon_width(model.faces)), px(FACE)))
