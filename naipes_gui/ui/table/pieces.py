"""The pixmaps that lie on the felt besides the cards, each under a key.

A piece is painted again only when what it says has changed.
"""

from collections.abc import Callable, Hashable, ItemsView, Iterable

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from naipes_gui.core.text import serial
from naipes_gui.ui.shared import paint
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.shared.theme import INK
from naipes_gui.ui.table.geometry import Box
from naipes_gui.ui.table.scene import TableScene

EMPTY = ("slot:", "month-slot:", "rung:")
"""Places that wait for cards."""
GROUND = ("plate:", *EMPTY)
"""Plates and empty places, on which others may lie."""
SMALLEST = 0.72
"""How much smaller a tag may be written than its size."""


class Pieces:
    """Keeps the pieces of a scene; whoever paints puts them, and what nobody puts is dropped."""

    def __init__(self, scene: TableScene) -> None:
        self.scene, self.text_style = scene, TextStyle()
        self._items: dict[str, QGraphicsPixmapItem] = {}
        self._signs: dict[str, Hashable] = {}
        self._fresh: set[str] = set()
        self._words: dict[str, str] = {}

    @property
    def scale(self) -> float:
        """How large text is."""
        return self.text_style.text_scale

    def begin(self) -> None:
        """Wait for everything to be put anew."""
        self._fresh = set()

    def keep(self, key: str) -> None:
        """Let a piece lie there as it is, if it does."""
        if key in self._items:
            self._fresh.add(key)

    def drop_the_rest(self) -> None:
        """Take away what was not put since the beginning."""
        for key in self._items.keys() - self._fresh:
            self.drop(key)

    def drop(self, key: str) -> None:
        """Take a piece away, if it lies there."""
        self._signs.pop(key, None)
        self._words.pop(key, None)
        self._fresh.discard(key)
        if (item := self._items.pop(key, None)) is not None:
            self.scene.removeItem(item)

    def items(self) -> ItemsView[str, QGraphicsPixmapItem]:
        """Return what lies on the felt, by its key."""
        return self._items.items()

    def get(self, key: str) -> QGraphicsPixmapItem | None:
        """Return a piece, if it lies there."""
        return self._items.get(key)

    def fresh(self, keys: Iterable[str]) -> list[QGraphicsPixmapItem]:
        """Return those pieces that were put since the beginning."""
        return [self._items[key] for key in keys if key in self._fresh]

    def put(
        self, key: str, sign: Hashable, make: Callable[[], QPixmap], x: float, y: float,
        z: float = 0.0, opacity: float = 1.0,
    ) -> None:  # fmt: skip
        """Lay a piece; it is painted only if its sign is another than before."""
        self._fresh.add(key)
        style = self.text_style
        # Many signs are phrases, which tell neither the language they were painted in nor a name.
        said = serial(), style.wording
        sign = (sign, style.text_scale, style.colours, self.scene.cards, self.scene.dpr, said)
        if key not in self._items:
            self._items[key] = QGraphicsPixmapItem(make())
            self.scene.addItem(self._items[key])
        elif self._signs[key] != sign:
            self._items[key].setPixmap(make())
        self._signs[key] = sign
        item = self._items[key]
        item.setPos(round(x), round(y))
        item.setZValue(z)
        item.setOpacity(opacity)

    def tag(
        self, key: str, text: str, x: float, y: float, *, weight: int = 600, z: float = 40,
        centred: bool = False, gold: bool = False, most: float = 0,
    ) -> None:  # fmt: skip
        """Lay a tag with a text, kept inside the felt, smaller if it would be too wide."""
        colours, dpr = self.text_style.colours, self.scene.dpr
        ground = colours.gold if gold else colours.plate
        ink = INK if gold else colours.text
        part = min(1.0, most / self.tag_width(text, weight)) if most else 1.0
        scale = self.scale * max(SMALLEST, part)
        if part < SMALLEST:
            text = paint.elided(text, paint.font(0.93, weight, scale), most - 20 * scale)
        made = paint.tag(text, ground, ink, "" if gold else colours.line, weight, scale, dpr)
        width = made.deviceIndependentSize().width()
        left = x - width / 2 if centred else x
        right = self.scene.room.width - 8 - width
        sign = text, gold, round(scale, 3)
        self.tell(key, text)
        self.put(key, sign, lambda: made, max(8.0, min(left, right)), y, z)

    def tell(self, key: str, text: str) -> None:
        """Remember what is written on a piece."""
        self._words[key] = text

    def written(self) -> dict[str, str]:
        """Return what is written on every piece that has words."""
        return dict(self._words)

    def words_at(self, x: float, y: float) -> str:
        """Return what is written on the piece at a point."""
        boxes = self.boxes()
        told = (
            words for key, words in self._words.items() if key in boxes and boxes[key].holds(x, y)
        )
        return next(told, "")

    def tag_width(self, text: str, weight: int = 600) -> float:
        """Return how wide a tag is."""
        return paint.text_width(text, paint.font(0.93, weight, self.scale)) + 20 * self.scale + 1

    def boxes(self) -> dict[str, Box]:
        """Return where everything lies that is neither a plate nor an empty place."""
        lying = {k: item for k, item in self.items() if not k.startswith(GROUND)}
        return {key: box_of(item) for key, item in lying.items() if item.isVisible()}

    def empty_places(self) -> dict[str, Box]:
        """Return the places that wait for cards."""
        return {key: box_of(item) for key, item in self.items() if key.startswith(EMPTY)}


def box_of(item: QGraphicsPixmapItem) -> Box:
    """Return where a piece lies."""
    area = item.sceneBoundingRect()
    return Box(area.x(), area.y(), area.width(), area.height())
