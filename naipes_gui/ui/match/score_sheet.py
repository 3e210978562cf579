"""The account of a hand, on paper over the darkened table."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QApplication,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from naipes_gui.core.face import ScoreLine, ScoreSheet
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, translate
from naipes_gui.store.seals import Seal
from naipes_gui.ui.beside_table.deal_proof import checked, match_so_far, sealed_deal
from naipes_gui.ui.match.score_rows import Rows, align, grid_of, sheet_style
from naipes_gui.ui.match.sheet_frame import sheet_frame
from naipes_gui.ui.shared.art import face, icon, icon_pixmap
from naipes_gui.ui.shared.markup import joined, markup
from naipes_gui.ui.shared.paint import rich
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import LIGHT
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.plates import SeatInfo, paper_inks

WIDEST, TALLEST, LEAST = 960, 900, 300

SCROLLS = {
    Qt.Key.Key_Up: QAbstractSlider.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_Down: QAbstractSlider.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}
WAYS = {
    Qt.Key.Key_Left: False,
    Qt.Key.Key_Up: False,
    Qt.Key.Key_Right: True,
    Qt.Key.Key_Down: True,
}
"""Which button the arrows go to: the next or the one before."""
MANY = 5
"""From so many rows on they stand closer together."""


class ScoreSheetOverlay(QWidget):
    """Covers the table with a scrim and shows one score sheet."""

    again = Signal()
    watch = Signal(int)
    home = Signal()
    rematch = Signal()

    def __init__(self, seat_infos: Mapping[Seat, SeatInfo], parent: QWidget) -> None:
        super().__init__(parent)
        self._seat_infos, self.text_style, self._table = seat_infos, TextStyle(), parent
        self._sheet: ScoreSheet | None = None
        self._seal: Seal | None = None
        self._latest = self._link = ""
        self._said: tuple[Seat, Phrase] | None = None
        self._quote: Label | None = None
        self.banter = False
        self._paper = QFrame(self)
        self._paper.setObjectName("paper")
        self._body = QVBoxLayout(self._paper)
        self._body.setContentsMargins(44, 30, 44, 24)
        self._background = Label(parent=self._paper)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.main: QPushButton | None = None
        self.hide()

    def show_sheet(
        self, sheet: ScoreSheet, seal: Seal | None, latest: str = "", link: str = ""
    ) -> None:
        """Show how a hand ended, its seal and the ``latest`` one, and the last ``link``."""
        self._sheet, self._seal, self._said = sheet, seal, None
        self._latest, self._link = latest, link
        self._rebuild()
        self.setGeometry(self._table.rect())
        self.show()
        self.raise_()
        self.focus_first()

    def quote(self, seat: Seat, words: Phrase) -> None:
        """Let an opponent say something about the hand, beside its result."""
        self._said = seat, words
        if self.isVisible():
            self._write_quote()

    def retranslate(self) -> None:
        """Write everything again in the present language."""
        if self.isVisible():
            self._rebuild()
            self.focus_first()

    def focus_first(self) -> None:
        """Put the focus on the main button."""
        if self.main is not None:
            self.main.setFocus()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the keys on the paper: what lies under the scrim cannot be clicked either."""
        return _pass_on([w for w in self._paper.findChildren(QWidget) if _takes_tab(w)], forward)

    def hear(self, event: QKeyEvent) -> bool:
        """Do what a key means on the sheet, whatever has the focus; tell whether it meant any."""
        key = Qt.Key(event.key())
        if self._scroll(key):
            return True
        if key in WAYS:
            buttons = self._paper.findChildren(QPushButton)
            return _pass_on([button for button in buttons if _takes_tab(button)], WAYS[key])
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.main is not None:
            if not event.isAutoRepeat():
                self.main.click()
            return True
        return False

    def _scroll(self, key: Qt.Key) -> bool:
        bars = [rows.verticalScrollBar() for rows in self._paper.findChildren(Rows)]
        step = SCROLLS.get(key)
        if step is None or not any(bar.maximum() for bar in bars):
            return False
        for bar in bars:
            bar.triggerAction(step)
        return True

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Also when the page is shown again: what lies under the scrim must not have the keys.
        self.focus_first()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self._sheet is None or min(self.width(), self.height()) < 200:
            return
        width, height = min(WIDEST, self.width() - 32), min(TALLEST, self.height() - 32)
        margins = self._body.contentsMargins()
        for rows in self._paper.findChildren(Rows):
            rows.wide = width - margins.left() - margins.right()
            rows.updateGeometry()
        self._body.invalidate()
        height = min(height, max(LEAST, self._body.sizeHint().height() + 8))
        self._paper.setGeometry(
            (self.width() - width) // 2, (self.height() - height) // 2, width, height
        )
        self._background.setGeometry(0, 0, width, height)
        self._background.setPixmap(sheet_frame(QSize(width, height), self.devicePixelRatioF()))
        self._background.lower()

    def _rebuild(self) -> None:
        assert self._sheet is not None
        # What is added to a visible parent counts for nothing in its size until it is shown.
        self._paper.hide()
        _empty(self._body)
        self._quote = None
        base = 14 * self.text_style.text_scale
        self.setStyleSheet(sheet_style(base))
        self._body.addLayout(self._head(self._sheet))
        self._body.addSpacing(10)
        self._body.addWidget(self._rows(self._sheet), 1)
        if self._sheet.check is not None:
            self._body.addLayout(
                self._line("check", self.text_style.wording.say(self._sheet.check))
            )
        if self._seal is not None:
            self._body.addWidget(self._sealed(self._seal))
        self._body.addSpacing(8)
        self._body.addLayout(self._buttons(self._sheet))
        self._fit()
        self._paper.show()

    def _head(self, sheet: ScoreSheet) -> QHBoxLayout:
        head, column = QHBoxLayout(), QVBoxLayout()
        title, subtitle = Label(self._rich(sheet.title)), Label(self._rich(sheet.subtitle))
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
        column.addStretch()
        scroll = Rows()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(box)
        return scroll

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
        caption = Label(self._rich(line.caption))
        caption.setObjectName("caption")
        grid.addWidget(caption, 1, 1, Qt.AlignmentFlag.AlignTop)
        derived = Label(joined(" · ", map(self._rich, line.derivation)))
        derived.setWordWrap(True)
        grid.addWidget(derived, 0, 2, 2, 1)
        gained, total = Label(_signed(line.gained)), Label(_minus(line.total))
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

    def _line(self, sign: str, words: str) -> QHBoxLayout:
        row = QHBoxLayout()
        mark, text = Label(), Label(words)
        mark.setPixmap(icon_pixmap(sign, LIGHT.positive, 18, 2.0))
        text.setWordWrap(True)
        row.addWidget(mark)
        row.addWidget(text, 1)
        return row

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

    def _buttons(self, sheet: ScoreSheet) -> QHBoxLayout:
        row = QHBoxLayout()
        if self._seal is not None:
            row.addWidget(
                self._button("seal", translate("score", "Check the deal"), self.show_proof)
            )
            row.addWidget(self._button("replay", translate("score", "Watch again"), self._watch))
        row.addStretch()
        over = sheet.match_over
        if over:
            row.addWidget(self._button("new", translate("score", "Another match"), self._rematch))
        text = translate("score", "Back to the start") if over else translate("score", "Next hand")
        self.main = self._button("home" if over else "cards", text, self._go_on)
        self.main.setObjectName("main")
        self.main.setDefault(True)
        self.main.setIcon(icon("home" if over else "cards", LIGHT.on_accent))
        row.addWidget(self.main)
        return row

    def _button(self, sign: str, text: str, act: object) -> QPushButton:
        # The style sheet knows no distance between icon and word.
        button = QPushButton(icon(sign, LIGHT.text), f"\u2002{text}")
        button.setAccessibleName(text)
        button.setIconSize(QSize(20, 20))
        button.setAutoDefault(True)
        button.clicked.connect(act)
        return button

    def _rematch(self) -> None:
        self.hide()
        self.rematch.emit()

    def _go_on(self) -> None:
        assert self._sheet is not None
        self.hide()
        (self.home if self._sheet.match_over else self.again).emit()

    def _watch(self) -> None:
        assert self._seal is not None
        self.watch.emit(self._seal.hand)

    def show_proof(self) -> None:
        """Compute the deal again and show what that proves."""
        assert self._seal is not None
        told = checked(self._seal, self.text_style), match_so_far(self._link)
        self._proof.setText(joined("<br>", told))
        self._fit()

    @property
    def proof(self) -> str:
        """What is said about the seal of the deal."""
        return self._proof.text()

    def _rich(self, what: object) -> str:
        text = self.text_style.wording.say(what)  # type: ignore[arg-type]
        return rich(text, paper_inks(self.text_style))


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else _minus(number)


def _minus(number: int) -> str:
    return str(number).replace("-", "−")


def _takes_tab(widget: QWidget) -> bool:
    return widget.isVisible() and bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def _pass_on(ring: Sequence[QWidget], forward: bool) -> bool:
    """Give the focus to the next of some widgets in a ring; tell whether there is any."""
    if not ring:
        return False
    focused = QApplication.focusWidget()
    here = ring.index(focused) if focused in ring else -1 if forward else 0
    ring[(here + (1 if forward else -1)) % len(ring)].setFocus(_reason(forward))
    return True


def _reason(forward: bool) -> Qt.FocusReason:
    reasons = Qt.FocusReason
    return reasons.TabFocusReason if forward else reasons.BacktabFocusReason


def _empty(layout: QVBoxLayout) -> None:
    """Take everything out of a layout, at once, so that names can be used again."""
    while (item := layout.takeAt(0)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()
        elif isinstance(inner := item.layout(), QHBoxLayout | QVBoxLayout):
            _empty(inner)  # type: ignore[arg-type]
