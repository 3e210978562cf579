"""Answers any question about the table by a key: said, and shown where the situation stands."""

from collections.abc import Sequence
from dataclasses import replace

from naipes_gui.core.question import LETTERS, Question
from naipes_gui.core.questions import answer
from naipes_gui.core.table_in_words import TableInWords
from naipes_gui.ui.beside_table.situation_bar import SituationBar
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.commands import Command
from naipes_gui.ui.table.board import Board

ASKED = {
    Command(question.value): question
    for question in LETTERS
    if question not in (Question.TURN, Question.LAST_TRICK)
}
"""The commands that do nothing but ask; the two others have been at the table for longer."""


class Facts:
    """Knows what the person sees, and says it when asked."""

    def __init__(self, board: Board, situation: SituationBar) -> None:
        self._board, self._situation = board, situation
        self._answered = False

    def answer(self, question: Question) -> str:
        """Return the answer to a question, cards named in full."""
        words = self.words
        return answer(question, words, self._board.turns) if words is not None else ""

    @property
    def words(self) -> TableInWords | None:
        """What the person sees, in words."""
        board = self._board
        if board.view_ is None:
            return None
        wording = replace(board.table_style.text_style.wording, aloud=True)
        return TableInWords(board.face, board.view_, wording, board.overlay.counted)

    def tell(self, question: Question) -> None:
        """Answer a question for eyes and ears."""
        told = self.answer(question)
        if told:
            announce(self._board, told, urgent=True)
            self._situation.say([told], mine=False)
            self._answered = True
            board = self._board
            # The line below has no room for a long answer.
            board.toast.say(told, board.table_style.tempo.toast(), warning=False)
            board.place_overlays()

    @property
    def is_answering(self) -> bool:
        """Whether the line below says something else than how things stand."""
        return self._answered

    def say_below(self, *sentences: str) -> None:
        """Say in the line below what has no room on the felt."""
        self._situation.say(sentences, mine=False)
        self._answered = True

    def standing(self, sentences: Sequence[str], *, mine: bool) -> None:
        """Let the line say again how things stand, once an answer has been read."""
        if self._answered:
            self._answered = False
            self._situation.say(sentences, mine=mine)
