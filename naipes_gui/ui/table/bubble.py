"""What a player says: words on paper that come up beside the plate."""

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsWidget

from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase
from naipes_gui.ui import paint
from naipes_gui.ui.table import plates
from naipes_gui.ui.table.geometry import Place
from naipes_gui.ui.table.scene import TableScene
from naipes_gui.ui.table.tempo import Tempo

if TYPE_CHECKING:
    from naipes_gui.ui.table.furniture import Manners

BUBBLES = 20_000
"""Height of bubbles: over everything."""


class Bubble:
    """Words on paper beside a plate, which fade away by themselves."""

    def __init__(self, scene: TableScene, words: Phrase, seat: Seat, tempo: Tempo) -> None:
        self._scene, self._words, self._seat = scene, words, seat
        self._sign: Hashable = None
        self._item = QGraphicsWidget()
        self._picture = QGraphicsPixmapItem(self._item)
        self._item.setZValue(BUBBLES)
        scene.addItem(self._item)
        self._rise = QPropertyAnimation(self._item, b"opacity", self._item)
        self._rise.setStartValue(0.0)
        self._rise.setEndValue(1.0)
        self._rise.setDuration(tempo.appear())
        self._rise.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._rise.start()

    def place(self, manners: "Manners") -> None:
        """Write the words again where the plate is now, if it or the language has changed."""
        text = paint.rich(manners.wording.say(self._words), plates.paper_inks(manners))
        sign = text, manners.text_scale, self._scene.room, self._scene.dpr
        if sign != self._sign:
            self._sign = sign
            self._write(text, manners.text_scale)

    def _write(self, html: str, scale: float) -> None:
        room = self._scene.room
        tail, anchor = _tail(room.place(self._seat), room.width)
        made, tip = paint.bubble(html, tail, scale, self._scene.dpr)
        size = made.deviceIndependentSize()
        x = min(max(anchor.x() - tip.x(), 2), room.width - size.width() - 2)
        y = min(max(anchor.y() - tip.y(), 2), room.height - size.height() - 2)
        self._picture.setPixmap(made)
        self._item.setPos(x, y)

    def remove(self) -> None:
        """Take the bubble off the table."""
        self._rise.stop()
        self._scene.removeItem(self._item)
        self._item.deleteLater()


def _tail(place: Place, width: float) -> tuple[str, QPointF]:
    box = place.plate
    if place.angle == 0:
        return "down", QPointF(box.x + 34, box.y - 2)
    if box.right + 250 < width:
        return "left", QPointF(box.right + 6, box.centre[1])
    return ("right", QPointF(box.x - 6, box.centre[1])) if box.x > 260 else (
        "up", QPointF(box.x + 40, box.bottom + 4)
    )  # fmt: skip
