"""The account of a hand, on paper over the darkened table."""

from collections.abc import Iterator, Mapping
from enum import Enum, auto

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.face import ScoreSheet
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, translate
from naipes_gui.review.misfortune import Misfortune, misfortune
from naipes_gui.review.outlook import Outlook
from naipes_gui.store.seals import Seal
from naipes_gui.ui.beside_table.deal_proof import checked, match_so_far, sealed_deal
from naipes_gui.ui.match.deal_pass import PassOn, remark
from naipes_gui.ui.match.equation_box import EquationBox
from naipes_gui.ui.match.left_hands import LeftHands, hands_of
from naipes_gui.ui.match.paper_sheet import LOW_UNDER, PaperSheet
from naipes_gui.ui.match.score_rows import Rows
from naipes_gui.ui.match.score_table import ScoreTable, is_narrow
from naipes_gui.ui.match.sheet_frame import STEP
from naipes_gui.ui.shared.art import CardStyle, icon_pixmap
from naipes_gui.ui.shared.markup import joined, markup
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import LIGHT
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.plates import SeatInfo


class End(Enum):
    """Where the end of the match is, as seen from the account of a hand."""

    NOT_YET = auto()
    AHEAD = auto()
    """The hand was the last one: the end of the match is what comes next."""
    BEHIND = auto()
    """One has come from there, and goes back."""


class ScoreSheetOverlay(PaperSheet):
    """Covers the table with a scrim and shows one score sheet."""

    again = Signal()
    same_again = Signal(int)
    """Somebody wants to play this hand again, with the same cards."""
    watch = Signal(int)
    end = Signal()
    """Somebody goes on to the end of the match, or back to it."""
    review = Signal(int)
    """Somebody wants to go over a hand."""
    rule = Signal(str)
    """Somebody wants to read the rule of that number."""

    def __init__(self, seat_infos: Mapping[Seat, SeatInfo], parent: QWidget) -> None:
        super().__init__(parent)
        self._seat_infos = seat_infos
        self._sheet: ScoreSheet | None = None
        self._seal: Seal | None = None
        self._latest = self._link = ""
        self._said: tuple[Seat, Phrase] | None = None
        self._quote: Label | None = None
        self._hands: LeftHands | None = None
        self._end, self._is_narrow = End.NOT_YET, False
        self.pass_on = PassOn()
        self._line: QWidget | None = None
        self.banter = False
        self.cards: CardStyle | None = None
        """How the cards look that somebody still held."""

    def show_sheet(
        self, sheet: ScoreSheet, seal: Seal | None, latest: str = "", link: str = "",
        *, end: End = End.NOT_YET,
    ) -> None:  # fmt: skip
        """Show how a hand ended, its seal and the ``latest`` one, and the last ``link``."""
        self._sheet, self._seal, self._said = sheet, seal, None
        self._latest, self._link, self._end = latest, link, end
        self.lay()

    @property
    def hand(self) -> int:
        """Which hand is accounted for, counted from 1; 0 where that is not known."""
        return self._seal.hand if self._seal is not None else 0

    def quote(self, seat: Seat, words: Phrase) -> None:
        """Let an opponent say something about the hand, beside its result."""
        self._said = seat, words
        if self.isVisible():
            self._write_quote()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible() and is_narrow(self.inner_width, self.text_style) != self._is_narrow:
            self.rewrite()
            self.focus_first()
        elif self._hands is not None and self._hands.is_unfolded:
            self._show_hands()

    def write(self) -> None:
        assert self._sheet is not None
        self._quote = self._line = self._hands = None
        self.body.addLayout(self._head(self._sheet))
        self.body.addSpacing(2 if self.is_tight else 10)
        go_over = lambda: self.review.emit(self.hand)  # noqa: E731
        self._box = self.review_box(go_over) if self.hand else None
        low = self._table.height() < LOW_UNDER
        self.body.addWidget(self._rows(self._sheet, None if low else self._box), 1)
        self.body.addSpacing(2 if self.is_tight else 8)
        if self._box is not None and low:
            # Where the rows scroll it would be out of sight.
            self.body.addWidget(self._box)
        self.body.addWidget(self._buttons())

    def misfortune(self, outlook: Outlook) -> Misfortune | None:
        return misfortune(outlook.judged, self._sheet) if self._sheet is not None else None

    def headline(self) -> str:
        assert self._sheet is not None
        return self.rich(self._sheet.title)

    def _head(self, sheet: ScoreSheet) -> QHBoxLayout:
        head, column = QHBoxLayout(), QVBoxLayout()
        title, subtitle = Label(self.rich(sheet.title)), Label(self._circumstances(sheet))
        title.setObjectName("title")
        title.setProperty("tight", self.is_tight)
        title.setWordWrap(True)
        subtitle.setObjectName("caption")
        subtitle.setWordWrap(True)
        column.addWidget(title)
        if self.is_tight:
            self._circumstance = subtitle
        else:
            column.addWidget(subtitle)
        head.addLayout(column, 3)
        box = self._equation(sheet)
        if box is not None:
            head.addSpacing(16)
            head.addWidget(box, 0, Qt.AlignmentFlag.AlignTop)
            head.addSpacing(STEP - 16)
        if self.banter and not self.is_tight:
            # Its room is kept from the beginning, for the words may come a little later.
            self._quote = self._room_for_words(below=box is not None)
            if box is None:
                head.addWidget(self._quote, 2)
            else:
                column.addWidget(self._quote)
            self._write_quote()
        return head

    def _equation(self, sheet: ScoreSheet) -> EquationBox | None:
        """Return the sum of the result where it leaves the sentence beside it room."""
        if sheet.equation is None or self._table.height() < LOW_UNDER:
            return None
        box = EquationBox(sheet.equation, self.text_style, self._paper)
        if box.fits(self.inner_width):
            return box
        box.hide()
        box.deleteLater()
        return None

    def _room_for_words(self, *, below: bool) -> Label:
        words = Label(name="quote", wrap=True)
        if below:
            return words
        # The inlay steps in at the corners of the paper.
        words.setContentsMargins(0, 8, STEP - 16, 0)
        words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return words

    def _circumstances(self, sheet: ScoreSheet) -> str:
        """Return what stands below the title, and why the hand ended early if it did."""
        if sheet.early is None:
            return self.rich(sheet.subtitle)
        return joined(" · ", [self.rich(sheet.subtitle), self.rich(sheet.early)])

    def _write_quote(self) -> None:
        if self._quote is not None and self._said is not None:
            seat, words = self._said
            said = translate("banter", "“{words}”").format(words=self.text_style.wording.say(words))
            name = self._seat_infos[seat].name
            beside = self._quote.alignment() & Qt.AlignmentFlag.AlignRight
            form = "<i>{}</i><br><b>{}</b>" if beside else "<b>{1}:</b> <i>{0}</i>"
            self._quote.setText(markup(form, said, name))

    def _rows(self, sheet: ScoreSheet, review: QWidget | None) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        # A bar for the empty edge of the last line would have nothing to scroll to.
        column.setSpacing(3 if self._table.height() < LOW_UNDER else 8)
        self._is_narrow = is_narrow(self.inner_width, self.text_style)
        table = ScoreTable(sheet, self._seat_infos, self.text_style, narrow=self._is_narrow)
        table.rule.connect(self.rule)
        column.addWidget(table)
        if review is not None:
            column.addWidget(review)
        for part in self._below(sheet):
            column.addWidget(part)
        column.addStretch()
        scroll = Rows()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(box)
        return scroll

    def _below(self, sheet: ScoreSheet) -> Iterator[QWidget]:
        """Return what stands below the rows and scrolls with them: else it would squeeze them."""
        if self.is_tight:
            yield self._circumstance
        if self.banter and self.is_tight:
            self._quote = self._room_for_words(below=True)
            self._write_quote()
            yield self._quote
        others = hands_of(sheet)
        if others and self.cards is not None:
            hands = LeftHands(others, self._seat_infos, self.cards)
            hands.unfolded.connect(self._show_hands)
            self._hands = hands
            yield hands
        if sheet.check is not None:
            yield self._check(self.rich(sheet.check))
        if results := self.pass_on.results:
            yield remark("people", results)
        if self._seal is not None:
            yield self._sealed(self._seal)
            self._line = self.pass_on.told(self, self._seal.proof)
            self._line.hide()
            yield self._line

    @Slot()
    def _show_hands(self) -> None:
        """Make room for all the hands, and be where they are seen."""
        hands, (rows,) = self._hands, self._paper.findChildren(Rows)
        if hands is not None and hands.is_unfolded:
            rest = self._paper.height() - rows.viewport().height()
            beside = rows.verticalScrollBar().sizeHint().width()
            hands.fit(rows.width() - beside, self.tallest - rest)
        self.fit()
        if hands is not None and hands.is_unfolded:
            rows.show_from_top(hands)

    def _check(self, words: str) -> QWidget:
        """Return the sum that must come out, called what it is: it is not the result."""
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(11, 2, 11, 2)
        mark, text = (
            Label(),
            Label(markup("<b>{}</b> {}", translate("score", "All together:"), words), wrap=True),
        )
        mark.setPixmap(icon_pixmap("check", LIGHT.positive, app_style().px(18), 2.0))
        row.addWidget(mark)
        row.addWidget(text, 1)
        return box

    def _sealed(self, seal: Seal) -> QWidget:
        box = QFrame()
        box.setObjectName("sealed")
        row = QHBoxLayout(box)
        sign = Label()
        sign.setPixmap(icon_pixmap("seal", LIGHT.positive, app_style().px(20), 2.0))
        words = Label(sealed_deal(seal, self._latest, self._link))
        words.setWordWrap(True)
        row.addWidget(sign)
        row.addWidget(words, 1)
        self._proof, self._sealing = words, box
        # Signs that nobody reads unasked would make a bill of the account.
        box.hide()
        return box

    def _buttons(self) -> QWidget:
        others = []
        if self._seal is not None:
            check, watch = translate("score", "Check the deal"), translate("score", "Watch again")
            others.append(self.button("seal", check, self.show_proof, Qt.Key.Key_P))
            others.append(self.button("replay", watch, self._watch, Qt.Key.Key_V))
            same = translate("score", "Same deal")
            others.append(self.button("redo", same, self._same_again, Qt.Key.Key_M))
            others += self.pass_on.buttons(self)
        if self._end is not End.NOT_YET:
            word = translate("score", "Back to the end of the match")
            if self._end is End.AHEAD:
                word = translate("score", "The end of the match")
            back = self.main_button("crown", word, self.end.emit)
            self.keys[Qt.Key.Key_Escape] = back
            return self.foot([], [*others, back])
        on = self.main_button("cards", translate("score", "Next hand"), self._go_on)
        return self.foot(others, [*self.ways_out(), on])

    def _go_on(self) -> None:
        self.hide()
        self.again.emit()

    def _same_again(self) -> None:
        assert self._seal is not None
        self.same_again.emit(self._seal.hand)

    def _watch(self) -> None:
        assert self._seal is not None
        self.watch.emit(self._seal.hand)

    def show_proof(self) -> None:
        """Compute the deal again and show what that proves."""
        assert self._seal is not None
        told = checked(self._seal, self.text_style), match_so_far(self._link)
        self._sealing.show()
        self._proof.setText(joined("<br>", told))
        if self._line is not None:
            self._line.show()
        self.fit()
        for rows in self._paper.findChildren(Rows):
            rows.show_whole(self._proof)

    @property
    def proof(self) -> str:
        """What is said about the seal of the deal."""
        return self._proof.text()
