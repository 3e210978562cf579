"""The line along which a replay is dragged: what is past in gold, ticks for what is to come."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleValueChangeEvent,
    QColor,
    QFont,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from naipes_gui.core.figures import whole
from naipes_gui.core.text import translate
from naipes_gui.ui.replay.outline import Outline
from naipes_gui.ui.shared.markup import tip
from naipes_gui.ui.shared.paint import font, text_width
from naipes_gui.ui.shared.theme import CREAM, INK, TABLE_PALETTE, TablePalette

HEIGHT, TRACK, SIDE = 60, 39, 24
"""Height, the middle of the track in it, and the margin at both ends."""
HAND_BAR, TRICK_BAR, LOZENGE = 22, 14, 10
GROWS = 14
"""By how much it is higher with text twice as large."""
RAIL = 55
"""Where branches run, below the track."""
FLAG = 18
DENSE = 5
"""Ticks that would stand nearer than this are left out."""


class Scrubber(QAbstractSlider):
    """A slider over the plies; ``sought`` carries the ply that is dragged to."""

    sought = Signal(int)
    explained = Signal()
    """Other signs may be seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setOrientation(Qt.Orientation.Horizontal)
        self._colours, self._scale = TABLE_PALETTE, 1.0
        self._hands: Sequence[int] = ()
        self._tricks: Sequence[int] = ()
        self._talks: Sequence[int] = ()
        self._branches: Sequence[tuple[int, int]] = ()
        self._mistakes: Sequence[int] = ()
        self._words = ""

    def dress(self, colours: TablePalette, scale: float) -> None:
        """Take on the colours and the size of text."""
        self._colours, self._scale = colours, scale
        self.setAccessibleName(translate("replay", "Place in the match"))
        self.updateGeometry()
        self.update()

    def measure(self, outline: Outline) -> None:
        """Show the hands, tricks and talk of a match."""
        self._hands = [hand.start for hand in outline.hands]
        self._tricks, self._talks = outline.tricks, outline.talks
        self.setRange(0, outline.timeline.ply)
        self._explain()
        self.update()

    def show_branches(self, branches: Sequence[tuple[int, int]]) -> None:
        """Show from where to where branches run beside the match."""
        self._branches = branches
        self._explain()
        self.update()

    def show_mistakes(self, plies: Sequence[int]) -> None:
        """Set a flag on decisions that were mistakes."""
        self._mistakes = plies
        self._explain()
        self.update()

    @property
    def signs(self) -> list[str]:
        """What the signs mean that are seen."""
        signs = (
            (self._talks, translate("replay", "◇ something was said or decided")),
            (self._mistakes, translate("replay", "⚑ a mistake of yours")),
            (self._branches, translate("replay", "┄ a branch that was played on from there")),
        )
        return [words for shown, words in signs if shown]

    def _explain(self) -> None:
        """Tell in the tip where one is, and what the signs mean."""
        self.setToolTip(tip("\n".join(filter(None, (self._words, *self.signs)))))
        self.explained.emit()

    def go(self, ply: int, words: str) -> None:
        """Show a ply, which the words name."""
        self._words = words
        self._explain()
        self.setAccessibleDescription(words)
        if ply != self.value():
            self.setValue(ply)
            QAccessible.updateAccessibility(QAccessibleValueChangeEvent(self, words))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, HEIGHT + self._above)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, HEIGHT + self._above)

    @property
    def _above(self) -> int:
        """How much more the numbers of the hands need above the track where text is large."""
        return max(0, round(GROWS * (self._scale - 1)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._drag(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._drag(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def wheelEvent(self, event: Any) -> None:
        event.ignore()

    def _drag(self, event: QMouseEvent) -> None:
        part = (event.position().x() - SIDE) / max(1, self.width() - 2 * SIDE)
        ply = round(part * self.maximum())
        self.sought.emit(max(0, min(ply, self.maximum())))

    def _x(self, ply: int) -> float:
        return SIDE + (self.width() - 2 * SIDE) * ply / max(1, self.maximum())

    # Painting. It is done only when a ply settles, never while cards fly.

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(0, self._above)
        here = self._x(self.value())
        painter.setPen(Qt.PenStyle.NoPen)
        for start, end, colour in ((SIDE, self.width() - SIDE, self._colours.raised2),
                                   (SIDE, here, self._colours.gold)):  # fmt: skip
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(QRectF(start, TRACK - 3, max(0, end - start), 6), 3, 3)
        self._rails(painter)
        self._ticks(painter)
        self._flags(painter)
        self._numbers(painter)
        self._thumb(painter, here)
        painter.end()

    def _ticks(self, painter: QPainter) -> None:
        e, here = self._colours, self.value()
        for ply in self._spread(self._tricks):
            colour = e.amber if ply < here else e.line2
            self._bar(painter, ply, TRICK_BAR, 1.5, colour)
        for ply in self._spread([*self._hands, self.maximum()]):
            self._bar(painter, ply, HAND_BAR, 2.0, e.text)
        painter.setPen(QPen(QColor(e.text), 1.5))
        painter.setBrush(QColor(e.plate))
        for ply in self._spread(self._talks, 2 * LOZENGE):
            painter.drawPolygon(_lozenge(self._x(ply + 1), TRACK))

    def _flags(self, painter: QPainter) -> None:
        """Draw a flag on a staff for every mistake: its shape tells it, not its colour alone."""
        painter.setPen(QPen(QColor(self._colours.amber), 1.5))
        painter.setBrush(QColor(self._colours.amber))
        for ply in self._spread(self._mistakes):
            x, top = self._x(ply), TRACK - FLAG
            painter.drawLine(QPointF(x, TRACK), QPointF(x, top))
            painter.drawPolygon([QPointF(x, top), QPointF(x + 8, top + 4), QPointF(x, top + 8)])

    def _rails(self, painter: QPainter) -> None:
        """Draw a dashed rail for every branch, from where it leaves the match."""
        pen = QPen(QColor(self._colours.sky), 2)
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        drawn = 0.0
        for leaves, end in sorted(self._branches):
            left, right = self._x(leaves), self._x(min(end, self.maximum()))
            painter.drawLine(QPointF(left, TRACK + 4), QPointF(left, RAIL))
            # Dashes over other dashes would look like a whole line.
            begin, right = max(left, drawn), max(right, left + DENSE)
            if begin < right:
                painter.drawLine(QPointF(begin, RAIL), QPointF(right, RAIL))
            drawn = max(drawn, right)

    def _spread(self, plies: Sequence[int], gap: float = DENSE) -> list[int]:
        """Return the plies that stand far enough from each other to be told apart."""
        shown: list[int] = []
        for ply in plies:
            if not shown or self._x(ply) - self._x(shown[-1]) >= gap:
                shown.append(ply)
        return shown

    def _bar(self, painter: QPainter, ply: int, height: float, width: float, ink: str) -> None:
        painter.setPen(QPen(QColor(ink), width))
        x = self._x(ply)
        painter.drawLine(QPointF(x, TRACK - height / 2), QPointF(x, TRACK + height / 2))

    def numbers(self) -> Iterator[tuple[float, str, QFont, bool]]:
        """Yield where the number of a hand begins: where the hand does, if it ends before the next.

        In the middle of a long hand it would stand far beside where one is. The present one is
        told apart.
        """
        present, free = bisect_left(self._hands, self.value()), 0.0
        ends = [*self._hands[1:], self.maximum()]
        for number, (start, end) in enumerate(zip(self._hands, ends, strict=False), start=1):
            is_present = number == present
            type_ = font(0.93, 600 if is_present else 400, self._scale)
            text = translate("replay", "Hand {hand}").format(hand=number)
            left, right = self._x(start), self._x(end)
            if text_width(text, type_) > right - left - 8:
                text = whole(number)
            width = text_width(text, type_)
            if left < free or (width > right - left and not is_present):
                continue
            at = max(0.0, min(left - 1, self.width() - width))
            free = at + width + 6
            yield at, text, type_, is_present

    def _numbers(self, painter: QPainter) -> None:
        for at, text, type_, is_present in self.numbers():
            painter.setFont(type_)
            painter.setPen(QColor(self._colours.text if is_present else self._colours.text2))
            painter.drawText(QPointF(at, 18), text)

    def _thumb(self, painter: QPainter, x: float) -> None:
        if self.hasFocus():
            painter.setPen(QPen(QColor(self._colours.sky), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(x, TRACK), 14, 14)
        painter.setPen(QPen(QColor(INK), 2))
        painter.setBrush(QColor(CREAM))
        painter.drawEllipse(QPointF(x, TRACK), 10, 10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._colours.gold_deep))
        painter.drawEllipse(QPointF(x, TRACK), 4, 4)


def _lozenge(x: float, y: float) -> QPolygonF:
    half = LOZENGE / 2
    corners = (x, y - half - 1), (x + half, y), (x, y + half + 1), (x - half, y)
    return QPolygonF([QPointF(*corner) for corner in corners])
