"""Lets a person play a match otherwise from a place of it."""

from collections.abc import Generator
from pathlib import Path

from PySide6.QtCore import QObject, QPoint, Signal, Slot
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.system_errors import told
from naipes_gui.core.text import Phrase, phrase, translate
from naipes_gui.review.branches import branching, keep_branch
from naipes_gui.session.slices import Slices
from naipes_gui.store.branching import leaving_at
from naipes_gui.store.parent import Kind
from naipes_gui.store.record import Record

DEALING = phrase("replay", "The unseen cards are being dealt anew…")
KINDS = {
    Kind.SAME: phrase("replay", "With the same cards"),
    Kind.ANEW: phrase("replay", "With the cards you had not seen dealt anew"),
}


class PlayFromHere(QObject):
    """``begun`` brings the file of a branch, to be played on; ``said`` what stands in the way."""

    begun = Signal(object)
    said = Signal(object)

    def __init__(self, record: Record, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._record, self._name, self._page = record, name, parent
        # Dealing anew plays the hand again and again, between two frames of the table.
        self._slices = Slices(self)
        self._slices.done.connect(self._tell)

    def offer(self, ply: int, at: QAbstractButton) -> None:
        """Ask with which cards, unless nothing can be played from a ply."""
        try:
            leaving_at(self._record, ply)
        except NaipesError as error:
            self.said.emit(error.what)
            return
        menu = QMenu(self._page)
        for kind, words in KINDS.items():
            action = menu.addAction(translate(words.context, words.source))
            action.triggered.connect(lambda _=False, k=kind: self.begin(ply, k))
        menu.setActiveAction(menu.actions()[0])
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at.mapToGlobal(QPoint(0, at.height())))

    def begin(self, ply: int, kind: Kind) -> None:
        """Make the branch that is played from a ply."""
        if kind is Kind.ANEW:
            self.said.emit(DEALING)
        self._slices.start(self._made(ply, kind))

    def stop(self) -> None:
        """Give up what is being made."""
        self._slices.stop()

    def _made(self, ply: int, kind: Kind) -> Generator[None, None, Path | Phrase]:
        """Return the file of the branch, or why there is none."""
        try:
            branch = yield from branching(self._record, self._name, ply, kind)
            return keep_branch(branch, self._record.header.game)
        except (NaipesError, OSError) as error:
            return told(error)

    @Slot(object)
    def _tell(self, made: Path | Phrase) -> None:
        (self.begun if isinstance(made, Path) else self.said).emit(made)
