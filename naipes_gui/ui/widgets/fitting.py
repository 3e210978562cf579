"""Sizes of dialogs."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog

FRAME = QSize(8, 40)
"""What a window manager puts around a dialog."""


def fit(dialog: QDialog, size: tuple[int, int]) -> None:
    """Give a dialog its usual size, or all the room that the screen has."""
    dialog.resize(QSize(*size).boundedTo(dialog.screen().availableSize() - FRAME))
