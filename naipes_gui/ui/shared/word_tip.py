"""The tip of a text in which words are explained: it speaks of the word that is pointed at."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Slot
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QLabel, QToolTip

from naipes_gui.core.glossary import Term
from naipes_gui.ui.shared.glossary import meanings, with_meanings
from naipes_gui.ui.shared.markup import links_in, tip


class WordTip(QObject):
    """Says to the pointer what one word means, and to the keys what all of them do."""

    def __init__(self, label: QLabel) -> None:
        super().__init__(label)
        self._label, self._link, self._words = label, "", ""
        self._terms: Sequence[Term] = ()
        label.linkHovered.connect(self._point_at)
        label.installEventFilter(self)

    def tell(self, words: str, text: str, terms: Sequence[Term]) -> None:
        """Say some words of the whole text, and what its words mean."""
        self._words, self._terms = words, terms
        self._label.setToolTip(tip(with_meanings(words, text, terms)))

    def pointed_at(self) -> str:
        """Return what is said where the pointer is: of a word that is marked, or of the text."""
        shown = links_in(self._label.text())
        named = " · ".join(said for link, said in shown if link == self._link)
        return (self._link and meanings(named, self._terms)) or self._words

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Keys ask from below the text: they point at no word.
        if not isinstance(event, QHelpEvent) or event.type() is not QEvent.Type.ToolTip:
            return super().eventFilter(watched, event)
        if not self._label.rect().contains(event.pos()):
            return super().eventFilter(watched, event)
        QToolTip.showText(event.globalPos(), tip(self.pointed_at()), self._label)
        return True

    @Slot(str)
    def _point_at(self, link: str) -> None:
        self._link = link
