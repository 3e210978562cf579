"""A line with zero on it, results as points with their intervals, and what each of it means."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from naipes_gui.core.advice import Verdict
from naipes_gui.core.text import translate
from naipes_gui.ui.shared.paint import font, text_width
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import DialogPalette, Type

NAME, ROW, BAR, POINT, ENDS = 20, 20, 8, 5, 20
LEAST, ROOM, MOST = 160, 1.2, 3.0
"""The least width; the room beyond a result; how much wider a young result may make the line."""


class Mark(NamedTuple):
    """A result: a mean and half its interval."""

    mean: float
    half: float
    verdict: Verdict | None
    name: str = ""
    """What it is a result of, and its figure: it stands above the bar."""

    @property
    def reach(self) -> float:
        """How far from zero it stretches."""
        return abs(self.mean) + self.half


def ink(verdict: Verdict | None, paper: DialogPalette) -> str:
    """Return the colour of a verdict on paper."""
    colours = {
        Verdict.HOLDS: paper.positive, Verdict.CONTRARY: paper.negative,
        Verdict.DOUBTFUL: paper.dots,
    }  # fmt: skip
    return colours[verdict] if verdict is not None else paper.text3


def small() -> QFont:
    """Return the font of the words below the line."""
    return font(Type.CAPTION, scale=app_style().scale)


class Drawing(NamedTuple):
    """Results one below the other, the first on top, on a line so long."""

    marks: tuple[Mark, ...]
    width: float
    paper: DialogPalette

    @property
    def height(self) -> int:
        """How high it is."""
        return app_style().px(self._top(len(self.marks)) + ENDS)

    @property
    def ends(self) -> tuple[str, str, str]:
        """What lies to the left, at zero and to the right: shorter where there is little room."""
        long = (
            translate("advice", "← worse with it"), translate("advice", "0: no difference"),
            translate("advice", "better with it →"),
        )  # fmt: skip
        side = max(text_width(long[0], small()), text_width(long[2], small()))
        if 2 * side + text_width(long[1], small()) + app_style().px(NAME) <= self.width:
            return long
        return translate("advice", "← worse"), "0", translate("advice", "better →")

    @property
    def reach(self) -> float:
        """How far from zero the line stretches: a young result does not push the other aside."""
        if not self.marks:
            return 1.0
        first, *others = self.marks
        widest = min(max((each.reach for each in others), default=0.0), MOST * first.reach)
        return ROOM * max(first.reach, widest) or 1.0

    def paint(self, painter: QPainter) -> None:
        """Draw the line, zero on it, and the results."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for row in range(max(1, len(self.marks))):
            self._axis(painter, self._at(row))
        for row, mark in enumerate(self.marks):
            self._mark(painter, self._at(row), mark)
        self._say_ends(painter)

    def _x(self, value: float) -> float:
        side = app_style().px(POINT) + 1
        share = max(-1.0, min(1.0, value / self.reach))
        return self.width / 2 + share * (self.width / 2 - side)

    def _top(self, row: int) -> int:
        """Return where a row begins, at 100 %."""
        named = sum(bool(mark.name) for mark in self.marks[:row])
        return NAME * named + ROW * max(row, not self.marks)

    def _at(self, row: int) -> float:
        named = NAME * (row < len(self.marks) and bool(self.marks[row].name))
        return app_style().px((self._top(row) if row else 0) + named + ROW / 2)

    def _axis(self, painter: QPainter, y: float) -> None:
        middle, half = self.width / 2, app_style().px(ROW) / 2
        painter.setPen(QPen(QColor(self.paper.line), 1))
        painter.drawLine(QPointF(0, y), QPointF(self.width, y))
        painter.setPen(QPen(QColor(self.paper.text), 2))
        painter.drawLine(QPointF(middle, y - half), QPointF(middle, y + half))

    def _say_ends(self, painter: QPainter) -> None:
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        flags = left, Qt.AlignmentFlag.AlignHCenter, right
        area = QRectF(0, app_style().px(self._top(len(self.marks))), self.width,
                      app_style().px(ENDS))  # fmt: skip
        painter.setFont(small())
        painter.setPen(QColor(self.paper.text2))
        for flag, words in zip(flags, self.ends, strict=True):
            painter.drawText(area, flag | Qt.AlignmentFlag.AlignVCenter, words)

    def _mark(self, painter: QPainter, y: float, mark: Mark) -> None:
        colour, px = QColor(ink(mark.verdict, self.paper)), app_style().px
        if mark.name:
            painter.setFont(font(Type.BODY, 600, app_style().scale))
            painter.setPen(QColor(self.paper.text))
            above = QRectF(0, y - px(ROW) / 2 - px(NAME), self.width, px(NAME))
            painter.drawText(above, Qt.AlignmentFlag.AlignVCenter, mark.name)
        left, right = self._x(mark.mean - mark.half), self._x(mark.mean + mark.half)
        painter.setPen(Qt.PenStyle.NoPen)
        pale = QColor(colour)
        pale.setAlphaF(0.4)
        painter.setBrush(pale)
        bar = QRectF(left, y - px(BAR) / 2, max(2.0, right - left), px(BAR))
        painter.drawRoundedRect(bar, px(BAR) / 2, px(BAR) / 2)
        painter.setBrush(colour)
        painter.drawEllipse(QPointF(self._x(mark.mean), y), px(POINT), px(POINT))


class IntervalScale(QWidget):
    """Shows what was measured, and below it what is being counted; words stand beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.marks: tuple[Mark, ...] = ()

    def show_marks(self, *marks: Mark) -> None:
        """Show other results, the first on top."""
        before, self.marks = self.marks, marks
        if len(marks) != len(before):
            self.updateGeometry()
        self.update()

    @property
    def drawing(self) -> Drawing:
        """What is shown, as wide as it is now."""
        return Drawing(self.marks, self.width(), app_style().paper)

    def sizeHint(self) -> QSize:
        return QSize(app_style().px(LEAST), self.drawing.height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.drawing.paint(painter)
        painter.end()
