"""What lies under the pointer, to be clicked by resting on it or asked about by a long press."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QMenu,
    QTabBar,
    QWidget,
)

from naipes_gui.ui.table.board import Board

LEFT, NO_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton


class Under(NamedTuple):
    """A widget under the pointer, and which part of it lies there."""

    widget: QWidget
    part: object


def under(where: QPoint) -> Under | None:
    """Return what can be chosen at a point of the screen."""
    widget = QApplication.widgetAt(where)
    while widget is not None and not widget.isWindow():
        found = _part(widget, widget.mapFromGlobal(where))
        if found is not None:
            return Under(widget, found)
        widget = widget.parentWidget()
    if isinstance(widget, QMenu):
        action: object = widget.actionAt(widget.mapFromGlobal(where))
        return Under(widget, action) if action is not None else None
    return None


def _part(widget: QWidget, at: QPoint) -> object:
    """Return which part of a widget lies at a point, if it can be chosen there."""
    parent = widget.parentWidget()
    if not widget.isEnabled():
        return None
    if isinstance(parent, Board) and widget is parent.viewport():
        return parent.pointer.meant_at(QPointF(at))
    if isinstance(parent, QAbstractItemView) and widget is parent.viewport():
        index = parent.indexAt(at)
        return ("row", index.row(), index.column()) if index.isValid() else None
    if isinstance(widget, QTabBar):
        return ("tab", widget.tabAt(at)) if widget.tabAt(at) >= 0 else None
    return "all" if isinstance(widget, QAbstractButton | QComboBox) else None


def click(widget: QWidget, where: QPoint) -> None:
    """Click on a widget at a point of the screen."""
    at = QPointF(widget.mapFromGlobal(where))
    _send(widget, QEvent.Type.MouseMove, at, QPointF(where), NO_BUTTON)
    _send(widget, QEvent.Type.MouseButtonPress, at, QPointF(where), LEFT)
    _send(widget, QEvent.Type.MouseButtonRelease, at, QPointF(where), LEFT)


def let_go_far_away(widget: QWidget) -> None:
    """Let go of what is held down, where nothing comes of it."""
    far = QPointF(-10_000, -10_000)
    _send(widget, QEvent.Type.MouseButtonRelease, far, far, LEFT)


def _send(
    widget: QWidget, kind: QEvent.Type, at: QPointF, where: QPointF, button: Qt.MouseButton
) -> None:
    held = LEFT if kind is QEvent.Type.MouseButtonPress else NO_BUTTON
    event = QMouseEvent(kind, at, where, button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(widget, event)


def explain(widget: QWidget, where: QPoint) -> None:
    """Show what pointing at a widget for a while would tell; on the felt also why not."""
    parent = widget.parentWidget()
    at = widget.mapFromGlobal(where)
    if isinstance(parent, Board) and parent.pointer.explain(QPointF(at)):
        return
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, where))
