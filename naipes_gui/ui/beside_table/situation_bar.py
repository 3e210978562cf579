"""The bar below the table: whose turn it is, in one sentence, and the seal of the deal."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from naipes_gui.core.glossary import Term
from naipes_gui.ui.shared.art import icon
from naipes_gui.ui.shared.glossary import explained
from naipes_gui.ui.shared.markup import joined, markup, tip
from naipes_gui.ui.shared.paint import drawn, rich
from naipes_gui.ui.shared.rule_links import rule_of
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.suit_inks import on_dark
from naipes_gui.ui.shared.theme import TablePalette, Type
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.shared.word_tip import WordTip

NARROW = 58
"""How long a line is, in sizes of its letters, that has the headline alone and the rest below."""
BROKEN = 60
"""How much of the first of two lines may stay free before a long word."""
CLOSE = 0.9
"""How far two lines of large letters stand apart, against what their font wants."""
NOTHING = "\u00a0"
"""What stands in a line of which nothing is told."""
LEAD = 4
"""What a bar is higher than the words that fill it."""
SMALLER = 0.89, 0.82, 0.75, 0.68
"""What is tried for sentences that are too long for two lines, before the bar becomes higher."""
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
        self._tip = WordTip(self._text)
        self._text.linkActivated.connect(lambda link: self.rule.emit(rule_of(link)))
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 14, 0)
        row.setSpacing(10)
        for piece, stretch in ((self._lozenge, 0), (self._text, 1), (self._seal, 0)):
            row.addWidget(piece, stretch)
        self.plain, self._sentences, self._least = "", tuple[str, ...](), LEAST
        self.dress(colours, 1.0)

    def dress(self, colours: TablePalette, scale: float, terms: Sequence[Term] = ()) -> None:
        """Change colours, the size of the text, and the words that are explained."""
        self._colours, self._scale, self._terms = colours, scale, terms
        self._wanted = max(1.0, app_style().scale / scale)
        least = app_style().least
        self._high = max(round(40 * max(1.0, scale * 0.95)), least and least + FINGER)
        self.setFixedHeight(self._high)
        side = round(18 * scale)
        self._seal.setIcon(icon("seal", colours.gold, side=side))
        self._seal.setIconSize(QSize(side, side))
        size = self._size = round(14 * Type.NAME * scale)
        self.setStyleSheet(f"""
        SituationBar {{ background: {colours.rail}; border-top: 1px solid {colours.line} }}
        QLabel {{ color: {colours.text}; font-size: {size}px }}
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
        self._sentences, self.plain = tuple(sentences), " ".join(sentences)
        self._write()
        self._text.setAccessibleName(self.plain)
        self._lozenge.setPixmap(self._sign(mine))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._write()

    def _write(self) -> None:
        """Write the situation; a tool tip tells its words, and all of it if it cannot be read."""
        shown, part = self._fitted()
        is_read = shown == len(self._sentences) and part >= 1.0
        self._tip.tell("" if is_read else self.plain, self.plain, self._terms)

    def _fitted(self) -> tuple[int, float]:
        """Write as many sentences as fit in the bar, the least that must; the first is bold.

        Letters have one size, and begin at one height: words that grow, shrink and move with every
        turn are read anew each time. Only what is too long for two lines is smaller; at last the
        bar becomes higher. Return how many stand there, and how large against what is wanted.
        """
        shown, usual = list(self._sentences), self._in_two_lines
        line = self._text.width() - 8
        room = 2 * line - BROKEN * self._scale
        while len(shown) > self._least and self._width(shown, int(self._size * usual)) > room:
            shown.pop()
        words = self._laid(shown, line, int(self._size * usual))
        needed, part = self._high, usual
        for part in (usual, *(part for part in SMALLER if part < usual)):
            self._put(words, part)
            needed = self._text.heightForWidth(self._text.width())
            if needed <= self._high:
                break
        self.setFixedHeight(max(self._high, needed))
        return len(shown), part / self._wanted

    def _laid(self, shown: Sequence[str], line: float, size: int) -> str:
        """Return sentences in one line of a wide bar, or in two: the headline, and the rest.

        Of a narrow bar the second line is kept where nothing is said there, too.
        """
        is_long = self._width(shown, size) > line
        is_narrow, words = line < NARROW * size, self._marked(shown)
        self._text.setWordWrap(is_long or is_narrow)
        if is_narrow and shown:
            parts = (self._width(shown[:1], size), self._width(["", *shown[1:]], size))
            if max(parts) <= line:
                rest = joined(" ", self._told(shown[1:])) or NOTHING
                words = markup("{}<br>{}", self._marked(shown[:1]), rest)
        return markup("<div style='line-height:{}%'>{}</div>", int(100 * CLOSE), words)

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
        first, *others = self._told(sentences) or [""]
        return markup("<b>{}</b> {}", first, joined(" ", others)) if first else ""

    def _told(self, sentences: Sequence[str]) -> list[str]:
        ink = self._colours.text
        signs = (rich(text, on_dark(), self._scale) for text in sentences)
        return [explained(text, self._terms, ink) for text in signs]

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
