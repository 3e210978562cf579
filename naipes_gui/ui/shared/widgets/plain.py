"""The widgets that show texts: to the letter, but for what is `Markup`."""

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QLabel, QTextBrowser, QWidget

from naipes_gui.ui.shared.markup import Markup, escaped, markup, nothing


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


class Leaf(QTextBrowser):
    """A text to scroll through, which loads nothing but the pictures written into it."""

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = QUrl(name)
        return super().loadResource(kind, url) if url.scheme() == "data" else nothing()

    def write(self, text: str) -> None:
        """Show a text alone."""
        self.setHtml(escaped(text))

    def put_at_end(self, text: str) -> None:
        """Write on where the text ends."""
        cursor = self.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.End)
        cursor.insertHtml(escaped(text))

    def add(self, text: str) -> None:
        """Add a paragraph."""
        # Without an element of its own what is escaped would be shown with its escapes.
        self.append(markup("<span>{}</span>", text))
