"""The label that shows texts to the letter, but for what is `Markup`."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from naipes_gui.core.sums_aloud import sums_named
from naipes_gui.core.wording import cards_named
from naipes_gui.ui.shared.markup import Markup, spoken, unbroken


class Label(QLabel):
    """A label that takes for HTML only what the program wrote as such.

    What it looks like follows from its ``name`` where a style sheet knows that.
    """

    def __init__(
        self, text: str = "", parent: QWidget | None = None, *, name: str = "", wrap: bool = False
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setWordWrap(wrap)
        self._aloud = ""
        """What it is called because of the cards in its text."""
        self.setTextFormat(Qt.TextFormat.PlainText)
        if text:
            self.setText(text)

    def setText(self, text: str) -> None:
        html = isinstance(text, Markup)
        form = Qt.TextFormat.RichText if html else Qt.TextFormat.PlainText
        if form != self.textFormat():
            # Else the text before would for a moment be read in the new way.
            self.clear()
            self.setTextFormat(form)
        super().setText(unbroken(text))
        self._name_cards(text)

    def _name_cards(self, text: str) -> None:
        """Have cards read by their names: a reader has no words for signs, nor for pictures."""
        # In a mark-up there are signs that nobody sees.
        drawn = "<img" in text or (isinstance(text, Markup) and any(map(text.__contains__, "×÷")))
        said = spoken(text) if drawn else text
        named = cards_named(said)
        if drawn or not isinstance(text, Markup):
            named = sums_named(named)
        aloud = named if "<img" in text or named != said else ""
        if self.accessibleName() in ("", self._aloud) and aloud != self.accessibleName():
            self.setAccessibleName(aloud)
        self._aloud = aloud
