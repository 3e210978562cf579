"""What the sheet of an answer consists of; each part is made for itself, in a turn of its own."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from naipes_gui.core.table import Seat
from naipes_gui.core.text import translate
from naipes_gui.review.other_line import OtherLine
from naipes_gui.ui.beside_table.answer_buttons import AnswerButton, AnswerFoot
from naipes_gui.ui.beside_table.option_bars import OptionBars
from naipes_gui.ui.review.answer import Answer
from naipes_gui.ui.review.course import Verdict
from naipes_gui.ui.review.line_story import LineStory
from naipes_gui.ui.review.pill_rows import GAP, columns
from naipes_gui.ui.shared.art import icon_pixmap
from naipes_gui.ui.shared.glossary import explained, meanings
from naipes_gui.ui.shared.markup import Markup, markup
from naipes_gui.ui.shared.paint import rich
from naipes_gui.ui.shared.rule_links import rule_of
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import LIGHT
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.word_tip import WordTip
from naipes_gui.ui.table.plates import SeatInfo, paper_inks

EXPLAINED = frozenset({"second", "caption", "because", "reason"})
"""Lines in which words of the game lead to their rules: who has never heard of a mon reads them."""
LONG = 40
"""Letters of a title that breaks into lines in a low room, unless it is smaller there."""
UNBROKEN = frozenset({"pill", "pillset", "pillwrong"})
SIGNS = {
    Verdict.GOOD: ("check", LIGHT.positive), Verdict.NEARLY: ("check", LIGHT.positive),
    Verdict.BETTER: ("help", LIGHT.dots),
    Verdict.NOT_YET: ("close", LIGHT.negative), Verdict.SAME: ("close", LIGHT.negative),
    Verdict.SHOWN: ("eye", LIGHT.dots), Verdict.OWN: ("check", LIGHT.positive),
    Verdict.BEHIND: ("learn", LIGHT.dots), Verdict.COSTLY: ("help", LIGHT.dots),
    Verdict.LESS: ("close", LIGHT.negative),
}  # fmt: skip
TO_TRY_AGAIN = frozenset({Verdict.NOT_YET, Verdict.BETTER, Verdict.SAME})


@dataclass(slots=True)
class Kit:
    """How a part looks, who hears of its buttons, and what of it is asked for later."""

    style: TextStyle
    infos: dict[Seat, SeatInfo]
    is_low: bool
    """Whether what was to be decided is told here, for want of room beside its cards."""
    room: int
    """How wide the paper is between its margins."""
    picture: QPixmap | None
    """The cards of the two moves, where not even they have room above."""
    in_figures: bool
    """Whether what was counted is told too."""
    wanted: Callable[[str], object]
    guessed: Callable[[int], object]
    rule: Callable[[str], object]
    """Is called with the rule that somebody wants to read."""
    buttons: dict[str, QPushButton] = field(default_factory=dict)
    story: LineStory | None = None

    def label(self, text: str | Markup, name: str) -> Label:
        """Return a line of text."""
        inks = paper_inks(self.style)
        if name == "pillset":  # on its ground no suit is seen but in the ink of the words
            inks = dict.fromkeys(inks, LIGHT.on_accent)
        shown = text if isinstance(text, Markup) else rich(text, inks)
        if name in EXPLAINED:
            shown = explained(shown, self.style.terms, LIGHT.text)
        made = Label(shown, name=name, wrap=name not in UNBROKEN)
        if name in EXPLAINED and (about := meanings(text, self.style.terms)):
            made.linkActivated.connect(lambda link: self.rule(rule_of(link)))
            WordTip(made).tell("", text, self.style.terms)
            made.setAccessibleDescription(about)
        return made

    def button(self, key: str, sign: str, text: str, shortcut: str) -> AnswerButton:
        """Return a button that tells what is wanted."""
        made = AnswerButton(sign, text, shortcut)
        made.clicked.connect(lambda: self.wanted(key))
        self.buttons[key] = made
        return made

    def link(self, key: str, sign: str, text: str, shortcut: str) -> AnswerButton:
        """Return a button that looks like a link."""
        made = self.button(key, sign, text, shortcut)
        made.setObjectName("link")
        return made


class Part(QWidget):
    """A place on the sheet in which something is said; it takes no room while that is nothing."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._made: QWidget | None = None
        self.says: object = None
        """What its content was made from."""
        self.buttons: dict[str, QPushButton] = {}
        self.hide()

    def empty(self) -> None:
        """Say nothing any more."""
        if self._made is not None:
            self._column.removeWidget(self._made)
            self._made.hide()
            self._made.deleteLater()
        self._made, self.says, self.buttons = None, None, {}
        self.hide()

    def fill(self, made: QWidget | None, says: object, buttons: dict[str, QPushButton]) -> None:
        """Say something else."""
        self.empty()
        self._made, self.says, self.buttons = made, says, buttons
        if made is not None:
            self._column.addWidget(made)
            self.show()
            made.show()  # else the layout shows it with a later event, after a frame without it


def head(kit: Kit, answer: Answer) -> QWidget:
    """Return the verdict."""
    box = QWidget()
    row, column = QHBoxLayout(box), QVBoxLayout()
    row.setContentsMargins(0, 0, 0, 0)
    disc = _disc(kit, answer) if kit.picture is None else Label()
    if kit.picture is not None:
        disc.setPixmap(kit.picture)
    column.setSpacing(2)
    is_long = kit.is_low and len(answer.title) > LONG
    column.addWidget(kit.label(answer.title, "longtitle" if is_long else "title"))
    if answer.paid:
        column.addWidget(kit.label(answer.paid, "second"))
    row.addWidget(disc, 0, Qt.AlignmentFlag.AlignTop)
    row.addSpacing(10)
    row.addLayout(column, 1)
    return box


def _disc(kit: Kit, answer: Answer) -> Label:
    sign, ink = SIGNS[answer.verdict]
    disc = Label()
    side = round(40 * kit.style.text_scale)
    disc.setFixedSize(side, side)
    disc.setAlignment(Qt.AlignmentFlag.AlignCenter)
    disc.setStyleSheet(f"background: {ink}; border-radius: {side // 2}px")
    disc.setPixmap(icon_pixmap(sign, LIGHT.on_accent, side // 2, disc.devicePixelRatioF()))
    return disc


def worths(kit: Kit, answer: Answer) -> QWidget | None:
    """Return what every choice was worth, once that may be said."""
    if not answer.rows:
        return None
    box, column = _column(4)
    heading = translate("review", "What each was worth, by what you knew")
    if answer.is_mistake:
        heading = translate("review", "Why, by what you knew")
    column.addWidget(kit.label(heading, "heading"))
    decision = answer.decision
    # What is plain to see of the two comes first, then what follows from it.
    for why in (*(decision.because if decision is not None else ()), answer.reason):
        if why:
            column.addWidget(kit.label(why, "because"))
    column.addWidget(OptionBars(answer.rows, answer.more, kit.style, in_figures=kit.in_figures))
    if answer.basis:
        column.addWidget(kit.label(answer.basis, "caption"))
    column.addLayout(_told_on_demand(kit, answer))
    # Where no words stand beside the cards above, what would be written there is told here.
    for line in decision.seen if decision is not None and kit.is_low else ():
        column.addWidget(kit.label(line, "reason"))
    column.addStretch()
    return box


def _told_on_demand(kit: Kit, answer: Answer) -> QVBoxLayout:
    """Return figures, and beside each other the buttons for what was not asked for."""
    column, buttons = QVBoxLayout(), QHBoxLayout()
    column.setSpacing(2)
    for line in answer.figures if kit.in_figures else ():
        column.addWidget(kit.label(line, "caption"))
    # In a low room they would have to be scrolled to: there they stand at the foot.
    for link in () if kit.is_low else _demands(kit, answer):
        buttons.addWidget(link)
    buttons.addStretch(1)
    column.addLayout(buttons)
    return column


def _demands(kit: Kit, answer: Answer) -> Iterator[AnswerButton]:
    """Yield buttons for what is told on demand, and was not yet."""
    if answer.figures and not kit.in_figures:
        yield kit.link("figures", "stats", translate("review", "In figures"), "N")
    if answer.rows and answer.deals is None and answer.has_hands and not answer.is_dealing:
        yield kit.link("deals", "cards", translate("review", "Five deals"), "D")


def deals(kit: Kit, answer: Answer) -> QWidget | None:
    """Return deals that were possible, once they were asked for."""
    about = list(answer.about_deals)
    if answer.is_dealing:
        about.append(translate("review", "Dealing it anew, many times, and playing on…"))
    if not about and not answer.deals:
        return None
    box, column = _column(2)
    for line in about:
        column.addWidget(kit.label(line, "caption"))
    for line in answer.deals or ():
        column.addWidget(kit.label(line, "deal"))
    return box


def would(kit: Kit, answer: Answer, line: OtherLine | None) -> QWidget:
    """Return how the hand would have gone on."""
    box, column = _column(4)
    column.addWidget(kit.label(answer.course, "heading"))
    if line is not None:
        column.addWidget(kit.label(answer.would, "reason"))
    column.addWidget(kit.label(answer.exact, "caption"))
    if line is not None:
        is_secret = answer.verdict in TO_TRY_AGAIN
        kit.story = LineStory(line, answer.told, kit.infos, kit.style, is_secret=is_secret)
        column.addWidget(kit.story)
        column.addLayout(_proof(kit, answer))
    column.addStretch()
    return box


def _proof(kit: Kit, answer: Answer) -> QLayout:
    row = QHBoxLayout()
    if answer.proof:
        row.addWidget(kit.label(answer.proof, "proof"), 1)
    else:
        row.addWidget(kit.link("prove", "seal", answer.to_prove, "P"))
        row.addStretch(1)
    return row


def could(kit: Kit, answer: Answer) -> QWidget | None:
    """Return the question whether the hand could be won, with its answers."""
    if not answer.could:
        return None
    # What scrolls above it ends at a line, and not in the middle of nowhere.
    box = QFrame()
    box.setObjectName("question")
    grid = QGridLayout(box)
    grid.setContentsMargins(0, 6, 0, 0)
    grid.setHorizontalSpacing(GAP)
    guessed = rich(answer.guessed, paper_inks(kit.style))
    heading = kit.label(markup("<b>{}</b> {}", answer.asked_could, guessed), "could")
    grid.addWidget(heading, 0, 0, 1, len(answer.could))
    said = [_answered(answer, nth) for nth in range(len(answer.could))]
    across = columns(said, kit.room, kit.style.text_scale)
    for nth, words in enumerate(said):
        grid.addWidget(_pill(kit, answer, nth, words), 1 + nth // across, nth % across)
    return box


def _answered(answer: Answer, nth: int) -> str:
    """Return what one of the four answers says: whether it is mine, and right once known."""
    mine, is_known, words = nth == answer.guess, answer.could_at >= 0, answer.could[nth]
    said = translate("review", "{answer} · you said so").format(answer=words) if mine else words
    if not is_known:
        return said
    return f"{'✓ ' if nth == answer.could_at else '✗ ' if mine else ''}{said}"


def _pill(kit: Kit, answer: Answer, nth: int, words: str) -> QWidget:
    """Return an answer to be chosen, until the right one is known; both keep their marks."""
    mine, is_right = nth == answer.guess, nth == answer.could_at
    if answer.could_at < 0:
        return _choice(kit, nth, words, is_mine=mine)
    name = "pillset" if is_right else "pillwrong" if mine else "pill"
    pill = kit.label(words, name)
    pill.setAlignment(Qt.AlignmentFlag.AlignCenter)
    return pill


def _choice(kit: Kit, nth: int, words: str, *, is_mine: bool) -> QPushButton:
    button = QPushButton(words)
    button.setObjectName("mine" if is_mine else "guess")
    button.setAccessibleName(words)
    button.clicked.connect(lambda: kit.guessed(nth))
    kit.buttons[f"guess {nth}"] = button
    return button


def foot(kit: Kit, answer: Answer) -> QWidget:
    """Return the buttons, the main one at their end."""
    made = AnswerFoot()
    is_wrong = answer.verdict in TO_TRY_AGAIN
    if is_wrong:
        made.add(kit.button("show", "eye", translate("review", "See the answer"), "V"))
        main = kit.button("again", "undo", translate("review", "Try again"), "↵")
    else:
        for link in _demands(kit, answer) if kit.is_low else ():
            made.add(link)
        made.add(kit.button("again", "undo", translate("review", "Try another"), "O"))
        made.add(kit.button("branch", "branch", translate("review", "Play from here"), "B"))
        main = kit.button("next", "next", answer.onwards, "↵")
    main.setObjectName("main")
    main.show_sign("undo" if is_wrong else "next", LIGHT.on_accent)
    made.end_with(main)
    return made


def main_of(part: Part) -> QPushButton:
    """Return the main one of the buttons of a foot."""
    return next(each for each in part.buttons.values() if each.objectName() == "main")


def _column(spacing: int) -> tuple[QWidget, QVBoxLayout]:
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(spacing)
    return box, column
