"""What every page with a table on it does alike, from which one comes back to where one was."""

from abc import abstractmethod

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtWidgets import QWidget


class BoardPage(QWidget):
    """A table with its bars that is looked at, or tried on."""

    left = Signal()
    panel_toggled = Signal(bool)
    settings_wanted = Signal()
    sound_wanted = Signal()

    @abstractmethod
    def close_all(self) -> None:
        """End everything that goes on here, for good."""

    @abstractmethod
    def retranslate(self) -> None:
        """Write everything again in the present language."""

    def leave(self) -> None:
        """End everything that goes on here, and go."""
        self.close_all()
        self.left.emit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        return QSize(640, 480)
