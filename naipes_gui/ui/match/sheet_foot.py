"""The row of buttons at the foot of a sheet."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget


class Foot(QWidget):
    """The buttons of a sheet: where there is little room, only the main one keeps its word."""

    def __init__(self, buttons: Sequence[QPushButton], main: QPushButton) -> None:
        super().__init__()
        self._buttons, self._main = [*buttons, main], main
        self._words = [button.text() for button in self._buttons]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for button in buttons:
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(main)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._main.sizeHint().width(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shorten()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._shorten()

    def _shorten(self) -> None:
        for button, word in zip(self._buttons, self._words, strict=True):
            # Before it wears its style it seems to need less room than it does.
            button.ensurePolished()
            button.setText(word)
        for button in self._buttons:
            if self._needed() <= self.width() or button is self._main:
                break
            button.setText("")
        # Else they stand as their words needed it until the next event.
        if (row := self.layout()) is not None:
            row.activate()

    def _needed(self) -> int:
        gap = self.layout().spacing()  # type: ignore[union-attr]
        return sum(b.sizeHint().width() for b in self._buttons) + gap * len(self._buttons)
