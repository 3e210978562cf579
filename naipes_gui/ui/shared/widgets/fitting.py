"""Sizes of dialogs."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog

FRAME = QSize(8, 40)
"""What a window manager puts around a dialog."""


def fit(dialog: QDialog, size: tuple[int, int], least: tuple[int, int] = (0, 0)) -> None:
    """Give a dialog its usual and its least size, or all the room that the screen has."""
    room = dialog.screen().availableSize() - FRAME
    dialog.setMinimumSize(QSize(*least).boundedTo(room))
    dialog.resize(QSize(*size).boundedTo(room))
