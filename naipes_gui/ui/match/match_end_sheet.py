"""The end of a match on paper: who won, the hands in columns, what is said, and the rematch."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from naipes_gui.core.figures import signed, whole
from naipes_gui.core.match_end import HandGlance, MatchEnd, Standing
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, translate
from naipes_gui.core.wording import labelled
from naipes_gui.store.seals import Seal
from naipes_gui.ui.beside_table.deal_proof import match_so_far
from naipes_gui.ui.match.deal_pass import PassOn
from naipes_gui.ui.match.paper_sheet import LOW_UNDER, PaperSheet
from naipes_gui.ui.match.score_rows import Rows
from naipes_gui.ui.shared.art import face, icon_pixmap
from naipes_gui.ui.shared.markup import joined, tip
from naipes_gui.ui.shared.people import OPPONENTS
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import LIGHT
from naipes_gui.ui.shared.widgets.boxes import empty, hbox, vbox
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.plates import SeatInfo

CELL, NAME, TOTAL, FACE, GAP = 60, 136, 84, 38, 8
SIDES = 52
"""What the edges of a row and a scroll bar take."""
BEFORE = 74
"""The width of the column that adds up the hands for which there is no room."""
BUBBLES = 4
"""Words that stand beside each other; where the window is low, one alone is shown."""
ME = Seat(0)
CROWD = 5
"""From so many players on the rows are lower."""


class MatchEndSheet(PaperSheet):
    """Covers the table when a match is over; Enter begins the next one."""

    tells_match = True
    rematch = Signal()
    watch = Signal()
    same_again = Signal(int)
    """Somebody wants to play the deal again, from its first hand."""
    change_table = Signal()
    review = Signal()
    """Somebody wants to go over the match."""
    hand_wanted = Signal(int)
    character_wanted = Signal(str)
    """A hand, counted from 1, of which somebody wants the account."""

    def __init__(self, seat_infos: Mapping[Seat, SeatInfo], parent: QWidget) -> None:
        super().__init__(parent)
        self._seat_infos, self._end = seat_infos, MatchEnd(Phrase("", ""), (), ())
        self._seals: Sequence[Seal] = ()
        self._link, self._proof = "", ""
        self.pass_on = PassOn()
        self._line: QWidget | None = None
        self._words: dict[Seat, Phrase] = {}
        self._last, self._columns = 0, 0
        self._talk: QVBoxLayout | None = None
        """Where the opponents' words stand, while the sheet is seen."""

    def show_end(self, end: MatchEnd, seals: Sequence[Seal], link: str = "") -> None:
        """Show how a match ended; its seals can be checked, and ``link`` stands for all of it."""
        if end != self._end:
            self._words, self._proof, self._last = {}, "", len(end.hands)
        self._end, self._seals, self._link = end, seals, link
        self.lay()

    def quote(self, seat: Seat, words: Phrase) -> None:
        """Let an opponent say something at the end."""
        self._words[seat] = words
        if self.isVisible() and self._talk is not None:
            self._write_words(self._talk)
            super().fit()

    def fit(self) -> None:
        if not self.is_aside and self.main is not None and self._room() != self._columns:
            # Another number of columns has room now.
            self._columns = self._room()
            focused = self.main.hasFocus()
            self.rewrite()
            if focused:
                self.focus_first()
            return
        super().fit()

    def write(self) -> None:
        self._columns, self._line = self._room(), None
        title, about = Label(self.rich(self._end.title), name="title"), Label(self._about())
        title.setProperty("tight", self.is_tight)
        about.setObjectName("caption")
        for text in (title, about):
            text.setWordWrap(True)
        self.body.addWidget(title)
        if not self.is_tight:
            self.body.addWidget(about)
            self.body.addSpacing(8)
        self.body.addWidget(self._scrolled(about), 1)
        self.body.addSpacing(2 if self.is_tight else 8)
        self._box = self.review_box(self.review.emit) if self._end.hands else None
        if self._box is not None:
            self.body.addWidget(self._box)
            self.body.addSpacing(4)
        self.body.addWidget(self._foot())
        self.setAccessibleName(title.text())

    def headline(self) -> str:
        assert self._end is not None
        return self.rich(self._end.title)

    def _about(self) -> str:
        return joined(" · ", (self.rich(part) for part in self._end.subtitle))

    def _scrolled(self, about: Label) -> Rows:
        box = QWidget()
        column = vbox(on=box, margins=0, spacing=3 if len(self._end.standings) < CROWD else 1)
        if self._end.hands:
            column.addWidget(self._heading())
        rows = {standing.seat: self._row(standing) for standing in self._end.standings}
        for row in rows.values():
            column.addWidget(row)
        column.addSpacing(6)
        if self.is_tight:
            column.addWidget(about)
        for words in self._end.notable:
            column.addWidget(self._remark("star", self.rich(words)))
        if results := self.pass_on.results:
            column.addWidget(self._remark("people", results))
        if self._proof:
            column.addWidget(self._remark("seal", self._proof))
            if self._seals:
                self._line = self.pass_on.told(self, self._seals[-1].proof)
                column.addWidget(self._line)
        self._talk = QVBoxLayout()
        column.addLayout(self._talk)
        self._write_words(self._talk)
        column.addStretch()
        scroll = Rows()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(box)
        scroll.in_sight = rows.get(ME)
        return scroll

    def _write_words(self, talk: QVBoxLayout) -> None:
        """Write what is said, and nothing else of the sheet anew."""
        empty(talk)
        if self._words:
            said = self._said()
            talk.addWidget(said)
            said.show()

    # The hands in columns.

    def px(self, length: float) -> int:
        """Return a length that grows with the text."""
        return round(length * self.text_style.text_scale)

    def _room(self) -> int:
        """Return how many hands stand beside each other."""
        room = self.inner_width - self.px(NAME + TOTAL) - FACE - GAP - SIDES
        hands = len(self._end.hands)
        if hands * self.px(CELL) <= room:
            return hands
        return max(1, (room - self.px(BEFORE)) // self.px(CELL))

    @property
    def _shown(self) -> range:
        """The places of the hands that have a column."""
        return range(max(0, self._last - self._columns), self._last)

    def _heading(self) -> QWidget:
        box, row = _line()
        row.addSpacing(FACE + GAP)
        row.addWidget(self._caption(translate("score", "Player"), self.px(NAME)))
        row.addStretch(1)
        if self._earlier:
            first = self._end.first
            row.addWidget(self._turn(f"‹ {first}–{first + len(self._earlier) - 1}"))
        for place in self._shown:
            row.addWidget(self._column_head(place))
        total = translate("score", "Lost") if self._tells_places else translate("score", "Total")
        row.addWidget(self._caption(total, self.px(TOTAL), right=True))
        return box

    @property
    def _tells_places(self) -> bool:
        """Whether hands have places in them instead of gains: then somebody loses, nobody wins."""
        return any(not hand.signed for hand in self._end.hands)

    @property
    def _earlier(self) -> range:
        return range(self._shown.start)

    def _turn(self, text: str) -> QPushButton:
        """Return what turns to the hands before; after the first come the last again."""
        button = QPushButton(text)
        button.setObjectName("hand")
        button.setFixedWidth(self.px(BEFORE))
        button.setAccessibleName(translate("score", "Earlier hands"))
        button.clicked.connect(self._page_back)
        return button

    def _page_back(self) -> None:
        self._last = self._shown.start or len(self._end.hands)
        self.rewrite()
        self.focus_first()

    def _column_head(self, place: int) -> QPushButton:
        hand, number = self._end.hands[place], self._end.first + place
        word = self.text_style.wording.say(hand.word) if hand.word is not None else ""
        mark = {True: " ✓", False: " ×", None: ""}[hand.made if word else None]
        button = QPushButton(f"{whole(number)}\n{word}{mark}" if self._has_words else whole(number))
        button.setObjectName("hand")
        button.setFixedWidth(self.px(CELL))
        about = self.text_style.wording.say(hand.summary) if hand.summary is not None else ""
        told = translate("score", "Account of hand {hand}").format(hand=number)
        button.setAccessibleName(labelled(told, about) if about else told)
        button.setToolTip(tip(button.accessibleName()))
        button.clicked.connect(lambda _=False, number=number: self.hand_wanted.emit(number))
        return button

    @property
    def _has_words(self) -> bool:
        return any(hand.word is not None for hand in self._end.hands)

    def _row(self, standing: Standing) -> QWidget:
        frame, row = _line()
        won = standing.place == 1 and not self._end.given_up and not self._tells_places
        mine = standing.seat == ME
        frame.setObjectName("winner" if won else "mine" if mine else "row")
        who = self._seat_infos[standing.seat]
        picture = Label()
        side = FACE if len(self._end.standings) < CROWD else FACE - 8
        picture.setPixmap(face(who.portrait, side, 2.0, LIGHT.line))
        picture.setFixedSize(FACE, side)
        row.addWidget(picture)
        row.addSpacing(GAP)
        row.addWidget(self._name(who.name, crown=won, is_met=not mine))
        row.addStretch(1)
        if self._earlier:
            row.addWidget(self._sum(standing.seat))
        for place in self._shown:
            row.addWidget(self._cell(self._end.hands[place], standing.seat))
        row.addWidget(self._total(standing))
        return frame

    def _name(self, name: str, *, crown: bool, is_met: bool) -> QWidget:
        box, row = _line()
        row.setContentsMargins(0, 0, 0, 0)
        box.setFixedWidth(self.px(NAME))
        row.addWidget(self._who(name) if is_met and name in OPPONENTS else Label(name, name="name"))
        row.addSpacing(GAP)
        if crown:
            sign = Label()
            sign.setPixmap(icon_pixmap("crown", LIGHT.dots, app_style().px(18), 2.0))
            sign.setAccessibleName(translate("score", "Winner"))
            row.addWidget(sign)
        row.addStretch(1)
        return box

    def _who(self, name: str) -> QPushButton:
        """Return a name that opens the page of whoever it is."""
        button = QPushButton(name)
        button.setObjectName("who")
        button.setToolTip(tip(translate("characters", "What you know of {who}").format(who=name)))
        button.clicked.connect(lambda: self.character_wanted.emit(name))
        return button

    def _cell(self, hand: HandGlance, seat: Seat) -> Label:
        known = seat < len(hand.figures)
        figure = hand.figures[seat] if known else 0
        plain = whole(figure) if not hand.signed else signed(figure)
        cell = self._figure(plain if known else "–", self.px(CELL))
        # Who neither gains nor loses has neither done well nor badly.
        if known and hand.about == seat and (hand.made is not None or figure):
            good = figure > 0 if hand.made is None else hand.made
            cell.setObjectName("good" if good else "bad")
        return cell

    def _sum(self, seat: Seat) -> Label:
        """Add up the hands that have no column; places are not added."""
        hands = [self._end.hands[place] for place in self._earlier]
        if any(not hand.signed for hand in hands):
            return self._figure("…", self.px(BEFORE))
        return self._figure(signed(sum(hand.figures[seat] for hand in hands)), self.px(BEFORE))

    def _figure(self, text: str, width: int) -> Label:
        made = Label(text)
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        made.setFixedWidth(width)
        return made

    def _total(self, standing: Standing) -> QWidget:
        box = QWidget()
        box.setFixedWidth(self.px(TOTAL))
        column = vbox(on=box, margins=0, spacing=0)
        holding = standing.holding
        total = Label(whole(holding.figure), name="total")
        total.setToolTip(tip(self.text_style.wording.say(holding.words)))
        column.addWidget(total, 0, Qt.AlignmentFlag.AlignRight)
        if holding.change is not None:
            change = Label(signed(holding.change))
            change.setObjectName(
                "" if not holding.change else "up" if holding.change > 0 else "down"
            )
            column.addWidget(change, 0, Qt.AlignmentFlag.AlignRight)
        return box

    def _caption(self, text: str, width: int, *, right: bool = False) -> Label:
        made = Label(text, name="heading")
        made.setFixedWidth(width)
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        made.setAlignment(side | Qt.AlignmentFlag.AlignBottom)
        return made

    # What is said.

    def _remark(self, sign: str, words: str) -> QWidget:
        box, row = _line()
        row.setContentsMargins(12, 0, 12, 0)
        mark, text = Label(), Label(words, wrap=True)
        ink = LIGHT.dots if sign == "star" else LIGHT.positive
        mark.setPixmap(icon_pixmap(sign, ink, app_style().px(16), 2.0))
        row.addWidget(mark)
        row.addSpacing(GAP)
        row.addWidget(text, 1)
        return box

    def _said(self) -> QWidget:
        box = QWidget()
        grid = QGridLayout(box)
        grid.setContentsMargins(0, 6, 0, 0)
        order = [one.seat for one in self._end.standings if one.seat in self._words]
        many = min(BUBBLES, max(1, self.inner_width // self.px(210)))
        if self._table.height() < LOW_UNDER:
            order = order[:1]
        for nth, seat in enumerate(order):
            grid.addWidget(self._bubble(seat, self._words[seat]), nth // many, nth % many)
        for column in range(min(many, len(order))):
            grid.setColumnStretch(column, 1)
        return box

    def _bubble(self, seat: Seat, words: Phrase) -> QWidget:
        box, row = _line()
        row.setContentsMargins(0, 0, 0, 0)
        picture = Label()
        picture.setPixmap(face(self._seat_infos[seat].portrait, 34, 2.0, LIGHT.line))
        picture.setAccessibleName(self._seat_infos[seat].name)
        text = Label(self.text_style.wording.say(words), name="bubble")
        text.setWordWrap(True)
        row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addSpacing(GAP)
        row.addWidget(text, 1)
        return box

    # What to do next.

    def _foot(self) -> QWidget:
        others = []
        if self._seals:
            others += [
                self.button("replay", translate("score", "Watch again"), self.watch.emit,
                            Qt.Key.Key_V),
                self.button("seal", translate("score", "Check the deals"), self.show_proof,
                            Qt.Key.Key_P),
            ]  # fmt: skip
        if self.pass_on.line or len(self._end.hands) == len(self._seals) == 1:
            same = translate("score", "Same deal")
            others.append(self.button("redo", same, lambda: self.same_again.emit(1),
                                      Qt.Key.Key_M))  # fmt: skip
            others += self.pass_on.buttons(self)
        others.append(self.button("people", translate("score", "Change the table"),
                                  self.change_table.emit, Qt.Key.Key_T))  # fmt: skip
        again = self.main_button("cards", translate("score", "Rematch"), self._again)
        return self.foot(others, [*self.ways_out(), again])

    def go_home(self) -> None:
        self.hide()
        super().go_home()

    def _again(self) -> None:
        self.hide()
        self.rematch.emit()

    def show_proof(self) -> None:
        """Compute all deals again and say how many agree with their seals."""
        good = sum(seal.holds for seal in self._seals)
        words = translate("score", "{good} of %n deal(s) are the ones that had to come.",
                          n=len(self._seals)).format(good=good)  # fmt: skip
        self._proof = joined(" ", (words, match_so_far(self._link)))
        self.rewrite()
        self.focus_first()
        for rows in self._paper.findChildren(Rows):
            if self._line is not None:
                rows.show_whole(self._line)

    @property
    def proof(self) -> str:
        """What is said about the seals of the deals."""
        return self._proof

    def sizeHint(self) -> QSize:
        return self._table.size()


def _line() -> tuple[QFrame, QHBoxLayout]:
    frame = QFrame()
    row = hbox(on=frame, margins=(12, 4, 12, 4), spacing=0)
    return frame, row
