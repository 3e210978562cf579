"""Tells screen readers what happens at the table."""

import sys
from functools import lru_cache
from pathlib import Path
from typing import Any

from PySide6 import QtGui
from PySide6.QtWidgets import QApplication, QWidget

from naipes_gui.core.sums_aloud import sums_named
from naipes_gui.core.wording import cards_named

ORCA = "lib*/python3*/*-packages/orca/scripts/default.py"
PAUSES = (".", "!", "?", "…", ":", ";", ",")
SIGNAL = "object:announcement"
TOLD, CALLED = "toldByName", "calledBefore"
"""What a widget is called because it was told, and what it was called before."""


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> bool:
    """Let assistive technology say a text (Qt ≥ 6.8); tell whether any is running."""
    event_type: Any = getattr(QtGui, "QAccessibleAnnouncementEvent", None)
    if event_type is None or not QtGui.QAccessible.isActive():
        return False
    text = heard(text)
    event = event_type(widget, text)
    levels: Any = QtGui.QAccessible
    politeness = levels.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    QtGui.QAccessible.updateAccessibility(event)
    if knows_names_alone():
        _rename(widget, text)
    return True


def heard(text: str) -> str:
    """Return a text as it is said: cards and sums in words, a pause after every line."""
    # What parts two words for eyes is a sign that is said, or no pause at all.
    said = sums_named(cards_named(text.replace(" · ", ", ")))
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    if len(lines) < 2:
        return "".join(lines)
    return " ".join(line if line.endswith(PAUSES) else f"{line}." for line in lines)


def _rename(widget: QWidget, text: str) -> None:
    """Let a text be what something with the keys is called: that is said when it changes.

    Where something beside the widget has them, such as the button of a sheet, it is told as what
    is known of that for a moment; and the widget has its own name again, for it is read out when
    the keys come back.
    """
    if widget.accessibleName() != widget.property(TOLD):
        widget.setProperty(CALLED, widget.accessibleName())
    focused = QApplication.focusWidget()
    beside = focused is not None and focused is not widget and not widget.isAncestorOf(focused)
    if beside and focused is not None and focused.window() is widget.window():
        widget.setAccessibleName(widget.property(CALLED))
        about = focused.accessibleDescription()
        focused.setAccessibleDescription(text)
        focused.setAccessibleDescription(about)
        return
    widget.setAccessibleName(text)
    widget.setProperty(TOLD, text)
    if focused is not None and widget.isAncestorOf(focused):
        widget.setFocus()


@lru_cache(maxsize=4)
def knows_names_alone(system: Path = Path("/usr")) -> bool:
    """Tell whether the screen reader here is an Orca that was made before announcements."""
    if sys.platform != "linux":
        return False
    scripts = [path.read_text("utf-8", "replace") for path in system.glob(ORCA)]
    return bool(scripts) and not any(SIGNAL in script for script in scripts)
