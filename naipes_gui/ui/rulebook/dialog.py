"""The rulebook in a window of its own."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from naipes_gui.core.options import Options
from naipes_gui.games import all_games
from naipes_gui.ui.rulebook.book import Book, Opening
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import shut_again
from naipes_gui.ui.shared.widgets.fitting import fit

SIZE = 860, 680


class RulesDialog(QDialog):
    """Shows the rulebook of a game, or of another that is chosen in its head.

    ``docked`` comes when it is wanted beside the table, if there is one.
    """

    docked = Signal()

    def __init__(
        self, game: str, options: Options | None, language: str, parent: QWidget | None = None,
        opening: Opening | None = None, *, has_table: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._has_table = has_table
        self._in_force, self._language = {game: options}, language
        shut_again(self, Command.RULES)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.book = self._opened(game)
        fit(self, SIZE)
        if opening is not None:
            self.book.open(opening)

    def turn_to(self, game: str) -> None:
        """Read the rules of another game, and go on choosing."""
        if game == self.book.info.key:
            return
        self._language = self.book.writer.language
        before, self.book = self.book, self._opened(game)
        self._column.removeWidget(before)
        before.hide()
        before.deleteLater()
        self.book.show()
        self.book.head.games.setFocus(Qt.FocusReason.OtherFocusReason)

    def _opened(self, game: str) -> Book:
        book = Book(all_games()[game], self._in_force.get(game), self._language)
        book.head.is_out = True
        book.offer_games()
        book.other.connect(self.turn_to)
        book.head.move_out.setVisible(self._has_table)
        book.closed.connect(self.reject)
        book.moved.connect(self.docked)
        self.setWindowTitle(book.windowTitle())
        self._column.addWidget(book)
        book.take_keys()
        return book
