"""Finds something out about a hand in the background: a thread waits, and a process thinks."""

import logging
from abc import abstractmethod
from pathlib import Path
from threading import Event as Flag

from PySide6.QtCore import QObject, QThread, Signal

from naipes_gui.core.errors import NaipesError
from naipes_gui.session.bot_process import NICEST, BotProcess
from naipes_gui.session.fault_report import report
from naipes_gui.store.record import Record

log = logging.getLogger(__name__)


class HandThread(QThread):
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
        self.blockSignals(True)
        self._flag.set()
        self.wait()

    @abstractmethod
    def _find(self, record: Record, process: BotProcess) -> None:
        """Find it out, and emit ``grew`` as often as more is known."""
