"""Lets the nine play a hand in the background."""

from naipes_gui.core.characters import CHARACTERS
from naipes_gui.review.par import Duplicate, Outcome, ranked
from naipes_gui.review.par_cache import keep, kept
from naipes_gui.session.bot_process import BotProcess
from naipes_gui.session.hand_thread import HandThread
from naipes_gui.store.record import Record


class ParThread(HandThread):
    """``grew`` brings the `Par` as far as it is known, each time one of the nine has played."""

    def _find(self, record: Record, process: BotProcess) -> None:
        duplicate = Duplicate(record, self._hand)
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
