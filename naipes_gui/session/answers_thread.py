"""Finds out in the background how a hand went, what cost most, and whether it could be won."""

from naipes_gui.review.hand_answers import hand_answers
from naipes_gui.session.bot_process import BotProcess
from naipes_gui.session.hand_thread import HandThread
from naipes_gui.store.record import Record


class AnswersThread(HandThread):
    """``grew`` brings the `HandAnswers`, first without the last answer."""

    def _find(self, record: Record, process: BotProcess) -> None:
        every = hand_answers(self._path, record, self._hand, process.weigh, process.thought,
                             stop=self._flag)  # fmt: skip
        for told in every:
            if self._flag.is_set():
                return
            self.grew.emit(told)
