"""What the tests of pages share: dressing the program, and looking for words that do not fit."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import TypeAlias

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QScrollArea,
    QWidget,
)

from naipes_gui.store.settings import Settings
from naipes_gui.ui.beside_table.rules_chip import RulesChip
from naipes_gui.ui.shared import style
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.nav_bar import Row

Dress: TypeAlias = Callable[..., None]
SIZES = ((900, 600), (1280, 800))
SCALES = (1.0, 1.5)


@pytest.fixture
def dress(qapp: QApplication) -> Iterator[Dress]:
    """Return what dresses the program; in the end it wears nothing again."""

    def wear(*, dark: bool = False, **chosen: object) -> None:
        style.apply(qapp, replace(Settings(), **chosen), dark=dark)  # type: ignore[arg-type]

    wear()
    yield wear
    # Closed pages wait for an event loop to be deleted; dressing them too would take seconds.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    wear()
    qapp.setStyleSheet("")


def show(page: QWidget, size: tuple[int, int]) -> None:
    """Show a page at a size and let it find its layout."""
    page.resize(*size)
    page.show()
    for _ in range(8):
        QCoreApplication.processEvents()


def clipped(page: QWidget) -> list[str]:
    """Return the words on a page that have less room than they need."""
    seen = [part for part in page.findChildren(QWidget) if part.isVisibleTo(page)]
    return [f"{type(part).__name__} «{_word(part)}»" for part in seen if _is_clipped(part)]


def out_of_reach(page: QWidget) -> list[str]:
    """Return the controls of a page that lie outside of it, and cannot be scrolled to."""
    controls = [part for part in page.findChildren(QWidget) if _stops_tab(part, page)]
    return [_told(part) for part in controls if not _can_be_seen(part, page)]


def _can_be_seen(part: QWidget, page: QWidget) -> bool:
    area, inner = part.rect(), part
    while inner is not page:
        area = QRect(inner.mapToParent(area.topLeft()), area.size())
        outer = inner.parentWidget()
        if outer is None or isinstance(outer.parentWidget(), QAbstractScrollArea):
            return True if outer is None else _can_be_seen(outer, page)
        if not outer.rect().contains(area):
            return False
        inner = outer
    return True


def nameless(page: QWidget) -> list[str]:
    """Return the controls of a page that a screen reader cannot name."""
    controls = page.findChildren(QAbstractButton) + page.findChildren(QComboBox)
    return [
        f"{type(part).__name__} {part.objectName()}"
        for part in controls
        if part.isVisibleTo(page) and not _spoken(part)
    ]


def out_of_reading_order(page: QWidget) -> list[str]:
    """Return what Tab comes to after something that stands below it, or right of it in its row."""
    stops, widget = list[QWidget](), page.nextInFocusChain()
    while widget is not page and widget is not None:
        if _stops_tab(widget, page):
            stops.append(widget)
        widget = widget.nextInFocusChain()
    return [
        f"{_told(before)} comes before {_told(after)}"
        for before, after in pairwise(stops)
        if not before.isAncestorOf(after)
        and _is_before(*(_place_of(part, other, page)
                        for part, other in ((after, before), (before, after))))
    ]  # fmt: skip


def _place_of(part: QWidget, other: QWidget, page: QWidget) -> QRect:
    """Return where something stands, beside another: in what it is scrolled, if that is not."""
    scroll = _scroll_of(part)
    shown = part if scroll is None or scroll is _scroll_of(other) else scroll
    return QRect(shown.mapTo(page, QPoint()), shown.size())


def _is_before(there: QRect, here: QRect) -> bool:
    above = there.bottom() < here.top() and there.left() <= here.right()
    return above or (there.right() < here.left() and there.bottom() <= here.bottom())


def _scroll_of(part: QWidget | None) -> QWidget | None:
    """Return what a widget is scrolled in: where it lies beside others says nothing then."""
    while part is not None and not isinstance(part, QScrollArea):
        part = part.parentWidget()
    return part


def _stops_tab(part: QWidget, page: QWidget) -> bool:
    takes = bool(part.focusPolicy() & Qt.FocusPolicy.TabFocus) and part.focusProxy() is None
    return takes and part.isVisibleTo(page) and part.isEnabledTo(page)


def _told(part: QWidget) -> str:
    return f"{type(part).__name__} «{part.accessibleName() or _word(part)}»"


def _spoken(part: QWidget) -> str:
    interface = QAccessible.queryAccessibleInterface(part)
    return interface.text(QAccessible.Text.Name).strip()


def _word(part: QWidget) -> str:
    match part:
        case QLabel() | QAbstractButton():
            return part.text()
        case QComboBox():
            return part.currentText()
        case _:
            return ""


def _is_clipped(part: QWidget) -> bool:
    match part:
        case QLabel() if part.text() and part.wordWrap():
            return part.heightForWidth(part.width()) > part.height()
        case RulesChip():
            # It shows as much of the name as fits, by design, and tells the whole.
            return part.sizeHint().height() > part.height()
        case Row() if part.text():
            # The count at its right gives way to the word.
            return Button.sizeHint(part).width() > part.width()
        case QLabel() | QAbstractButton() if _word(part):
            need = part.sizeHint()
            return need.width() > part.width() or need.height() > part.height()
        case QComboBox():
            room = part.width() - 45 if part.count() else part.width()
            return part.fontMetrics().horizontalAdvance(part.currentText()) > room
        case QScrollArea():
            inside = part.widget()
            return inside is not None and inside.width() > part.viewport().width()
        case _:
            return False
