"""Looks through the saved matches for those of one deal, in a thread of its own."""

from pathlib import Path

from PySide6.QtCore import QObject, QThread, Signal

from naipes_gui.store import paths
from naipes_gui.store.deal_line import SharedDeal
from naipes_gui.store.deal_results import Claims, compared
from naipes_gui.store.names import SUFFIX


class Comparing(QThread):
    """``compared`` brings what is known of the deal."""

    compared = Signal(object)

    def __init__(self, deal: SharedDeal, parent: QObject, folder: Path | None = None) -> None:
        super().__init__(parent)
        self._deal, self._folder = deal, folder or paths.records_folder()

    def run(self) -> None:
        files = sorted(self._folder.glob(f"*{SUFFIX}"))
        self.compared.emit(compared(self._deal, files, Claims(paths.results_file())))

    def stop(self) -> None:
        """Let it come to its end, unheard."""
        self.blockSignals(True)
        self.wait()
