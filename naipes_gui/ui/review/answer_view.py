"""What a try was worth: the verdict, the choices with their worths, and what would have come."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from naipes_gui.core.table import Seat
from naipes_gui.core.text import translate
from naipes_gui.core.wording import labelled
from naipes_gui.review.other_line import OtherLine
from naipes_gui.ui.beside_table.answer_buttons import AnswerButton, AnswerFoot
from naipes_gui.ui.beside_table.option_bars import OptionBars
from naipes_gui.ui.review.answer import Answer
from naipes_gui.ui.review.answer_style import sheet_style
from naipes_gui.ui.review.course import Verdict
from naipes_gui.ui.review.line_story import LineStory
from naipes_gui.ui.review.pill_rows import GAP, columns
from naipes_gui.ui.review.strip import Held, Strip
from naipes_gui.ui.shared.art import CardStyle, icon_pixmap
from naipes_gui.ui.shared.felt import felt
from naipes_gui.ui.shared.markup import Markup, markup, spoken
from naipes_gui.ui.shared.paint import rich
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import LIGHT, Felt
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.widgets.scrolling import ScrollArea
from naipes_gui.ui.table.plates import SeatInfo, paper_inks

STACKED_UNDER = 820
"""At 100 %: on a narrower felt the two columns stand below each other."""
LOW_UNDER = 600
SIDES = 20
"""What stays free beside the sheet."""
LAST_DEAL = "last_deal"
CARD, CROWDED_CARD, LOW_CARD = 146, 112, 84
"""How high the cards are that lie in the strip: where many sit, their tricks need the room."""
MANY = 3
SIGNS = {
    Verdict.GOOD: ("check", LIGHT.positive), Verdict.BETTER: ("help", LIGHT.dots),
    Verdict.NOT_YET: ("close", LIGHT.negative), Verdict.SAME: ("close", LIGHT.negative),
    Verdict.SHOWN: ("eye", LIGHT.dots), Verdict.OWN: ("check", LIGHT.positive),
    Verdict.COSTLY: ("help", LIGHT.dots), Verdict.LESS: ("close", LIGHT.negative),
}  # fmt: skip


class AnswerView(QWidget):
    """Lies in the place of the table; the buttons tell what is wanted next."""

    wanted = Signal(str)
    """``again``, ``show``, ``branch``, ``next``, ``prove``, ``deals``"""
    guessed = Signal(int)
    """Which answer is given to whether the hand could be won."""
    held: Held = staticmethod(lambda _view, cards: cards)
    """Returns cards in the order in which they are held."""

    def __init__(self, infos: dict[Seat, SeatInfo], me: Seat) -> None:
        super().__init__()
        self._infos, self._me = infos, me
        self._style, self._felt, self._cards = TextStyle(), Felt("", "", ""), CardStyle()
        self._inlay = True
        self._cloth = QPixmap()
        self._answer: Answer | None = None
        self._line: OtherLine | None = None
        self._place = 0
        self.strip: Strip | None = None
        self._story: LineStory | None = None
        self.buttons = dict[str, QPushButton]()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(SIDES, 10, SIDES, 12)
        self._column.setSpacing(8)
        self._narrow = self._low = False

    def dress(self, text_style: TextStyle, cloth: Felt, cards: CardStyle, *, inlay: bool) -> None:
        """Take on colours, the size of text and the look of the cards."""
        self._style, self._felt, self._cards, self._inlay = text_style, cloth, cards, inlay
        self._cloth = QPixmap()
        self._write()

    def show_answer(self, answer: Answer, line: OtherLine | None, *, keep: bool) -> None:
        """Show what a try was worth; ``keep`` stays at the move of the line that is shown."""
        if keep and answer == self._answer and line is self._line:
            return
        self._answer, is_new = answer, line is not self._line
        self._line = line
        focused = self._focused()
        self._write()
        if self.strip is not None and line is not None:
            self.go(self._place if keep and not is_new else self.strip.answered)
        self._focus(focused if keep else "")

    def go(self, place: int) -> None:
        """Stand after a move of the line."""
        answer = self._answer
        if answer is None or self.strip is None or not answer.told:
            return
        self._place = max(0, min(place, len(answer.told) - 1))
        self.strip.show_step(self._place)
        if self._story is not None:
            self._story.mark(answer.told[self._place].ply)

    def step(self, by: int) -> str:
        """Go so many moves along the line; return what is said of the one that is shown."""
        self.go(self._place + by)
        answer = self._answer
        if answer is None or self.strip is None or not answer.told:
            return ""
        return labelled(self.strip.where(self._place), answer.told[self._place].words)

    @property
    def text(self) -> str:
        """Everything the sheet says, for the panel of texts and for screen readers."""
        return self._answer.text if self._answer is not None else ""

    # Writing.

    def _write(self) -> None:
        if self._answer is None:
            return
        _empty(self._column)
        self.buttons = {}
        answer, scale = self._answer, self._style.text_scale
        if (sheet := sheet_style(14 * scale)) != self.styleSheet():
            # To be given the same one again, all that lies here would be dressed anew.
            self.setStyleSheet(sheet)
        self._narrow = self.width() < STACKED_UNDER * scale
        self._low = self.height() < LOW_UNDER * scale
        self.strip = Strip(self._infos, self._cards, self._style, self._me)
        self.strip.held = self.held
        card = LOW_CARD if self._low else CROWDED_CARD if len(self._infos) >= MANY else CARD
        self.strip.measure(round(card * min(scale, 1.25)))
        self._column.addWidget(self.strip)
        if self._line is not None:
            self.strip.tell(self._line, answer.told, happened=answer.happened)
        else:
            self.strip.wait(translate("review", "Asking how it would have gone on…"))
        self._column.addWidget(paper := self._paper(answer), 1)
        if self.isVisible():
            # Else a layout shows them with a later event, and the bare felt is painted meanwhile.
            self.strip.show()
            paper.show()
            self._column.activate()

    def _paper(self, answer: Answer) -> QWidget:
        paper = QFrame()
        paper.setObjectName("paper")
        column = QVBoxLayout(paper)
        sides = (24, 12, 24, 12) if self._low or self._narrow else (36, 20, 36, 18)
        column.setContentsMargins(*sides)
        column.setSpacing(8)
        inside = QWidget()
        body = QVBoxLayout(inside)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(10)
        # Large text in a low window leaves no room for anything that does not scroll.
        tight = self._low and self._style.text_scale > 1
        (body if tight else column).addWidget(self._head(answer))
        body.addLayout(self._columns(answer))
        if answer.could and self._low:
            body.addWidget(self._could(answer))
        body.addStretch()
        scroll = ScrollArea()
        scroll.setObjectName("body")
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inside)
        if (last := inside.findChild(Label, LAST_DEAL)) is not None and not answer.proof:
            # No key scrolls: whoever asked for the deals should see them without it.
            scroll.verticalScrollBar().rangeChanged.connect(lambda: _reveal(scroll, inside, last))
        column.addWidget(scroll, 1)
        if answer.could and not self._low:
            column.addWidget(self._could(answer))
        column.addWidget(self._foot(answer))
        paper.setAccessibleName(spoken(answer.title))
        return paper

    def _head(self, answer: Answer) -> QWidget:
        box = QWidget()
        row, column = QHBoxLayout(box), QVBoxLayout()
        row.setContentsMargins(0, 0, 0, 0)
        sign, ink = SIGNS[answer.verdict]
        disc = Label()
        side = round(40 * self._style.text_scale)
        disc.setFixedSize(side, side)
        disc.setAlignment(Qt.AlignmentFlag.AlignCenter)
        disc.setStyleSheet(f"background: {ink}; border-radius: {side // 2}px")
        disc.setPixmap(icon_pixmap(sign, LIGHT.on_accent, side // 2, self.devicePixelRatioF()))
        title, paid = self._label(answer.title, "title"), self._label(answer.paid, "second")
        column.setSpacing(2)
        column.addWidget(title)
        if answer.paid:
            column.addWidget(paid)
        row.addWidget(disc, 0, Qt.AlignmentFlag.AlignTop)
        row.addSpacing(10)
        row.addLayout(column, 1)
        return box

    def _columns(self, answer: Answer) -> QBoxLayout:
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        columns = QBoxLayout(down if self._narrow else across)
        columns.setSpacing(14 if self._narrow else 28)
        if answer.rows:
            columns.addLayout(self._worths(answer), 1)
        columns.addLayout(self._would(answer), 1)
        return columns

    def _worths(self, answer: Answer) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addWidget(self._label(translate("review", "What was better without seeing it"),
                                     "heading"))  # fmt: skip
        basis = self._label(answer.basis, "caption")
        if not self._low:
            column.addWidget(basis)
        column.addWidget(OptionBars(answer.rows, answer.more, self._style))
        if self._low:
            # Else what was played would lie below what is seen without scrolling.
            column.addWidget(basis)
        column.addWidget(self._label(answer.reason, "reason"))
        column.addLayout(self._deals(answer))
        column.addStretch()
        return column

    def _deals(self, answer: Answer) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(2)
        if answer.deals is None:
            button = self._button("deals", "cards", translate("review", "Five deals"), "D")
            button.setObjectName("link")
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
            return column
        heading, *lines = answer.deals_text
        column.addWidget(self._label(heading, "caption"))
        for nth, line in enumerate(lines, start=1):
            column.addWidget(self._label(line, LAST_DEAL if nth == len(lines) else "deal"))
        return column

    def _would(self, answer: Answer) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(4)
        heading = translate("review", "What would have happened")
        if answer.happened:
            heading = translate("review", "What happened")
        column.addWidget(self._label(heading, "heading"))
        column.addWidget(self._label(answer.exact, "caption"))
        if self._line is not None:
            self._story = LineStory(self._line, answer.told, self._infos, self._style)
            column.addWidget(self._story)
            column.addWidget(self._label(answer.would, "reason"))
            column.addLayout(self._proof(answer))
        else:
            self._story = None
        column.addStretch()
        return column

    def _proof(self, answer: Answer) -> QHBoxLayout:
        row = QHBoxLayout()
        if answer.proof:
            row.addWidget(self._label(answer.proof, "proof"), 1)
        else:
            prove = self._button("prove", "seal", translate("review", "Check it"), "P")
            prove.setObjectName("link")
            row.addWidget(prove)
            row.addStretch(1)
        return row

    def _could(self, answer: Answer) -> QWidget:
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(GAP)
        question = translate("review", "Could you have won?")
        heading = self._label(markup("<b>{}</b> {}", question, answer.guessed), "could")
        grid.addWidget(heading, 0, 0, 1, len(answer.could))
        said = [self._answered(answer, nth) for nth in range(len(answer.could))]
        room = self.width() - 2 * (SIDES + (24 if self._low or self._narrow else 36))
        across = columns(said, room, self._style.text_scale)
        for nth, words in enumerate(said):
            pill = self._pill(answer, nth, words)
            grid.addWidget(pill, 1 + nth // across, nth % across)
        return box

    def _answered(self, answer: Answer, nth: int) -> str:
        """Return what one of the four answers says: whether it is mine, and right once known."""
        mine, is_known, words = nth == answer.guess, answer.could_at >= 0, answer.could[nth]
        said = translate("review", "{answer} · you said so").format(answer=words) if mine else words
        if not is_known:
            return said
        return f"{'✓ ' if nth == answer.could_at else '✗ ' if mine else ''}{said}"

    def _pill(self, answer: Answer, nth: int, words: str) -> QWidget:
        """Return an answer to be chosen, until the right one is known; both keep their marks."""
        mine, is_right = nth == answer.guess, nth == answer.could_at
        if answer.could_at < 0:
            return self._choice(nth, words, is_mine=mine)
        name = "pillset" if is_right else "pillwrong" if mine else "pill"
        pill = self._label(words, name)
        pill.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return pill

    def _choice(self, nth: int, words: str, *, is_mine: bool) -> QPushButton:
        button = QPushButton(words)
        button.setObjectName("mine" if is_mine else "guess")
        button.setAccessibleName(words)
        button.clicked.connect(lambda: self.guessed.emit(nth))
        self.buttons[f"guess {nth}"] = button
        return button

    def _foot(self, answer: Answer) -> AnswerFoot:
        foot = AnswerFoot()
        wrong = answer.verdict in (Verdict.NOT_YET, Verdict.BETTER, Verdict.SAME)
        if wrong:
            foot.add(self._button("show", "eye", translate("review", "See the answer"), "V"))
        else:
            foot.add(self._button("again", "undo", translate("review", "Try another"), "O"))
            foot.add(self._button("branch", "branch", translate("review", "Play from here"), "B"))
        if wrong:
            main = self._button("again", "undo", translate("review", "Try again"), "↵")
        else:
            main = self._button("next", "next", answer.onwards, "↵")
        main.setObjectName("main")
        main.show_sign("undo" if wrong else "next", LIGHT.on_accent)
        foot.end_with(main)
        self.main = main
        return foot

    def _button(self, key: str, sign: str, text: str, shortcut: str) -> AnswerButton:
        button = AnswerButton(sign, text, shortcut)
        button.clicked.connect(lambda: self.wanted.emit(key))
        self.buttons[key] = button
        return button

    def _label(self, text: str | Markup, name: str) -> Label:
        made = Label(rich(text, paper_inks(self._style)))
        made.setObjectName(name)
        made.setWordWrap(name not in ("pill", "pillset", "pillwrong"))
        return made

    # Focus and size.

    def focus_first(self) -> None:
        """Put the keys on the main button."""
        if self._answer is not None:
            self.main.setFocus()

    def _focused(self) -> str:
        return next((key for key, button in self.buttons.items() if button.hasFocus()), "")

    def _focus(self, key: str) -> None:
        button = self.buttons.get(key)
        if button is not None:
            button.setFocus()
        else:
            self.focus_first()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cloth = QPixmap()
        scale = self._style.text_scale
        now = self.width() < STACKED_UNDER * scale, self.height() < LOW_UNDER * scale
        if self._answer is not None and now != (self._narrow, self._low):
            self.show_answer(self._answer, self._line, keep=True)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._cloth.isNull() and self._felt.centre:
            self._cloth = felt(self.size(), self._felt, self.devicePixelRatioF(), inlay=self._inlay)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._cloth)
        painter.end()


def _reveal(scroll: QScrollArea, inside: QWidget, label: Label) -> None:
    end = label.mapTo(inside, label.rect().bottomLeft()).y() + 4
    scroll.verticalScrollBar().setValue(end - scroll.viewport().height())


def _empty(layout: QVBoxLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
