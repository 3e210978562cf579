"""Plays one match in a worker thread: moves go in, frames come out, nothing waits."""

import logging
from bisect import bisect_left
from collections.abc import Callable
from datetime import datetime
from functools import partial
from random import Random, SystemRandom
from threading import Event as Flag
from typing import Any

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QThread, QTimer, Signal, Slot

from naipes_gui.core.errors import NaipesError
from naipes_gui.core.face import Face, ScoreSheet
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.core.text import phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.games import all_games
from naipes_gui.session.thinker import Thinker
from naipes_gui.store.recorder import Recorder

log = logging.getLogger(__name__)

RETRY_MS = 5000
"""How long after a refusal the disk is asked again."""


SIGNALS = ("framed", "sealed", "accounted", "refused", "saving", "assisted", "finished")


def played_before(recorder: Recorder) -> int:
    """Return how long a match was played in earlier sessions, in ms: to its last line at most."""
    started = datetime.fromisoformat(recorder.record.header.started)
    try:
        last = recorder.path.stat().st_mtime
    except OSError:
        return 0
    return max(0, int((last - started.timestamp()) * 1000))


class Worker(QObject):
    """Lives in the worker thread and owns the record, and through it the match, and the bots.

    After a hand it waits for `go_on`: the score sheet is read before the next deal, and
    until then the hand can still be taken back.
    """

    framed = Signal(object)
    sealed = Signal(object)
    accounted = Signal(object)
    refused = Signal(object)
    saving = Signal(object)
    assisted = Signal()
    finished = Signal()
    _again = Signal()

    def __init__(
        self, recorder: Recorder, viewer: Seat, seed: int, dealing: Random | None = None
    ) -> None:
        super().__init__()
        self.recorder, self.viewer, self.seed, self.stop = recorder, viewer, seed, Flag()
        self._dealing = dealing or SystemRandom()
        record = recorder.record
        self.levels, self.styles = record.header.levels, record.header.styles
        self.thinker = Thinker(record.header.game, record.rules)
        self._face: Face = all_games()[record.header.game].face()
        self._sheets: list[ScoreSheet] = []
        self._may_deal = recorder.timeline.state.deals == 0
        self._failure: object = None
        self._undone: list[tuple[Seat, Move]] = []
        self._clock, self._played_ms = QElapsedTimer(), played_before(recorder)
        self._clock.start()
        self._again.connect(self.advance, Qt.ConnectionType.QueuedConnection)

    @property
    def timeline(self) -> Timeline[Any]:
        """The match so far."""
        return self.recorder.timeline

    @Slot()
    def start(self) -> None:
        """Show where the match stands and play on from there."""
        self._account()
        if self.recorder.record.commit:
            self.sealed.emit(self.recorder.record.commit)
        if self.recorder.record.assisted:
            self.assisted.emit()
        if self.timeline.state.deals:
            self.framed.emit(self.timeline.jump(self.timeline.ply, self.viewer))
        else:
            self._tell_the_lot()
        self._report_saving()
        self.advance()

    @Slot()
    def warm(self) -> None:
        """Start the process of the bots."""
        self.thinker.warm()

    @Slot(object, object)
    def submit(self, ply: int, move: Move) -> None:
        """Make a move of the viewer, unless the match has meanwhile gone elsewhere."""
        self.stop.clear()
        if ply == self.timeline.ply:
            self._undone = []
            self._carry_on(partial(self.recorder.move, move, self.viewer))
        self._again.emit()

    @Slot(object)
    def back_to(self, ply: int) -> None:
        """Take moves back as far as the decision at a ply, then wait for the viewer or play on."""
        self.stop.clear()
        if self._attempt(partial(self.recorder.undo, bisect_left(self.timeline.decisions, ply))):
            self._may_deal = False
            self.sealed.emit(self.recorder.record.commit)
            self.framed.emit(self.timeline.jump(self.timeline.ply, self.viewer))
            self._account()
            self.assisted.emit()
        self._again.emit()

    @Slot()
    def take_back(self) -> None:
        """Take back the viewer's last decision of this hand, and what followed it."""
        plies = [ply for ply in self._decisions_of_the_hand() if self._is_mine(ply)]
        if not plies:
            self.stop.clear()
            self.refused.emit(
                phrase("session", "There is nothing of yours to take back in this hand.")
            )
            self._again.emit()
            return
        self._undone = [*self.timeline.moves[plies[-1] :], *self._undone]
        self.back_to(plies[-1])

    @Slot()
    def redo(self) -> None:
        """Make again what was taken back last, up to the viewer's next decision."""
        self.stop.clear()
        mine = True
        while self._undone and (mine or self._undone[0][0] != self.viewer):
            seat, move = self._undone.pop(0)
            mine = False
            if move.verb in ("cut", "shuffle"):
                break
            self._carry_on(partial(self.recorder.move, move, seat))
        self._again.emit()

    @Slot()
    def go_on(self) -> None:
        """Deal the next hand."""
        self._may_deal = True
        self._again.emit()

    @Slot()
    def give_up(self) -> None:
        """End the match where it stands."""
        self._attempt(self.recorder.abandon)

    @Slot(object)
    def view_as(self, seat: Seat) -> None:
        """Show the match with the eyes of another seat from now on."""
        self.viewer = seat
        self.framed.emit(self.timeline.jump(self.timeline.ply, seat))

    @Slot()
    def advance(self) -> None:
        """Make one move for chance or a bot, leaving room for commands in between."""
        state = self.timeline.state
        seat = state.to_move
        if self.stop.is_set() or self.recorder.record.is_over:
            return
        if self._time_is_up():
            self._attempt(self.recorder.finish)
            self.finished.emit()
            return
        if seat == CHANCE and (self._may_deal or state.stage is Stage.LOT):
            self._carry_on(partial(self.recorder.chance, self._dealing))
        elif seat in self.levels:
            self._carry_on(partial(self._think, seat))

    def _time_is_up(self) -> bool:
        """Tell whether a match by the clock has come to its end (the hand at hand is played)."""
        limit, rules = self.timeline.rules.minutes, self.timeline.rules
        if limit is None or not rules.may_end(self.timeline.state):
            return False
        return self._played_ms + self._clock.elapsed() >= limit * 60_000

    def _think(self, seat: Seat) -> None:
        view, rng = self.timeline.view(self.timeline.ply, seat), self._rng()
        if view.state.stage is Stage.CUT:
            self.recorder.move(rng.choice(view.moves))
            return
        move = self.thinker.choose(view, self._opponent(seat), rng.getrandbits(63), self.stop)
        if move is not None:
            self.recorder.move(move)

    def _opponent(self, seat: Seat) -> Opponent:
        return Opponent(self.levels[seat], self.styles[seat])

    def _carry_on(self, action: Callable[[], None]) -> None:
        """Show what an action has added to the match, if anything, and play on."""
        before = self.timeline.ply
        if self._attempt(action) and self.timeline.ply > before:
            for ply in range(before + 1, self.timeline.ply + 1):
                self._tell(ply)
            self._report_saving()
            self._again.emit()

    def _tell(self, ply: int) -> None:
        stage = self.timeline.states[ply].stage
        if stage is Stage.CUT:
            self.sealed.emit(self.recorder.record.commit)
        if stage in (Stage.SHUFFLE, Stage.OVER) and self.timeline.states[ply].deals:
            self._may_deal = False
            self._account()
        self.framed.emit(self.timeline.step(ply, self.viewer))

    def _tell_the_lot(self) -> None:
        """Show the drawing for the first deal, which is in the record before play starts."""
        self.framed.emit(self.timeline.jump(0, self.viewer))
        for ply in range(1, self.timeline.ply + 1):
            self.framed.emit(self.timeline.step(ply, self.viewer))

    def _decisions_of_the_hand(self) -> list[int]:
        begin = self.timeline.shuffles[-1] if self.timeline.shuffles else 0
        return [ply for ply in self.timeline.decisions if ply >= begin]

    def _is_mine(self, ply: int) -> bool:
        return self.timeline.moves[ply][0] == self.viewer

    def _account(self) -> None:
        """Send the score sheets of all hands that are over; only new ones are computed."""
        hands = list(self.timeline.hands())
        del self._sheets[len(hands) :]
        view = self.timeline.view(self.timeline.ply, self.viewer)
        for hand in hands[len(self._sheets) :]:
            self._sheets.append(self._face.score_sheet(view, hand))
        self.accounted.emit((tuple(self._sheets), tuple(self.recorder.record.seals)))

    def _report_saving(self) -> None:
        if self.recorder.failure != self._failure:
            self._failure = self.recorder.failure
            self.saving.emit(self._failure)
        if self._failure is not None:
            QTimer.singleShot(RETRY_MS, self, self.save_again)

    @Slot()
    def save_again(self) -> None:
        """Try to write what the disk refused; the banner goes when it takes it."""
        self.recorder.save()
        self._report_saving()

    def _attempt(self, action: Callable[[], None]) -> bool:
        try:
            action()
        except NaipesError as error:
            log.info("refused: %s", error)
            self.refused.emit(error.what)
            return False
        except OSError as error:
            log.exception("not done")
            self.saving.emit(phrase("store", "The match cannot be saved: {why}.", why=str(error)))
            return False
        return True

    def _rng(self) -> Random:
        return Random(f"{self.seed}/{self.timeline.ply}")


class Session(QObject):
    """The handle the interface keeps on a match that is being played."""

    framed = Signal(object)
    sealed = Signal(object)
    accounted = Signal(object)
    refused = Signal(object)
    saving = Signal(object)
    assisted = Signal()
    finished = Signal()
    _submit = Signal(object, object)
    _back_to = Signal(object)
    _go_on = Signal()
    _take_back = Signal()
    _redo = Signal()
    _give_up = Signal()
    _warm = Signal()

    def __init__(self, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._worker, self._thread = worker, QThread(self)
        worker.moveToThread(self._thread)
        for name in SIGNALS:
            getattr(worker, name).connect(getattr(self, name))
        self._submit.connect(worker.submit)
        self._back_to.connect(worker.back_to)
        self._go_on.connect(worker.go_on)
        self._take_back.connect(worker.take_back)
        self._redo.connect(worker.redo)
        self._give_up.connect(worker.give_up)
        self._warm.connect(worker.warm)
        self._thread.started.connect(worker.start)

    def start(self) -> None:
        """Begin to play; frames follow."""
        self._thread.start()

    def warm(self) -> None:
        """Let the opponents get ready."""
        self._warm.emit()

    def submit(self, ply: int, move: Move) -> None:
        """Send the viewer's decision on what the frame of that ply showed."""
        # A bot that is thinking would keep a claim out of turn waiting.
        self._worker.stop.set()
        self._submit.emit(ply, move)

    def back_to(self, ply: int) -> None:
        """Ask for moves to be taken back, even from under a thinking bot."""
        self._worker.stop.set()
        self._back_to.emit(ply)

    def take_back(self) -> None:
        """Ask for the viewer's last decision to be taken back."""
        self._worker.stop.set()
        self._take_back.emit()

    def redo(self) -> None:
        """Ask for what was taken back to be made again."""
        self._worker.stop.set()
        self._redo.emit()

    def go_on(self) -> None:
        """Ask for the next hand."""
        self._go_on.emit()

    def give_up(self) -> None:
        """End the match where it stands."""
        self._give_up.emit()

    def close(self) -> None:
        """Stop thinking, wait for the thread, end the bots and close the record."""
        self._worker.stop.set()
        self._thread.quit()
        self._thread.wait()
        self._worker.thinker.close()
        self._worker.recorder.close()
