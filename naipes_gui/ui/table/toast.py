"""A notice on paper above the hand: why a move is illegal, and other news."""

from collections.abc import Callable, Sequence
from itertools import product
from typing import TypeAlias

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QToolButton, QWidget

from naipes_gui.core.text import translate
from naipes_gui.ui.shared.art import icon, icon_pixmap
from naipes_gui.ui.shared.markup import spoken
from naipes_gui.ui.shared.rule_links import linked, rule_of
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import BASE, LIGHT, Radius
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.free_lane import Lane
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.table.least_hidden import LeastHidden
from naipes_gui.ui.table.written_lines import smaller

WIDTHS = 620, 480, 360
"""How wide a notice is at most, the best first."""
NARROW = 300, 250
"""How wide it is rather, in more lines, than that it lies over cards."""
WIDER = 820, 1040, 1400
"""How wide one is that would reach beyond the felt's upper edge otherwise."""
LEAST, ROUND, SIDES = 160, 22, 44
"""How narrow a notice is at most, and what is free above and below, beside and between."""
TOPMOST = 0.3
"""How far down the felt a notice begins that stands over cards, as part of its height."""
USUAL = 90, 26
"""What sign and button take at least beside the sentence, and how high it is."""
Free: TypeAlias = Callable[[float, float], tuple[float, float] | None]
"""Tells where on the felt something so wide and so high covers nothing."""
Weighed: TypeAlias = Callable[[], LeastHidden]
"""Weighs what lies on the felt, for what has to cover some of it."""


class Toast(QFrame):
    """Says one sentence, stays a while, can be closed and copied."""

    closed = Signal()
    rule = Signal(str)
    """Somebody wants to read the rule of that number, which the sentence names."""
    crowded_out = Signal()
    """What must cover nothing has found no place, and is not shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.covers_nothing = False
        """Whether the notice is rather not shown than that it lies on anything of the table."""
        self.is_warning = False
        """Whether it says why something cannot be."""
        self._sign, self._text, self._close = Label(), Label(wrap=True), QToolButton()
        flags = Qt.TextInteractionFlag
        self._text.setTextInteractionFlags(
            flags.TextSelectableByMouse | flags.LinksAccessibleByMouse
        )
        self._text.linkActivated.connect(lambda link: self.rule.emit(rule_of(link)))
        self._close.setIcon(icon("close", LIGHT.text2))
        self._close.setIconSize(QSize(16, 16))
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self.dismiss)
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 9, 10, 9)
        for piece, stretch in ((self._sign, 0), (self._text, 1), (self._close, 0)):
            row.addWidget(piece, stretch)
        self._close.setAccessibleName(translate("table", "Close"))
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.dismiss)
        self.hide()

    def say_apart(self, text: str) -> None:
        """Show a sentence until it is closed, where it covers nothing, or not at all."""
        self.say(text, 0, warning=False)
        self.covers_nothing = True

    def say(self, text: str, msecs: int, *, warning: bool = True) -> None:
        """Show a sentence for so long, 0 for until it is closed."""
        self.covers_nothing, self.is_warning = False, warning
        bar = LIGHT.negative if warning else LIGHT.accent
        self._wear(bar)
        self._sign.setPixmap(icon_pixmap("warning" if warning else "info", bar, 22, 2.0))
        self._text.setText(linked(text, LIGHT.link))
        self._close.setAccessibleName(translate("table", "Close"))
        self.setAccessibleName(spoken(text))
        self.fit()
        self.show()
        self.raise_()
        if msecs:
            self._timer.start(msecs)
        else:
            self._timer.stop()

    def _wear(self, bar: str) -> None:
        """Be a paper with a bar of one colour at its left."""
        self.setStyleSheet(
            f"Toast {{ background: qlineargradient(x1:0, y1:0, x2:1, y2:0, stop:0 {bar},"
            f" stop:0.012 {bar}, stop:0.0121 {LIGHT.window}, stop:1 {LIGHT.window});"
            f" border: 1px solid {LIGHT.line};"
            f" border-radius: {Radius.SMALL}px }} QLabel {{ color: {LIGHT.text};"
            " background: transparent }"
        )
        self._text.setStyleSheet("")

    def stand_free(self, lanes: Sequence[Lane], free: Free) -> bool:
        """Stand where nothing is covered, in smaller words where need be; tell whether it can."""
        for size in smaller(app_style().scale):
            self._text.setStyleSheet(f"font-size: {app_style().px(BASE * size)}px")
            if self._in_a_lane(lanes):
                return True
            for most in (*WIDTHS, *NARROW):
                self.fit(most)
                place = free(self.width(), self.height())
                if place is not None:
                    self.move(round(place[0]), round(place[1]))
                    return True
        return False

    def give_up(self) -> None:
        """Not be shown, for lack of a place."""
        self._timer.stop()
        self.hide()
        self.crowded_out.emit()

    def stand(self, lanes: Sequence[Lane], bottom: float, free: Free, weigh: Weighed) -> None:
        """Stand where nothing is covered, narrower or smaller where need be; else where least is.

        It is soon over, and must be read: then it has its smallest words.
        """
        if self.stand_free(lanes, free):
            return
        self._fit_under(bottom)
        whole = self._ground.height()
        if self.width() <= WIDTHS[0] and self.height() < (1 - TOPMOST) * whole:
            # Above the middle of the felt it would be taken for something else.
            self._stand_over_least(weigh(), whole * TOPMOST)
            return
        middle = (self._ground.width() - self.width()) / 2
        self.move(round(middle), max(0, round(bottom - self.height())))

    def _stand_over_least(self, felt: LeastHidden, top: float) -> None:
        """Lie where the least of what one plays by is covered, as wide as is best for that."""
        found = list[tuple[float, float, float, int]]()
        for most in (*WIDTHS, *NARROW):
            self.fit(most)
            found.append((*felt.place(self.width(), self.height(), top), most))
        _, x, y, most = min(found, key=lambda one: one[0])
        self.fit(most)
        self.move(round(x), round(y))

    def _in_a_lane(self, lanes: Sequence[Lane]) -> bool:
        """Stand in the first lane with room; tell whether there is one."""
        for lane, most in product(lanes, WIDTHS):
            # Wider than the lane it would begin within it and end outside the felt.
            self.fit(min(most, round(lane.width)))
            place = lane.place_of(self.width(), self.height())
            if place is not None:
                self.move(round(place[0]), round(place[1]))
                return True
        return False

    def _fit_under(self, bottom: float) -> None:
        """Be wider than is best for reading where a long notice would be higher than the felt."""
        for most in (WIDTHS[0], *WIDER):
            self.fit(most)
            if self.height() <= bottom:
                return

    def fit(self, most: int = 620) -> None:
        """Be as wide as the sentence wants, within the table."""
        width = self._ground.width()
        self._text.setWordWrap(False)
        around = self._around()
        wanted = self._text.sizeHint().width() + around.width()
        self._text.setWordWrap(True)
        wide = max(LEAST, min(wanted, most, width - 40))
        # A wrapping label asks for too much height until its width is settled.
        tall = max(around.height(), self._text.heightForWidth(wide - around.width()))
        self.setFixedSize(wide, tall + ROUND)

    def _around(self) -> QSize:
        """Return how wide all is beside the sentence, and how high: more where fingers press."""
        for piece in (self._sign, self._close):
            piece.ensurePolished()
        sign, close = self._sign.sizeHint(), self._close.sizeHint()
        close = close.expandedTo(self._close.minimumSizeHint()).expandedTo(
            self._close.minimumSize()
        )
        wide = sign.width() + close.width() + SIDES
        return QSize(max(USUAL[0], wide), max(USUAL[1], close.height()))

    def boxes(self) -> tuple[Box, ...]:
        """Return where the notice lies on the table, if it is shown."""
        if self.isHidden():
            return ()
        return (Box(self.x(), self.y(), self.width(), self.height()),)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            # What it says is in the old one; whoever still means it says it again.
            self._close.setAccessibleName(translate("table", "Close"))
            self.setAccessibleName("")
            self._text.clear()
            self.dismiss()

    @Slot()
    def dismiss(self) -> None:
        """Take the notice away."""
        self._timer.stop()
        if self.isHidden():
            return
        focused = QApplication.focusWidget()
        if focused is not None and self.isAncestorOf(focused):
            self._ground.setFocus()
        self.hide()
        self.closed.emit()
