"""A line with zero on it, and results as points with their intervals."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from naipes_gui.core.advice import Verdict
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import DialogPalette

HEIGHT, ROW, BAR, POINT = 18, 22, 8, 5
LEAST, ROOM, MOST = 160, 1.2, 3.0
"""The least width; the room beyond a result; how much wider a young result may make the line."""


class Mark(NamedTuple):
    """A result: a mean and half its interval."""

    mean: float
    half: float
    verdict: Verdict | None

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


class Drawing(NamedTuple):
    """Results one below the other, the first on top, on a line so long."""

    marks: tuple[Mark, ...]
    width: float
    paper: DialogPalette

    @property
    def height(self) -> int:
        """How high it is."""
        rows = max(1, len(self.marks))
        return app_style().px(HEIGHT + ROW * rows - ROW // 2)

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
        self._axis(painter)
        for row, mark in enumerate(self.marks):
            self._mark(painter, self._at(row), mark)

    def _x(self, value: float) -> float:
        side = app_style().px(POINT) + 1
        share = max(-1.0, min(1.0, value / self.reach))
        return self.width / 2 + share * (self.width / 2 - side)

    def _at(self, row: int) -> float:
        return app_style().px(HEIGHT) / 2 + app_style().px(ROW) * row + 2

    def _axis(self, painter: QPainter) -> None:
        middle = self.width / 2
        painter.setPen(QPen(QColor(self.paper.line), 1))
        for row in range(max(1, len(self.marks))):
            y = self._at(row)
            painter.drawLine(QPointF(0, y), QPointF(self.width, y))
        painter.setPen(QPen(QColor(self.paper.text), 2))
        painter.drawLine(QPointF(middle, 0), QPointF(middle, self.height))

    def _mark(self, painter: QPainter, y: float, mark: Mark) -> None:
        colour, px = QColor(ink(mark.verdict, self.paper)), app_style().px
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
        if len(marks) != len(self.marks):
            self.updateGeometry()
        self.marks = marks
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
