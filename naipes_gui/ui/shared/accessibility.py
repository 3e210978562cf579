"""Tells screen readers what happens at the table."""

from typing import Any

from PySide6 import QtGui
from PySide6.QtWidgets import QWidget


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> bool:
    """Let assistive technology say a text (Qt ≥ 6.8); tell whether any is running."""
    event_type: Any = getattr(QtGui, "QAccessibleAnnouncementEvent", None)
    if event_type is None or not QtGui.QAccessible.isActive():
        return False
    event = event_type(widget, text)
    levels: Any = QtGui.QAccessible
    politeness = levels.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    QtGui.QAccessible.updateAccessibility(event)
    return True
