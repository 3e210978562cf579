"""The button that names the rules in force, cut short only where the toolbar has no room."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

from naipes_gui.ui.shared.style import app_style

FRAME = 32
"""What padding and border take of the width."""
LEAST = 58
BARE = "§"
"""What it shows where not even the beginning of a name has room."""
LETTERS = 3


class RulesChip(QPushButton):
    """Shows as much of a name as fits, and all of it to a screen reader."""

    def __init__(self) -> None:
        super().__init__()
        self._whole = ""
        # A click opens a dialog; after it Enter is to play a card, not to open it again.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def tell(self, text: str) -> None:
        """Name the rules."""
        self._whole = text
        self.setAccessibleName(text)
        self._fit()
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(self._metrics().horizontalAdvance(self._whole) + FRAME, self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(min(LEAST, self.sizeHint().width()), self._height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _height(self) -> int:
        return max(super().sizeHint().height(), app_style().least)

    def _metrics(self) -> QFontMetrics:
        self.ensurePolished()
        return self.fontMetrics()

    def _fit(self) -> None:
        free = self.width() - FRAME + 2
        shown = self._metrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, free)
        self.setText(shown if shown == self._whole or len(shown) > LETTERS else BARE)
