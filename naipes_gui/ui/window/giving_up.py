"""Asks once before a match is given up."""

from PySide6.QtWidgets import QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.shared.widgets.question import is_wanted


def is_given_up(window: QWidget) -> bool:
    """Ask whether a match is really to end where it stands."""
    return is_wanted(
        translate("window", "Give up the match?"),
        translate(
            "window",
            "It ends where it stands and counts as given up. It stays in the library and can be "
            "watched, but not played on.",
        ),
        translate("window", "Give it up"),
        translate("window", "Play on"),
        window,
    )
