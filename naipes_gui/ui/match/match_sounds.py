"""What is heard of a match besides the cards: whose turn it is, what is refused, who has won."""

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Signal, Slot

from naipes_gui.core.face import ScoreSheet
from naipes_gui.core.sounds import Sound
from naipes_gui.core.table import Seat
from naipes_gui.ui.match.hints import Hints
from naipes_gui.ui.table.board import Board

LONG_MS = 5000
"""Whoever has waited so long may be looking elsewhere when the turn comes."""


def of_hand(sheet: ScoreSheet, me: Seat) -> Sound | None:
    """Return how a hand ended for a seat; nothing if it neither won nor lost."""
    gained = next((line.gained for line in sheet.lines if line.seat == me), 0)
    if sheet.fewest_win:
        return Sound.LOST if gained > 0 else Sound.WON
    if sheet.winner == me or (sheet.winner is None and gained > 0):
        return Sound.WON
    return Sound.LOST if sheet.winner is not None or gained < 0 else None


def of_match(ranking: Sequence[Sequence[Seat]], me: Seat, *, last_loses: bool) -> Sound:
    """Return how a match ended for a seat."""
    won = me not in ranking[-1] if last_loses else me in ranking[0]
    return Sound.MATCH_WON if won else Sound.LOST


class MatchSounds(QObject):
    """Gathers everything that is heard at a table that is played at."""

    sounded = Signal(object)
    soon = Signal()

    def __init__(self, board: Board, hints: Hints) -> None:
        super().__init__(board)
        self._waited = QElapsedTimer()
        board.sounds.sounded.connect(self.sounded)
        board.sounds.soon.connect(self.soon)
        board.hand.puzzled.connect(self.refuse)
        board.bar.explained.connect(self.refuse)
        board.chosen.connect(self._on_chosen)
        hints.told.connect(self._on_told)
        board.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Have a device ready by the time a button that goes down has come up again."""
        if event.type() == QEvent.Type.MouseButtonPress:
            self.soon.emit()
        return False

    @Slot()
    def refuse(self) -> None:
        """Let it be heard that something is not allowed."""
        self.sounded.emit(Sound.ILLEGAL)

    def give_turn(self) -> None:
        """Let it be heard that it is the person's turn, if that was long in coming."""
        if self._waited.isValid() and self._waited.elapsed() > LONG_MS:
            self.sounded.emit(Sound.TURN)
        self._waited.invalidate()

    def end_hand(self, sheet: ScoreSheet, me: Seat) -> None:
        """Let it be heard who won a hand."""
        if (sound := of_hand(sheet, me)) is not None:
            self.sounded.emit(sound)

    def end_match(self, ranking: Sequence[Sequence[Seat]], me: Seat, *, last_loses: bool) -> None:
        """Let it be heard who won the match."""
        self.sounded.emit(of_match(ranking, me, last_loses=last_loses))

    @Slot()
    def _on_chosen(self) -> None:
        self._waited.start()

    @Slot()
    def _on_told(self) -> None:
        self.sounded.emit(Sound.HINT)
