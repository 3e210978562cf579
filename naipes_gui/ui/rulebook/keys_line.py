"""The line below a book beside a table: whose the keys are, and how they go over to the other."""

from PySide6.QtWidgets import QSizePolicy, QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.beside_table.keys_ring import KeysRing
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import keymap
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.plain import Label


class KeysLine(Label):
    """Says whether the book is meant by the keys or the table, as the ring around it shows."""

    def __init__(self, book: QWidget) -> None:
        super().__init__(parent=book)
        self.setProperty("role", "caption")
        self.setProperty("ground", "side")
        self.setContentsMargins(12, 5, 12, 6)
        # Two lines rather than a word that is cut, where the book is narrow.
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._ring = KeysRing(book, lambda: app_style().paper.focus)
        self._ring.turned.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Say whose the keys are now."""
        if self._ring.isHidden():
            told = translate("rules", "The keys are for the table · {other}: for the book")
        else:
            told = translate("rules", "The keys are for the book · {other}: for the table")
        keys = keymap()
        shut = translate("rules", "{key}: close the book").format(key=keys.name(Command.RULES))
        self.setText(f"{told.format(other=keys.name(Command.TEXT))} · {shut}")
