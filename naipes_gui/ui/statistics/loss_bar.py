"""What a kind of decision costs, as a bar with its interval on a common scale."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from naipes_gui.statistics.figures import Mean
from naipes_gui.ui.shared.numbers import decimal
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import BASE

LEAST, HIGH, BAR, TICK = 110, 26, 8, 12
PER = 100
"""Decisions that a cost is told of: of a single one it is too small a figure."""


class LossBar(QWidget):
    """A bar and the ends of the interval over the lines of the scale; without a mean, the scale."""

    def __init__(
        self, marks: Sequence[float], mean: Mean | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._marks, self._mean = marks, mean
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(app_style().px(LEAST), app_style().px(HIGH))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._mean is None:
            self._draw_scale(painter)
        else:
            self._draw_lines(painter)
            self._draw_bar(painter, self._mean)
        painter.end()

    def _x(self, value: float) -> float:
        side = app_style().px(14)
        return side + max(0.0, value) / self._marks[-1] * (self.width() - 2 * side)

    def _draw_lines(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(app_style().colours.line), 1))
        for mark in self._marks:
            painter.drawLine(QPointF(self._x(mark), 0), QPointF(self._x(mark), self.height()))

    def _draw_scale(self, painter: QPainter) -> None:
        font = painter.font()
        font.setPixelSize(app_style().px(0.93 * BASE))
        painter.setFont(font)
        painter.setPen(QColor(app_style().colours.text2))
        for mark in self._marks:
            cell = QRectF(self._x(mark) - 30, 0, 60, self.height())
            text = decimal(mark, 0 if mark == int(mark) else 1)
            painter.drawText(cell, Qt.AlignmentFlag.AlignHCenter, text)

    def _draw_bar(self, painter: QPainter, mean: Mean) -> None:
        px, middle = app_style().px, self.height() / 2
        red = QColor(app_style().colours.red)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(red)
        end = self._x(mean.mean * PER)
        bar = QRectF(self._x(0), middle - px(BAR) / 2, max(0.0, end - self._x(0)), px(BAR))
        painter.drawRoundedRect(bar, px(BAR) / 2, px(BAR) / 2)
        painter.setPen(QPen(QColor(app_style().colours.text), 1.6))
        low, high = self._x(mean.low * PER), self._x(mean.high * PER)
        painter.drawLine(QPointF(low, middle), QPointF(high, middle))
        for at in (low, high):
            half = px(TICK) / 2
            painter.drawLine(QPointF(at, middle - half), QPointF(at, middle + half))
