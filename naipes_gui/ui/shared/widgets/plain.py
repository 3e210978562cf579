"""The label that shows texts to the letter, but for what is `Markup`."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from naipes_gui.ui.shared.markup import Markup


class Label(QLabel):
    """A label that takes for HTML only what the program wrote as such."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
        super().setText(text)
