"""A hand that the strongest opponents play among themselves, for somebody who wants to watch."""

import logging
from collections.abc import Mapping
from pathlib import Path
from random import Random
from threading import Event as Flag

from PySide6.QtCore import QObject, Signal, Slot

from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.errors import BadRecord
from naipes_gui.core.info import GameInfo
from naipes_gui.core.opponent import PLAIN_STYLE
from naipes_gui.core.options import Options, Value
from naipes_gui.core.rules import Stage
from naipes_gui.games import all_games
from naipes_gui.session.background import Background
from naipes_gui.session.bot_process import BotProcess
from naipes_gui.store import paths
from naipes_gui.store.header import Player
from naipes_gui.store.lock import InUse
from naipes_gui.store.matches import begin_for_show
from naipes_gui.store.record import Record
from naipes_gui.store.recorder import Recorder

log = logging.getLogger(__name__)

KEY = "hand"


class WatchedHand(QObject):
    """Deals one hand at once and has it played in the background, move by move.

    One that was left before it had been played to its end is gone on with, and ``again`` one that
    had been.

    Raises:
        NaipesError: it is open in another window, or the disk does not take it.
        OSError: the one before it cannot be thrown away.

    """

    grew = Signal(object)
    """Carries all that the file holds, after every move."""
    over = Signal()
    """Nothing will be added any more: the hand has been played to its end, or was left."""
    failed = Signal()
    """It will not be; what went wrong is in the log."""

    def __init__(
        self, game: str, options: Mapping[str, Value], rng: Random, parent: QObject, *,
        again: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        info = all_games()[game]
        made = info.options().make(**options)
        self._rng, self.path = rng, paths.watched_file(game)
        self._recorder = _left(self.path, info, made, again) or _begun(info, made, rng, self.path)
        self._deal()
        if self._recorder.failure is not None:
            self._recorder.close()
            raise BadRecord(self._recorder.failure)
        rules = self._recorder.record.rules
        self._background = Background(game, rules, self)
        self._background.found.connect(self._on_found)
        self._background.hasten()

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to be played."""
        return self._recorder.timeline.ended > 0

    def start(self) -> None:
        """Begin to play, or go on."""
        if not self.is_over:
            self._background.want(KEY, self._play)

    def stop(self) -> None:
        """Play no more; what was played stays, to be gone on with."""
        self._background.close()
        self._recorder.close()
        self.over.emit()

    def _deal(self) -> None:
        """Shuffle and cut until somebody has to decide something."""
        recorder = self._recorder
        while not self.is_over and recorder.timeline.state.stage is not Stage.HAND:
            if recorder.timeline.state.stage is Stage.CUT:
                recorder.cut_for(self._rng)
            else:
                recorder.chance(self._rng)

    def _play(self, process: BotProcess, stop: Flag) -> bool:
        recorder, opponents = self._recorder, self._recorder.record.header.opponents
        while not self.is_over and not stop.is_set():
            timeline = recorder.timeline
            seat, seed = timeline.state.to_move, recorder.record.thought(timeline.ply)
            move = process.choose(timeline.view(timeline.ply, seat), opponents[seat], seed, stop)
            if move is not None:
                recorder.move(move)
                self._deal()
                self.grew.emit(recorder.saved)
        return self.is_over

    @Slot(object, object)
    def _on_found(self, _key: object, found: object) -> None:
        (self.over if found is True else self.failed).emit()


def _left(path: Path, info: GameInfo, options: Options, again: bool) -> Recorder | None:
    """Return the hand of a file to be gone on with, or to be watched ``again`` when it is over.

    Raises:
        InUse: it is open in another window.

    """
    if not path.exists():
        return None
    try:
        recorder = Recorder.resume(path)
    except InUse:
        raise
    except BadRecord as error:
        log.warning("the hand that was left cannot be gone on with: %r", error)
        return None
    over, stage = recorder.timeline.ended > 0, recorder.timeline.state.stage
    if _is_of_today(recorder.record, info, options) and (again if over else stage is Stage.HAND):
        return recorder
    recorder.close()
    return None


def _is_of_today(record: Record, info: GameInfo, options: Options) -> bool:
    """Tell whether a hand is played by the opponents of this version, and by some rules."""
    if record.header.game != info.key or record.rules.options != options:
        return False
    today = info.strongest, info.bots_version
    return all((who.level, who.version) == today for who in record.header.seats)


def _begun(info: GameInfo, options: Options, rng: Random, path: Path) -> Recorder:
    """Return a match of which only the lot is drawn, in place of the one that was watched last.

    Raises:
        OSError: that cannot be thrown away.

    """
    names = rng.sample(list(CHARACTERS.values()), options.players)
    players = [
        Player(name=name, kind="bot", level=info.strongest, style=PLAIN_STYLE,
               version=info.bots_version)
        for name in names
    ]  # fmt: skip
    path.unlink(missing_ok=True)
    return begin_for_show(info.key, options.to_json(), players, rng, path)
