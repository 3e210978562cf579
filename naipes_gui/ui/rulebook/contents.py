"""The list of chapters beside a book, or in a menu where there is no room."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QMenu

from naipes_gui.core.text import translate
from naipes_gui.ui.shared.markup import tip, unmarked
from naipes_gui.ui.shared.style import app_style

WIDE, WIDEST, ROW, INDENT = 158, 220, 34, 3
BESIDE_NAME = 38
"""What a row takes besides its name."""


class Contents(QListWidget):
    """The names of the chapters; ``chosen`` comes with the place of one in the list."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("kind", "side")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.itemClicked.connect(lambda item: self.chosen.emit(self.row(item)))
        self.itemActivated.connect(lambda item: self.chosen.emit(self.row(item)))

    def fill(self, chapters: Sequence[tuple[str, int]]) -> None:
        """Show the names of chapters and how deep they lie."""
        with QSignalBlocker(self):
            self.clear()
            for title, level in chapters:
                item = QListWidgetItem(" " * INDENT * (level - 2) + title, self)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, title)
                item.setToolTip(tip(title))
                item.setSizeHint(QSize(0, app_style().px(ROW)))
        self.setFixedWidth(self._wide())
        self.setAccessibleName(translate("rules", "Contents"))

    def _wide(self) -> int:
        """Return how wide it must be for its names, within reason."""
        px = app_style().px
        names = (self.fontMetrics().horizontalAdvance(self.item(i).text())
                 for i in range(self.count()))  # fmt: skip
        return min(px(WIDEST), max([px(WIDE), *(name + px(BESIDE_NAME) for name in names)]))

    def follow(self, row: int) -> None:
        """Show which chapter is being read."""
        if not self.hasFocus() and row != self.currentRow():
            with QSignalBlocker(self):
                self.setCurrentRow(row)

    def menu(self) -> QMenu:
        """Return the same names as a menu."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for i in range(self.count()):
            act = menu.addAction(unmarked(self.item(i).text()))
            act.triggered.connect(lambda _=False, row=i: self.chosen.emit(row))
        return menu

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn to a chapter with the arrows too."""
        before = self.currentRow()
        super().keyPressEvent(event)
        if self.currentRow() != before:
            self.chosen.emit(self.currentRow())
