"""What two keys find in a list or a table: its rows, how it is sorted, what a row offers."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QRect, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeView, QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.access.group_names import span
from naipes_gui.ui.access.stop import Stop, group, press, seen_area
from naipes_gui.ui.shared.widgets.key_rows import ONLY_READ

FEW = 7
"""So many stops are gone through one by one."""
MANY = 12
"""More than so many of one kind are cut into rows of ``FEW``."""


def rows(view: QAbstractItemView, window: QWidget) -> Iterator[Stop]:
    """Yield the rows of a list: chosen once a row is gone to, chosen again it is opened."""
    is_used = view.selectionMode() is not QAbstractItemView.SelectionMode.NoSelection
    if is_used and not view.property(ONLY_READ):
        yield from cut_up(list(_rows(view, window)))
        yield from _deeds(view, window)
    if isinstance(view, QTreeView) and not view.isHeaderHidden():
        yield from _sorting(view.header(), window)


def _rows(view: QAbstractItemView, window: QWidget) -> Iterator[Stop]:
    model: QAbstractItemModel | None = view.model()
    if model is None:
        return
    for row in range(model.rowCount(view.rootIndex())):
        index = model.index(row, max(0, getattr(view, "modelColumn", lambda: 0)()))
        area = view.visualRect(index)
        if not index.flags() & Qt.ItemFlag.ItemIsEnabled or area.height() <= 0:
            continue
        area.setWidth(view.viewport().width())
        area.moveLeft(0)
        yield Stop((view, row), _name(index), seen_area(view.viewport(), area, window),
                   partial(_choose_row, view, row),
                   show=partial(_scroll_to_row, view, row))  # fmt: skip


def _name(index: QModelIndex) -> str:
    return str(index.data(Qt.ItemDataRole.AccessibleTextRole) or index.data() or "")


def _choose_row(view: QAbstractItemView, row: int) -> None:
    index = view.model().index(row, 0)
    in_popup = view.window().windowType() is Qt.WindowType.Popup
    was = view.currentIndex().row() == row
    view.setFocus()
    view.setCurrentIndex(index)
    if was or in_popup:
        press(view, Qt.Key.Key_Return)


def _scroll_to_row(view: QAbstractItemView, row: int) -> None:
    view.scrollTo(view.model().index(row, 0))


def _deeds(view: QAbstractItemView, window: QWidget) -> Iterator[Stop]:
    """Yield the menu of the present row, where a row has one."""
    index = view.currentIndex()
    if view.contextMenuPolicy() is Qt.ContextMenuPolicy.CustomContextMenu and index.isValid():
        at = view.visualRect(index)
        name = translate("switches", "What can be done with it")
        yield Stop((view, "deeds"), name, seen_area(view.viewport(), at, window),
                   partial(view.customContextMenuRequested.emit, at.center()),
                   show=partial(view.scrollTo, index))  # fmt: skip


def _sorting(header: QHeaderView, window: QWidget) -> Iterator[Stop]:
    """Yield the columns by which a table can be sorted."""
    if not header.sectionsClickable() or not header.isVisible():
        return
    columns = [
        Stop((header, i), f"{header.model().headerData(i, header.orientation()) or ''}",
             _column(header, i, window), partial(_sort_by, header, i))
        for i in range(header.count()) if not header.isSectionHidden(i)
    ]  # fmt: skip
    if columns:
        yield group((header, "sorting"), translate("switches", "Sort by"), columns)


def _column(header: QHeaderView, column: int, window: QWidget) -> QRect:
    start, width = header.sectionViewportPosition(column), header.sectionSize(column)
    return seen_area(header.viewport(), QRect(start, 0, width, header.height()), window)


def _sort_by(header: QHeaderView, column: int) -> None:
    """Sort by a column, or the other way round where it is that one already."""
    order = Qt.SortOrder.AscendingOrder
    if header.sortIndicatorSection() == column and header.sortIndicatorOrder() is order:
        order = Qt.SortOrder.DescendingOrder
    header.setSortIndicator(column, order)


def cut_up(stops: Sequence[Stop]) -> list[Stop]:
    """Return stops in rows of much the same length where they are too many for one by one."""
    if len(stops) <= MANY:
        return list(stops)
    count = -(-len(stops) // FEW)
    ends = [len(stops) * nth // count for nth in range(count + 1)]
    cut = [stops[start:end] for start, end in pairwise(ends)]
    return [group((row[0].key, "row"), span(row), row) for row in cut]
