"""The line above a felt that has no room for a note."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from naipes_gui.ui.shared.growth import MOST_OF_WINDOW
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import LIGHT
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.board import LEAST_SIZE

SIZES = 1.0, 0.9, 0.8, 0.7, 0.6, 0.5
"""How large its words are, the smaller the less room the felt leaves them."""
BASE, SIDES, EDGES = 14, 16, 6


class DockedLine(Label):
    """Says a note in as many lines as the felt can spare, in smaller words where it must.

    While nothing is said it is a part of the bar above it: a felt that grew and shrank with
    every sentence would move all cards each time.
    """

    def __init__(self, parent: QWidget, *, is_steady: bool = False) -> None:
        """Make the line; a steady one never becomes lower again while it is as wide."""
        super().__init__(parent=parent)
        self._is_steady = is_steady
        self._style = TextStyle()
        self.setObjectName("docked")
        self.setWordWrap(True)
        self.hide()

    def dress(self, text_style: TextStyle) -> None:
        """Take on colours and the size of text."""
        self._style = text_style
        self.setMinimumHeight(0)
        self._fit()

    def setText(self, text: str) -> None:
        super().setText(text)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.setMinimumHeight(0)
            self._fit()

    def _fit(self) -> None:
        self._choose_size()
        if self._is_steady and self.text() and self.width() >= LEAST_SIZE[0]:
            high = self.heightForWidth(self.width())
            self.setMinimumHeight(max(self.minimumHeight(), high))

    def _choose_size(self) -> None:
        """Write as large as leaves the felt the room that it needs."""
        window = self.window().height()
        most = window * (1 - MOST_OF_WINDOW) - LEAST_SIZE[1]
        for size in SIZES:
            self._wear(round(BASE * self._style.text_scale * size))
            if self.width() < LEAST_SIZE[0] or self.heightForWidth(self.width()) <= most:
                return

    def _wear(self, size: int) -> None:
        ground = LIGHT.window if self.text() else self._style.colours.rail
        wanted = f"""QLabel#docked {{ background: {ground}; color: {LIGHT.text};
            padding: {EDGES}px {SIDES}px; font-size: {max(BASE, size)}px }}"""
        if wanted != self.styleSheet():
            self.setStyleSheet(wanted)
            self.ensurePolished()
