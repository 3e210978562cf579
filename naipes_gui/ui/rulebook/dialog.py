"""The rulebook in a window of its own."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from naipes_gui.core.options import Options
from naipes_gui.games import all_games
from naipes_gui.ui.rulebook.book import Book, Opening
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import shut_again
from naipes_gui.ui.shared.widgets.fitting import fit

SIZE = 860, 680


class RulesDialog(QDialog):
    """Shows the rulebook of a game; ``docked`` comes when it is wanted beside the table."""

    docked = Signal()

    def __init__(
        self, game: str, options: Options | None, language: str, parent: QWidget | None = None,
        opening: Opening | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self.book = Book(all_games()[game], options, language)
        self.setWindowTitle(self.book.windowTitle())
        self.book.closed.connect(self.reject)
        self.book.moved.connect(self.docked)
        self.book.head.move_out.hide()
        shut_again(self, Command.RULES)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.book)
        fit(self, SIZE)
        self.book.take_keys()
        if opening is not None:
            self.book.open(opening)
