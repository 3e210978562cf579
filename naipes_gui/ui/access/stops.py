"""What two keys go through: every control that is seen and can be used, near ones in groups."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QDialog,
    QMenu,
    QScrollBar,
    QWidget,
)

from naipes_gui.core.text import translate
from naipes_gui.ui.access.controls import by_its_keys, own_stops
from naipes_gui.ui.access.group_names import group_name
from naipes_gui.ui.access.lists import FEW, cut_up
from naipes_gui.ui.access.stop import UNSEEN, Stop, group, is_seen, press, seen_area
from naipes_gui.ui.table.action_bar import ActionBar
from naipes_gui.ui.table.board import Board
from naipes_gui.ui.table.choices import felt_choices


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


def _inside(widget: QWidget, window: QWidget) -> list[Stop]:
    """Return the stops within a widget, those of a part of it as a group."""
    found = list[Stop]()
    for child in _in_order(widget):
        own = list(own_stops(child, window))
        if own or isinstance(child, QAbstractButton | QComboBox):
            found += own
            found += () if isinstance(child, QAbstractItemView) else _scrolling(child, window)
            continue
        inside = _inside(child, window) or list(by_its_keys(child, window))
        found += [_group(child, inside)] if len(inside) > 1 else inside
    found += _scrolling(widget, window)
    if isinstance(widget, ActionBar):
        return [replace(stop, decides=True) for stop in found]
    if isinstance(board := widget.parent(), Board) and widget is board.viewport():
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


def _scrolling(area: QWidget, window: QWidget) -> Iterator[Stop]:
    """Yield what reads on, where there is more than is seen."""
    if isinstance(area, Board) or not isinstance(area, QAbstractScrollArea):
        return
    bar = area.verticalScrollBar()
    if bar.maximum() <= bar.minimum() or not is_seen(area, window):
        return
    name = translate("switches", "Read on")
    yield Stop((area, "scroll"), name, seen_area(area, area.rect(), window), partial(_page, bar))


def _reads_on(stop: Stop) -> bool:
    return isinstance(stop.key, tuple) and stop.key[-1] == "scroll"


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
        yield Stop((board, choice.key), choice.name, seen_area(viewport, area, window),
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
    """Return the stops of a part of the window as one that is opened first."""
    whole, *others = inside
    if whole.inside and all(_reads_on(stop) for stop in others):
        # A page that is scrolled is no other thing than what is on it.
        return replace(whole, inside=(*whole.inside, *others))
    return group((widget, "group"), group_name(widget, inside), cut_up(inside))


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
