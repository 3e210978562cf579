"""Something that two keys come to, and where a widget is seen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QScrollArea, QWidget

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


def group(key: object, name: str, inside: Sequence[Stop]) -> Stop:
    """Return several stops as one that is opened first."""
    return Stop(key, name, around(inside), inside=tuple(inside), show=inside[0].show)


def around(stops: Sequence[Stop]) -> QRect:
    """Return what lies round several stops."""
    area = QRect()
    for stop in stops:
        area = area.united(stop.area)
    return area


def press(widget: QWidget, key: Qt.Key) -> None:
    """Press a key on a widget, as if a keyboard had it."""
    for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease):
        QApplication.sendEvent(widget, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))


def called(widget: QWidget) -> str:
    """Return what a control is called."""
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or text.strip() or widget.toolTip()


def is_seen(widget: QWidget, window: QWidget) -> bool:
    """Tell whether nothing lies over the middle of a widget, once it is scrolled to."""
    at, part = widget.rect().center(), widget
    if window.isAncestorOf(widget):
        # Most need not be scrolled to, and of those Qt knows it at once.
        there = window.childAt(widget.mapTo(window, at))
        if there is widget or (there is not None and widget.isAncestorOf(there)):
            return True
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
    # Most lie elsewhere.
    lies_there = widget.geometry().contains(at)
    hides = lies_there and widget.isVisible() and not widget.isWindow()
    return hides and not widget.testAttribute(UNSEEN)


def seen_area(widget: QWidget, area: QRect, window: QWidget) -> QRect:
    """Return where a part of a widget is seen in its window, in what it is scrolled in."""
    placed = QRect(widget.mapTo(window, area.topLeft()), area.size())
    part: QWidget | None = widget.parentWidget()
    while part is not None and part is not window:
        clip = QRect(part.mapTo(window, QPoint()), part.size())
        placed = placed.intersected(clip) if placed.intersects(clip) else placed
        part = part.parentWidget()
    return placed


def bring_into_sight(widget: QWidget) -> None:
    """Scroll whatever a widget is scrolled in until it is seen."""
    part = widget.parentWidget()
    while part is not None:
        if isinstance(part, QScrollArea):
            part.ensureWidgetVisible(widget)
        part = part.parentWidget()
