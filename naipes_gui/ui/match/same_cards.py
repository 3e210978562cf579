"""Tells that the cards of a match were played before, and once they are known what came of it."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.face import ScoreSheet
from naipes_gui.core.table import FIRST
from naipes_gui.core.text import translate
from naipes_gui.session.telling import Telling
from naipes_gui.store.deal_line import BadLine, SharedDeal, deal_of
from naipes_gui.store.deal_results import Comparison, first_time
from naipes_gui.store.header import Header
from naipes_gui.store.record import Record
from naipes_gui.ui.beside_table.hand_endings import ending
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.comparing import Comparing
from naipes_gui.ui.shared.deal_words import told
from naipes_gui.ui.shared.match_names import exercise
from naipes_gui.ui.table.board import Board

GREETING_MS = 9000


class FirstTime(Telling):
    """``found`` brings the hand in which a branch leaves its parent, and what came of it there."""

    found = Signal(object)

    def __init__(self, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._path = path

    def run(self) -> None:
        try:
            self.tell(self.found, first_time(Record.load(self._path)))
        except NaipesError:
            self.tell(self.found, None)  # what cannot be read again is told where it is opened


class SameCards(QObject):
    """Looks in a thread, each time a hand of a shared deal, or of a branch, is over."""

    def __init__(self, header: Header, say: Callable[[str], None], board: Board) -> None:
        super().__init__(board)
        self._deal, self._say, self._header = _shared(header), say, header
        self._board = board
        self._looking: Comparing | FirstTime | None = None
        self._hand = 0

    def greet(self) -> None:
        """Say at the table that an exercise is one: the cards are known, and it looks the same."""
        if self._header.parent is None:
            return
        kept = translate("panel", "The match itself is kept as it was.")
        greeting = f"{exercise(self._header.parent)}. {kept}"
        self._board.toast.say(greeting, GREETING_MS, warning=False)
        announce(self._board, greeting)

    def look(self, path: Path, hand: int) -> None:
        """Look for others who played the same cards, or for oneself before."""
        self.stop()
        self._say("")
        self._hand = hand
        if self._header.parent is not None:
            self._looking = first = FirstTime(path, self)
            first.found.connect(self._tell_first)
            first.start()
        elif self._deal is not None:
            self._looking = others = Comparing(self._deal, self)
            others.compared.connect(self._tell)
            others.start()

    def stop(self) -> None:
        """Look no further."""
        if self._looking is not None:
            self._looking.stop()
            self._looking.deleteLater()
            self._looking = None

    @Slot(object)
    def _tell(self, found: Comparison) -> None:
        if sentences := told(found):
            self._say(" ".join(sentences))

    @Slot(object)
    def _tell_first(self, found: object) -> None:
        match found:
            case (int(hand), ScoreSheet() as sheet) if hand == self._hand:
                wording = self._board.table_style.text_style.wording
                words = translate("deals", "Hand {hand}, the first time: {ending}")
                self._say(words.format(hand=hand, ending=ending(sheet, FIRST, wording)))
            case _:
                pass


def _shared(header: Header) -> SharedDeal | None:
    try:
        return deal_of(header) if header.deal else None
    except BadLine:
        return None
