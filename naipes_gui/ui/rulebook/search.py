"""The field to look for words in a book, and what finds them."""

from unicodedata import normalize

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.shared.keymap import name_of
from naipes_gui.ui.shared.widgets.boxes import hbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.labels import label

BEFORE, AFTER, SEARCH = "Shift+F3", "F3", "Ctrl+F"
LEAST = 2
"""Letters; one alone is everywhere."""


def found(text: str, sought: str) -> list[int]:
    """Return where words stand in a text, whatever their case and their accents."""
    wanted, told = folded(sought.strip()), folded(text)
    if len(wanted) < LEAST:
        return []
    places, at = [], told.find(wanted)
    while at >= 0:
        places.append(at)
        at = told.find(wanted, at + len(wanted))
    return places


def folded(text: str) -> str:
    """Return a text without case and accents, a letter for a letter."""
    return "".join(normalize("NFD", letter)[0].lower()[:1] or " " for letter in text)


class SearchBar(QWidget):
    """A field, how many places there are, and the way from one to the other.

    ``wanted`` comes with other words, ``stepped`` with 1 or -1, ``left`` when somebody has done.
    """

    wanted = Signal(str)
    stepped = Signal(int)
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._is_wanted = True
        self.field, self.count = QLineEdit(), label("caption", tone="second")
        self.before, self.after = Button("flat", "left"), Button("flat", "right")
        self.field.setClearButtonEnabled(True)
        row = hbox((self.field, 1), on=self, margins=0, spacing=2)
        for part in (self.count, self.before, self.after):
            row.addWidget(part)
            part.hide()
        self.field.textChanged.connect(self.wanted)
        self.field.returnPressed.connect(lambda: self.stepped.emit(1))
        self.before.clicked.connect(lambda: self.stepped.emit(-1))
        self.after.clicked.connect(lambda: self.stepped.emit(1))
        self.retranslate()

    def retranslate(self) -> None:
        """Write the words in the present language."""
        self.field.setPlaceholderText(translate("rules", "Search"))
        self.field.setAccessibleName(translate("rules", "Search the rules"))
        before, after = translate("rules", "Hit before"), translate("rules", "Next hit")
        self.before.say("", before, f"{before} ({name_of(BEFORE)})")
        self.after.say("", after, f"{after} ({name_of(AFTER)})")

    @property
    def is_wanted(self) -> bool:
        """Whether there is room for it even while nothing is looked for."""
        return self._is_wanted

    @is_wanted.setter
    def is_wanted(self, wanted: bool) -> None:
        self._is_wanted = wanted
        self._show()

    def _show(self) -> None:
        self.setVisible(self._is_wanted or self.field.hasFocus() or bool(self.field.text()))

    def tell(self, at: int, many: int) -> str:
        """Say which of how many hits is shown; return it in words."""
        sought = bool(self.field.text().strip())
        said = translate("rules", "{at} of {many}").format(at=at + 1, many=many)
        if not many:
            said = translate("rules", "none") if sought else ""
        self.count.setText(said)
        self.count.setVisible(bool(said))
        self.before.setVisible(many > 1)
        self.after.setVisible(many > 1)
        return said

    def take_keys(self) -> None:
        """Let the person write."""
        self.show()
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Hear what the field has no use for."""
        if event.key() == Qt.Key.Key_Escape:
            self.field.clear()
            self.left.emit()
            self._show()
        else:
            super().keyPressEvent(event)
