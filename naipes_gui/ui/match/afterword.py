"""The coach's word after a move: that another was better and why, or now and then praise."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from naipes_gui.core.counsel import Counsel
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules, Stage, View
from naipes_gui.core.text import translate
from naipes_gui.core.timeline import Frame
from naipes_gui.core.wording import Wording, labelled
from naipes_gui.review.advised import with_hint
from naipes_gui.review.at_once import Remark
from naipes_gui.session.afterthought import Afterthought
from naipes_gui.session.session import Session
from naipes_gui.ui.beside_table.choice_words import named
from naipes_gui.ui.beside_table.prompt import Question
from naipes_gui.ui.match.hints import MOVE
from naipes_gui.ui.match.natural import told_why
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.shared.keymap import keymap
from naipes_gui.ui.table.board import Board

LEAST_MS, EACH_MS = 4_000, 55
"""How long a word stands at least, and for each of its characters."""


class Afterword(QObject):
    """Has what the person does thought over, and keeps what there is to say of it.

    A match in which it speaks is not an assisted one: the move has been made. Whoever takes it
    back then has been told a better one, and that is kept.
    """

    changed = Signal()
    """Something else is to be read, or nothing any more."""
    told = Signal(str)
    """Carries a word to be read aloud."""
    remarked = Signal(object)
    """Carries the words of this sitting by the plies of the moves."""

    def __init__(
        self, board: Board, session: Session, info: GameInfo, rules: Rules[Any, Any]
    ) -> None:
        super().__init__(board)
        self._board, self._session, self._game = board, session, info
        self.thought = Afterthought(info, rules, self)
        self.thought.found.connect(self._on_found)
        self._remarks = dict[int, Remark]()
        self._present: Remark | None = None
        self._latest = -1
        """At which ply the person has decided last."""
        self._gone_on = False
        """Whether something has been decided since the present word came."""
        self._reading = QTimer(self, singleShot=True)
        self._reading.timeout.connect(self._on_read)

    @property
    def question(self) -> Question | None:
        """What is to be read now."""
        return None if self._present is None else self._question(self._present)

    @property
    def is_fresh(self) -> bool:
        """Whether it came so lately that nobody may have read it yet."""
        return self._reading.isActive()

    def look(self, ply: int, view: View[Any]) -> None:
        """Look at a decision while the person does."""
        self.thought.look(ply, view)

    def decided(self, ply: int, move: Move) -> None:
        """Have a move thought over that the person makes."""
        view = self._board.view_
        if view is None or ply != self._board.ply or view.state.stage is not Stage.HAND:
            return
        self._latest, self._gone_on = ply, self._present is not None
        if not self.is_fresh:
            self.drop()
        self.thought.think_over(ply, view, move, may_praise=self._may_praise(view.state.deals))

    def follow(self, frame: Frame[Any]) -> None:
        """Forget what was said of moves that were taken back, and of a hand that is over."""
        if not frame.events:
            self._forget_from(frame.ply)
        if self._present is not None and self._present.judged.hand != frame.view.state.deals:
            self.drop()

    def drop(self) -> None:
        """Take the present word away; it stays in the log."""
        self._reading.stop()
        if self._present is not None:
            self._present, self._gone_on = None, False
            self.changed.emit()

    def fall_silent(self) -> None:
        """Say nothing, and think nothing over."""
        self.thought.forget()
        self.drop()

    def retell(self) -> None:
        """Say all of it again in the present language."""
        self.remarked.emit(self._words())
        self.changed.emit()

    def close(self) -> None:
        """End it for good."""
        self._reading.stop()
        self.thought.close()

    def _may_praise(self, hand: int) -> bool:
        """Tell whether there was no praise yet in a hand: more of it is worth nothing."""
        praised = (each for each in self._remarks.values() if each.is_praise)
        return all(each.judged.hand != hand for each in praised)

    def _forget_from(self, ply: int) -> None:
        self.thought.forget()
        if ply in self._remarks:
            # What was called better helps whoever decides anew.
            best = self._remarks[ply].judged.best
            self._session.hinted(ply, MOVE, named=(best,))
        late = [each for each in self._remarks if each >= ply]
        for each in late:
            del self._remarks[each]
        if late:
            self.remarked.emit(self._words())
        if self._present is not None and self._present.case.ply >= ply:
            self.drop()

    @Slot(object)
    def _on_found(self, remark: Remark) -> None:
        case, record = remark.case, self._session.recorder.record
        is_followed = record.has_advised(case.ply, case.made)
        if is_followed or not with_hint(record, remark.judged).flagged:
            return
        if remark.is_praise and not self._may_praise(remark.judged.hand):
            return
        self._remarks[case.ply] = remark
        self.remarked.emit(self._words())
        view = self._board.view_
        if view is not None and view.state.stage is Stage.HAND:
            self._say(remark)

    def _say(self, remark: Remark) -> None:
        self._present, self._gone_on = remark, False
        question = self._question(remark)
        words = labelled(question.where, f"{question.question} {question.about}".rstrip())
        self._reading.start(max(LEAST_MS, EACH_MS * len(words)))
        self.changed.emit()
        self.told.emit(words)

    @Slot()
    def _on_read(self) -> None:
        if self._gone_on:
            self.drop()
        else:
            self.changed.emit()

    # In words.

    def _words(self) -> Mapping[int, str]:
        coach = translate("coach", "Coach")
        return {
            ply: labelled(coach, f"{self._said(each)} {self._why(each)}".rstrip())
            for ply, each in self._remarks.items()
        }

    def _question(self, remark: Remark) -> Question:
        coach, said, why = translate("coach", "Coach"), self._said(remark), self._why(remark)
        is_last = remark.case.ply == self._latest and not remark.is_praise
        key = keymap().name(Command.UNDO)
        back = translate("coach", "{key} takes your move back.").format(key=key) if is_last else ""
        briefly = self._briefly(remark)
        shortest = Question(coach, briefly, back, "")
        short = Question(coach, briefly, why, "", instead=shortest)
        whole = f"{why} {back}".strip()
        brief = Question(coach, briefly, whole, "", instead=short)
        return Question(coach, said, whole, "", instead=brief)

    def _briefly(self, remark: Remark) -> str:
        """Return what was better, or what was well seen, without the other move."""
        said = translate("coach", "Better: {best}.")
        if remark.is_praise:
            said = translate("coach", "Well seen: {best}.")
        judged, view = remark.judged, remark.case.view
        return said.format(best=named(self._board.face, view, judged.best, self._wording))

    def _said(self, remark: Remark) -> str:
        case, judged = remark.case, remark.judged
        face, record = self._board.face, self._session.recorder.record
        best, made = (named(face, case.view, m, self._wording) for m in (judged.best, judged.made))
        if remark.is_praise:
            said = translate("coach", "Well seen: {best} rather than {made}.")
        elif record.has_advised(case.ply, judged.best):
            said = translate("coach", "The hint was right: {best} was better than {made}.")
        else:
            said = translate("coach", "{best} was better than {made}.")
        return said.format(best=best, made=made)

    def _why(self, remark: Remark) -> str:
        """Return why the better one is better than the other, as a hint would."""
        judged, view = remark.judged, remark.case.view
        two = (judged.weighed(judged.best), judged.weighed(judged.made))
        counsel = Counsel(
            judged.best, tuple(one for one in two if one is not None), judged.unit, judged.rounds,
            reason=judged.reason, why=judged.why,
        )  # fmt: skip
        return told_why(self._board.face, view, counsel, judged.costly, self._wording)

    @property
    def _wording(self) -> Wording:
        wording: Wording = self._board.table_style.text_style.wording
        return wording
