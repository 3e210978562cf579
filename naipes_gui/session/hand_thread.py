"""Finds something out about a hand in the background: a thread waits, and a process thinks."""

import logging
from abc import abstractmethod
from pathlib import Path
from threading import Event as Flag

from PySide6.QtCore import QObject, Signal

from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.errors import NaipesError
from naipes_gui.review.hand_answers import hand_answers
from naipes_gui.review.par import Duplicate, Outcome, ranked
from naipes_gui.review.par_cache import keep, kept
from naipes_gui.session.bot_process import NICEST, BotProcess
from naipes_gui.session.fault_report import report
from naipes_gui.session.telling import Telling
from naipes_gui.store.record import Record

log = logging.getLogger(__name__)


class HandThread(Telling):
    """``grew`` brings what is known, each time it is more."""

    grew = Signal(object)

    def __init__(self, path: Path, hand: int, parent: QObject) -> None:
        super().__init__(parent)
        self._path, self._hand, self._flag = path, hand, Flag()

    def run(self) -> None:
        """Find out what is not known yet."""
        try:
            record = Record.load(self._path)
        except (NaipesError, OSError) as error:
            log.info("nothing is found out about %s: %s", self._path, error)
            return
        process = BotProcess(record.header.game, record.rules, NICEST)
        try:
            self._find(record, process)
        except NaipesError as error:
            log.info("nothing is found out about %s: %s", self._path, error)
        except Exception as fault:
            report(fault)
        finally:
            process.close()

    def stop(self) -> None:
        """Let nobody think any more, and wait until the thread has ended."""
        self._flag.set()
        super().stop()

    @abstractmethod
    def _find(self, record: Record, process: BotProcess) -> None:
        """Find it out, and tell ``grew`` as often as more is known."""


class ParThread(HandThread):
    """Lets the nine play it: ``grew`` brings the `Par` as far as known, after each of them."""

    def _find(self, record: Record, process: BotProcess) -> None:
        duplicate = Duplicate(record, self._hand)
        known = kept(duplicate)
        outcomes: dict[str, Outcome] = {"": duplicate.real}
        outcomes |= {style: outcome for style, (_, outcome) in known.items()}
        self.tell(self.grew, ranked(outcomes))
        turns = {style: turn for style, (turn, _) in known.items()}
        for style in [style for style in CHARACTERS if style not in turns]:
            turn = duplicate.play(style, process.choose, self._flag)
            if turn is None or self._flag.is_set():
                return
            turns[style], outcomes[style] = turn, duplicate.outcome(turn)
            keep(duplicate, turns.values())
            self.tell(self.grew, ranked(outcomes))


class AnswersThread(HandThread):
    """How it went, what cost most, and whether it could be won.

    ``grew`` brings the `HandAnswers`, first without the last answer.
    """

    def _find(self, record: Record, process: BotProcess) -> None:
        every = hand_answers(self._path, record, self._hand, process.weigh, process.thought,
                             stop=self._flag)  # fmt: skip
        for told in every:
            if self._flag.is_set():
                return
            self.tell(self.grew, told)
