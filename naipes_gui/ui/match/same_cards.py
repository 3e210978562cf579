"""Finds out what was made of the cards of a match elsewhere, once they are known here."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Slot

from naipes_gui.store.deal_line import BadLine, SharedDeal, deal_of
from naipes_gui.store.deal_results import Comparison
from naipes_gui.store.header import Header
from naipes_gui.ui.shared.comparing import Comparing
from naipes_gui.ui.shared.deal_words import told


class SameCards(QObject):
    """Looks in a thread, each time a hand of a shared deal is over."""

    def __init__(self, header: Header, say: Callable[[str], None], parent: QObject) -> None:
        super().__init__(parent)
        self._deal, self._say = _shared(header), say
        self._comparing: Comparing | None = None

    def look(self) -> None:
        """Look for others who played the same cards."""
        if self._deal is not None:
            self.stop()
            self._comparing = Comparing(self._deal, self)
            self._comparing.compared.connect(self._tell)
            self._comparing.start()

    def stop(self) -> None:
        """Look no further."""
        if self._comparing is not None:
            self._comparing.stop()
            self._comparing.deleteLater()
            self._comparing = None

    @Slot(object)
    def _tell(self, found: Comparison) -> None:
        if sentences := told(found):
            self._say(" ".join(sentences))


def _shared(header: Header) -> SharedDeal | None:
    try:
        return deal_of(header) if header.deal else None
    except BadLine:
        return None
