"""A card on the table."""

from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation, Qt
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsRotation,
    QGraphicsWidget,
)

from naipes_gui.core.cards import HIDDEN, Card

FETCHED = 16
"""So many pixels come into the processor's cache at once, a line of 64 bytes."""
UNSEEN = 0.004
"""The least that Qt still paints: it changes no colour by more than one step of 255."""


class CardItem(QGraphicsWidget):
    """Two pictures back to back, a ring and a badge, which Qt moves and paints alone.

    Its position is that of its middle. It overrides nothing that Qt calls while painting:
    with a bot thinking in another thread, every Python call would wait for the interpreter.
    Both pictures carry their shadow; one that stands off the table leaves another there.
    """

    def __init__(self) -> None:
        super().__init__()
        self.card, self.height = HIDDEN, 0
        self._worn: tuple[Card, int, int, int, int] | None = None
        """The card and its size, and which pictures it wears: every frame dresses every card."""
        self._shadow = QGraphicsPixmapItem(self)
        self._shadow.setVisible(False)
        self.lift = QGraphicsWidget(self)
        self.turn = QGraphicsRotation(self)
        self.turn.setAxis(Qt.Axis.YAxis)
        self.lift.setTransformations([self.turn])
        self._front, self._back = QGraphicsPixmapItem(self.lift), QGraphicsPixmapItem(self.lift)
        self._ring, self._badge = QGraphicsPixmapItem(self.lift), QGraphicsPixmapItem(self.lift)
        # Not the shadow: it is soft as it is, and smooth pixels of a card that lies askew are
        # the dearest of a frame.
        for picture in (self._front, self._back, self._ring, self._badge):
            picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._fetching = _fetching(self._front)
        self.lean()
        self._rise: QPropertyAnimation | None = None
        self._glide: QPropertyAnimation | None = None
        self.show_face(False)

    def dress(
        self, card: Card, height: int, front: QPixmap, back: QPixmap, shadow: QPixmap
    ) -> None:
        """Wear pictures made for exactly this size, each in its shadow; now the scale is 1."""
        self.setScale(1.0)
        worn = card, height, front.cacheKey(), back.cacheKey(), shadow.cacheKey()
        if worn == self._worn:
            return
        if height != self.height or card == HIDDEN != self.card:
            self.set_ring(None)
            self.set_badge(None, QPointF())
        self._worn, self.card, self.height = worn, card, height
        self._front.setPixmap(front)
        self._back.setPixmap(back)
        self._shadow.setPixmap(shadow)
        self._fetching.setPixmap(front)
        for picture in (self._front, self._back, self._shadow, self._fetching):
            centre(picture)

    def lean(self, *angles: float) -> None:
        """Be about to be painted at angles; a card that stays upright needs no fetching."""
        self._fetching.setVisible(any(angles))

    def show_face(self, face_up: bool) -> None:
        """Show one side at once."""
        self._front.setVisible(face_up)
        self._back.setVisible(not face_up)

    @property
    def is_face_up(self) -> bool:
        return self._front.isVisible()

    @property
    def is_marked(self) -> bool:
        return not (self._ring.pixmap().isNull() and self._badge.pixmap().isNull())

    def set_ring(self, ring: QPixmap | None) -> None:
        """Wear a ring, or none."""
        if ring is None and self._ring.pixmap().isNull():
            return
        self._ring.setPixmap(ring or QPixmap())
        centre(self._ring)

    def set_badge(self, badge: QPixmap | None, offset: QPointF) -> None:
        """Wear a disc around a point measured from the middle, or none."""
        if badge is None and self._badge.pixmap().isNull():
            return
        self._badge.setPixmap(badge or QPixmap())
        centre(self._badge)
        self._badge.moveBy(offset.x(), offset.y())

    def raise_by(self, distance: float, msecs: int) -> None:
        """Rise off the table, or sink back with 0; where it is hit does not move."""
        if self._rise is not None:
            self._rise.stop()
            self._rise.deleteLater()
            self._rise = None
        if not msecs:
            self.lift.setPos(0, -distance)
            self._shadow.setVisible(distance > 0)
            return
        self._shadow.setVisible(True)
        self._rise = QPropertyAnimation(self.lift, b"pos", self)
        self._rise.setEndValue(QPointF(0, -distance))
        self._rise.setDuration(msecs)
        self._rise.setEasingCurve(QEasingCurve.Type.OutCubic)
        if not distance:
            self._rise.finished.connect(self._shadow.hide)
        self._rise.start()

    @property
    def is_raised(self) -> bool:
        """Whether it stands off the table, or is on its way."""
        return self.raised > 0

    @property
    def raised(self) -> float:
        """How far it stands off the table, or will once it is there."""
        end = self._rise.endValue() if self._rise is not None else self.lift.pos()
        return -QPointF(end).y()

    def glide_to(self, where: QPointF, msecs: int) -> None:
        """Slide to a place."""
        self.stay()
        self._glide = QPropertyAnimation(self, b"pos", self)
        self._glide.setEndValue(where)
        self._glide.setDuration(msecs)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.start()

    def stay(self) -> None:
        """Stop sliding."""
        if self._glide is not None:
            self._glide.stop()
            self._glide.deleteLater()
            self._glide = None

    def rest(self) -> None:
        """Stop sliding and rising, and lie flat."""
        self.stay()
        self.raise_by(0, 0)
        self.turn.setAngle(0.0)


def _fetching(picture: QGraphicsPixmapItem) -> QGraphicsPixmapItem:
    """Return what has the memory of a picture read line by line just before it is painted.

    A card that lies askew is read across many lines in turns, which the processor does not foresee:
    waiting for memory was half the work of a frame. One pixel of each of its lines, painted upright
    under the card, lets it fetch the whole. Backs need none: all cards share one.
    """
    fetching = QGraphicsPixmapItem(picture)
    fetching.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
    fetching.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
    fetching.setTransform(QTransform.fromScale(1 / FETCHED, 1.0))
    fetching.setOpacity(UNSEEN)
    return fetching


def centre(picture: QGraphicsPixmapItem) -> None:
    """Put the middle of a picture at the origin of its parent."""
    size = picture.pixmap().deviceIndependentSize()
    picture.setPos(0, 0)
    picture.setOffset(-size.width() / 2, -size.height() / 2)
