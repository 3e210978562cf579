"""The account of a hand, on paper over the darkened table."""

from collections.abc import Iterator, Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from naipes_gui.core.face import ScoreLine, ScoreSheet
from naipes_gui.core.table import FIRST, Seat
from naipes_gui.core.text import Phrase, translate
from naipes_gui.store.seals import Seal
from naipes_gui.ui.beside_table.deal_proof import checked, match_so_far, sealed_deal
from naipes_gui.ui.match.left_hands import LeftHands
from naipes_gui.ui.match.paper_sheet import Foot, PaperSheet
from naipes_gui.ui.match.score_rows import Rows, align, grid_of
from naipes_gui.ui.shared.art import CardStyle, face, icon_pixmap
from naipes_gui.ui.shared.markup import joined, markup
from naipes_gui.ui.shared.numbers import minus, signed
from naipes_gui.ui.shared.theme import LIGHT
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.plates import SeatInfo

MANY = 5
"""From so many rows on they stand closer together."""


class ScoreSheetOverlay(PaperSheet):
    """Covers the table with a scrim and shows one score sheet."""

    again = Signal()
    watch = Signal(int)
    end = Signal()

    def __init__(self, seat_infos: Mapping[Seat, SeatInfo], parent: QWidget) -> None:
        super().__init__(parent)
        self._seat_infos = seat_infos
        self._sheet: ScoreSheet | None = None
        self._seal: Seal | None = None
        self._latest = self._link = ""
        self._said: tuple[Seat, Phrase] | None = None
        self._quote: Label | None = None
        self._is_behind = False
        self.banter = False
        self.cards: CardStyle | None = None
        """How the cards look that somebody still held."""

    def show_sheet(
        self, sheet: ScoreSheet, seal: Seal | None, latest: str = "", link: str = "",
        *, behind_end: bool = False,
    ) -> None:  # fmt: skip
        """Show how a hand ended, its seal and the ``latest`` one, and the last ``link``.

        ``behind_end`` says that the match is over, and that one goes back to its end from here.
        """
        self._sheet, self._seal, self._said = sheet, seal, None
        self._latest, self._link, self._is_behind = latest, link, behind_end
        self.lay()

    def quote(self, seat: Seat, words: Phrase) -> None:
        """Let an opponent say something about the hand, beside its result."""
        self._said = seat, words
        if self.isVisible():
            self._write_quote()

    def write(self) -> None:
        assert self._sheet is not None
        self._quote = None
        self.body.addLayout(self._head(self._sheet))
        self.body.addSpacing(10)
        self.body.addWidget(self._rows(self._sheet), 1)
        self.body.addSpacing(8)
        self.body.addWidget(self._buttons())

    def _head(self, sheet: ScoreSheet) -> QHBoxLayout:
        head, column = QHBoxLayout(), QVBoxLayout()
        title, subtitle = Label(self.rich(sheet.title)), Label(self._circumstances(sheet))
        title.setObjectName("title")
        title.setWordWrap(True)
        subtitle.setObjectName("caption")
        subtitle.setWordWrap(True)
        column.addWidget(title)
        column.addWidget(subtitle)
        head.addLayout(column, 3)
        if self.banter:
            # Its room is kept from the beginning, for the words may come a little later.
            self._quote = Label()
            self._quote.setObjectName("quote")
            self._quote.setWordWrap(True)
            self._quote.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            head.addWidget(self._quote, 2)
            self._write_quote()
        return head

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
            self._quote.setText(markup("<i>{}</i><br><b>{}</b>", said, name))

    def _rows(self, sheet: ScoreSheet) -> QWidget:
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8 if len(sheet.lines) < MANY else 2)
        lines = [self._row(line, winner=line.seat == sheet.winner) for line in sheet.lines]
        for row in (rows := [self._heading(), *lines]):
            column.addWidget(row)
        align(rows)
        for part in self._below(sheet):
            column.addWidget(part)
        column.addStretch()
        scroll = Rows()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(box)
        return scroll

    def _below(self, sheet: ScoreSheet) -> Iterator[QWidget]:
        """Return what stands below the rows and scrolls with them: else it would squeeze them."""
        others = [each for each in sheet.left if each[0] != FIRST]
        if others and self.cards is not None:
            hands = LeftHands(others, self._seat_infos, self.cards)
            hands.unfolded.connect(self.fit)
            yield hands
        if sheet.check is not None:
            yield self._check(self.text_style.wording.say(sheet.check))
        if self._seal is not None:
            yield self._sealed(self._seal)

    def _heading(self) -> QWidget:
        row, grid = grid_of(QWidget())
        # A column without a picture has no gap beside it either.
        grid.setColumnMinimumWidth(0, 46 + grid.horizontalSpacing())
        for column, text in enumerate((
            translate("score", "Player"), translate("score", "Where the points come from"),
            translate("score", "This hand"), translate("score", "Total"),
        )):  # fmt: skip
            label = Label(text)
            label.setObjectName("heading")
            label.setWordWrap(column == 1)
            label.setAlignment(
                Qt.AlignmentFlag.AlignRight if column > 1 else Qt.AlignmentFlag.AlignLeft
            )
            grid.addWidget(label, 0, (0, 2, 3, 4)[column], 1, 2 if column == 0 else 1)
        return row

    def _row(self, line: ScoreLine, *, winner: bool) -> QWidget:
        frame = QFrame()
        frame.setObjectName("winner" if winner else "row")
        row, grid = grid_of(frame)
        who = self._seat_infos[line.seat]
        picture = Label()
        picture.setPixmap(face(who.portrait, 46, 2.0, LIGHT.line))
        picture.setFixedSize(46, 46)
        picture.setScaledContents(True)
        grid.addWidget(picture, 0, 0, 2, 1)
        grid.addLayout(self._name(who.name, winner), 0, 1, Qt.AlignmentFlag.AlignBottom)
        caption = Label(self.rich(line.caption))
        caption.setObjectName("caption")
        grid.addWidget(caption, 1, 1, Qt.AlignmentFlag.AlignTop)
        derived = Label(joined(" · ", map(self.rich, line.derivation)))
        derived.setWordWrap(True)
        grid.addWidget(derived, 0, 2, 2, 1)
        gained, total = Label(signed(line.gained)), Label(minus(line.total))
        sign = self._sign(line.gained)
        gained.setObjectName(sign)
        grid.addWidget(gained, 0, 3, 2, 1, Qt.AlignmentFlag.AlignRight)
        grid.addWidget(total, 0, 4, 2, 1, Qt.AlignmentFlag.AlignRight)
        return row

    def _sign(self, gained: int) -> str:
        good = -gained if self._sheet is not None and self._sheet.fewest_win else gained
        return "positive" if good > 0 else "negative" if good < 0 else "nothing"

    def _name(self, name: str, winner: bool) -> QHBoxLayout:
        row = QHBoxLayout()
        label = Label(name)
        label.setObjectName("name")
        row.addWidget(label)
        if winner:
            crown = Label()
            crown.setPixmap(icon_pixmap("crown", LIGHT.dots, 18, 2.0))
            crown.setAccessibleName(translate("score", "Winner"))
            row.addWidget(crown)
        row.addStretch()
        return row

    def _check(self, words: str) -> QWidget:
        box = QWidget()
        row = QHBoxLayout(box)
        mark, text = Label(), Label(words)
        mark.setPixmap(icon_pixmap("check", LIGHT.positive, 18, 2.0))
        text.setWordWrap(True)
        row.addWidget(mark)
        row.addWidget(text, 1)
        return box

    def _sealed(self, seal: Seal) -> QWidget:
        box = QFrame()
        box.setObjectName("sealed")
        row = QHBoxLayout(box)
        sign = Label()
        sign.setPixmap(icon_pixmap("seal", LIGHT.positive, 20, 2.0))
        words = Label(sealed_deal(seal, self._latest, self._link))
        words.setWordWrap(True)
        row.addWidget(sign)
        row.addWidget(words, 1)
        self._proof = words
        return box

    def _buttons(self) -> QWidget:
        others = []
        if self._seal is not None:
            check, watch = translate("score", "Check the deal"), translate("score", "Watch again")
            others.append(self.button("seal", check, self.show_proof, Qt.Key.Key_P))
            others.append(self.button("replay", watch, self._watch, Qt.Key.Key_V))
        if self._is_behind:
            word = translate("score", "Back to the end of the match")
            return Foot(others, self.main_button("crown", word, self.end.emit))
        return Foot(others, self.main_button("cards", translate("score", "Next hand"), self._go_on))

    def _go_on(self) -> None:
        self.hide()
        self.again.emit()

    def _watch(self) -> None:
        assert self._seal is not None
        self.watch.emit(self._seal.hand)

    def show_proof(self) -> None:
        """Compute the deal again and show what that proves."""
        assert self._seal is not None
        told = checked(self._seal, self.text_style), match_so_far(self._link)
        self._proof.setText(joined("<br>", told))
        self.fit()
        for rows in self._paper.findChildren(Rows):
            rows.show_whole(self._proof)

    @property
    def proof(self) -> str:
        """What is said about the seal of the deal."""
        return self._proof.text()
