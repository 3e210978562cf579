"""Hears which match was double-clicked on macOS, where it comes as an event, not an argument."""

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Says when the system wants a file opened.

    A filter would see every event of every widget; this sees those of the application alone.
    """

    asked = Signal(object)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.asked.emit(Path(event.file()))
            return True
        return super().event(event)
