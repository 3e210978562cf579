"""The table of the library: a line for every match, as wide as the page."""

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeView

from naipes_gui.ui.library.cells import DATE, NAME
from naipes_gui.ui.library.model import FACE, FACES, LibraryModel, icon_width
from naipes_gui.ui.library.row_painter import BESIDE, RowPainter
from naipes_gui.ui.shared.style import app_style

WIDEST = 620
"""However many players there are, their figures leave the name its room."""
SHARE, SMALL_SHARE = 0.36, 0.28
"""What part of the page a column has at most beside the name, and each of two on a narrow page."""
DATE_FROM = 556
"""From which width beside the rail, at 100 %, there is a column for when one played last."""
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
            words = app_style().px(BESIDE) + self.fontMetrics().horizontalAdvance(self._name())
            painter.drawPolygon(self._sign(rect, words))
            painter.restore()

    def _name(self) -> str:
        column, across = self.sortIndicatorSection(), Qt.Orientation.Horizontal
        return str(self.model().headerData(column, across, Qt.ItemDataRole.DisplayRole))

    def _sign(self, section: QRect, words: int) -> QPolygonF:
        """Return the sign of the order, behind words that end there: of no other column."""
        side = app_style().px(SIGN)
        last = section.right() - app_style().px(APART) - side
        left, middle = (
            min(section.left() + words + app_style().px(APART), last),
            section.center().y(),
        )
        falls = self.sortIndicatorOrder() is Qt.SortOrder.DescendingOrder
        # As in the lists of Windows, macOS, GTK and the web; Qt's own style draws it upside down.
        tip = middle + side / 4 if falls else middle - side / 4
        base = middle - side / 4 if falls else middle + side / 4
        corners = ((left, base), (left + side, base), (left + side / 2, tip))
        return QPolygonF([QPointF(*corner) for corner in corners])


def library_table(model: LibraryModel) -> QTreeView:
    """Return the table that shows the rows of a model."""
    table = QTreeView()
    table.setModel(model)
    table.setRootIsDecorated(False)
    table.setUniformRowHeights(True)
    table.setItemDelegate(RowPainter(model, table))
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
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    fit_columns(table, model, 1.0)
    return table


def fit_columns(table: QTreeView, model: LibraryModel, width: float) -> None:
    """Show the columns for which there is room in a width, at 100 %, beside the rail.

    A name can say when: that column goes first. While one has sorted by another it stays: else
    nobody could sort by it again.
    """
    is_narrow = width < DATE_FROM
    has_date = not is_narrow or table.header().sortIndicatorSection() != DATE
    table.setColumnHidden(DATE, not has_date)
    model.names_tell_when = not has_date
    model.faces = 1 if is_narrow else max(1, min(FACES, model.seated))
    px = app_style().px
    share = SMALL_SHARE if is_narrow and has_date else SHARE
    # The bin has its columns before it has a width.
    table.header().setMaximumSectionSize(px(min(WIDEST, share * width) if width > 1 else WIDEST))
    table.setIconSize(QSize(px(icon_width(model.faces)), px(FACE)))
