"""Results over time: a step for every match, and the line that is left without luck."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from naipes_gui.statistics import words
from naipes_gui.ui.shared.accessibility import announce
from naipes_gui.ui.shared.numbers import decimal
from naipes_gui.ui.shared.style import app_style
from naipes_gui.ui.shared.theme import BASE
from naipes_gui.ui.statistics.axis import spread, ticks

HEIGHT, LEAST_WIDTH = 200, 260
LEFT, RIGHT, TOP, BOTTOM = 44, 104, 10, 26
BESIDE = 8
LABEL = 56
STEP_PEN, LINE_PEN = 1.8, 2.4


def _nothing(nth: int) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Course:
    """What is drawn: the results, and as far as it is known how it would be without luck."""

    totals: Sequence[float] = ()
    """What all matches came to after each."""
    whens: Sequence[str] = ()
    """The month of each."""
    told: Callable[[int], str] = _nothing
    """Puts a match in words: when, against whom, what it brought."""
    start: float = 0.0
    """What the matches before the first one came to."""
    fair: Sequence[tuple[float, float]] = ()
    """The result without luck after each match, and half of its interval."""
    result: str = ""
    luckless: str = ""
    """The words at the ends of the lines."""


class Plot(QWidget):
    """The arrows go from match to match, Enter opens the one."""

    opened = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._course, self._cursor = Course(), -1
        self._marks = list[float]()
        self._frame = QRectF()
        """Where the lines lie, as drawn last."""
        self._drawn: QPixmap | None = None
        """All but the cursor: a thousand steps take longer than a frame."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_course(self, course: Course) -> None:
        """Draw these results."""
        self._course, self._cursor = course, -1
        self._marks = self._round_figures() if course.totals else []
        self._forget()

    def sizeHint(self) -> QSize:
        return QSize(app_style().px(2 * LEAST_WIDTH), app_style().px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(app_style().px(LEAST_WIDTH), app_style().px(HEIGHT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        last = len(self._course.totals) - 1
        here = self._cursor if self._cursor >= 0 else last + 1
        steps = {
            Qt.Key.Key_Left: here - 1, Qt.Key.Key_Right: here + 1, Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }  # fmt: skip
        if event.key() in steps and last >= 0:
            self._look(min(max(steps[Qt.Key(event.key())], 0), last), aloud=True)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._cursor >= 0:
            self.opened.emit(self._cursor)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._look(self._at(event.position().x()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if (nth := self._at(event.position().x())) >= 0:
            self._look(nth)
            self.opened.emit(nth)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        if not self.hasFocus():
            self._look(-1)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._look(-1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._forget()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._forget()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._drawn is None or self._drawn.devicePixelRatio() != ratio:
            self._drawn = self._draw(ratio)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._type())
        painter.drawPixmap(0, 0, self._drawn)
        if self._course.totals:
            self._draw_cursor(painter)
        if self.hasFocus():
            painter.setPen(QPen(QColor(app_style().colours.sky), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)
        painter.end()

    def _forget(self) -> None:
        self._drawn = None
        self.update()

    def _draw(self, ratio: float) -> QPixmap:
        """Return everything but what moves."""
        self._frame = self._area()
        drawn = QPixmap(self.size() * ratio)
        drawn.setDevicePixelRatio(ratio)
        drawn.fill(Qt.GlobalColor.transparent)
        painter = QPainter(drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._type())
        if self._course.totals:
            self._draw_axes(painter)
            self._draw_fair(painter)
            self._draw_results(painter)
        painter.end()
        return drawn

    def _look(self, nth: int, *, aloud: bool = False) -> None:
        if nth == self._cursor:
            return
        self._cursor = nth
        self.update()
        if aloud and nth >= 0:
            announce(self, self._course.told(nth), urgent=True)

    def _at(self, x: float) -> int:
        """Return the match under a place, or −1."""
        area, count = self._area(), len(self._course.totals)
        if not count or not area.left() <= x <= area.right() + 12:
            return -1
        return min(count - 1, max(0, round((x - area.left()) / area.width() * count) - 1))

    def _type(self, weight: int = 400) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(app_style().px(0.93 * BASE))
        font.setWeight(QFont.Weight(weight))
        return font

    def _area(self) -> QRectF:
        px, metrics = app_style().px, QFontMetricsF(self._type())
        wide = (metrics.horizontalAdvance(words.whole(mark, decimal)) for mark in self._marks)
        left = max(float(px(LEFT)), 2 * BESIDE + max(wide, default=0.0))
        return QRectF(self.rect()).adjusted(left, px(TOP), -px(RIGHT), -px(BOTTOM))

    def _round_figures(self) -> list[float]:
        ends = [self._course.start, *self._course.totals]
        ends += [end for mean, half in self._course.fair for end in (mean - half, mean + half)]
        return ticks(min(ends), max(ends))

    def _place(self, nth: float, value: float) -> QPointF:
        """Return where a result after so many matches lies."""
        area, marks = self._frame, self._marks
        x = area.left() + area.width() * nth / max(1, len(self._course.totals))
        part = (value - marks[0]) / (marks[-1] - marks[0])
        return QPointF(x, area.bottom() - part * area.height())

    def _draw_axes(self, painter: QPainter) -> None:
        colours, area = app_style().colours, self._area()
        for mark in self._marks:
            y = self._place(0, mark).y()
            painter.setPen(QPen(QColor(colours.line2 if mark == 0 else colours.line), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(QColor(colours.text2))
            cell = QRectF(0, y - 12, area.left() - BESIDE, 24)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(cell, right, words.whole(mark, decimal))
        self._draw_dates(painter)

    def _draw_dates(self, painter: QPainter) -> None:
        metrics, area = QFontMetricsF(painter.font()), self._area()
        labels = list[tuple[float, float, str]]()
        before = ""
        for nth, when in enumerate(self._course.whens):
            if when != before:
                before, width = when, metrics.horizontalAdvance(when)
                labels.append((self._place(nth, 0).x() + width / 2, width, when))
        shown = spread([(x, width) for x, width, _ in labels], self.width())
        for nth in shown:
            x, width, text = labels[nth]
            cell = QRectF(x - width / 2, area.bottom() + 6, width + 2, metrics.height() + 2)
            painter.drawText(cell, Qt.AlignmentFlag.AlignLeft, text)

    def _draw_results(self, painter: QPainter) -> None:
        ink = QColor(app_style().colours.text)
        before = self._place(0, self._course.start)
        path = QPainterPath(before)
        for nth, total in enumerate(self._course.totals):
            at = self._place(nth + 1, total)
            # A match changes the sum at its end: the first one must not run along the axis.
            path.lineTo(QPointF(at.x(), before.y()))
            path.lineTo(at)
            before = at
        painter.setPen(QPen(ink, STEP_PEN))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        self._end(painter, self._course.totals[-1], self._course.result, ink)

    def _draw_fair(self, painter: QPainter) -> None:
        fair = self._course.fair
        if not fair:
            return
        gold = QColor(app_style().colours.gold)
        upper = [self._place(nth + 1, mean + half) for nth, (mean, half) in enumerate(fair)]
        lower = [self._place(nth + 1, mean - half) for nth, (mean, half) in enumerate(fair)]
        band = QColor(gold)
        band.setAlpha(60)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(band)
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
        painter.setPen(QPen(gold, LINE_PEN))
        painter.drawPolyline([self._place(n + 1, mean) for n, (mean, _) in enumerate(fair)])
        self._end(painter, fair[-1][0], self._course.luckless, gold)

    def _end(self, painter: QPainter, value: float, text: str, ink: QColor) -> None:
        """Put a dot and words at the end of a line; two ends that are near keep apart."""
        at = self._place(len(self._course.totals), value)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink)
        painter.drawEllipse(at, 4, 4)
        painter.setPen(ink)
        px = app_style().px
        wide, high = px(RIGHT) - 10, self.label_height()
        cell = QRectF(at.x() + 10, self._label_y(value, at.y(), high), wide, high)
        painter.drawText(cell, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, text)

    def label_height(self) -> float:
        """Return how high the words at the ends of the lines are, in as many lines as they take."""
        px, metrics = app_style().px, QFontMetricsF(self.font())
        room = QRectF(0, 0, px(RIGHT) - 10, self.height())
        texts = (self._course.result, self._course.luckless)
        heights = (metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, each).height()
                   for each in texts)  # fmt: skip
        return max(px(LABEL), *heights)

    def _label_y(self, value: float, y: float, high: float) -> float:
        if not self._course.fair:
            return min(max(y - high / 2, 0), self.height() - high)
        other = self._course.fair[-1][0]
        last = self._course.totals[-1]
        gap = abs(self._place(0, other).y() - self._place(0, last).y())
        push = max(0.0, high - gap) / 2
        above = value == max(other, last)
        y += -push if above else push
        return min(max(y - high / 2, 0), self.height() - high)

    def _draw_cursor(self, painter: QPainter) -> None:
        if self._cursor < 0:
            return
        colours, told = app_style().colours, self._course.told(self._cursor)
        at = self._place(self._cursor + 1, self._course.totals[self._cursor])
        painter.setPen(QPen(QColor(colours.sky), 1.5))
        painter.setBrush(QColor(colours.panel))
        painter.drawEllipse(at, 5, 5)
        metrics = QFontMetricsF(painter.font())
        wide = min(metrics.horizontalAdvance(told) + 24, self.width() - 4)
        high = metrics.height() + 10
        x = min(max(at.x() - wide / 2, 2), self.width() - wide - 2)
        y = at.y() - high - 10 if at.y() > high + 14 else at.y() + 12
        pill = QRectF(x, y, wide, high)
        painter.setPen(QPen(QColor(colours.line2), 1))
        painter.setBrush(QColor(colours.raised2))
        painter.drawRoundedRect(pill, high / 2, high / 2)
        painter.setPen(QColor(colours.text))
        shown = metrics.elidedText(told, Qt.TextElideMode.ElideRight, wide - 20)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, shown)
