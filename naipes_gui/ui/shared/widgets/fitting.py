"""Sizes of dialogs, and the one that limits nothing."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog

from naipes_gui.ui.shared.style import app_style

FRAME = QSize(8, 40)
"""What a window manager puts around a dialog."""
UNLIMITED = (1 << 24) - 1
"""QWIDGETSIZE_MAX, which PySide does not hand on."""


def fit(dialog: QDialog, size: tuple[int, int], least: tuple[int, int] = (0, 0)) -> None:
    """Give a dialog its usual and its least size, or all the room that the screen has.

    It hangs over no edge of a smaller window: what closes it stands at its foot.
    """
    room, around = screen_of(dialog) - FRAME, dialog.parentWidget()
    dialog.setMinimumSize(QSize(*least).boundedTo(room))
    wanted = _grown(dialog, QSize(*size)).boundedTo(room)
    if around is not None:
        # The frame of a dialog as high as its window would stand above it, with what moves it.
        over = around.window().size() - QSize(0, FRAME.height())
        wanted = wanted.boundedTo(over.expandedTo(QSize(*least)))
    dialog.resize(wanted)


def screen_of(dialog: QDialog) -> QSize:
    """Return how much of a screen a dialog may take."""
    return dialog.screen().availableSize()


def _grown(dialog: QDialog, usual: QSize) -> QSize:
    """Return a size as much larger as the letters are, yet no larger than what it lies over."""
    around = dialog.parentWidget()
    if around is None:
        return usual
    grown = usual * app_style().scale
    return grown.boundedTo(usual.expandedTo(around.window().size()))
