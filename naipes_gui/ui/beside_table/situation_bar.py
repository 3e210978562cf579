"""The bar below the table: whose turn it is, in one sentence, and the seal of the deal."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from naipes_gui.core.glossary import Term
from naipes_gui.ui.shared.art import icon
from naipes_gui.ui.shared.glossary import explained, with_meanings
from naipes_gui.ui.shared.markup import joined, markup, tip
from naipes_gui.ui.shared.paint import drawn, rich
from naipes_gui.ui.shared.rule_links import rule_of
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.suit_inks import on_dark
from naipes_gui.ui.shared.theme import TablePalette, Type
from naipes_gui.ui.shared.widgets.plain import Label

SMALL = 0.82
"""Two lines of this part of the usual size are as high as the bar."""
BROKEN = 60
"""How much of the first of two lines may stay free before a long word."""
SLIGHTER = 0.97, 0.93, 0.89
SLIGHTLY = SLIGHTER[-1]
"""A line of words that are so much smaller is read as one of the usual size."""
STAYS = 4
"""So many sentences after one of two lines are as small: words shall not jump with every turn."""
CLOSE = 0.9
"""How far two lines of large letters stand apart, against what their font wants."""
LEAD = 4
"""What a bar is higher than the words that fill it."""
SMALLER = SMALL, 0.75, 0.68
"""What is tried for a sentence that is too long for a line, before the bar becomes higher."""
LEAST = 2
"""So many sentences are written also where they do not fit in a line."""
FINGER = 12
"""What the bar is higher than what a finger needs: the seal has a frame, and the bar a line."""


class SituationBar(QFrame):
    """Says the situation; its text is also what a screen reader is told of the table."""

    seal_clicked = Signal()
    rule = Signal(str)

    def __init__(self, colours: TablePalette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lozenge, self._text, self._seal = Label(), Label(), QPushButton()
        self._seal.setObjectName("seal")
        self._seal.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._seal.hide()
        self._seal.clicked.connect(self.seal_clicked)
        self._text.setMinimumWidth(80)
        self._text.linkActivated.connect(lambda link: self.rule.emit(rule_of(link)))
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 14, 0)
        row.setSpacing(10)
        for piece, stretch in ((self._lozenge, 0), (self._text, 1), (self._seal, 0)):
            row.addWidget(piece, stretch)
        self.plain, self._sentences, self._least = "", tuple[str, ...](), LEAST
        self._small_for = 0
        """How many more sentences are small, as one was that is too long for a line."""
        self.dress(colours, 1.0)

    def dress(self, colours: TablePalette, scale: float, terms: Sequence[Term] = ()) -> None:
        """Change colours, the size of the text, and the words that are explained."""
        self._colours, self._scale, self._terms = colours, scale, terms
        self._wanted = max(1.0, app_style().scale / scale)
        self._small_for, least = 0, app_style().least
        self._high = max(round(40 * max(1.0, scale * 0.95)), least and least + FINGER)
        self.setFixedHeight(self._high)
        side = round(18 * scale)
        self._seal.setIcon(icon("seal", colours.gold, side=side))
        self._seal.setIconSize(QSize(side, side))
        size = self._size = 14 * Type.NAME * scale
        self.setStyleSheet(f"""
        SituationBar {{ background: {colours.rail}; border-top: 1px solid {colours.line} }}
        QLabel {{ color: {colours.text}; font-size: {size:.0f}px }}
        QPushButton#seal {{ color: {colours.text2}; background: transparent;
            border: {colours.border}px solid {colours.line}; border-radius: 12px; padding: 3px 10px;
            font-size: {14 * 0.93 * scale:.0f}px }}
        QPushButton#seal:hover {{ background: {colours.raised2} }}
        QPushButton#seal:focus {{ border: 2px solid {colours.sky}; padding: 2px 9px }}
        """)

    def say(self, sentences: Sequence[str], *, mine: bool, least: int = LEAST) -> None:
        """Show a situation, with a filled lozenge when it is the reader's turn.

        The first ``least`` sentences stand there whatever the width.
        """
        self._least = least
        if self._sentences != tuple(sentences):
            self._small_for = max(0, self._small_for - 1)
        self._sentences, self.plain = tuple(sentences), " ".join(sentences)
        self._write()
        self._text.setAccessibleName(self.plain)
        self._lozenge.setPixmap(self._sign(mine))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._small_for = 0
            self._write()

    def _write(self) -> None:
        """Write the situation; a tool tip tells its words, and all of it if it cannot be read."""
        shown, part = self._fitted()
        is_read = shown == len(self._sentences) and part >= 1.0
        about = with_meanings("" if is_read else self.plain, self.plain, self._terms)
        self._text.setToolTip(tip(about))

    def _fitted(self) -> tuple[int, float]:
        """Write as many sentences as fit in one line, the least that must; the first is bold.

        What is too long for a line stands in more and smaller ones: it says what may be done,
        and nothing of it is cut. At last the bar becomes higher. Return how many stand there, and
        how large against their size.
        """
        if max(self._scale, self._wanted) > 1.0:
            return self._in_one_size()
        shown, room = list(self._sentences), self._text.width() - 8
        while len(shown) > self._least and self._width(shown) > room:
            shown.pop()
        # Letters are of whole pixels: measured in another size they would be as wide as they like.
        too_long = self._width(shown, int(self._size * SLIGHTLY)) > room
        if too_long and self._text.isVisible():
            self._small_for = STAYS
        small = too_long or self._small_for > 0
        self._text.setWordWrap(small)
        words = self._marked(shown)
        if not small:
            large = self._large(shown, room)
            self._put(words, large)
            self.setFixedHeight(self._high)
            return len(shown), large
        for part in SMALLER:
            self._put(words, part)
            needed = self._text.heightForWidth(self._text.width())
            if needed <= self._high:
                break
        self.setFixedHeight(max(self._high, needed))
        return len(shown), part

    def _in_one_size(self) -> tuple[int, float]:
        """Write large letters as large as two lines of them fit, however much there is to say.

        Words that grow and shrink with every turn are read anew each time. Only what is too long
        for two lines is smaller. Return how many stand there, and how large against what is wanted.
        """
        shown, usual = list(self._sentences), self._in_two_lines
        room = 2 * (self._text.width() - 8) - BROKEN * self._scale
        while len(shown) > self._least and self._width(shown, int(self._size * usual)) > room:
            shown.pop()
        self._text.setWordWrap(True)
        words = markup(
            "<div style='line-height:{}%'>{}</div>", int(100 * CLOSE), self._marked(shown)
        )
        for part in (usual, *(part for part in (SLIGHTLY, *SMALLER) if part < usual)):
            self._put(words, part)
            needed = self._text.heightForWidth(self._text.width())
            if needed <= self._high:
                break
        self.setFixedHeight(max(self._high, needed))
        return len(shown), part / self._wanted

    @property
    def _in_two_lines(self) -> float:
        """How large words are of which two lines are as high as the bar, or as they are wanted."""
        line = CLOSE * self._text.fontMetrics().height()
        return min(self._wanted, (self._high - LEAD) / (2 * line))

    def _put(self, words: str, part: float) -> None:
        sized = markup("<span style='font-size:{}px'>{}</span>", int(self._size * part), words)
        self._text.setText(words if part == 1.0 else sized)

    def _marked(self, sentences: Sequence[str]) -> str:
        """Return sentences with the first bold, words explained and suits in their colours."""
        ink = self._colours.text
        signs = (rich(text, on_dark(), self._scale) for text in sentences)
        told = (explained(text, self._terms, ink) for text in signs)
        first, *others = list(told) or [""]
        return markup("<b>{}</b> {}", first, joined(" ", others)) if first else ""

    def _large(self, shown: Sequence[str], room: float) -> float:
        """Return how large a line may be: as it is wanted, or slightly smaller."""
        if self._width(shown) <= room:
            return 1.0
        lengths = {part: self._width(shown, int(self._size * part)) for part in SLIGHTER}
        return next((part for part in SLIGHTER if lengths[part] <= room), SLIGHTLY)

    def _width(self, sentences: Sequence[str], size: int = 0) -> float:
        """Return how long sentences are in one line of a size, or the usual; the first is bold."""
        if not sentences:
            return 0.0
        plain, bold = self._text.font(), self._text.font()
        for each in (plain, bold) if size else ():
            each.setPixelSize(size)
        bold.setBold(True)
        rest = QFontMetricsF(plain).horizontalAdvance(" ".join(["", *sentences[1:]]))
        return QFontMetricsF(bold).horizontalAdvance(sentences[0]) + rest

    def show_seal(self, words: str, about: str) -> None:
        """Show the fingerprint of the sealed deal, or nothing."""
        self._seal.setText(words)
        self._seal.setToolTip(tip(about))
        self._seal.setVisible(bool(words))
        if (row := self.layout()) is not None and self.isVisible():
            # It takes room from the text, which was written for more.
            row.activate()
            self._write()

    def _sign(self, filled: bool) -> QPixmap:
        gold = QColor(self._colours.gold)

        def paint(painter: QPainter) -> None:
            path = QPainterPath()
            box = QRectF(1, 1, 11, 11)
            path.moveTo(box.center().x(), box.top())
            for x, y in ((box.right(), box.center().y()), (box.center().x(), box.bottom()),
                         (box.left(), box.center().y())):  # fmt: skip
                path.lineTo(x, y)
            path.closeSubpath()
            painter.setPen(QPen(gold, 1.4))
            painter.setBrush(gold if filled else Qt.BrushStyle.NoBrush)
            painter.drawPath(path)

        return drawn(QRectF(0, 0, 13, 13).size(), self.devicePixelRatioF(), paint)
