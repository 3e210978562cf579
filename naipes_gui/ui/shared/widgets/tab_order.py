"""Tab goes from one thing to the next as one reads, however late something was built."""

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QLayout, QScrollArea, QWidget


def tab_as_one_reads(page: QWidget) -> None:
    """Let Tab follow the layouts of a page.

    Qt goes by when a widget was made, so that rows which are built anew would come last.
    """
    for before, after in pairwise(stops_of(page)):
        QWidget.setTabOrder(before, after)


def stop_at_taken(group: Iterable[QAbstractButton]) -> None:
    """Let Tab stop at that button of a group which is taken; the arrows go on from there.

    Qt stops at the first of a group, whatever is taken, until one of it has had the keys.
    """
    buttons = list(group)
    taken = next((button for button in buttons if button.isChecked()), None)
    by_tab, by_click = Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.ClickFocus
    for button in buttons:
        button.setFocusPolicy(by_tab if taken in (None, button) else by_click)


def stop_before(widget: QWidget) -> QWidget:
    """Return where Tab stops before a widget; Qt puts nothing behind what it passes by."""
    before = widget.previousInFocusChain()
    while before is not None and before is not widget:
        if before.focusPolicy() & Qt.FocusPolicy.TabFocus:
            return before
        before = before.previousInFocusChain()
    return widget


def stops_of(page: QWidget) -> list[QWidget]:
    """Return everything on a page that Tab can stop at, in the order of its layouts."""
    return [part for part in _inside(page) if _is_stop(part)]


def _is_stop(part: QWidget) -> bool:
    """Tell whether Tab stops at a part, now or when it is the one of its group that is taken."""
    one_of_some = isinstance(part, QAbstractButton) and part.autoExclusive()
    return bool(part.focusPolicy() & Qt.FocusPolicy.TabFocus) or one_of_some


def _inside(widget: QWidget) -> Iterator[QWidget]:
    yield widget
    if isinstance(widget, QScrollArea) and (shown := widget.widget()) is not None:
        yield from _inside(shown)
    elif (layout := widget.layout()) is not None:
        yield from _laid(layout)


def _laid(layout: QLayout) -> Iterator[QWidget]:
    for part in _parts(layout):
        yield from _laid(part) if isinstance(part, QLayout) else _inside(part)


def _parts(layout: QLayout) -> list[QWidget | QLayout]:
    """Return what lies in a layout, in its order.

    Its items are not asked for: they are no objects of Qt's, so nothing tells Python that they
    are gone, and what comes to lie in their place later is taken for them: that ends the program.
    """
    around = layout.parentWidget()
    beside = around.children() if around is not None else []
    known = [part for part in (*beside, *layout.children()) if isinstance(part, QWidget | QLayout)]
    laid = [part for part in known if layout.indexOf(part) >= 0]
    return sorted(laid, key=partial(_place, layout))


def _place(layout: QLayout, part: QWidget | QLayout) -> tuple[int, ...]:
    """Return the row and column of a part, whenever it was put there; else its place in a row."""
    at = layout.indexOf(part)
    position: tuple[int, ...] = (at,)
    if isinstance(layout, QGridLayout):
        position = layout.getItemPosition(at)  # type: ignore[assignment]
    return position[:2]
