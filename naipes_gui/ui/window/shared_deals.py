"""Deals that others can play too, on their way between the clipboard and the table."""

import logging
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from naipes_gui.core.errors import BadRecord, NaipesError
from naipes_gui.core.system_errors import reason
from naipes_gui.core.text import phrase, translate
from naipes_gui.review.branches import keep_branch, make_branch
from naipes_gui.review.par import NOT_OVER
from naipes_gui.session.telling import Telling
from naipes_gui.store import paths
from naipes_gui.store.deal_line import SharedDeal
from naipes_gui.store.deal_results import Claims
from naipes_gui.store.matches import begin_shared
from naipes_gui.store.parent import Kind
from naipes_gui.store.record import Record
from naipes_gui.ui.new_match.pasted import PasteDialog, clipboard_text

log = logging.getLogger(__name__)


class SharedDeals(QObject):
    """Asks for lines and begins what they say; tells of what ``failed``."""

    failed = Signal(object)
    resumed = Signal(object)
    """Carries the file of a match that is to be played on."""
    left = Signal()
    """A dialog is closed, and nothing is begun."""

    ready = Signal(object)
    """Carries what begins a match, to be called once nothing stands in its way."""

    def __init__(self, window: QWidget, person: Callable[[], str]) -> None:
        super().__init__(window)
        self._window, self._person = window, person
        self._again: PlayingAgain | None = None

    @Slot()
    def paste(self) -> None:
        """Show the dialog with what has been copied, if that is a line, and play what it says."""
        dialog = PasteDialog(clipboard_text(), self._window)
        accepted, deal, played = dialog.exec(), dialog.deal, dialog.played
        has_come_back = dialog.has_come_back
        dialog.deleteLater()
        if deal is not None and (accepted or has_come_back):
            self._keep(deal)
        if accepted and deal is not None:
            self._play(deal, played)
        else:
            self.left.emit()

    def _play(self, deal: SharedDeal, played: Path | None) -> None:
        """Play a deal; whoever has played it before does it as an exercise."""
        if played is not None:
            self.same_again(played, 1)
        else:
            self.begin(deal)

    def begin(self, deal: SharedDeal) -> None:
        """Play a shared deal."""
        name = self._person() or translate("table", "You")
        self.ready.emit(lambda: begin_shared(deal, name))

    def same_again(self, path: Path, hand: int) -> None:
        """Play a hand of a match again, with the same cards against the same opponents."""
        self.stop()
        self._again = PlayingAgain(path, hand, self)
        self._again.made.connect(self.resumed)
        self._again.failed.connect(self.failed)
        self._again.start()

    def stop(self) -> None:
        """Make no match any more."""
        if self._again is not None:
            self._again.stop()
            self._again.deleteLater()
            self._again = None

    def _keep(self, deal: SharedDeal) -> None:
        """Keep what somebody says they made of it, for afterwards."""
        try:
            Claims(paths.results_file()).add(deal)
        except OSError as error:
            log.warning("a result is not kept: %s", error)
            words = phrase("deals", "The result that came with the line is not kept: {why}.",
                           why=reason(error))  # fmt: skip
            self.failed.emit(NaipesError(words))


class PlayingAgain(Telling):
    """Reads and writes in a thread; ``made`` brings the file of the new match."""

    made = Signal(object)
    failed = Signal(object)

    def __init__(self, path: Path, hand: int, parent: QObject) -> None:
        super().__init__(parent)
        self._path, self._hand = path, hand

    def run(self) -> None:
        try:
            self.tell(self.made, self._make())
        except (NaipesError, OSError) as error:
            self.tell(self.failed, error)

    def _make(self) -> Path:
        record = Record.load(self._path)
        if not 1 <= self._hand <= record.timeline.ended:
            raise BadRecord(NOT_OVER)
        begin = record.timeline.shuffles[self._hand - 1]
        branch = make_branch(record, self._path.stem, begin, Kind.SAME)
        return keep_branch(branch, record.header.game)
