"""The buttons at the foot of a sheet."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget


class Foot(QWidget):
    """Rows of buttons, the main one last: where there is little room, it alone keeps its word.

    The one that has the keys says its word too: who has no pointer sees no tip.
    """

    def __init__(self, *rows: Sequence[QPushButton]) -> None:
        super().__init__()
        self._rows = [list(row) for row in rows if row]
        self._words = {button: button.text() for row in self._rows for button in row}
        for button in self._words:
            button.installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for i, buttons in enumerate(self._rows):
            row = QHBoxLayout()
            is_last = i == len(self._rows) - 1
            for button in buttons:
                if is_last and button is buttons[-1]:
                    row.addStretch(1)
                row.addWidget(button)
            if not is_last:
                row.addStretch(1)
            column.addLayout(row)

    def minimumSizeHint(self) -> QSize:
        main = self._rows[-1][-1]
        return QSize(main.sizeHint().width(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._shorten()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._shorten()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._shorten()
        return super().eventFilter(watched, event)

    def _shorten(self) -> None:
        for button, word in self._words.items():
            # Before it wears its style it seems to need less room than it does.
            button.ensurePolished()
            button.setText(word)
        for row in self._rows:
            others = row[: len(row) - (row is self._rows[-1])]
            for button in sorted(others, key=QPushButton.hasFocus):
                if self._needed(row) <= self.width():
                    break
                button.setText("")
        # Else they stand as their words needed it until the next event.
        if (column := self.layout()) is not None:
            column.activate()

    def _needed(self, row: Sequence[QPushButton]) -> int:
        gap = self.layout().spacing()  # type: ignore[union-attr]
        return sum(button.sizeHint().width() for button in row) + gap * len(row)
