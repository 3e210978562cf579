"""The card that everything on the page lies on: a heading, what stands beside it, a body."""

from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.ui.shared.widgets.boxes import vbox
from naipes_gui.ui.shared.widgets.labels import label

SIDE = 20


class Card(QFrame):
    """A heading over a body."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("ground", "panel")
        self.heading = label("name", wrap=True)
        self.head = QHBoxLayout()
        self.head.addWidget(self.heading, 1)
        self.body = vbox(self.head, on=self, margins=(SIDE, 14, SIDE, 14), spacing=8)


class Rows(QWidget):
    """Rows of a few cells that are made anew whenever what they say changes."""

    def __init__(self, stretched: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stretched = stretched
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._inside = QWidget()
        self._column.addWidget(self._inside)

    def afresh(self) -> QGridLayout:
        """Take all rows away, and return the grid for new ones."""
        old, self._inside = self._inside, QWidget()
        self._column.removeWidget(old)
        old.hide()
        old.deleteLater()
        grid = QGridLayout(self._inside)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(self._stretched, 1)
        self._column.addWidget(self._inside)
        return grid
