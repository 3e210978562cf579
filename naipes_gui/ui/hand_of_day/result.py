"""What came of the hand that is chosen: result, cards, what others made of it; or the way to it."""

from datetime import date

from PySide6.QtCore import QPointF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, as_sentence, card_names, labelled
from naipes_gui.games import all_games
from naipes_gui.review.could_win import Answer, CouldWin
from naipes_gui.review.hand_answers import HandAnswers
from naipes_gui.review.par import Par
from naipes_gui.store.hand_of_day import hand_of_day
from naipes_gui.ui.beside_table.choice_words import deed
from naipes_gui.ui.beside_table.cost_words import (
    cost,
    cost_of_all,
    nothing_weighed,
    without_mistake,
)
from naipes_gui.ui.beside_table.could_words import COULD, two_moves
from naipes_gui.ui.hand_of_day.par_list import ParList
from naipes_gui.ui.hand_of_day.reading import DayHand
from naipes_gui.ui.hand_of_day.tiles import in_short
from naipes_gui.ui.shared.art import CardStyle, card_face, card_size
from naipes_gui.ui.shared.deal_words import opponents_line
from naipes_gui.ui.shared.markup import markup
from naipes_gui.ui.shared.paint import drawn, rich
from naipes_gui.ui.shared.people import portrait
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.suit_inks import on_page
from naipes_gui.ui.shared.widgets.boxes import empty, vbox
from naipes_gui.ui.shared.widgets.buttons import Button
from naipes_gui.ui.shared.widgets.fitting import UNLIMITED
from naipes_gui.ui.shared.widgets.labels import label
from naipes_gui.ui.shared.widgets.marks import Portrait
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.widgets.turning import Turning

CARD, STEP, MOST, FACE, OWN = 70, 54, 8, 44, 276
TURNS_UNDER = 560
"""At 100 %: in less room the list of the nine stands below the result."""


class Result(QFrame):
    """A panel of two parts: one's own hand, and the nine."""

    play, watch, same, review = Signal(), Signal(), Signal(), Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("ground", "panel")
        self._title = label("tile", wrap=True)
        self._against = label("body", tone="second", wrap=True)
        self._words = label("body", wrap=True)
        self._cards, self._faces = Label(), QHBoxLayout()
        self.compared = label("strong", wrap=True)
        self.main = Button("main", "cards", on_page=True)
        self.again = Button("plain", "replay", on_page=True)
        self.repeat = Button("plain", "redo", on_page=True)
        self.look = Button("plain", "learn", on_page=True)
        self.answers, self.par = Answers(), ParList()
        self._arrange()
        self.main.clicked.connect(self.play)
        self.again.clicked.connect(self.watch)
        self.repeat.clicked.connect(self.same)
        self.look.clicked.connect(self.review)

    def show_waiting(self, game: str, day: date, *, begun: bool) -> None:
        """Show who waits at the table; of the cards nothing."""
        deal, say = hand_of_day(day, game), Wording().say
        self._title.setText(say(all_games()[game].title))
        self._against.setText(opponents_line(deal))
        self._words.setText(_waiting(many=len(deal.opponents)))
        self._show_faces([portrait(player.name) for player in deal.opponents])
        self._cards.hide()
        self.compared.hide()
        self.par.hide_all()
        self._offer(played=False, begun=begun)

    def show_hand(self, hand: DayHand, day: date) -> None:
        """Show what came of it."""
        wording, summary = Wording(hand.names), hand.glance.summary
        figure = in_short(hand.figure, signed_=hand.glance.signed)
        self._title.setText(f"{wording.say(hand.title)} · {figure}")
        self._against.setText(opponents_line(hand_of_day(day, hand.game)))
        self._words.setText(wording.say(summary) if summary is not None else "")
        self._show_faces([])
        self._show_cards(hand)
        self.answers.wait()
        self.compared.hide()
        self.par.hide_all()
        self._offer(played=True, begun=True)

    def show_par(self, par: Par, hand: DayHand) -> None:
        """Show what the nine made of it so far."""
        self.par.show_par(par, hand.names)

    def show_answers(self, told: HandAnswers, hand: DayHand) -> None:
        """Show how it went, as far as that is known."""
        self.answers.show_answers(told, hand)

    def compare(self, sentences: str) -> None:
        """Show what others made of it who were sent the line."""
        self.compared.setText(sentences)
        self.compared.setVisible(bool(sentences))

    def turn(self, width: int) -> None:
        """Stand beside each other, or below."""
        beside = width >= app_style().px(TURNS_UNDER)
        ways = QBoxLayout.Direction
        self._box.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        self._line.setVisible(beside)
        self._own.setMaximumWidth(app_style().px(OWN) if beside else UNLIMITED)

    def _arrange(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 14, 16, 14)
        whole.setSpacing(8)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._box.setSpacing(14)
        whole.addLayout(self._box, 1)
        whole.addWidget(Turning([self.look, self.again, self.repeat, None]))
        self._own = QWidget()
        left, column = self._own, QVBoxLayout(self._own)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for part in (self._title, self._against, self._cards):
            column.addWidget(part)
        column.addLayout(self._faces)
        column.addWidget(self._words)
        column.addWidget(self.compared)
        column.addWidget(self.answers)
        column.addStretch(1)
        column.addWidget(self.main, 0, Qt.AlignmentFlag.AlignLeft)
        self._line = QFrame()
        self._line.setFrameShape(QFrame.Shape.VLine)
        self._box.addWidget(left, 1)
        self._box.addWidget(self._line)
        self._box.addWidget(self.par, 1)

    def _offer(self, *, played: bool, begun: bool) -> None:
        self.main.setVisible(not played)
        for part in (self.again, self.repeat, self.look, self.answers):
            part.setVisible(played)
        self.main.say(translate("day", "Go on") if begun else translate("day", "Play"))
        self.look.say(translate("review", "Go over it"))
        self.again.say(translate("day", "Watch again"))
        self.repeat.say(translate("day", "Same deal"))

    def _show_faces(self, faces: list[str]) -> None:
        empty(self._faces)
        for name in faces[: len(CHARACTERS)]:
            self._faces.addWidget(Portrait(name, FACE))
        self._faces.addStretch(1)

    def _show_cards(self, hand: DayHand) -> None:
        self._cards.setVisible(bool(hand.cards))
        if hand.cards:
            style = CardStyle(deck=all_games()[hand.game].tile().deck, size="large")
            self._cards.setPixmap(_fan(hand, style, self.devicePixelRatioF()))
            self._cards.setAccessibleName(", ".join(card_names(hand.cards)))


def _fan(hand: DayHand, style: CardStyle, dpr: float) -> QPixmap:
    high = app_style().px(CARD)
    wide, cards = card_size(style, high).width(), hand.cards[:MOST]
    step = min(app_style().px(STEP), wide + 4) if len(cards) <= 5 else wide * 0.6

    def paint(painter: QPainter) -> None:
        for i, card in enumerate(cards):
            painter.drawPixmap(QPointF(i * step, 0), card_face(card, style, high, dpr))

    return drawn(QSizeF((len(cards) - 1) * step + wide, high), dpr, paint)


def _waiting(many: int) -> str:
    if many == 1:
        return translate("day", "The same cards and the same opponent wait for everybody.")
    return translate("day", "The same cards and the same opponents wait for everybody.")


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
        if not any(each.is_told for each in outlook.judged):
            return nothing_weighed(outlook)
        if not outlook.moments:
            return without_mistake(outlook)
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
        told = as_sentence(labelled(said, with_what) if with_what else said)
        return f"{told} {two_moves(found, self._face, self._wording)}".strip()

    def _with(self, found: CouldWin) -> str:
        """Return the one move that wins."""
        if found.answer not in (Answer.SEEN, Answer.WITH_ALL_CARDS) or not found.changes:
            return ""
        ply, move = found.changes[0]
        return deed(self._face, self._told.views[ply], move, self._wording)
