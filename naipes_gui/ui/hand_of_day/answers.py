"""Three short answers about the hand that was played, each after its question."""

from PySide6.QtWidgets import QWidget

from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, as_sentence, labelled
from naipes_gui.games import all_games
from naipes_gui.review.could_win import Answer, CouldWin
from naipes_gui.review.hand_answers import HandAnswers
from naipes_gui.ui.beside_table.choice_words import deed
from naipes_gui.ui.beside_table.cost_words import cost, cost_of_all, nothing_weighed
from naipes_gui.ui.beside_table.could_words import COULD
from naipes_gui.ui.hand_of_day.reading import DayHand
from naipes_gui.ui.shared.markup import markup
from naipes_gui.ui.shared.paint import rich
from naipes_gui.ui.shared.suit_inks import on_page
from naipes_gui.ui.shared.widgets.boxes import vbox
from naipes_gui.ui.shared.widgets.labels import label


class Answers(QWidget):
    """A question and its answer in each of three lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = [label("body", wrap=True) for _ in range(3)]
        vbox(*self.lines, on=self, margins=0, spacing=6)

    def wait(self) -> None:
        """Say that the answers are being looked for."""
        self._write(translate("review", "Going through this hand again…"), "…", "…")

    def show_answers(self, told: HandAnswers, hand: DayHand) -> None:
        """Show what is known so far of a hand."""
        words = AnswerWords(told, hand)
        self._write(words.course(), words.dearest(), words.could())

    def _write(self, *answers: str) -> None:
        questions = (
            translate("day", "How did it go?"), translate("day", "What cost most?"),
            translate("review", "Could you have won?"),
        )  # fmt: skip
        for line, question, answer in zip(self.lines, questions, answers, strict=True):
            line.setText(markup("<b>{}</b> {}", question, rich(answer, on_page())))
            line.setAccessibleName(f"{question} {answer}")


class AnswerWords:
    """Puts the answers about one hand into words."""

    def __init__(self, told: HandAnswers, hand: DayHand) -> None:
        self._told, self._hand = told, hand
        self._info = all_games()[hand.game]
        self._face, self._wording = self._info.face(), Wording(hand.names)

    def course(self) -> str:
        """Return how many decisions there were, and what they cost together."""
        outlook = self._told.outlook
        if not outlook.is_done:
            done = len(outlook.judged)
            words = translate("review", "Going over your decisions: {done} of {all}…")
            return words.format(done=done, all=done + len(outlook.waiting))
        weighed = sum(each.is_told for each in outlook.judged)
        if not weighed:
            return nothing_weighed(outlook)
        if not outlook.moments:
            return translate("review", "%n decision(s) gone over, and no clear mistake.",
                             n=weighed)  # fmt: skip
        return as_sentence(cost_of_all(outlook, self._wording))

    def dearest(self) -> str:
        """Return which mistake cost most, and what would have been better."""
        if not self._told.outlook.is_done:
            return "…"
        worst = self._told.dearest
        if worst is None:
            return translate("day", "Nothing worth the name.")
        view = self._told.views[worst.ply]
        words = translate("day", "At the table {made}. Better on average: {best} ({cost}).")
        return words.format(
            made=deed(self._face, view, worst.made, self._wording),
            best=deed(self._face, view, worst.best, self._wording),
            cost=cost(worst, self._wording),
        )  # fmt: skip

    def could(self) -> str:
        """Return whether the hand could have been won, and with what."""
        if self._told.is_won:
            signed = self._hand.glance.signed
            return (
                translate("day", "You did win it.")
                if signed
                else translate("day", "You did not lose it.")
            )
        found = self._told.could
        if found is None:
            return translate("day", "Being tried out…") if self._told.outlook.is_done else "…"
        said = self._wording.say(COULD[found.answer])
        with_what = self._with(found)
        return as_sentence(labelled(said, with_what) if with_what else said)

    def _with(self, found: CouldWin) -> str:
        """Return the one move that wins; two of them would need more room than there is."""
        if found.answer not in (Answer.SEEN, Answer.WITH_ALL_CARDS) or not found.changes:
            return ""
        ply, move = found.changes[0]
        return deed(self._face, self._told.views[ply], move, self._wording)
