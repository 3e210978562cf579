"""The choice of a deck that somebody has: read before it is shown, and told of if it cannot be."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from naipes_gui.core.quoting import quoted
from naipes_gui.core.text import SPANISH, translate
from naipes_gui.core.wording import Wording
from naipes_gui.store.paths import deck_folders
from naipes_gui.store.settings import Settings
from naipes_gui.ui.shared.widgets.option_row import OptionRow

if TYPE_CHECKING:
    from naipes_gui.ui.shared.deck_reading import DeckReading


class OwnDecks(QObject):
    """Reads the deck that was chosen last; ``read`` tells its key."""

    read = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._reading: DeckReading | None = None

    def has_to_read(self, deck: str) -> bool:
        """Begin to read a deck unless it has been, and tell whether that is to be waited for."""
        from naipes_gui.ui.shared.deck_reading import DeckReading
        from naipes_gui.ui.shared.own_pictures import is_read

        self.drop()
        if not deck or is_read(deck):
            return False
        self._reading = DeckReading(deck, self)
        self._reading.ready.connect(self.read)
        self._reading.start()
        return True

    @Slot()
    def drop(self) -> None:
        """Tell nothing of what is being read."""
        if self._reading is not None:
            self._reading.drop()
            self._reading = None

    def tell(self, row: OptionRow, settings: Settings) -> None:
        """Say in a row where decks are put, or why the one that is chosen is not shown."""
        about = translate("settings", "Decks of the desktop, and those that you put into {folder}.")
        row.say(row.control.accessibleName(), about.format(folder=quoted(deck_folders()[0], 200)))
        if settings.own_deck and settings.suits != SPANISH:
            from naipes_gui.ui.shared.own_pictures import own_pictures

            own = own_pictures(settings.own_deck)
            if own is None:
                row.warn(translate("settings", "This deck is not there any more."))
            elif own.why is not None:
                row.warn(Wording().say(own.why.what))
