"""The sheet with the answer: it lies on paper where the table is free, or else above the hand."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from naipes_gui.core.text import translate
from naipes_gui.review.problems import Odds
from naipes_gui.ui.beside_table import option_bars
from naipes_gui.ui.beside_table.answer_buttons import AnswerButton, AnswerFoot
from naipes_gui.ui.beside_table.option_bars import OptionBars
from naipes_gui.ui.problems.answer import Answer, Sign
from naipes_gui.ui.problems.odds_bar import OddsTable, TurnedBox
from naipes_gui.ui.shared.markup import markup
from naipes_gui.ui.shared.paint import rich
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import LIGHT, Radius, Type
from naipes_gui.ui.shared.widgets.boxes import empty, hbox, vbox
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.widgets.scrolling import EdgeLine, ScrollArea
from naipes_gui.ui.table.plates import paper_inks

WIDE = 560
"""At 100 %."""
SEEN = 4
"""So many lines of the words are seen at least where the rest is scrolled to."""
SIDES, ENDS, EDGE, SLACK = 48, 36, 8, 6
"""What lies beside the words, above and below them, around the sheet, and
what borders take."""
DISC = 34
INKS = {Sign.FOUND: LIGHT.positive, Sign.ALIKE: LIGHT.positive, Sign.MISSED: LIGHT.negative}


class AnswerSheet(QFrame):
    """``wanted`` names what its buttons want: ``next``, ``branch``, ``rule``."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("sheet")
        self._style = TextStyle()
        self._answer: Answer | None = None
        self._onwards = self._rule = self._covered = ""
        self.buttons = dict[str, AnswerButton]()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(SIDES // 2, ENDS // 2, SIDES // 2, ENDS // 2)
        self._column.setSpacing(10)
        self.hide()

    def dress(self, text_style: TextStyle) -> None:
        """Take on colours and the size of text."""
        self._style = text_style
        self.setStyleSheet(_style(14 * text_style.text_scale))
        if self._answer is not None:
            self._write(self._answer)

    def show_answer(self, answer: Answer, onwards: str, rule: str = "") -> None:
        """Show what an answer was worth; buttons say how it goes on, and which rule it is about."""
        self._answer, self._onwards, self._rule = answer, onwards, rule
        self._write(answer)
        self.setAccessibleName(answer.text)
        self.show()
        self.raise_()

    def put_away(self) -> None:
        """Lie there no longer."""
        self._answer = None
        self.hide()

    def tell_covered(self, cards: str) -> None:
        """Tell which cards lie under the sheet; mostly none do."""
        if cards != self._covered:
            self._covered = cards
            self._tell_covered()

    def needs(self, wide: int) -> int:
        """Return how high the sheet is at a width if nothing of it has to scroll."""
        return self._around(wide) + _height(self._body, wide - SIDES - self._spare)

    def needs_least(self, wide: int) -> int:
        """Return how high it must be at a width for a few lines of the words to be seen."""
        return self._around(wide) + SEEN * round(20 * self._style.text_scale)

    def _around(self, wide: int) -> int:
        others = _height(self._headed, wide - SIDES) + self._feet.sizeHint().height()
        return others + 3 * self._column.spacing() + ENDS + SLACK

    def place(self, room: QRectF, wide: int, *, fills: bool = False) -> None:
        """Lie in the middle of a room, as high as the words are where there is so much room.

        One that ``fills`` it covers what lies there from above to below, and cuts through none.
        """
        wide = min(wide, round(room.width()) - 2 * EDGE)
        inside = wide - SIDES - self._spare
        self._body.setFixedSize(inside, _height(self._body, inside))
        most = round(room.height()) - 2 * EDGE
        high = most if fills else min(self.needs(wide), most)
        left = room.left() + (room.width() - wide) / 2
        top = room.top() + max(8.0, (room.height() - high) / 2)
        self.setGeometry(round(left), round(top), wide, high)

    def focus_first(self) -> None:
        """Put the keys on the main button."""
        if "next" in self.buttons:
            self.buttons["next"].setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        wanted = {"R": "rule", "J": "branch"}.get(event.text().upper(), "")
        if wanted in self.buttons and not event.isAutoRepeat():
            self.buttons[wanted].click()
        else:
            event.ignore()

    # Writing.

    def _write(self, answer: Answer) -> None:
        focused = next((key for key, button in self.buttons.items() if button.hasFocus()), "")
        empty(self._column)
        self._headed = self._head(answer)
        self._column.addWidget(self._headed)
        self._scroll, self._body = ScrollArea(), QWidget()
        self._scroll.setObjectName("body")
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._spare = self._scroll.verticalScrollBar().sizeHint().width() + SLACK
        column = vbox(on=self._body, margins=0, spacing=8)
        self._fill(column, answer)
        self._scroll.setWidget(self._body)
        self._column.addWidget(self._scroll, 1)
        self._column.addWidget(EdgeLine(self._scroll, LIGHT.line))
        self._feet = self._foot()
        self._column.addWidget(self._feet)
        if focused:
            self.buttons[focused].setFocus()

    def _fill(self, column: QVBoxLayout, answer: Answer) -> None:
        why = markup("<b>{}</b> {}", translate("problems", "Why."), self._rich(answer.reason))
        column.addWidget(Label(why, name="reason", wrap=True))
        if answer.odds is not None:
            self._fill_odds(column, answer.odds)
        if answer.rows:
            column.addWidget(OptionBars(answer.rows, max(0, answer.more), self._style))
            column.addWidget(Label(answer.basis, name="caption", wrap=True))
        if answer.hits:
            column.addWidget(Label(answer.hits, name="caption", wrap=True))

    def _fill_odds(self, column: QVBoxLayout, odds: Odds) -> None:
        say = self._style.wording.say
        column.addWidget(Label(say(odds.basis), name="caption", wrap=True))
        column.addWidget(OddsTable(odds.parts, self._style))
        if odds.turn is not None:
            column.addWidget(TurnedBox(say(odds.turn), odds.turned, self._style))

    def _head(self, answer: Answer) -> QWidget:
        head, words = QWidget(), QVBoxLayout()
        row = hbox(on=head, margins=0, spacing=12)
        row.addWidget(Disc(answer.sign, round(DISC * self._style.text_scale)), 0,
                      Qt.AlignmentFlag.AlignTop)  # fmt: skip
        words.setSpacing(2)
        words.addWidget(Label(self._rich(answer.title), name="title", wrap=True))
        words.addWidget(Label(self._rich(answer.said), name="second", wrap=True))
        self._under = Label(name="second", wrap=True)
        words.addWidget(self._under)
        self._tell_covered()
        row.addLayout(words, 1)
        return head

    def _tell_covered(self) -> None:
        self._under.setText(self._rich(self._covered))
        self._under.setVisible(bool(self._covered))

    def _foot(self) -> AnswerFoot:
        foot, self.buttons = AnswerFoot(), {}
        rule = translate("problems", "The rule")
        if self._rule:
            rule = translate("rules", "Rule {number}").format(number=self._rule)
        foot.add(self._button("rule", "rules", rule, "R"))
        foot.add(self._button("branch", "branch", translate("problems", "Play this hand"), "J"))
        main = self._button("next", "next", self._onwards, "↵")
        main.setObjectName("main")
        main.show_sign("next", LIGHT.on_accent)
        foot.end_with(main)
        return foot

    def _button(self, key: str, sign: str, text: str, shortcut: str) -> AnswerButton:
        button = AnswerButton(sign, text, shortcut)
        button.clicked.connect(lambda: self.wanted.emit(key))
        self.buttons[key] = button
        return button

    def _rich(self, text: str) -> str:
        return rich(text, paper_inks(self._style))


class Disc(QWidget):
    """A check, a cross, or two waves for what is just as good."""

    def __init__(self, sign: Sign, side: int) -> None:
        super().__init__()
        self._sign = sign
        self.setFixedSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, side = QPainter(self), float(self.width())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(INKS[self._sign]))
        painter.drawEllipse(QRectF(0, 0, side, side))
        painter.setPen(QPen(QColor(LIGHT.on_accent), side * 0.09, Qt.PenStyle.SolidLine,
                            Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))  # fmt: skip
        for line in LINES[self._sign]:
            painter.drawPolyline([QPointF(x * side, y * side) for x, y in line])
        painter.end()


LINES = {
    Sign.FOUND: (((0.28, 0.52), (0.44, 0.67), (0.73, 0.35)),),
    Sign.MISSED: (((0.33, 0.33), (0.67, 0.67)), ((0.67, 0.33), (0.33, 0.67))),
    Sign.ALIKE: tuple(
        ((0.26, y + 0.03), (0.38, y - 0.04), (0.5, y), (0.62, y + 0.04), (0.74, y - 0.03))
        for y in (0.41, 0.6)
    ),
}


def _height(part: QWidget, wide: int) -> int:
    """Return how high a part is that has words in lines, at a width."""
    for inner in (part, *part.findChildren(QWidget)):
        inner.ensurePolished()
    layout = part.layout()
    assert layout is not None
    layout.invalidate()
    return layout.totalHeightForWidth(wide)


def _style(base: float) -> str:
    return f"""
    QFrame#sheet {{ background: {LIGHT.window}; border-radius: {Radius.SHEET}px;
        border: 1px solid {LIGHT.line} }}
    QLabel {{ color: {LIGHT.text}; font-size: {base:.0f}px; background: transparent }}
    QLabel#title {{ font-size: {base * 1.5:.0f}px; font-weight: 700 }}
    QLabel#second, QLabel#caption {{ color: {LIGHT.text2} }}
    QLabel#figure {{ font-size: {base * 1.36:.0f}px; font-weight: 700 }}
    QWidget#turned {{ background: {LIGHT.side}; border: 1px solid {LIGHT.line};
        border-radius: {Radius.BUTTON}px }}
    QLabel#caption {{ font-size: {base * Type.CAPTION:.0f}px }}
    QScrollArea#body, QScrollArea#body > QWidget > QWidget {{ background: transparent }}
    QPushButton {{ background: {LIGHT.window}; color: {LIGHT.text};
        border: 1px solid {LIGHT.border}; border-radius: {Radius.BUTTON}px; padding: 9px 16px;
        font-size: {base:.0f}px; font-weight: 600 }}
    QPushButton:hover {{ background: {LIGHT.side} }}
    QPushButton:focus {{ border: 3px solid {LIGHT.focus}; padding: 7px 14px }}
    QPushButton#main {{ background: {LIGHT.accent}; color: {LIGHT.on_accent};
        border-color: {LIGHT.accent} }}
    QPushButton#main:focus {{ border-color: {LIGHT.focus} }}
    {option_bars.style(base)}
    """
