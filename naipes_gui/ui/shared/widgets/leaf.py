"""The page of text that shows to the letter whatever is no `Markup`."""

from PySide6.QtCore import QUrl
from PySide6.QtGui import QResizeEvent, QTextCursor
from PySide6.QtWidgets import QFrame, QTextBrowser

from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.markup import escaped, markup
from naipes_gui.ui.shared.quiet_document import nothing


class Leaf(QTextBrowser):
    """A text to scroll through, which loads nothing but the pictures written into it."""

    _shows_end = False

    def lie_on_paper(self) -> None:
        """Be a part of the dialog: a frame within it looks like a page of the web."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setStyleSheet("background: transparent;")

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = QUrl(name)
        return super().loadResource(kind, url) if url.scheme() == "data" else nothing()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go to the next link of the text, and say it: Qt tells no reader of that."""
        stayed = bool(super().focusNextPrevChild(forward))
        if stayed and (words := self.textCursor().selectedText()):
            announce(self, words)
        return stayed

    def write(self, text: str) -> None:
        """Show a text alone."""
        self.setHtml(escaped(text))

    def show_end(self) -> None:
        """Show what was written last, from the head of a paragraph on: no line is cut in half."""
        self._shows_end = True
        self._go_to_end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._shows_end:
            self._go_to_end()

    def _go_to_end(self) -> None:
        document, high = self.document(), self.viewport().height()
        self._pad(0)
        layout, block, bar = document.documentLayout(), document.begin(), self.verticalScrollBar()
        ends, tops = document.size().height(), list[float]()
        while block.isValid():
            tops.append(layout.blockBoundingRect(block).top())
            block = block.next()
        if ends <= high:
            bar.setValue(0)
            return
        top = next((top for top in tops if ends - top <= high), tops[-1])
        self._pad(max(0, top + high - ends))
        bar.setValue(round(top))

    def _pad(self, below: float) -> None:
        """Leave room below the last paragraph, so that the first one shown can stand at the top."""
        frame = self.document().rootFrame()
        form = frame.frameFormat()
        form.setBottomMargin(self.document().documentMargin() + below)
        frame.setFrameFormat(form)

    def put_at_end(self, text: str) -> None:
        """Write on where the text ends."""
        cursor = self.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.End)
        self.put(cursor, text)

    def put(self, cursor: QTextCursor, text: str) -> None:
        """Write where a cursor of the text stands."""
        cursor.insertHtml(escaped(text))

    def add(self, text: str) -> None:
        """Add a paragraph."""
        # Without an element of its own what is escaped would be shown with its escapes.
        self.append(markup("<span>{}</span>", text))
