"""The head of a book: back and forward, its name, the search, and what is done with it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QSizePolicy

from naipes_gui.core.text import translate
from naipes_gui.ui.rulebook.search import SEARCH, SearchBar
from naipes_gui.ui.shared.keymap import name_of
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.choosing import Combo
from naipes_gui.ui.shared.widgets.plain import Label

BACK, FORWARD, ESC = "Alt+Left", "Alt+Right", "Esc"
FIELD = 178
"""How wide the field is beside the name of the book."""


class Head(QFrame):
    """The row above a book, or two rows where it is narrow."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("ground", "side")
        self.menu, self.back, self.on = (
            Button("flat", "menu"), Button("flat", "left"), Button("flat", "right"),
        )  # fmt: skip
        self.title, self.games, self.search = Title(), Combo(), SearchBar()
        self.games.hide()
        self.is_out = False
        """Whether the book has a window of its own, and may go back beside the table."""
        self.as_file, self.move_out = Button("flat", "export"), Button("flat", "fullscreen")
        self.close_book = Button("flat", "close")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(8, 7, 8, 7)
        self._grid.setSpacing(4)
        for column, part in enumerate((self.menu, self.back, self.on, self.title)):
            self._grid.addWidget(part, 0, column)
        for column, part in enumerate((self.as_file, self.move_out, self.close_book)):
            self._grid.addWidget(part, 0, column + 5)
        self._grid.setColumnStretch(3, 1)
        self.fit(wide=True)

    def offer(self, games: Sequence[tuple[str, str]], present: str) -> None:
        """Let one choose whose rules are read, in place of the name of the book."""
        self.title.hide()
        self._grid.addWidget(self.games, 0, 3, Qt.AlignmentFlag.AlignLeft)
        self.games.offer(games, present)
        self.games.show()

    def retranslate(self, name: str, short: str) -> None:
        """Write the words in the present language, and the name of the book."""
        self.title.name(name, short)
        self.search.retranslate()
        for button, text, key in (
            (self.menu, translate("rules", "Contents"), ""),
            (self.back, translate("rules", "Back"), BACK),
            (self.on, translate("rules", "Forward"), FORWARD),
            (self.as_file, translate("rules", "Save as PDF"), ""),
            (self.move_out, self._way_out(), ""),
            (self.close_book, translate("rules", "Close the book"), ESC),
        ):
            button.say("", text, f"{text} ({name_of(key)})" if key else text)
        self.games.setAccessibleName(translate("rules", "Rules of which game"))
        about = translate("rules", "Search the rules")
        self.search.field.setToolTip(tip(f"{about} ({name_of(SEARCH)}, /)"))

    def _way_out(self) -> str:
        if self.is_out:
            return translate("rules", "Beside the table")
        return translate("rules", "In a window of its own")

    def fit(self, *, wide: bool, low: bool = False) -> None:
        """Stand in one row with the contents beside the text, or in two with a menu of them.

        In a low book the second row comes when words are looked for.
        """
        self.menu.setVisible(not wide)
        self._grid.removeWidget(self.search)
        if wide:
            self._grid.addWidget(self.search, 0, 4)
        else:
            self._grid.addWidget(self.search, 1, 0, 1, 8)
        self.search.setMinimumWidth(app_style().px(FIELD) if wide else 0)
        # Not before it has its place: it would be a window of its own.
        self.search.is_wanted = wide or not low


class Title(Label):
    """The name of a book, in fewer words where there is little room, or in none."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "name")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._names = "", ""

    def name(self, whole: str, short: str) -> None:
        """Show a name, or its short form."""
        self._names = whole, short
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        whole, short = self._names
        fitting = (name for name in (whole, short) if self._width_of(name) <= self.width())
        self.setText(next(fitting, ""))

    def _width_of(self, name: str) -> int:
        return self.fontMetrics().horizontalAdvance(name)
