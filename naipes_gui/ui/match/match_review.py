"""Goes over the hands of a match that are over, while it is played on, and tells its sheets."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from naipes_gui.core.rules import Rules, Stage
from naipes_gui.core.table import Seat
from naipes_gui.core.timeline import Frame
from naipes_gui.review.judge import Case
from naipes_gui.review.notebook import Notebook
from naipes_gui.review.outlook import Outlook
from naipes_gui.session.background import Job
from naipes_gui.session.reviewing import Reviewing
from naipes_gui.session.session import Session

BEGIN_AFTER_MS = 700
"""How long a hand must be over: nobody goes over one that is left at once."""


class MatchReview(QObject):
    """``changed`` comes with everything that is found out.

    It never stands in the way: nothing is thought over while an opponent thinks.
    """

    changed = Signal()

    def __init__(
        self, session: Session, game: str, rules: Rules[Any, Any], me: Seat, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._game, self._rules, self._me, self._session = game, rules, me, session
        self._reviewing: Reviewing | None = None
        self._cases = list[Case]()
        self.is_wanted = True
        self._is_thinking = self._is_away = False
        self._begin = QTimer(self, singleShot=True, interval=BEGIN_AFTER_MS)
        self._begin.timeout.connect(self._go_on)
        session.decided.connect(self._on_decided)
        session.framed.connect(self._on_frame)

    def outlook(self, hand: int = 0) -> Outlook | None:
        """Return what is known of a hand or of the whole match; nothing where nobody asks."""
        if not self.is_wanted:
            return None
        if self._reviewing is None:
            waiting = tuple(case.view.state.deals for case in self._cases)
            return Outlook(waiting=waiting).of_hand(hand)
        return self._reviewing.outlook.of_hand(hand)

    def want(self, wanted: bool) -> None:
        """Go over hands, or leave it."""
        if wanted != self.is_wanted:
            self.is_wanted = wanted
            if wanted and self._cases:
                self._begin.start()
            elif not wanted:
                self.close()
            self.changed.emit()

    def ask(self, key: Hashable, job: Job, told: Callable[[Any], None]) -> None:
        """Find something out about the present decision, before all else: the person waits."""
        reviewing = self._made()
        reviewing.background.hasten()
        reviewing.ask(key, job, told)

    def stand_back(self, away: bool) -> None:
        """Let others go over the match while the table is not seen."""
        self._is_away = away
        if not away and self._reviewing is not None:
            self._reviewing.recall()
        self._pause()

    def close(self) -> None:
        """Leave it for good."""
        self._begin.stop()
        if self._reviewing is not None:
            self._reviewing.close()
            self._reviewing.deleteLater()
            self._reviewing = None

    @Slot(object, int)
    def _on_decided(self, cases: Sequence[Case], end: int) -> None:
        new = {case.ply for case in cases}
        kept = [case for case in self._cases if case.ply < end and case.ply not in new]
        self._cases = [*kept, *cases]
        if self._reviewing is not None:
            self._reviewing.forget_from(end)
        if cases and self.is_wanted:
            self._begin.start()
        self.changed.emit()

    @Slot(object)
    def _on_frame(self, frame: Frame[Any]) -> None:
        state = frame.view.state
        self._is_thinking = state.stage is Stage.HAND and state.to_move != self._me
        self._pause()

    def _pause(self) -> None:
        if self._reviewing is not None:
            self._reviewing.pause(self._is_thinking or self._is_away)

    def _notebook(self) -> Notebook:
        recorder = self._session.recorder
        return Notebook(lambda: recorder.path, recorder.record, self._me)

    @Slot()
    def _go_on(self) -> None:
        self._made().add(self._cases)

    def _made(self) -> Reviewing:
        if self._reviewing is None:
            self._reviewing = Reviewing(self._game, self._rules, self._notebook(), self)
            self._reviewing.changed.connect(self.changed)
            self._pause()
        return self._reviewing
