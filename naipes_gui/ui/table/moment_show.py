"""A moment of its own: cards shown large with a word, and points that fly to whom they belong."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSequentialAnimationGroup,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsWidget

from naipes_gui.core.cards import Card
from naipes_gui.core.figures import signed
from naipes_gui.core.moments import Moment
from naipes_gui.ui.shared.art import card_face, card_size
from naipes_gui.ui.shared.paint import drawn, font, plate, tag, text_width
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import INK, Radius
from naipes_gui.ui.table.card_item import centre
from naipes_gui.ui.table.scene import TableScene
from naipes_gui.ui.table.tempo import Hold, Tempo

ABOVE_ALL = 19_000
"""Over everything but what somebody is saying."""
CARD = 0.26
"""How high its cards are at most, of the height of the felt."""
WIDEST = 0.7
PAD, GAP = 18, 8


class MomentShow:
    """Shows one moment at a time; hiding it leaves nothing behind."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._plate, self._points = _Piece(), _Piece()
        for piece in (self._plate, self._points):
            scene.addItem(piece)

    @property
    def is_shown(self) -> bool:
        """Whether a moment stands on the felt."""
        return self._plate.isVisible()

    def hide(self) -> None:
        """Take the moment away."""
        self._plate.hide()
        self._points.hide()

    def show(self, moment: Moment, text_style: TextStyle, tempo: Tempo) -> QAbstractAnimation:
        """Put a moment on the felt; return the animation at whose end it is gone."""
        where = QPointF(*self._scene.room.middle)
        self._plate.wear(self._picture(moment, text_style), where)
        whole = QSequentialAnimationGroup(self._scene)
        _fade(whole, self._plate, 0.0, 1.0, tempo.appear())
        whole.addAnimation(QPauseAnimation(tempo.hold(Hold.MOMENT), whole))
        leaving = QParallelAnimationGroup(whole)
        if moment.points and moment.seat >= 0 and not tempo.reduced_motion:
            self._fly_points(leaving, moment, text_style, where, tempo)
        _fade(leaving, self._plate, 1.0, 0.0, tempo.appear())
        whole.finished.connect(self.hide)
        return whole

    def _fly_points(
        self, group: QParallelAnimationGroup, moment: Moment, text_style: TextStyle,
        start: QPointF, tempo: Tempo,
    ) -> None:  # fmt: skip
        """Let what was won fly from the moment to the plate of its seat."""
        e, scale = text_style.colours, 1.3 * text_style.text_scale
        self._points.wear(tag(signed(moment.points), e.gold, INK, "", 700, scale, self._scene.dpr),
                          start)  # fmt: skip
        self._points.setOpacity(0.0)
        _fade(group, self._points, 1.0, 1.0, tempo.chips())
        glide = QPropertyAnimation(self._points, b"pos", group)
        glide.setStartValue(start)
        glide.setEndValue(QPointF(*self._scene.room.place(moment.seat).plate.centre))
        glide.setDuration(tempo.chips())
        glide.setEasingCurve(QEasingCurve.Type.InOutCubic)

    def _picture(self, moment: Moment, text_style: TextStyle) -> QPixmap:
        return _drawn(moment, text_style, self._scene)


class _Piece(QGraphicsWidget):
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


def _fade(
    group: QSequentialAnimationGroup | QParallelAnimationGroup, piece: QGraphicsWidget,
    start: float, end: float, msecs: int,
) -> None:  # fmt: skip
    fade = QPropertyAnimation(piece, b"opacity", group)
    fade.setStartValue(start)
    fade.setEndValue(end)
    fade.setDuration(msecs)


def _drawn(moment: Moment, text_style: TextStyle, scene: TableScene) -> QPixmap:
    lines, scale = _lines(moment, text_style, scene.room.width - 4 * PAD)
    wide = max(text_width(text, type_) for text, type_, _ in lines)
    cards = _Cards(moment.cards, scene, WIDEST * scene.room.width - 2 * PAD)
    heights = [text_height * scale for text_height in (34, 26)[: len(lines)]]
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
    """Return what is written, each with its type and ink, no wider than there is room."""
    say, colours = text_style.wording.say, text_style.colours
    told = [(say(moment.title), 1.5, 700, colours.gold)]
    if moment.detail is not None:
        told.append((say(moment.detail), 1.1, 500, colours.text))
    scale = text_style.text_scale
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
