"""What looks as if the pointer were on it, when a dialog or a menu has taken the pointer away."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget


def darken_left(around: QWidget) -> None:
    """Let buttons that the pointer has left look so; Qt does not tell them behind a dialog."""
    hovered = Qt.WidgetAttribute.WA_UnderMouse
    at, menu = QCursor.pos(), QApplication.activePopupWidget()
    for button in around.findChildren(QAbstractButton):
        if button.testAttribute(hovered) and (menu or not _is_under(button, at)):
            button.setAttribute(hovered, on=False)
            button.update()


def _is_under(button: QWidget, at: QPoint) -> bool:
    return button.isVisible() and button.rect().contains(button.mapFromGlobal(at))
