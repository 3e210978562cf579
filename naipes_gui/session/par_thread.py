"""Lets the nine play a hand in the background: a thread waits, and a process thinks."""

import logging
from pathlib import Path
from threading import Event as Flag

from PySide6.QtCore import QObject, QThread, Signal

from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.errors import NaipesError
from naipes_gui.review.par import Duplicate, Outcome, ranked
from naipes_gui.review.par_cache import keep, kept
from naipes_gui.session.bot_process import BotProcess
from naipes_gui.session.fault_report import report
from naipes_gui.store.record import Record

log = logging.getLogger(__name__)


class ParThread(QThread):
    """``grew`` brings the `Par` as far as it is known, each time one of the nine has played."""

    grew = Signal(object)

    def __init__(self, path: Path, hand: int, parent: QObject) -> None:
        super().__init__(parent)
        self._path, self._hand, self._flag = path, hand, Flag()

    def run(self) -> None:
        """Play what is not known yet."""
        try:
            record = Record.load(self._path)
            duplicate = Duplicate(record, self._hand)
        except NaipesError as error:
            log.info("no par: %s", error)
            return
        process = BotProcess(record.header.game, record.rules)
        try:
            self._play(duplicate, process)
        except Exception as fault:
            report(fault)
        finally:
            process.close()

    def stop(self) -> None:
        """Let nobody think any more, and wait until the thread has ended."""
        self.blockSignals(True)
        self._flag.set()
        self.wait()

    def _play(self, duplicate: Duplicate, process: BotProcess) -> None:
        known = kept(duplicate)
        outcomes: dict[str, Outcome] = {"": duplicate.real}
        outcomes |= {style: outcome for style, (_, outcome) in known.items()}
        self.grew.emit(ranked(outcomes))
        turns = {style: turn for style, (turn, _) in known.items()}
        for style in [style for style in CHARACTERS if style not in turns]:
            turn = duplicate.play(style, process.choose, self._flag)
            if turn is None or self._flag.is_set():
                return
            turns[style], outcomes[style] = turn, duplicate.outcome(turn)
            keep(duplicate, turns.values())
            self.grew.emit(ranked(outcomes))
