"""What counts as a click on something that is no button."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget


def is_click(widget: QWidget, released: QMouseEvent) -> bool:
    """Tell whether the left button was let go on a widget, and not beside it."""
    is_left = released.button() == Qt.MouseButton.LeftButton
    return is_left and widget.rect().contains(released.position().toPoint())
