"""Takes the settings to what is seen: the style of the program, and every page that is open."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Slot
from PySide6.QtWidgets import QApplication

from naipes_gui.store.settings import Settings
from naipes_gui.ui.shared import art, style
from naipes_gui.ui.shared.page import PageStack

if TYPE_CHECKING:
    from naipes_gui.ui.match.page import TablePage


class Dressing(QObject):
    """Dresses the pages of a window in the settings that hold."""

    def __init__(self, pages: PageStack, settings: Callable[[], Settings]) -> None:
        super().__init__(pages)
        self._pages, self._settings = pages, settings

    def wear(self) -> None:
        """Give the whole program its style; the pages keep theirs."""
        app = QApplication.instance()
        if isinstance(app, QApplication):
            style.apply(app, self._settings())

    @Slot()
    def dress(self) -> None:
        """Let every page take over the settings."""
        for page in self._pages.all:
            page.adopt(self._settings())

    @Slot()
    def dress_again(self) -> None:
        """Look and move as the desktop has come to ask for."""
        self.wear()
        self.dress()

    @Slot()
    def sharpen(self) -> None:
        """Paint every picture again for a screen where a logical pixel has another size."""
        # Not inside the event: the widgets on the pages have yet to hear of it.
        QTimer.singleShot(0, self, self.dress)

    def grow(self, size: QSize) -> None:
        """Let texts, bars and panels be as large as a window of this size allows."""
        if style.grow(size.width(), size.height()):
            self.dress_again()

    def change(self, before: Settings, table: "TablePage | None") -> None:
        """Dress the pages in changed settings; another deck is painted before it is shown."""
        now = self._settings()
        is_new = (before.suits, before.own_deck) != (now.suits, now.own_deck)
        if not (is_new and self._prepares_deck(now, table)):
            self.dress()

    def _prepares_deck(self, settings: Settings, table: "TablePage | None") -> bool:
        """Let the cards on the table be painted before they are shown, if there are any."""
        art.forget_cards()
        if table is None or table.info.tile().deck != "french" or not table.board.table.laid:
            return False
        ready = table.board.pictures.ready
        ready.connect(self.dress, Qt.ConnectionType.SingleShotConnection)
        table.board.prepare(settings.suits, settings.own_deck, table.rules.pack.cards)
        return True
