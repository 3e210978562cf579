"""Rings and other marks on the felt that come and go with what the person does."""

from functools import partial

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap

from naipes_gui.ui.shared import paint
from naipes_gui.ui.shared.theme import INK, Radius
from naipes_gui.ui.table.crown import ON_CARDS
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.table.pieces import Pieces

AROUND = 6
"""What the picture of a ring takes beyond the ring itself."""
THICK = 5


class FeltMarks:
    """Puts marks over whatever lies there; a mark put again under its name moves."""

    def __init__(self, pieces: Pieces) -> None:
        self._pieces = pieces

    def ring(self, key: str, box: Box, colour: str, outside: int = 2) -> None:
        """Lay a ring round a box."""
        size = round(box.width), round(box.height)
        made = partial(paint.ring, *size, Radius.CARD * size[0], colour, outside,
                       self._pieces.scene.dpr)  # fmt: skip
        pad = outside + AROUND
        self._pieces.put(key, (*size, colour), made, box.x - pad, box.y - pad, ON_CARDS)

    def cut(self, key: str, x: float, top: float, bottom: float, words: str) -> None:
        """Lay an upright bar with words above it: here the pack is cut."""
        dpr, high = self._pieces.scene.dpr, bottom - top
        made = partial(_bar, high, self._pieces.text_style.colours.gold, dpr)
        self._pieces.put(key, round(high), made, x - THICK / 2, top, ON_CARDS)
        above = top - 26 * self._pieces.scale
        self._pieces.tag(f"{key}-tag", words, x, above, centred=True, gold=True, z=ON_CARDS)

    def drop(self, *keys: str) -> None:
        """Take marks away."""
        for key in keys:
            self._pieces.drop(key)


def _bar(high: float, colour: str, dpr: float) -> QPixmap:
    def draw(painter: QPainter) -> None:
        area = QRectF(0, 0, THICK, high)
        painter.fillRect(area, QColor(INK))
        painter.fillRect(area.adjusted(1, 1, -1, -1), QColor(colour))

    return paint.drawn(QSizeF(THICK, high), dpr, draw)
