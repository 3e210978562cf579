"""Lets a person play a match otherwise from a place of it."""

from collections.abc import Generator
from time import perf_counter

from PySide6.QtCore import QObject, QPoint, QTimer, Signal, Slot
from PySide6.QtWidgets import QAbstractButton, QMenu, QWidget

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.system_errors import told
from naipes_gui.core.text import Phrase, phrase, translate
from naipes_gui.review.branches import branching, keep_branch
from naipes_gui.store.branching import leaving_at
from naipes_gui.store.parent import Kind
from naipes_gui.store.record import Record

SLICE = 0.012
"""Seconds: dealing anew plays the hand again and again, between two frames of the table."""
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
        self._steps: Generator[None, None, bytes] | None = None
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._go_on)

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
        self.stop()
        self._steps = branching(self._record, self._name, ply, kind)
        if kind is Kind.ANEW:
            self.said.emit(DEALING)
        self._go_on()

    def stop(self) -> None:
        """Give up what is being made."""
        self._later.stop()
        if self._steps is not None:
            self._steps.close()
            self._steps = None

    @Slot()
    def _go_on(self) -> None:
        if self._steps is None:
            return
        until = perf_counter() + SLICE
        try:
            while perf_counter() < until:
                next(self._steps)
        except StopIteration as made:
            self._keep(made.value)
        except NaipesError as error:
            self._refuse(error.what)
        else:
            self._later.start()

    def _keep(self, branch: bytes) -> None:
        self._steps = None
        try:
            path = keep_branch(branch, self._record.header.game)
        except OSError as error:
            self._refuse(told(error))
        else:
            self.begun.emit(path)

    def _refuse(self, why: Phrase) -> None:
        self._steps = None
        self.said.emit(why)
