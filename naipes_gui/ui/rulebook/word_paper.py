"""The little paper that says what a word of the game means, where one meets it."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QFrame, QTextBrowser, QVBoxLayout, QWidget

from naipes_gui.core.glossary import Term
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.glossary import in_a_sentence
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.labels import label

AFTER_MS = 300
WIDE, GAP = 230, 6
SCHEME = "word:"


class WordPaper(QFrame):
    """Shows a word with its meaning beside the text, while it has the pointer or the keys."""

    def __init__(self, leaf: QTextBrowser, terms: Sequence[Term], parent: QWidget) -> None:
        super().__init__(parent)
        self._leaf, self._terms, self._book, self._link = leaf, terms, parent, ""
        self.setProperty("ground", "toast")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.words = label("body", wrap=True)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.addWidget(self.words)
        self._waiting = QTimer(self, singleShot=True, interval=AFTER_MS)
        self._waiting.timeout.connect(self._open)
        leaf.highlighted.connect(lambda url: self.follow(url.toString()))
        leaf.verticalScrollBar().valueChanged.connect(self.hide)
        self.hide()

    def follow(self, link: str) -> None:
        """Wait a moment on a word, or go away from it."""
        self._link = link if link.startswith(SCHEME) else ""
        self.hide()
        if self._link:
            self._waiting.start()
        else:
            self._waiting.stop()

    def meaning(self, link: str) -> str:
        """Return what the word of a link means, in a sentence."""
        return in_a_sentence(self._terms[int(link.removeprefix(SCHEME))])

    def _open(self) -> None:
        said = self.meaning(self._link)
        self.words.setText(said)
        self._fit(min(app_style().px(WIDE), self._book.width() - 2 * GAP))
        self.move(self._place(self._word()))
        self.show()
        self.raise_()
        announce(self._leaf, said)

    def _fit(self, wide: int) -> None:
        """Be as high as the words need: the style sheet takes more of the width than Qt counts."""
        self.ensurePolished()
        self.setFixedSize(wide, wide)
        self._column.activate()
        words = self.words
        around = self.height() - words.height()
        self.setFixedHeight(around + words.heightForWidth(words.width()))

    def _word(self) -> QRect:
        """Return where the word stands in the book."""
        at = self._leaf.viewport().mapFromGlobal(QCursor.pos())
        by_pointer = self._leaf.anchorAt(at) == self._link
        cursor = self._leaf.cursorForPosition(at) if by_pointer else self._leaf.textCursor()
        area = self._leaf.cursorRect(cursor)
        return QRect(self._leaf.viewport().mapTo(self._book, area.topLeft()), area.size())

    def _place(self, word: QRect) -> QPoint:
        """Return a place below the line of the word, or above it where there is no room."""
        room = self._book.rect().adjusted(GAP, GAP, -GAP, -GAP)
        x = max(
            room.left(), min(word.center().x() - self.width() // 2, room.right() - self.width())
        )
        y = word.bottom() + GAP
        if y + self.height() > room.bottom():
            y = word.top() - GAP - self.height()
        return QPoint(x, y)
