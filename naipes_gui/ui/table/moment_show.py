"""A moment of its own: cards shown large with a word, and points that fly to whom they belong."""

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import NamedTuple

from PySide6.QtCore import (
    QAbstractAnimation,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QRectF,
    QSequentialAnimationGroup,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from naipes_gui.core.cards import Card
from naipes_gui.core.figures import signed
from naipes_gui.core.moments import Moment
from naipes_gui.core.table import BANK, Paid
from naipes_gui.ui.shared.art import card_face, card_size
from naipes_gui.ui.shared.broken_lines import broken
from naipes_gui.ui.shared.paint import drawn, font, plate, tag, text_width
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import INK, Radius
from naipes_gui.ui.table.flying import Flying, counters, fade, glide
from naipes_gui.ui.table.scene import TableScene
from naipes_gui.ui.table.tempo import Hold, Tempo

CARD = 0.26
"""How high its cards are at most, of the height of the felt."""
WIDEST = 0.7
PAD, GAP = 18, 8
HIGH, SMALL = 34, 26
"""How high the title is, and a line of what is told with it."""
WIDE, LEAST = 430, 150
"""How wide a line of what is told becomes at most before it is broken, and at least then."""


class Pot(NamedTuple):
    """Where the pot lies, and what is to be done when its counters leave it."""

    at: QPointF
    paid: Callable[[], object]

    def leave(self, put_in: Iterable[Flying]) -> None:
        """Let nothing lie there but what is left; what was put in goes with the rest."""
        for piece in put_in:
            piece.hide()
        self.paid()


NO_POT = Pot(QPointF(), lambda: None)


class MomentShow:
    """Shows one moment at a time; hiding it leaves nothing behind."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._plate = Flying()
        self._flying: list[Flying] = []
        scene.addItem(self._plate)

    @property
    def is_shown(self) -> bool:
        """Whether a moment stands on the felt."""
        return self._plate.isVisible()

    def hide(self) -> None:
        """Take the moment away."""
        self._plate.hide()
        for piece in self._flying:
            self._scene.removeItem(piece)
        self._flying = []

    def show(
        self, moment: Moment, text_style: TextStyle, tempo: Tempo, pot: Pot = NO_POT
    ) -> QAbstractAnimation:
        """Put a moment on the felt; return the animation at whose end it is gone."""
        self.hide()
        where = QPointF(*self._scene.room.middle)
        self._plate.wear(self._picture(moment, text_style), where)
        whole = QSequentialAnimationGroup(self._scene)
        fade(whole, self._plate, 0.0, 1.0, tempo.appear())
        standing, leaving = QParallelAnimationGroup(whole), QParallelAnimationGroup(whole)
        standing.addAnimation(QPauseAnimation(_held(moment, text_style, tempo), standing))
        if not tempo.reduced_motion:
            into = list(takewhile(lambda paid: paid.giver != BANK, moment.counters))
            put_in = self._pay(into, standing, text_style, tempo, pot.at)
            self._pay(moment.counters[len(into) :], leaving, text_style, tempo, pot.at)
            self._fly_points(leaving, moment, text_style, where, tempo)
            whole.currentAnimationChanged.connect(
                lambda now: pot.leave(put_in) if now == leaving else None
            )
        fade(leaving, self._plate, 1.0, 0.0, tempo.appear())
        whole.finished.connect(self.hide)
        return whole

    def _pay(
        self, paid: Sequence[Paid], group: QParallelAnimationGroup, text_style: TextStyle,
        tempo: Tempo, pot: QPointF,
    ) -> list[Flying]:  # fmt: skip
        """Let counters go into the pot, or out of it; return them."""
        places = {place.seat: place.plate.centre for place in self._scene.room.places()}
        lying = lambda seat: QPointF(*places[seat]) if seat in places else pot  # noqa: E731
        pieces = counters(group, paid, lying, tempo, text_style.text_scale, self._scene.dpr)
        self._add(pieces)
        return pieces

    def _fly_points(
        self, group: QParallelAnimationGroup, moment: Moment, text_style: TextStyle,
        start: QPointF, tempo: Tempo,
    ) -> None:  # fmt: skip
        """Let what was won fly from the moment to the plates of its seats, the last to arrive."""
        e, scale = text_style.colours, 1.3 * text_style.text_scale
        wait = max(0, group.duration() - tempo.chips())
        for seat, points in moment.gains:
            piece = Flying()
            piece.wear(tag(signed(points), e.gold, INK, "", 700, scale, self._scene.dpr), start)
            piece.setOpacity(0.0)
            end = QPointF(*self._scene.room.place(seat).plate.centre)
            glide(group, piece, end, wait, tempo.chips())
            self._add([piece])

    def _add(self, pieces: Iterable[Flying]) -> None:
        for piece in pieces:
            self._scene.addItem(piece)
            self._flying.append(piece)

    def _picture(self, moment: Moment, text_style: TextStyle) -> QPixmap:
        return _drawn(moment, text_style, self._scene)


def _held(moment: Moment, text_style: TextStyle, tempo: Tempo) -> int:
    """Return how long a moment stands: the longer its detail, the longer."""
    told = text_style.wording.say(moment.detail) if moment.detail is not None else ""
    return max(tempo.hold(Hold.MOMENT), tempo.glance(told))


def _drawn(moment: Moment, text_style: TextStyle, scene: TableScene) -> QPixmap:
    lines, scale = _lines(moment, text_style, scene.room.width - 4 * PAD)
    wide = max(text_width(text, type_) for text, type_, _ in lines)
    cards = _Cards(moment.cards, scene, WIDEST * scene.room.width - 2 * PAD)
    heights = [(SMALL if place else HIGH) * scale for place, _ in enumerate(lines)]
    between = GAP if moment.cards else 0
    size = QSizeF(max(wide, cards.width) + 2 * PAD, cards.height + between + sum(heights) + 2 * PAD)

    def paint(painter: QPainter) -> None:
        area = QRectF(QPointF(0, 0), size)
        colours = text_style.colours
        plate(painter, area, colours.plate, colours.gold_deep, Radius.PLATE, 2)
        cards.paint(painter, (size.width() - cards.width) / 2, PAD)
        y: float = PAD + cards.height + between
        for (text, type_, ink), high in zip(lines, heights, strict=True):
            painter.setFont(type_)
            painter.setPen(QColor(ink))
            painter.drawText(QRectF(0, y, size.width(), high), Qt.AlignmentFlag.AlignCenter, text)
            y += high

    return drawn(size, scene.dpr, paint)


def _lines(
    moment: Moment, text_style: TextStyle, widest: float
) -> tuple[list[tuple[str, QFont, str]], float]:
    """Return what is written, each with its type and ink, no wider than there is room.

    A long detail is broken into lines: smaller letters would not be read in the time.
    """
    say, colours, scale = text_style.wording.say, text_style.colours, text_style.text_scale
    told = [(say(moment.title), 1.5, 700, colours.gold)]
    if moment.detail is not None:
        type_ = font(1.1, 500, scale)
        lines = broken(say(moment.detail), min(widest, WIDE * scale), type_, LEAST * scale)
        told += [(line, 1.1, 500, colours.text) for line in lines]
    wide = max(text_width(text, font(size, weight, scale)) for text, size, weight, _ in told)
    scale *= min(1.0, widest / wide)
    return [(text, font(size, weight, scale), ink) for text, size, weight, ink in told], scale


class _Cards:
    """A row of large cards, which lie on each other where they are many."""

    def __init__(self, cards: Sequence[Card], scene: TableScene, widest: float) -> None:
        self._cards, self._scene = cards, scene
        self.height = round(CARD * scene.room.height) if cards else 0
        card = card_size(scene.cards, self.height).width() if cards else 0
        spare: float = widest - card
        self._step: float = min(float(card + GAP), spare / max(1, len(cards) - 1))
        self.width: float = card + self._step * (len(cards) - 1) if cards else 0.0

    def paint(self, painter: QPainter, left: float, top: float) -> None:
        for i, card in enumerate(self._cards):
            face = card_face(card, self._scene.cards, self.height, self._scene.dpr)
            painter.drawPixmap(QPointF(left + i * self._step, top), face)
