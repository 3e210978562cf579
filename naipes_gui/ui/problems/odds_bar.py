"""A bar cut into what may come of a hand, with exact shares and counts below it."""

from PySide6.QtCore import QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording, labelled
from naipes_gui.review.problems import Parts
from naipes_gui.ui.shared.numbers import decimal
from naipes_gui.ui.shared.paint import rich
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import FOUND_BEST, LIGHT
from naipes_gui.ui.shared.widgets.plain import Label
from naipes_gui.ui.table.plates import paper_inks

HIGH, LOW = 22, 10
LINE = 2
SQUARE = 10
BEST, GOOD, BAD = FOUND_BEST, LIGHT.positive, LIGHT.negative


class OddsBar(QWidget):
    """Only to be looked at; what it shows stands in words beside it."""

    def __init__(self, parts: Parts, high: int) -> None:
        super().__init__()
        self._counts, self._high = [count for _, count in parts], high
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(160, self._high)

    def minimumSizeHint(self) -> QSize:
        return QSize(60, self._high)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, whole = QPainter(self), sum(self._counts)
        painter.setPen(Qt.PenStyle.NoPen)
        left, wide = 0.0, self.width()
        for count, ink in zip(self._counts, inks(len(self._counts)), strict=True):
            part = wide * count / whole
            painter.setBrush(QColor(ink))
            painter.drawRect(QRectF(left, 0, max(0.0, part - LINE), self._high))
            left += part
        painter.end()


class OddsTable(QWidget):
    """The bar, and under it what may come of the hand: shares, words and counts."""

    def __init__(self, parts: Parts, text_style: TextStyle) -> None:
        super().__init__()
        column, grid = QVBoxLayout(self), QGridLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(OddsBar(parts, round(HIGH * text_style.text_scale)))
        grid.setHorizontalSpacing(12)
        whole, say = sum(count for _, count in parts), text_style.wording.say
        for place, ((name, count), ink) in enumerate(zip(parts, inks(len(parts)), strict=True)):
            grid.addWidget(Label(share(count, whole), name="figure", wrap=True), 0, place)
            grid.addWidget(_named(say(name), ink), 1, place)
            grid.addWidget(Label(counted(count), name="caption", wrap=True), 2, place)
            grid.setColumnStretch(place, 1)
        column.addLayout(grid)


class TurnedBox(QWidget):
    """The nearest hand for which the answer is another one, in words and with a bar of its own."""

    def __init__(self, told: str, parts: Parts, text_style: TextStyle) -> None:
        super().__init__()
        self.setObjectName("turned")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 10)
        column.setSpacing(6)
        words = Label(rich(told, paper_inks(text_style)), name="turn", wrap=True)
        column.addWidget(words)
        column.addWidget(OddsBar(parts, round(LOW * text_style.text_scale)))


def inks(many: int) -> list[str]:
    """Return the colours of parts, the best first and the last one bad."""
    return [BEST, *[GOOD] * (many - 2), BAD]


def share(count: int, of: int) -> str:
    """Return a share in hundredths, as the reader writes them."""
    return translate("problems", "{share} %").format(share=decimal(100 * count / of, 1))


def counted(count: int) -> str:
    """Return how many hands that are."""
    return translate("problems", "{count} hands").format(count=QLocale().toString(count))


def told_parts(parts: Parts, wording: Wording) -> list[str]:
    """Return the parts as sentences."""
    whole = sum(count for _, count in parts)
    return [
        labelled(share(count, whole), f"{wording.say(name)} ({counted(count)})")
        for name, count in parts
    ]


def _named(words: str, ink: str) -> QWidget:
    """Return words with the colour they stand for before them."""
    made, row = QWidget(), QHBoxLayout()
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(6)
    made.setLayout(row)
    square = QWidget()
    square.setFixedSize(SQUARE, SQUARE)
    square.setStyleSheet(f"background: {ink}; border-radius: 2px")
    row.addWidget(square, 0, Qt.AlignmentFlag.AlignVCenter)
    row.addWidget(Label(words, name="second", wrap=True), 1)
    return made
