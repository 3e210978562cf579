"""What flies over the felt but is no card: points, and the counters of a pot."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import (
    QAnimationGroup,
    QEasingCurve,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    Qt,
)
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsWidget

from naipes_gui.core.table import BANK, Paid, Seat
from naipes_gui.ui.shared.art import picture
from naipes_gui.ui.table.card_item import centre
from naipes_gui.ui.table.pot import chips
from naipes_gui.ui.table.tempo import Tempo

ABOVE_ALL = 19_000
"""Over everything but what somebody is saying."""
COUNTER, APART = 30, 7
"""How large a counter in flight is, and how far beside the one before it lies at both ends."""
ROW = 4
"""So many counters lie beside each other."""
SPREAD = 0.6
"""When the last counter leaves after the first, in the time that one flies."""

Whereabouts: TypeAlias = Callable[[Seat], QPointF]
"""Where counters of a seat lie, or of the pot."""


class Flying(QGraphicsWidget):
    """A pixmap around a point, which fades and flies."""

    def __init__(self) -> None:
        super().__init__()
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setZValue(ABOVE_ALL)
        self.hide()

    def wear(self, picture: QPixmap, where: QPointF) -> None:
        """Look as a picture does, around a point."""
        self._picture.setPixmap(picture)
        centre(self._picture)
        self.setPos(where)
        self.setOpacity(1.0)
        self.show()


def fade(
    group: QAnimationGroup, piece: QGraphicsWidget, start: float, end: float, msecs: int
) -> None:
    """Let a piece come or go."""
    going = QPropertyAnimation(piece, b"opacity", group)
    going.setStartValue(start)
    going.setEndValue(end)
    going.setDuration(msecs)


def glide(
    group: QParallelAnimationGroup, piece: QGraphicsWidget, end: QPointF, wait: int, msecs: int,
    *, waits_in_sight: bool = False,
) -> None:  # fmt: skip
    """Let a piece that is not seen yet fly after a while from where it is, and be seen then."""
    way = QSequentialAnimationGroup(group)
    # Of two animations of one property that run at once Qt stops the one that began first.
    fade(way, piece, float(waits_in_sight), float(waits_in_sight), wait)
    flight = QParallelAnimationGroup(way)
    fade(flight, piece, 1.0, 1.0, msecs)
    moved = QPropertyAnimation(piece, b"pos", flight)
    moved.setStartValue(piece.pos())
    moved.setEndValue(end)
    moved.setDuration(msecs)
    moved.setEasingCurve(QEasingCurve.Type.InOutCubic)


def counters(
    group: QParallelAnimationGroup, paid: Sequence[Paid], lying: Whereabouts, tempo: Tempo,
    scale: float, dpr: float,
) -> list[Flying]:  # fmt: skip
    """Let counters travel from whoever gives them to whoever takes them, one after the other."""
    made, side = list[Flying](), round(COUNTER * scale)
    for each in paid:
        values = chips(each.amount)
        for i, value in enumerate(values):
            place = _in_heap(i, len(values)) * scale
            piece = Flying()
            where = lying(each.giver) + place
            piece.wear(picture("table", f"chip_{value}", side, side, dpr), where)
            piece.setOpacity(0.0)
            wait = round(SPREAD * tempo.chips() * i / len(values))
            # The pile of the pot lies there until the last counter has left.
            glide(group, piece, lying(each.taker) + place, wait, tempo.chips(),
                  waits_in_sight=each.giver == BANK)  # fmt: skip
            made.append(piece)
    return made


def _in_heap(place: int, of: int) -> QPointF:
    """Return where a counter lies in a small heap around a point."""
    across = place % ROW - (min(ROW, of) - 1) / 2
    return QPointF(across * APART, -(place // ROW) * APART)
