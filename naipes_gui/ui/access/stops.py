"""What two keys go through: every control that is seen and can be used, near ones in groups."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QDialog,
    QHeaderView,
    QMenu,
    QScrollBar,
    QTabBar,
    QWidget,
)

from naipes_gui.core.text import translate
from naipes_gui.ui.table.action_bar import ActionBar
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.choices import felt_choices

FEW = 7
"""So many stops are gone through one by one."""
MANY = 12
"""More than so many of one kind are cut into rows of ``FEW``."""
UNSEEN = Qt.WidgetAttribute.WA_TransparentForMouseEvents


@dataclass(frozen=True)
class Stop:
    """Something that can be chosen: a control, a card, or a group of them."""

    key: object
    """What it is, however often it is looked for."""
    name: str
    area: QRect
    """Where it is seen in the window."""
    act: Callable[[], object] | None = None
    inside: tuple["Stop", ...] = ()
    show: Callable[[], object] | None = None
    """What brings it into sight, where it is scrolled away."""
    decides: bool = False
    """Whether it is something to do at the table, which is gone through first."""


def stops_of(window: QWidget) -> list[Stop]:
    """Return what can be chosen in a window, and last how to leave it where it can be left."""
    if isinstance(window, QMenu):
        found = list(_of_menu(window))
    else:
        found = _grouped(_inside(window, window))
    found.sort(key=lambda stop: not stop.decides)
    if isinstance(window, QDialog) or window.windowType() is Qt.WindowType.Popup:
        away = translate("switches", "Close")
        found.append(Stop("leave", away, window.rect(), partial(press, window, Qt.Key.Key_Escape)))
    return found


def press(widget: QWidget, key: Qt.Key) -> None:
    """Press a key on a widget, as if a keyboard had it."""
    for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease):
        QApplication.sendEvent(widget, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))


def _inside(widget: QWidget, window: QWidget) -> list[Stop]:
    """Return the stops within a widget, those of a part of it as a group."""
    found = list[Stop]()
    for child in _in_order(widget):
        own = list(_own(child, window))
        if own or isinstance(child, QAbstractButton | QComboBox):
            found += own
            continue
        inside = _inside(child, window)
        found += [_group(child, inside)] if len(inside) > 1 else inside
    if isinstance(widget, QAbstractScrollArea):
        found += _scrolling(widget, window)
    if isinstance(widget, ActionBar):
        return [replace(stop, decides=True) for stop in found]
    if isinstance(board := widget.parent(), Board):
        found = [*_on_felt(board, window), *found]
    return found


def _in_order(widget: QWidget) -> list[QWidget]:
    """Return what lies within a widget and can be seen, as one reads it."""
    children = [
        child
        for child in widget.children()
        if isinstance(child, QWidget) and child.isVisible() and not child.isWindow()
        and not child.testAttribute(UNSEEN)
    ]  # fmt: skip
    return sorted(children, key=lambda child: (child.y() // 8, child.x()))


def _own(widget: QWidget, window: QWidget) -> Iterator[Stop]:
    """Yield what a widget is for, if it is one that can be used."""
    if not widget.isEnabled() or not is_seen(widget, window):
        return
    match widget:
        case QAbstractButton():
            yield _stop(widget, window, widget.click)
        case QComboBox():
            yield _stop(widget, window, widget.showPopup)
        case QScrollBar() | QHeaderView():
            return
        case QAbstractSlider():
            yield _stop(widget, window, partial(_step, widget))
        case QTabBar():
            yield from _tabs(widget, window)
        case QAbstractItemView():
            yield from _rows(widget, window)
        case _:
            return


def is_seen(widget: QWidget, window: QWidget) -> bool:
    """Tell whether nothing lies over the middle of a widget, once it is scrolled to."""
    at, part = widget.rect().center(), widget
    while part is not window:
        parent = part.parentWidget()
        if parent is None:
            return False
        at = part.mapToParent(at)
        inner = parent.rect()
        at = QPoint(min(max(at.x(), 0), inner.width()), min(max(at.y(), 0), inner.height()))
        siblings = parent.children()
        for above in siblings[siblings.index(part) + 1 :]:
            if isinstance(above, QWidget) and _covers(above, at):
                return False
        part = parent
    return True


def _covers(widget: QWidget, at: QPoint) -> bool:
    hides = widget.isVisible() and not widget.isWindow() and not widget.testAttribute(UNSEEN)
    return hides and widget.geometry().contains(at)


def _stop(widget: QWidget, window: QWidget, act: Callable[[], object]) -> Stop:
    return Stop(widget, called(widget), _seen_area(widget, widget.rect(), window), act,
                show=partial(_bring_into_sight, widget))  # fmt: skip


def called(widget: QWidget) -> str:
    """Return what a control is called."""
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or text.strip() or widget.toolTip()


def _seen_area(widget: QWidget, area: QRect, window: QWidget) -> QRect:
    """Return where a part of a widget is seen in its window, in what it is scrolled in."""
    placed = QRect(widget.mapTo(window, area.topLeft()), area.size())
    part: QWidget | None = widget.parentWidget()
    while part is not None and part is not window:
        clip = QRect(part.mapTo(window, QPoint()), part.size())
        placed = placed.intersected(clip) if placed.intersects(clip) else placed
        part = part.parentWidget()
    return placed


def _bring_into_sight(widget: QWidget) -> None:
    part = widget.parentWidget()
    while part is not None:
        ensure = getattr(part, "ensureWidgetVisible", None)
        if ensure is not None:
            ensure(widget)
        part = part.parentWidget()


def _step(slider: QAbstractSlider) -> None:
    """Go a step up, and from the end back to the beginning."""
    at_end = slider.value() >= slider.maximum()
    slider.setValue(slider.minimum() if at_end else slider.value() + slider.singleStep())


def _tabs(bar: QTabBar, window: QWidget) -> Iterator[Stop]:
    for i in range(bar.count()):
        if bar.isTabVisible(i) and bar.isTabEnabled(i):
            name = bar.accessibleTabName(i) or bar.tabText(i)
            area = _seen_area(bar, bar.tabRect(i), window)
            yield Stop((bar, i), name, area, partial(bar.setCurrentIndex, i))


def _rows(view: QAbstractItemView, window: QWidget) -> Iterator[Stop]:
    """Yield the rows of a list: chosen once a row is gone to, chosen again it is opened."""
    model, rows = view.model(), list[Stop]()
    if view.selectionMode() is QAbstractItemView.SelectionMode.NoSelection or model is None:
        return
    for row in range(model.rowCount(view.rootIndex())):
        index = model.index(row, max(0, getattr(view, "modelColumn", lambda: 0)()))
        if not index.flags() & Qt.ItemFlag.ItemIsEnabled:
            continue
        area = view.visualRect(index)
        if area.isEmpty() and area.height() <= 0:
            continue
        area.setWidth(view.viewport().width())
        area.moveLeft(0)
        name = str(index.data(Qt.ItemDataRole.AccessibleTextRole) or index.data() or "")
        rows.append(Stop((view, row), name, _seen_area(view.viewport(), area, window),
                         partial(_choose_row, view, row),
                         show=partial(_scroll_to_row, view, row)))  # fmt: skip
    yield from _cut_up(rows)


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


def _scrolling(area: QAbstractScrollArea, window: QWidget) -> Iterator[Stop]:
    """Yield what reads on, where there is more than is seen."""
    bar = area.verticalScrollBar()
    if isinstance(area, Board) or bar.maximum() <= bar.minimum() or not is_seen(area, window):
        return
    name = translate("switches", "Read on")
    yield Stop((area, "scroll"), name, _seen_area(area, area.rect(), window), partial(_page, bar))


def _page(bar: QScrollBar) -> None:
    """Go a page down, and from the end back to the beginning."""
    at_end = bar.value() >= bar.maximum()
    bar.setValue(bar.minimum() if at_end else bar.value() + bar.pageStep())


def _on_felt(board: Board, window: QWidget) -> Iterator[Stop]:
    viewport = board.viewport()
    if not is_seen(viewport, window):
        return
    for choice in felt_choices(board):
        box = choice.box
        area = QRect(round(box.x), round(box.y), round(box.width), round(box.height))
        yield Stop((board, choice.key), choice.name, _seen_area(viewport, area, window),
                   choice.act, decides=True)  # fmt: skip


def _of_menu(menu: QMenu) -> Iterator[Stop]:
    for action in menu.actions():
        if action.isVisible() and action.isEnabled() and not action.isSeparator():
            name = action.text().replace("&", "")
            yield Stop((menu, action), name, menu.actionGeometry(action),
                       partial(_choose_action, menu, action))  # fmt: skip


def _choose_action(menu: QMenu, action: object) -> None:
    menu.setActiveAction(action)  # type: ignore[arg-type]
    press(menu, Qt.Key.Key_Return)


def _group(widget: QWidget, inside: Sequence[Stop]) -> Stop:
    """Return several stops as one that is opened first."""
    area = QRect()
    for stop in inside:
        area = area.united(stop.area)
    name = widget.accessibleName() or inside[0].name
    return Stop((widget, "group"), name, area, inside=tuple(_cut_up(inside)))


def _cut_up(stops: Sequence[Stop]) -> list[Stop]:
    """Return stops in rows where they are too many to be gone through one by one."""
    if len(stops) <= MANY:
        return list(stops)
    rows = [stops[i : i + FEW] for i in range(0, len(stops), FEW)]
    return [_row_of(row) for row in rows]


def _row_of(row: Sequence[Stop]) -> Stop:
    area = QRect()
    for stop in row:
        area = area.united(stop.area)
    return Stop((row[0].key, "row"), row[0].name, area, inside=tuple(row), show=row[0].show)


def _grouped(stops: Sequence[Stop]) -> list[Stop]:
    """Open every group that is needless: what decides, and a few that stand alone."""
    found, count = list[Stop](), _count(stops)
    for stop in stops:
        inner = _grouped(stop.inside) if stop.inside else []
        if not stop.inside:
            found.append(stop)
        elif any(each.decides for each in inner) or count <= FEW or len(stops) == 1:
            found += inner
        else:
            found.append(replace(stop, inside=tuple(inner)))
    return found


def _count(stops: Sequence[Stop]) -> int:
    return sum(_count(stop.inside) if stop.inside else 1 for stop in stops)
