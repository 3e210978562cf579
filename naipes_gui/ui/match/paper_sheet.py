"""Paper over the darkened table, with buttons at its foot: it has the keys while it lies there."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from PySide6.QtCore import QElapsedTimer, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from naipes_gui.core.text import translate
from naipes_gui.review.misfortune import Misfortune
from naipes_gui.review.outlook import Outlook
from naipes_gui.ui.beside_table.toolbar import TopBar
from naipes_gui.ui.match.review_box import KEY, ReviewBox
from naipes_gui.ui.match.score_rows import Rows, sheet_style
from naipes_gui.ui.match.sheet_foot import Foot
from naipes_gui.ui.match.sheet_frame import LOW_STEP, STEP, sheet_frame
from naipes_gui.ui.match.sheet_keys import SCROLLS, WAYS, pass_on, takes_tab
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.art import icon
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.paint import rich
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import LIGHT
from naipes_gui.ui.shared.widgets.boxes import empty
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.plates import paper_inks

WIDEST, TALLEST, LEAST = 960, 900, 300
ROOMY, LOW = (48, 30, 48, 24), (34, 22, 34, 18)
"""Margins of the paper, beside the steps of its gold line: the second where the window is low."""
LOW_UNDER = 680
TIGHT_UNDER = 420
"""At 100 %: on a lower table the heading is small, and what is said of it stands below the rows."""
WIDE_PART = 0.5
"""Of a very wide window the paper takes at most this part."""
SEEN_AFTER_MS = 450
"""What Enter was meant for before is no answer to a sheet that has only just come."""
SIGN = 20
"""How large the icon of a button is at 100 %."""


class PaperSheet(QWidget):
    """Covers the table with a scrim; whoever lays it fills its `body`.

    Put aside, it is a strip along the foot of the page: over the rest one sees the table.
    """

    tells_match: ClassVar[bool] = False
    """Whether it is about a whole match rather than a hand."""
    home = Signal()
    """Somebody leaves the table; the match is saved."""
    laid_aside = Signal(bool)
    """The table is looked at, or no more."""
    to_pass_on = Signal()
    """Somebody wants a match whose cards others can play too."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.text_style, self._table = TextStyle(), parent
        self._paper = QFrame(self)
        self._paper.setObjectName("paper")
        self.body = QVBoxLayout(self._paper)
        self._background = Label(parent=self._paper)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.main: QPushButton | None = None
        self.keys: dict[Qt.Key, QPushButton] = {}
        """The buttons that have a key of their own."""
        self._strip: QWidget | None = None
        """What there is of it while it is put aside."""
        self._outlook: Outlook | None = None
        self._box: ReviewBox | None = None
        self._lying = QElapsedTimer()
        self.hide()

    def lay(self) -> None:
        """Show the sheet as it is written now, with the keys on its main button."""
        self._forget_strip()
        self.rewrite()
        self.cover()
        self.show()
        self.raise_()
        self._lying.start()
        self.focus_first()

    def show_outlook(self, outlook: Outlook | None) -> None:
        """Show what is known of the cost of the hand or the match, or nothing of it."""
        had, self._outlook = self._outlook, outlook
        if not self.isVisible():
            return
        if (had is None) != (outlook is None):
            self.rewrite()
            self.focus_first()
        elif self._box is not None and outlook is not None:
            self._tell_box(self._box, outlook)

    def review_box(self, go_over: Callable[[], object]) -> ReviewBox | None:
        """Return the way to go over it, if anything is known of its cost."""
        if self._outlook is None:
            return None
        box = ReviewBox(self.text_style, low=self._table.height() < LOW_UNDER)
        self._tell_box(box, self._outlook)
        box.wanted.connect(go_over)
        self.keys[KEY] = box.button
        return box

    def _tell_box(self, box: ReviewBox, outlook: Outlook) -> None:
        known = self.misfortune(outlook) if outlook.is_done else None
        box.show_outlook(outlook, whole=self.tells_match, misfortune=known)

    def misfortune(self, outlook: Outlook) -> Misfortune | None:
        """Return by what the hand was lost, if it was and nothing was to reproach."""
        return None

    def rewrite(self) -> None:
        """Write everything anew."""
        if self.is_aside:
            self.put_aside()
            return
        # What is added to a visible parent counts for nothing in its size until it is shown.
        self._paper.hide()
        empty(self.body)
        self.main, self.keys = None, {}
        style = sheet_style(14 * self.text_style.text_scale, tight=self.is_tight)
        if style != self.styleSheet():
            # Qt dresses everything again, also in what it wears already.
            self.setStyleSheet(style)
        self.write()
        self.fit()
        self._paper.show()

    @property
    def is_aside(self) -> bool:
        """Whether the table is looked at, and the sheet waits."""
        return self._strip is not None

    def cover(self) -> None:
        """Lie over the whole table, or along its foot."""
        whole = self._table.rect()
        if self._strip is not None:
            column = self._strip.layout()
            assert column is not None
            high = max(self._strip.sizeHint().height(), column.heightForWidth(whole.width()))
            whole.setTop(whole.bottom() + 1 - high)
        self.setGeometry(whole)

    def put_aside(self) -> None:
        """Let the table be looked at; a button leads back to the sheet, another home."""
        self._forget_strip()
        self._paper.hide()
        self._strip = self._written_strip()
        self.cover()
        self._strip.setGeometry(self.rect())
        self._strip.show()
        self.focus_first()
        self.laid_aside.emit(True)
        announce(self, translate("score", "The table. Enter: back to the sheet."), urgent=True)

    def take_up(self) -> None:
        """Lie over the table again."""
        self._forget_strip()
        self.laid_aside.emit(False)
        self.rewrite()
        self.cover()
        self.focus_first()

    def _written_strip(self) -> QWidget:
        """Return what lies over the line below the table: its end, and the way back."""
        strip = QFrame(self)
        strip.setObjectName("strip")
        row = QHBoxLayout(strip)
        row.setContentsMargins(16, 6, 16, 6)
        self.main, self.keys = None, {}
        home = self.button("home", translate("score", "Back to the start page"), self.go_home)
        back = self.main_button("rules", translate("score", "Back to the sheet"), self.take_up)
        # Whoever has seen enough presses it once more, and must not find the match gone.
        self.keys[Qt.Key.Key_Escape] = back
        told = Label(self.headline(), name="caption" if self.is_tight else "name")
        told.setWordWrap(True)
        row.addWidget(told, 1)
        row.addWidget(Foot([home, back]))
        return strip

    def _forget_strip(self) -> None:
        if self._strip is not None:
            self._strip.hide()
            self._strip.deleteLater()
            self._strip = None

    def go_home(self) -> None:
        """Leave the table."""
        self.home.emit()

    def ways_out(self) -> list[QPushButton]:
        """Return the buttons that lead home, and to the table without leaving it."""
        home, see = (
            translate("score", "Back to the start page"),
            translate("score", "See the table"),
        )
        return [
            self.button("home", home, self.go_home),
            self.button("eye", see, self.put_aside, Qt.Key.Key_Escape),
        ]

    @property
    def _seen(self) -> QWidget:
        return self._strip if self._strip is not None else self._paper

    def write(self) -> None:
        """Fill the empty paper."""
        raise NotImplementedError

    def headline(self) -> str:
        """Return in one sentence, as rich text, how what the sheet is about ended."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Write everything again in the present language."""
        if self.isVisible():
            self.rewrite()
            self.focus_first()

    def focus_first(self) -> None:
        """Put the focus on the main button."""
        if self.main is not None:
            self.main.setFocus()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep the keys on the paper: what lies under the scrim cannot be clicked either."""
        return pass_on([w for w in self._seen.findChildren(QWidget) if takes_tab(w)], forward)

    def hear(self, event: QKeyEvent) -> bool:
        """Do what a key means on the sheet, whatever has the focus; tell whether it meant any."""
        key = Qt.Key(event.key())
        if self._scroll(key):
            return True
        if key in WAYS:
            buttons = self._seen.findChildren(QPushButton)
            return pass_on([button for button in buttons if takes_tab(button)], WAYS[key])
        enters = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        pressed = self.main if enters else self._with(event)
        if pressed is None:
            return False
        is_new = enters and self._lying.elapsed() < SEEN_AFTER_MS
        if not (event.isAutoRepeat() or is_new):
            pressed.click()
        return True

    def _with(self, event: QKeyEvent) -> QPushButton | None:
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
        )  # fmt: skip
        return self.keys.get(Qt.Key(event.key())) if plain else None

    def _scroll(self, key: Qt.Key) -> bool:
        bars = [rows.verticalScrollBar() for rows in self._seen.findChildren(Rows)]
        step = SCROLLS.get(key)
        if step is None or not any(bar.maximum() for bar in bars):
            return False
        for bar in bars:
            bar.triggerAction(step)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Beside the paper press what is seen of the toolbar: its keys are heard here too."""
        where = event.position().toPoint()
        if not self._seen.geometry().contains(where):
            bars = self._table.findChildren(TopBar)
            if not any(bar.press_at(self.mapToGlobal(where)) for bar in bars):
                self.focus_first()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Also when the page is shown again: what lies under the scrim must not have the keys.
        self.focus_first()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._strip is not None:
            self._strip.setGeometry(self.rect())
        else:
            self.fit()

    @property
    def widest(self) -> int:
        """How wide the paper would like to be where there is room."""
        scale = max(1.0, self.text_style.text_scale * 0.9)
        return max(round(WIDEST * scale), round(self._table.width() * WIDE_PART))

    @property
    def is_tight(self) -> bool:
        """Whether the rows would have hardly any room below a large heading."""
        return self._table.height() < TIGHT_UNDER * self.text_style.text_scale

    @property
    def inner_width(self) -> int:
        """How wide what stands on the paper may be."""
        left, _, right, _ = self._margins
        return min(self.widest, self._table.width() - 32) - left - right

    @property
    def _margins(self) -> tuple[int, int, int, int]:
        return LOW if self._table.height() < LOW_UNDER else ROOMY

    @property
    def tallest(self) -> int:
        """How high the paper may be."""
        height = self.height() - 32
        return min(height, max(TALLEST, round(0.8 * height)))

    def fit(self) -> None:
        """Make the paper as large as what stands on it, as far as there is room."""
        if self.main is None or min(self.width(), self.height()) < 200:
            return
        self.body.setContentsMargins(*self._margins)
        width = min(self.widest, self.width() - 32)
        for rows in self._paper.findChildren(Rows):
            rows.measure_anew(self.inner_width)
        self.body.invalidate()
        wanted = max(LEAST, self._wanted(width) + 8)
        height = min(self.tallest, wanted)
        self._paper.setGeometry(
            (self.width() - width) // 2, (self.height() - height) // 2, width, height
        )
        self._background.setGeometry(0, 0, width, height)
        step = LOW_STEP if self._margins == LOW else STEP
        frame = sheet_frame(QSize(width, height), self.devicePixelRatioF(), step)
        self._background.setPixmap(frame)
        self._background.lower()

    def _wanted(self, width: int) -> int:
        high = self.body.heightForWidth(width) if self.body.hasHeightForWidth() else -1
        return max(high, self.body.sizeHint().height())

    def button(
        self, sign: str, text: str, act: Callable[[], object], key: Qt.Key | None = None
    ) -> QPushButton:
        """Return a button with a word, and a key of its own where one is given."""
        # The style sheet knows no distance between icon and word.
        side = app_style().px(SIGN)
        button = QPushButton(icon(sign, LIGHT.text, side=side), f"\u2002{text}")
        button.setAccessibleName(text)
        button.setIconSize(QSize(side, side))
        button.setAutoDefault(True)
        button.clicked.connect(lambda: act())
        if key is not None:
            self.keys[key] = button
            button.setToolTip(tip(f"{text} ({key.name.removeprefix('Key_')})"))
        return button

    def main_button(self, sign: str, text: str, act: Callable[[], object]) -> QPushButton:
        """Return the button that Enter presses."""
        self.main = self.button(sign, text, act)
        self.main.setObjectName("main")
        self.main.setDefault(True)
        self.main.setIcon(icon(sign, LIGHT.on_accent, side=app_style().px(SIGN)))
        return self.main

    def foot(self, others: Sequence[QPushButton], last: Sequence[QPushButton]) -> Foot:
        """Return the foot: in two rows, with all their words, where that takes nothing away."""
        if self._table.height() < LOW_UNDER * max(1.0, self.text_style.text_scale):
            # What is before them goes into the menu first: the way home is to be seen.
            return Foot([*others, *last])
        return Foot(others, last)

    def line(self, sign: QWidget, words: QWidget) -> QHBoxLayout:
        """Return a sentence with a sign before it."""
        row = QHBoxLayout()
        row.addWidget(sign)
        row.addWidget(words, 1)
        return row

    def rich(self, what: object) -> str:
        """Return a phrase as it is written on paper, with the pips of the suits."""
        text = self.text_style.wording.say(what)  # type: ignore[arg-type]
        return rich(text, paper_inks(self.text_style))
