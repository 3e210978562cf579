"""Looks through the saved matches for those of one deal, in a thread of its own."""

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from naipes_gui.session.telling import Telling
from naipes_gui.store import paths
from naipes_gui.store.deal_line import SharedDeal
from naipes_gui.store.deal_results import Claims, compared
from naipes_gui.store.names import SUFFIX


class Comparing(Telling):
    """``compared`` brings what is known of the deal."""

    compared = Signal(object)

    def __init__(self, deal: SharedDeal, parent: QObject, folder: Path | None = None) -> None:
        super().__init__(parent)
        self._deal, self._folder = deal, folder or paths.records_folder()

    def run(self) -> None:
        files = sorted(self._folder.glob(f"*{SUFFIX}"))
        found = compared(self._deal, files, Claims(paths.results_file()))
        self.tell(self.compared, found)
