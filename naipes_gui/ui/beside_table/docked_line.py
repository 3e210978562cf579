"""The line above a felt that has no room for a note."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from naipes_gui.ui.shared.clicks import is_click
from naipes_gui.ui.shared.growth import MOST_OF_WINDOW
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import LIGHT
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.board import LEAST_SIZE

SIZES = 1.0, 0.9, 0.8, 0.7, 0.6, 0.5
"""How large its words are, the smaller the less room the felt leaves them."""
BASE, SIDES, EDGES = 14, 16, 6
LINE = 1.25
"""How high a line is against its letters."""


class DockedLine(Label):
    """Says a note in as many lines as the felt can spare, in smaller words where it must.

    While nothing is said it is a part of the bar above it, and tells what happened last: a felt
    that grew and shrank with every sentence would move all cards each time.
    """

    clicked = Signal()

    def __init__(self, parent: QWidget, *, is_steady: bool = False, share: float = 0) -> None:
        """Make the line; a steady one never becomes lower again while it is as wide.

        One with a share of the window's height has one height, of two lines or that share: its
        words become smaller rather than that cards and plates lack what it takes.
        """
        super().__init__(parent=parent)
        self._is_steady, self._share = is_steady, share
        self._said = self._at_rest = ""
        self._is_past = False
        self._kept = 0
        """How high it stays for what goes on with what was said, in pixels: a hint whose second
        step is shorter than its first would move all cards at every press."""
        self._to_come: tuple[str, ...] = ()
        """What will be said here as well: a steady line has room for the longest from the first."""
        self._style = TextStyle()
        self.part = 1.0
        """How large its words are, against what is wanted."""
        self.is_too_high = False
        """Whether what is said takes more than its share of the window, however small its words."""
        self.setObjectName("docked")
        self.setWordWrap(True)
        self.hide()

    def dress(self, text_style: TextStyle) -> None:
        """Take on colours and the size of text."""
        self._style, self._kept = text_style, 0
        self.setMinimumHeight(0)
        self._fit()

    def setText(self, text: str) -> None:
        goes_on = bool(self._said) and not self._is_past
        self._kept = self.minimumHeight() if goes_on else 0
        self._write(text)

    def set_instead(self, text: str) -> None:
        """Say something shorter than what was set last, and was too long."""
        self._write(text)

    def _write(self, text: str) -> None:
        self._said, self._at_rest, self._is_past = text, "", False
        super().setText(text)
        self._fit()

    def recede(self, instead: str) -> None:
        """Say in a fainter ink what happens until something follows: what was said is past.

        A line that went dark for as long as cards move would flash at every step.
        """
        if not self._said:
            return
        self._said, self._is_past = instead, True
        super().setText(instead)
        self._fit()

    def rest(self, text: str) -> None:
        """Say quietly what may be passed over; it does not make the line higher."""
        self.setText("")
        self._at_rest = text
        super().setText(text)
        if self._choose_size(self.minimumHeight()) > self.minimumHeight() > 0:
            super().setText("")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._kept = 0
            self.setMinimumHeight(0)
            self._fit()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if is_click(self, event):
            self.clicked.emit()

    def expect(self, texts: Sequence[str]) -> None:
        """Keep room for all of these texts, so that none of them moves the felt."""
        self._to_come = tuple(dict.fromkeys(texts))
        self.setMinimumHeight(0)
        self._fit()

    def _fit(self) -> None:
        window = self.window().height()
        most = window * (1 - MOST_OF_WINDOW) - LEAST_SIZE[1]
        if self._share:
            two = 2 * LINE * BASE * self._style.text_scale + 2 * EDGES
            # A label is never measured lower than it must be: words would be small for a height
            # that was rounded up, or was needed by a longer sentence.
            held, most = self.minimumHeight(), int(min(most, two, window * self._share))
            self.setMinimumHeight(0)
            high = self._choose_size(most) if self._said else held
            self.is_too_high = bool(self._said) and high > most
            self.setFixedHeight(max(most, high, self._kept if self._said else 0))
            return
        self._choose_size(most)
        if self._is_steady and self._said and self.width() >= LEAST_SIZE[0]:
            self.setMinimumHeight(max(self.minimumHeight(), self._highest()))

    def _highest(self) -> int:
        """Return how high the longest text is, of those to come as well."""
        heights = [self.heightForWidth(self.width())]
        for text in self._to_come if self.minimumHeight() == 0 else ():
            super().setText(text)
            heights.append(self.heightForWidth(self.width()))
        # What a label has been given as HTML it gives back as if it were plain.
        super().setText(self._said or self._at_rest)
        return max(heights)

    def _choose_size(self, most: float) -> int:
        """Write as large as a height allows; return how high that is, which may be more."""
        high = 0
        for size in SIZES:
            self.part = size
            self._wear(round(BASE * self._style.text_scale * size))
            high = self._highest()
            if self.width() < LEAST_SIZE[0] or high <= most:
                break
        return high

    def _wear(self, size: int) -> None:
        ground, ink = LIGHT.window, LIGHT.text2 if self._is_past else LIGHT.text
        if not self._said:
            ground, ink = self._style.colours.rail, self._style.colours.text2
        wanted = f"""QLabel#docked {{ background: {ground}; color: {ink};
            padding: {EDGES}px {SIDES}px; font-size: {max(BASE, size)}px }}"""
        if wanted != self.styleSheet():
            self.setStyleSheet(wanted)
            self.ensurePolished()
