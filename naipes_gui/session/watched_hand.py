"""A hand that the strongest opponents play among themselves, for somebody who wants to watch."""

import logging
from random import Random
from threading import Event as Flag

from PySide6.QtCore import QObject, Signal, Slot

from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.info import GameInfo
from naipes_gui.core.opponent import PLAIN_STYLE
from naipes_gui.core.rules import Stage
from naipes_gui.games import all_games
from naipes_gui.session.background import Background
from naipes_gui.session.bot_process import BotProcess
from naipes_gui.store import paths
from naipes_gui.store.durable import replace_spare
from naipes_gui.store.header import Player
from naipes_gui.store.matches import begin_for_show
from naipes_gui.store.recorder import Recorder

log = logging.getLogger(__name__)

KEY = "hand"


class WatchedHand(QObject):
    """Plays one hand in the background; ``made`` carries the file to watch."""

    made = Signal(object)
    grew = Signal(int)
    """Carries how many moves have been made so far."""
    failed = Signal()
    """There is nothing to watch; what went wrong is in the log."""

    def __init__(self, game: str, rng: Random, parent: QObject) -> None:
        super().__init__(parent)
        info = all_games()[game]
        rules = info.rules_with({})
        self._file = paths.watched_file(game)
        self._background = Background(game, rules, self)
        self._background.found.connect(self._on_found)
        self._recorder, self._rng = _begun(info, len(rules.seats), rng), rng

    def start(self) -> None:
        """Begin to play."""
        self._background.want(KEY, self._play)

    def stop(self) -> None:
        """Play no more."""
        self._background.close()

    def _play(self, process: BotProcess, stop: Flag) -> bytes | None:
        recorder, opponents = self._recorder, self._recorder.record.header.opponents
        while recorder.record.timeline.ended == 0 and not stop.is_set():
            timeline = recorder.timeline
            match timeline.state.stage:
                case Stage.SHUFFLE:
                    recorder.chance(self._rng)
                case Stage.CUT:
                    recorder.cut_for(self._rng)
                case _:
                    seat, seed = timeline.state.to_move, recorder.record.thought(timeline.ply)
                    view = timeline.view(timeline.ply, seat)
                    move = process.choose(view, opponents[seat], seed, stop)
                    if move is not None:
                        recorder.move(move)
                        self.grew.emit(len(timeline.decisions))
        return None if stop.is_set() else recorder.saved

    @Slot(object, object)
    def _on_found(self, _key: object, found: object) -> None:
        if not isinstance(found, bytes):
            self.failed.emit()
            return
        try:
            replace_spare(self._file, found)
        except OSError as error:
            log.warning("the hand to watch was not written: %s", error)
            self.failed.emit()
            return
        self.made.emit(self._file)


def _begun(info: GameInfo, seats: int, rng: Random) -> Recorder:
    """Return a match of which only the lot is drawn."""
    players = [
        Player(name=name, kind="bot", level=info.strongest, style=PLAIN_STYLE,
               version=info.bots_version)
        for name in rng.sample(list(CHARACTERS.values()), seats)
    ]  # fmt: skip
    return begin_for_show(info.key, info.options().make().to_json(), players, rng)
