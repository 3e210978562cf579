"""Tab goes from one thing to the next as one reads, however late something was built."""

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QScrollArea, QWidget


def tab_as_one_reads(page: QWidget) -> None:
    """Let Tab follow the layouts of a page.

    Qt goes by when a widget was made, so that rows which are built anew would come last.
    """
    for before, after in pairwise(stops_of(page)):
        QWidget.setTabOrder(before, after)


def stops_of(page: QWidget) -> list[QWidget]:
    """Return everything on a page that Tab can stop at, in the order of its layouts."""
    return [part for part in _inside(page) if part.focusPolicy() & Qt.FocusPolicy.TabFocus]


def _inside(widget: QWidget) -> Iterator[QWidget]:
    yield widget
    if isinstance(widget, QScrollArea) and (shown := widget.widget()) is not None:
        yield from _inside(shown)
    elif (layout := widget.layout()) is not None:
        yield from _laid(layout)


def _laid(layout: QLayout) -> Iterator[QWidget]:
    for i in range(layout.count()):
        item = layout.itemAt(i)
        if item is not None:
            yield from _held(item)


def _held(item: QLayoutItem) -> Iterator[QWidget]:
    if (widget := item.widget()) is not None:
        yield from _inside(widget)
    elif (layout := item.layout()) is not None:
        yield from _laid(layout)
