"""Plays one match in a worker thread: moves go in, frames come out, nothing waits."""

import logging
from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import partial
from random import Random, SystemRandom
from threading import Event as Flag
from typing import Any, NamedTuple

from PySide6.QtCore import QElapsedTimer, Qt, QTimer, Signal, Slot

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.core.counsel import Counsel
from naipes_gui.core.errors import NaipesError
from naipes_gui.core.face import Face, PlayedHand, ScoreSheet
from naipes_gui.core.match_end import MatchEnd
from naipes_gui.core.motion import TRICK_ENDS
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import USUAL, Opponent
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.system_errors import reason
from naipes_gui.core.table import CHANCE, Moved, Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.games import all_games
from naipes_gui.review.cases import cases_of, hand_ends
from naipes_gui.session.advising import advice
from naipes_gui.session.banter import remark
from naipes_gui.session.bot_process import BotProcess
from naipes_gui.session.farewell import farewells
from naipes_gui.session.fault_report import report
from naipes_gui.session.match_end import match_end, plain_end
from naipes_gui.session.news import News
from naipes_gui.session.sheets import Sheets
from naipes_gui.store.deal_line import BadLine
from naipes_gui.store.deal_results import line_of
from naipes_gui.store.help import Help
from naipes_gui.store.record import Awaits
from naipes_gui.store.recorder import Recorder
from naipes_gui.store.seals import Seal

log = logging.getLogger(__name__)

RETRY_MS = 5000
"""How long after a refusal the disk is asked again."""

ONE_SITTING_MS = 10_000
"""So soon after its first line a match is opened that has just been begun."""


class Account(NamedTuple):
    """What can be shown of the hands that are over, and what stands for the whole match."""

    sheets: Sequence[ScoreSheet] = ()
    seals: tuple[Seal, ...] = ()
    fingerprint: str = ""
    end: MatchEnd | None = None
    """How the match ended, once it is over."""
    line: str = ""
    """What one gives to somebody who is to play the same cards, in a match with a shared deal."""


def played_before(recorder: Recorder) -> int:
    """Return how long a match was played in earlier sessions, in ms: to its last line at most."""
    began = recorder.record.header.began
    try:
        last = recorder.path.stat().st_mtime
    except OSError:
        return 0
    return max(0, int((last - began.timestamp()) * 1000))


class Worker(News):
    """Lives in the worker thread and owns the record, and through it the match, and the bots.

    After a hand it waits for `go_on`: the score sheet is read before the next deal, and
    until then the hand can still be taken back.
    """

    _again = Signal()

    def __init__(
        self, recorder: Recorder, viewer: Seat, seed: int, dealing: Random | None = None
    ) -> None:
        super().__init__()
        self.recorder, self.viewer, self.seed, self.stop = recorder, viewer, seed, Flag()
        self._dealing = dealing or SystemRandom()
        record = recorder.record
        self.opponents = record.header.opponents
        self.bot_process = BotProcess(record.header.game, record.rules)
        self._info = all_games()[record.header.game]
        self._face: Face = self._info.face()
        self._hands: list[PlayedHand] = []
        self._handed = set[int]()
        """The hands of which everybody knows what was decided in them."""
        self._part = ""
        """What the person gave to the shuffle that is due."""
        self._remarks = list[Phrase]()
        """What the opponents have said after the hands of this sitting."""
        self._failure: object = None
        self._path = recorder.path
        self._retry = QTimer(self, singleShot=True, interval=RETRY_MS)
        self._retry.timeout.connect(self.save_again)
        self._undone: list[tuple[Seat, Move]] = []
        self.slip_ms = self.trick_ms = 0
        """How long a move of the person can be taken back before anybody answers it, and how much
        longer where it completes a trick, which lies still."""
        self._since_mine = QElapsedTimer()
        self._since_mine.start()
        self._clock, self._played_ms = QElapsedTimer(), played_before(recorder)
        self._is_of_one_sitting = self._played_ms < ONE_SITTING_MS
        self._clock.start()
        self._again.connect(self.advance, Qt.ConnectionType.QueuedConnection)

    @property
    def timeline(self) -> Timeline[Any]:
        """The match so far."""
        return self.recorder.timeline

    @Slot()
    def start(self) -> None:
        """Show where the match stands and play on from there."""
        self._seal()
        self._account()
        if self.recorder.record.commit:
            self.sealed.emit(self.recorder.record.commit)
        self._tell_of_help()
        if self.timeline.state.deals:
            self.framed.emit(self.timeline.leap(self.timeline.ply, self.viewer, self._face))
        else:
            self._tell_the_lot()
        self._report_saving()
        self.advance()

    @Slot(object)
    def fulfil(self, wish: Callable[[], None]) -> None:
        """Do in this thread what was asked for in another."""
        wish()

    def warm(self) -> None:
        """Start the process of the bots."""
        self.bot_process.warm()

    def submit(self, ply: int, move: Move) -> None:
        """Make a move of the viewer, unless the match has meanwhile gone elsewhere."""
        self.stop.clear()
        if ply == self.timeline.ply:
            self._undone = []
            self._carry_on(partial(self.recorder.move, move, self.viewer))
            self._since_mine.restart()
        self._again.emit()

    def back_to(self, ply: int) -> None:
        """Take moves back as far as the decision at a ply, then wait for the viewer or play on."""
        self.stop.clear()
        if self._attempt(partial(self.recorder.undo, bisect_left(self.timeline.decisions, ply))):
            self._part = ""
            self.sealed.emit(self.recorder.record.commit)
            self.framed.emit(self.timeline.leap(self.timeline.ply, self.viewer, self._face))
            self._account()
            self._tell_of_help()
        self._again.emit()

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

    def redo(self) -> None:
        """Make again what was taken back last, up to the viewer's next decision."""
        self.stop.clear()
        if not self._undone:
            self.refused.emit(
                phrase("session", "Nothing has been taken back that could be redone.")
            )
        mine = True
        while self._undone and (mine or self._undone[0][0] != self.viewer):
            seat, move = self._undone.pop(0)
            mine = False
            if move.verb in ("cut", "shuffle"):
                break
            self._carry_on(partial(self.recorder.move, move, seat))
        self._again.emit()

    def advise(self, ply: int, adviser: Opponent, among: Sequence[Move] = ()) -> None:
        """Say what an adviser weighs who sees what the viewer sees: a ``Counsel``, or nothing.

        Moves that are named are all weighed in earnest, and no others.
        """
        self.stop.clear()
        state = self.timeline.state
        if (
            ply != self.timeline.ply
            or state.to_move != self.viewer
            or state.stage is not Stage.HAND
        ):
            return
        view, seed = self.timeline.view(ply, self.viewer), self.recorder.record.thought(ply)
        view = view.among(among) if among else view

        def ask(view: View[Any]) -> Counsel | None:
            return self.bot_process.weigh(view, adviser, seed, self.stop)

        def usual(view: View[Any]) -> Move | None:
            found = self.bot_process.weigh(view, Opponent(USUAL), seed, self.stop)
            return None if found is None else found.chosen

        counsel = advice(ask, view, usual, is_named=bool(among))
        if counsel is not None or not self.stop.is_set():
            self.advised.emit(ply, counsel)

    def hinted(
        self, ply: int, step: int, by: Help = Help.HINT, named: Sequence[Move] = ()
    ) -> None:  # fmt: skip
        """Keep that a hint was given on the viewer's decision at a ply, by what, and of what."""
        number = bisect_left(self.timeline.decisions, ply)
        if self._attempt(partial(self.recorder.hint, number, step, by, named)):
            self._tell_of_help()

    def _tell_of_help(self) -> None:
        if self.recorder.record.assisted:
            self.assisted.emit(self.recorder.record.helps)

    def noted(self, at: int, text: str) -> None:
        """Keep what the person remarks on a decision, counted from 1."""
        self._attempt(partial(self.recorder.note, text, at))

    def comment(self) -> None:
        """Let an opponent say a word about the hand that is over, or all about the match."""
        self.stop.clear()
        state = self.timeline.state
        if self.recorder.record.is_over:
            for farewell in farewells(self.recorder.record, self._end()):
                self.commented.emit(*farewell)
            return
        if state.is_played_out:
            said = remark(self.recorder.record, self.bot_process, self.stop, self._remarks)
            if said is not None:
                self._remarks.append(said[1])
                self.commented.emit(*said)

    def go_on(self, part: str) -> None:
        """Deal the next hand, with the person's part in the shuffle."""
        self.stop.clear()
        # A part must not wait for a seal that it comes before.
        self._part = part if self.timeline.state.stage is Stage.SHUFFLE else ""
        self._again.emit()

    def give_up(self) -> None:
        """End the match where it stands, unless it is over."""
        self.stop.clear()
        if not self.recorder.record.is_over and self._attempt(self.recorder.abandon):
            self._account()
            self.finished.emit()
        # What was refused has interrupted whoever was thinking.
        self._again.emit()

    def show_again(self) -> None:
        """Show where the match stands, whatever of it has been shown, and play on from there."""
        if self.timeline.state.deals:
            self.framed.emit(self.timeline.leap(self.timeline.ply, self.viewer, self._face))
        self._again.emit()

    @Slot()
    def advance(self) -> None:
        """Make one move for chance or a bot, leaving room for commands in between."""
        state = self.timeline.state
        seat = state.to_move
        if self.stop.is_set() or self.recorder.record.is_over:
            return
        if self._time_is_up():
            if self._attempt(self.recorder.finish):
                self._account()
                self.finished.emit()
            return
        if state.stage is Stage.LOT:
            self._carry_on(partial(self.recorder.chance, self._dealing))
        elif seat == CHANCE and self._part:
            self._carry_on(self._deal)
        elif seat in self.opponents or self.recorder.due_cut is not None:
            self._carry_on(partial(self._move_for, seat))

    def _deal(self) -> None:
        part, self._part = self._part, ""
        if self.recorder.record.sealed is None:
            self.recorder.seal(self._dealing)
        self.recorder.shuffle(part)

    def _seal(self) -> None:
        """Bind the dealer of the next hand before the person says anything to it."""
        record = self.recorder.record
        ahead = record.format.seals_ahead and record.awaits is Awaits.HAND
        if ahead and not self._time_is_up():
            self._attempt(partial(self.recorder.seal, self._dealing))

    def _time_is_up(self) -> bool:
        """Tell whether a match by the clock has come to its end (the hand at hand is played)."""
        limit, rules = self.timeline.rules.minutes, self.timeline.rules
        is_sealed = self.recorder.record.awaits is not Awaits.HAND
        if limit is None or is_sealed or not rules.may_end(self.timeline.state):
            return False
        return self._played_ms + self._clock.elapsed() >= limit * 60_000

    def _move_for(self, seat: Seat) -> None:
        """Let a bot move; where that fails, make any move for it, so that nobody waits."""
        ply = self.timeline.ply
        try:
            self._think(seat)
        except Exception as fault:
            report(fault)
            if self.timeline.ply == ply:
                view = self.timeline.view(ply, seat)
                bot = RandomBot(self.timeline.rules)
                self.recorder.move(bot.choose(view, Random(ply), self.stop))

    def _think(self, seat: Seat) -> None:
        ply = self.timeline.ply
        view = self.timeline.view(ply, seat)
        if view.state.stage is Stage.CUT:
            self.recorder.cut_for(Random(f"{self.seed}/{ply}"))
            return
        seed = self.recorder.record.thought(ply)
        move = self.bot_process.choose(view, self.opponents[seat], seed, self.stop)
        if move is not None and not self._is_taken_back(ply):
            self.recorder.move(move)

    def _is_taken_back(self, ply: int) -> bool:
        """Tell whether the person takes a move back, or does anything else, before it is answered.

        As long as the table needs to show the move and seems to think, nobody has acted.
        """
        if not self._is_mine(ply - 1):
            return False
        events = self.timeline.states.events(ply)
        took = any(isinstance(each, Moved) and each.how.meaning in TRICK_ENDS for each in events)
        left = self.slip_ms + self.trick_ms * took - self._since_mine.elapsed()
        return left > 0 and self.stop.wait(left / 1000)

    def _carry_on(self, action: Callable[[], None]) -> None:
        """Show what an action has added to the match, if anything, and play on."""
        before = self.timeline.ply
        if self._attempt(action) and self.timeline.ply > before:
            self._seal()
            for ply in range(before + 1, self.timeline.ply + 1):
                self._tell(ply)
            self._again.emit()

    def _tell(self, ply: int) -> None:
        stage = self.timeline.states[ply].stage
        if stage in (Stage.SHUFFLE, Stage.CUT):
            self.sealed.emit(self.recorder.record.commit)
        if self.timeline.states[ply].is_played_out:
            self._part = ""
            self._account()
        self.framed.emit(self.timeline.tell(ply, self.viewer, self._face))

    def _tell_the_lot(self) -> None:
        """Show the drawing for the first deal, which is in the record before play starts."""
        self.framed.emit(self.timeline.jump(0, self.viewer))
        for ply in range(1, self.timeline.ply + 1):
            self.framed.emit(self.timeline.step(ply, self.viewer))

    def _decisions_of_the_hand(self) -> Sequence[int]:
        begin = self.timeline.shuffles[-1] if self.timeline.shuffles else 0
        decisions = self.timeline.decisions
        return decisions[bisect_left(decisions, begin) :]

    def _is_mine(self, ply: int) -> bool:
        return self.timeline.moves[ply][0] == self.viewer

    def _account(self) -> None:
        """Send the score sheets of all hands that are over."""
        timeline, hands = self.timeline, self._hands
        del hands[timeline.ended :]
        hands += map(timeline.played, range(len(hands), timeline.ended))
        view, fewest = timeline.view(timeline.ply, self.viewer), timeline.rules.fewest_win
        sheets = Sheets(self._face, view, hands, fewest_win=fewest)
        record = self.recorder.record
        end = self._end() if record.is_over else None
        seals, link = tuple(record.seals), record.fingerprint
        self.accounted.emit(Account(sheets, seals, link, end, self._line()))
        self._hand_over()

    def _hand_over(self) -> None:
        """Send the decisions of the hand that is over, or of all once the match is."""
        ended = self.timeline.ended
        self._handed &= set(range(ended))
        due = range(0 if self.recorder.record.is_over else max(0, ended - 1), ended)
        hands = [place for place in due if place not in self._handed]
        self._handed |= set(hands)
        cases = [
            case
            for place in hands
            for case in cases_of(self.timeline, place, self.viewer, self._info)
        ]
        self.decided.emit(cases, hand_ends(self.timeline, ended - 1))

    def _line(self) -> str:
        """Return the line of the deal with what has come of it so far; mostly there is none."""
        record = self.recorder.record
        try:
            return line_of(record) if record.header.deal else ""
        except BadLine as error:
            log.info("no line: %s", error)
            return ""

    def _end(self) -> MatchEnd:
        """Return the last sheet; where it cannot be written, one that leads on all the same."""
        record, minutes = self.recorder.record, 0
        if self._is_of_one_sitting:
            minutes = self._clock.elapsed() // 60_000
        try:
            return match_end(record, self._face, self.viewer, self._hands, minutes)
        except Exception as fault:
            report(fault)
            return plain_end()

    def _report_saving(self) -> None:
        """Tell whether all is on the disk and in which file; ask the disk again later if not."""
        if self.recorder.failure != self._failure:
            self._failure = self.recorder.failure
            self.saving.emit(self._failure)
        news = self.recorder.news()
        if news is not None or self.recorder.path != self._path:
            self._path = self.recorder.path
            self.moved.emit(self._path, news)
        if self._failure is None:
            self._retry.stop()
        elif not self._retry.isActive():
            self._retry.start()

    @Slot()
    def save_again(self) -> None:
        """Try to write what the disk refused; the banner goes when it takes it."""
        self.recorder.save()
        self._report_saving()

    def hold(self, stands: Flag) -> None:
        """Stand still until `go_back`, with all on the disk if it takes it, and raise a flag."""
        try:
            self.stop.set()
            self._retry.stop()
            self.recorder.save()
        finally:
            stands.set()

    def go_back(self) -> None:
        """Play on where `hold` stood still."""
        self.stop.clear()
        self._report_saving()
        self._again.emit()

    @Slot()
    def rest(self) -> None:
        """Ask the disk no more: the thread comes to its end."""
        self._retry.stop()

    def _attempt(self, action: Callable[[], None]) -> bool:
        try:
            action()
        except NaipesError as error:
            log.info("refused: %s", error)
            self.refused.emit(error.what)
            return False
        except OSError as error:
            log.exception("not done")
            self.saving.emit(
                phrase("store", "The match cannot be saved: {why}.", why=reason(error))
            )
            return False
        except Exception as fault:
            report(fault)
            self.refused.emit(
                phrase(
                    "session",
                    "That could not be done. If the match does not go on, take a move back.",
                )
            )
            return False
        self._report_saving()
        return True
