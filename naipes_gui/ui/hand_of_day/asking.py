"""Finds out about a hand what others made of it, and what it cost, while it is looked at."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from naipes_gui.review.hand_answers import HandAnswers
from naipes_gui.review.par import Par
from naipes_gui.session.hand_thread import AnswersThread, HandThread, ParThread
from naipes_gui.store.deal_line import SharedDeal
from naipes_gui.store.deal_results import Comparison
from naipes_gui.ui.hand_of_day.reading import DayHand
from naipes_gui.ui.shared.comparing import Comparing
from naipes_gui.ui.shared.deal_words import told


@dataclass(frozen=True, slots=True)
class Learnt:
    """What is known of a hand so far."""

    par: Par | None = None
    answers: HandAnswers | None = None
    compared: str = ""


class Asking(QObject):
    """``learnt`` names the game of whose hand more is known; what is known is kept."""

    learnt = Signal(str)

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        self._known = dict[str, Learnt]()
        self._threads = list[HandThread | Comparing]()
        self._game = ""

    def learnt_of(self, game: str) -> Learnt:
        """Return what is known of the hand of a game."""
        return self._known.get(game, Learnt())

    def ask(self, hand: DayHand, deal: SharedDeal) -> None:
        """Ask about a hand, and about no other any more."""
        self.stop()
        self._game, known = hand.game, self.learnt_of(hand.game)
        if known.par is None or known.par.par is None:
            self._find(ParThread(hand.path, 1, self), self._take_par)
        if known.answers is None or not known.answers.is_whole:
            self._find(AnswersThread(hand.path, 1, self), self._take_answers)
        comparing = Comparing(deal, self, self._folder)
        comparing.compared.connect(self._compare)
        self._threads.append(comparing)
        comparing.start()

    def forget(self) -> None:
        """Know nothing more: what was played may be another hand by now."""
        self.stop()
        self._known = {}

    def stop(self) -> None:
        """Ask no further; what is known stays."""
        for thread in self._threads:
            thread.stop()
            thread.deleteLater()
        self._threads.clear()

    def _find(self, thread: HandThread, take: Callable[[Any], None]) -> None:
        thread.grew.connect(take)
        self._threads.append(thread)
        thread.start()

    @Slot(object)
    def _take_par(self, par: Par) -> None:
        self._learn(replace(self.learnt_of(self._game), par=par))

    @Slot(object)
    def _take_answers(self, answers: HandAnswers) -> None:
        self._learn(replace(self.learnt_of(self._game), answers=answers))

    @Slot(object)
    def _compare(self, found: Comparison) -> None:
        self._learn(replace(self.learnt_of(self._game), compared=" ".join(told(found))))

    def _learn(self, known: Learnt) -> None:
        self._known[self._game] = known
        self.learnt.emit(self._game)
