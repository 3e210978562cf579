"""Where rulebooks are read: beside the table, in a window of their own, or in a dialog."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QWidget

from naipes_gui.core.options import Options
from naipes_gui.games import first_game
from naipes_gui.ui.beside_table.page import BoardPage
from naipes_gui.ui.rulebook.book import Book, Opening
from naipes_gui.ui.rulebook.dialog import RulesDialog
from naipes_gui.ui.rulebook.writing import WORDS
from naipes_gui.ui.shared.page import Page
from naipes_gui.ui.window.window import Window

if TYPE_CHECKING:
    from naipes_gui.ui.match.page import TablePage


class Books:
    """Opens the rulebook where it is of use: beside a table one plays on."""

    def __init__(self, window: Window, parent: QWidget, focus_page: Callable[[], None]) -> None:
        self._window, self._parent, self._focus_page = window, parent, focus_page
        self._book: Book | None = None
        """The one of the table, beside it or put away for now."""
        self.own: RulesDialog | None = None
        """The same in a window of its own, if that is wanted."""

    def turn(self) -> None:
        """Show the rules of the moment, or put the book away that lies beside the table."""
        page = self._window.table_page
        shown = page is not None and self._window.pages.shown is page
        if page is not None and shown and page.companion.is_open and page.sheet is None:
            page.put_away()
        else:
            self._open_moment()

    def _open_moment(self) -> None:
        """Show the rules of the game at hand, and in them what is being done."""
        shown = self._window.pages.shown
        page = shown if isinstance(shown, BoardPage) else self._window.table_page
        game, moment = _moment_of(page)
        self._open(game or shown.pointed_game, moment)

    def open_words(self) -> None:
        """Show the words of the game at hand."""
        page = self._window.table_page
        self._open(page.info.key if page is not None else "", Opening(WORDS))

    def show(self, game: str, rule: str = "") -> None:
        """Show the rules of a game, or one of them by its number."""
        at_hand, moment = _moment_of(self._window.pages.shown)
        self._open(game, Opening(rule) if rule or at_hand != game else moment)

    def put_away(self) -> None:
        """Close what belongs to the table that is left."""
        if self.own is not None:
            self.own.close()
            self.own.deleteLater()
        if self._book is not None:
            self._book.deleteLater()
        self._book = self.own = None

    def _open(self, game: str, opening: Opening) -> None:
        page = self._window.table_page
        if self.own is not None and self.own.isVisible() and self._is_at(game):
            self.own.book.open(opening)
            self.own.activateWindow()
        elif page is not None and self._may_lie_beside(page, game):
            self._lay_beside(page, opening)
        else:
            self._ask(game or self._window.game_of_late or first_game().key, opening)

    def _is_at(self, game: str) -> bool:
        """Tell whether a game is on the table, and no dialog stands before it."""
        page = self._window.table_page
        at_table = page is not None and page.info.key == game
        return at_table and QApplication.activeModalWidget() is None

    def _may_lie_beside(self, page: "TablePage", game: str) -> bool:
        """Tell whether one plays there, and nothing lies over the table that asks for keys."""
        shown = self._window.pages.shown is page
        return shown and self._is_at(game) and page.sheet is None

    def _lay_beside(self, page: "TablePage", opening: Opening) -> None:
        if self._book is None:
            self._book = self._made(page)
        if page.companion.widget is not self._book:
            page.lay_beside(self._book)
        self._book.open(opening)
        self._book.take_keys()

    def _made(self, page: "TablePage") -> Book:
        book = Book(page.info, page.rules.options, self._window.settings.language)
        book.closed.connect(page.put_away)
        book.moved.connect(lambda: self._move_out(page))
        book.stand_beside()
        page.companion.widened.connect(lambda width: self._window.change(book_width=width))
        return book

    def _move_out(self, page: "TablePage") -> None:
        """Read in a window of its own, where the table has all its room."""
        page.put_away()
        own = RulesDialog(page.info.key, page.rules.options, self._window.settings.language,
                          self._parent, has_table=True)  # fmt: skip
        own.setModal(False)
        own.docked.connect(lambda: self._move_in(page))
        own.show()
        self.own = own

    def _move_in(self, page: "TablePage") -> None:
        if self.own is not None:
            self.own.close()
            self.own.deleteLater()
            self.own = None
        self._lay_beside(page, Opening())

    def _ask(self, game: str, opening: Opening) -> None:
        page = self._window.table_page
        options: Options | None = None
        if page is not None and page.info.key == game:
            options = page.rules.options
        language = self._window.settings.language
        dialog = RulesDialog(game, options, language, self._parent, opening)
        dialog.exec()
        dialog.deleteLater()
        self._focus_page()


def _moment_of(page: Page | None) -> tuple[str, Opening]:
    """Return the game of a page with a table on it, and the rule of what is decided there."""
    if not isinstance(page, BoardPage):
        return "", Opening()
    view = page.board.view_
    return page.info.key, Opening(
        page.face.paragraph(view) if view is not None else "", is_now=True
    )
