"""The button that names the rules in force, in a word where the toolbar has no room for more."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy

from naipes_gui.core.text import translate
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.style import app_style

FRAME = 32
"""What padding and border take of the width."""
LEAST = 58
BARE = "§"
"""What it shows where not even a short word has room."""


class RulesChip(QPushButton):
    """Shows a name that fits, and the whole one to a screen reader."""

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

    def in_a_word(self) -> int:
        """Return how wide it is, in pixels, when a word can be read on it at the least."""
        word = self._metrics().horizontalAdvance(translate("rules", "Rules")) + FRAME
        return max(self.minimumSizeHint().width(), min(word, self.sizeHint().width()))

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
        # Of a word that is cut in its middle nobody can tell what a click will open.
        wide, words = self._metrics().horizontalAdvance, self._whole.split()
        starts = (" ".join(words[:many]).rstrip(",;:·") for many in range(len(words) - 1, 0, -1))
        names = (self._whole, *(f"{each}…" for each in starts), translate("rules", "Rules"))
        self.setText(next((name for name in names if wide(name) <= free), BARE))
        self.setToolTip(tip("" if self.text() == self._whole else self._whole))
