"""A question to the memory at a table: asked on a note, answered by a button, then told."""

from dataclasses import replace
from itertools import starmap
from random import Random
from typing import Any

from PySide6.QtCore import QObject, Signal

from naipes_gui.core.face import Button
from naipes_gui.core.info import GameInfo
from naipes_gui.core.recall import Recall, Witness, ask
from naipes_gui.core.rules import Rules, View
from naipes_gui.core.text import Phrase, Who, translate
from naipes_gui.core.wording import as_sentence
from naipes_gui.store import recalled
from naipes_gui.ui.beside_table.prompt import Question
from naipes_gui.ui.beside_table.side_note import SideNote
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.table.asking import Asking, answer_keys
from naipes_gui.ui.table.board import Board


class Quiz(QObject):
    """Asks, and keeps how it was answered."""

    done = Signal(object)
    """A question was answered, rightly (true) or not, or skipped (nothing)."""
    pressed = Signal(object)
    """Something was chosen that was offered besides."""

    def __init__(
        self, board: Board, info: GameInfo, rules: Rules[Any, Any], note: SideNote
    ) -> None:
        super().__init__(board)
        self._board, self._rules, self._note = board, rules, note
        self._game, self._drills = info.key, info.recall()
        self._told, self._hand = list[Recall](), 0
        """What was told in a hand: in another one nothing of it is known."""
        self._asking = Asking(board.face)
        self._asking.answered, self._asking.pressed = self._on_answered, self.pressed.emit
        self._asking.last_plays_itself = board.playing_on.last_plays_itself
        board.playing_on = self._asking

    @property
    def is_asking(self) -> bool:
        """Whether a question waits for its answer."""
        return self._asking.question is not None

    def ask(self, view: View[Any], seed: object) -> str:
        """Ask something that could be counted; return it for who hears it, if there is anything."""
        practice = recalled.read(self._game)
        witness = Witness(view, self._rules, Random(f"{self._game} {seed}"), practice.level)
        if self._hand != view.state.deals:
            self.forget()
            self._hand = view.state.deals
        question = ask(self._drills, witness, self._told)
        if question is None:
            return ""
        self._asking.question = question
        # The line of the last turn would name cards that one is asked to remember.
        self._board.overlay.turn_line.tell(())
        self._board.offer()
        asked = self._question(question)
        self._note.say(asked)
        answers = zip(answer_keys(question), map(self._say, question.answers), strict=True)
        asks = replace(asked, keys="").spoken
        return " ".join([asks, *starmap(_heard, answers), as_sentence(asked.keys)])

    @property
    def asked(self) -> str:
        """What waits for its answer, if anything."""
        question = self._asking.question
        return self._say(question.text) if question is not None else ""

    def forget(self) -> None:
        """Let what was told be past: another hand has been dealt."""
        self._told.clear()

    def offer(self, buttons: tuple[Button, ...]) -> None:
        """Let something be chosen where nothing is asked."""
        self._asking.offered = buttons
        if self._board.hand.armed:
            self._board.offer()

    def write(self) -> None:
        """Write the question again, in another language or size."""
        if self._asking.question is not None:
            self._note.say(self._question(self._asking.question))

    def skip(self) -> bool:
        """Ask no more what is asked now; tell whether anything was."""
        if not self.is_asking:
            return False
        self._asking.question = None
        self._note.hush()
        if self._board.hand.armed:
            self._board.offer()
        self.done.emit(None)
        return True

    def _on_answered(self, place: int | None) -> None:
        question = self._asking.question
        if question is None or place is None:
            self.skip()
            return
        is_right = place == question.right
        practice = recalled.read(self._game).answered(question.kind, rightly=is_right)
        recalled.keep(self._game, practice)
        self._asking.question = None
        self._told.append(question)
        told = self._verdict(question, is_right=is_right)
        self._board.offer()
        self._note.say(told)
        announce(self._board, told.spoken, urgent=True)
        self._board.setFocus()
        self.done.emit(is_right)

    def _question(self, question: Recall) -> Question:
        keys = translate("recall", "Esc: skip")
        return Question(translate("recall", "Memory"), self._say(question.text), "", keys)

    def _verdict(self, question: Recall, *, is_right: bool) -> Question:
        said = translate("recall", "Right.")
        if not is_right:
            right = self._say(question.answers[question.right])
            said = translate("recall", "No: {right}.").format(right=right)
        # Whoever was told who it is need not be told again.
        who = _who(question.answers[question.right])
        is_told = not is_right and who is not None and _who(question.count) == who
        count = "" if is_told else self._say(question.count)
        where = translate("recall", "Memory")
        return Question(where, said, count, "", is_warning=not is_right)

    def _say(self, what: Any) -> str:
        return str(self._board.table_style.text_style.wording.say(what))


def _heard(key: str, answer: str) -> str:
    """Return an answer aloud, with its key; that of a number is the number."""
    if key == answer:
        return as_sentence(answer)
    return translate("recall", "{number}: {answer}.").format(number=key, answer=answer)


def _who(what: Phrase) -> Who | None:
    """Return of whom a phrase tells."""
    who = what.blanks.get("who")
    return who if isinstance(who, Who) else None
