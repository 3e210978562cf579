"""Deals that others can play too, on their way between the clipboard and the table."""

import logging
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.system_errors import reason
from naipes_gui.core.text import phrase, translate
from naipes_gui.store import paths
from naipes_gui.store.deal_line import SharedDeal, deal_of
from naipes_gui.store.deal_results import Claims
from naipes_gui.store.matches import begin_shared
from naipes_gui.store.record import Record
from naipes_gui.ui.new_match.pasted import PasteDialog, clipboard_text

log = logging.getLogger(__name__)


class SharedDeals(QObject):
    """Asks for lines and begins what they say; tells of what ``failed``."""

    failed = Signal(object)
    left = Signal()
    """A dialog is closed, and nothing is begun."""

    ready = Signal(object)
    """Carries what begins a match, to be called once nothing stands in its way."""

    def __init__(self, window: QWidget, person: Callable[[], str]) -> None:
        super().__init__(window)
        self._window, self._person = window, person

    @Slot()
    def paste(self) -> None:
        """Show the dialog with what has been copied, if that is a line, and play what it says."""
        dialog = PasteDialog(clipboard_text(), self._window)
        accepted, deal = dialog.exec(), dialog.deal
        dialog.deleteLater()
        if accepted and deal is not None:
            self.begin(deal)
        else:
            self.left.emit()

    def begin(self, deal: SharedDeal) -> None:
        """Play a shared deal; what somebody says they made of it is kept for afterwards."""
        self._keep(deal)
        name = self._person() or translate("table", "You")
        self.ready.emit(lambda: begin_shared(deal, name))

    def same_again(self, path: Path, hand: int) -> None:
        """Play a hand of a match again, with the same cards against the same opponents."""
        try:
            header = Record.load(path).header
            deal = deal_of(header)
        except NaipesError as error:
            self.failed.emit(error)
            return
        self.begin(deal)

    def _keep(self, deal: SharedDeal) -> None:
        try:
            Claims(paths.results_file()).add(deal)
        except OSError as error:
            log.warning("a result is not kept: %s", error)
            words = phrase("deals", "The result that came with the line is not kept: {why}.",
                           why=reason(error))  # fmt: skip
            self.failed.emit(NaipesError(words))
