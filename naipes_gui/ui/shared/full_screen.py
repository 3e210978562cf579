"""The window without its frame, over the whole screen."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def toggle_full_screen(window: QWidget) -> None:
    """Fill the screen, or stop filling it; what it was before comes back."""
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)


def leave_full_screen(widget: QWidget) -> bool:
    """Stop filling the screen; tell whether it was filled."""
    window = widget.window()
    if not window.isFullScreen():
        return False
    toggle_full_screen(window)
    return True
