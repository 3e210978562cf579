"""Finds where what a seat says may lie. Arithmetic only, no Qt."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import itemgetter

from naipes_gui.ui.table.geometry import Box, Room

REACH = 10
"""How far the tail of a bubble sticks out, in logical pixels."""
EDGE = 4
CORNER = 20
"""The nearest that a tail comes to a corner of its bubble."""
TOUCHING = 1000.0
"""What a pixel over something that must stay in sight costs, against one over the rest."""
FACES = 6.0
"""What a pixel over a card costs that lies face up."""
DISLIKE = {"left": 0, "right": 0, "up": 900, "down": 900}
"""What it costs to speak from above or below a plate instead of from its side."""


@dataclass(frozen=True, slots=True)
class Stand:
    """A way for a bubble to lie: the side of its tail, where on that side, and its paper."""

    tail: str
    along: float
    box: Box


@dataclass(frozen=True, slots=True)
class Around:
    """What lies on the felt: what no bubble may cover, and what it had better not."""

    kept: tuple[Box, ...] = ()
    rest: tuple[Box, ...] = ()
    backs: tuple[Box, ...] = ()
    """What tells little, so that it may rather be covered than the rest."""
    shown: tuple[Box, ...] = ()
    """Cards that lie face up: they are covered last of all that may be."""

    def cost(self, box: Box) -> float:
        """Return how much a bubble would hide."""
        grown = _grown(box)
        hidden = sum(_common(box, other) for other in self.rest)
        hidden += 0.3 * sum(_common(box, other) for other in self.backs)
        hidden += FACES * sum(_common(box, other) for other in self.shown)
        return hidden + TOUCHING * sum(_common(grown, other) for other in self.kept)


def best_stand(plate: Box, size: tuple[float, float], room: Room, around: Around) -> Stand:
    """Return the way to stand at a plate that hides least; in the worst case some of it."""
    ranked = ((around.cost(each.box) + DISLIKE[each.tail], each) for each in
              _stands(plate, size, room))  # fmt: skip
    best = next(ranked)
    # Nothing is better than to hide nothing, and most bubbles find room at once.
    while best[0] and (other := next(ranked, None)):
        best = min(best, other, key=itemgetter(0))
    return best[1]


def _stands(plate: Box, size: tuple[float, float], room: Room) -> Iterator[Stand]:
    """List the ways that stay on the felt, those that look best first."""
    width, height = size
    for y, along in _slid(plate.centre[1], plate.y, plate.bottom, height):
        yield from _within(Stand("left", along, Box(plate.right + 6 + REACH, y, *size)), room)
        left = plate.x - 6 - REACH - width
        yield from _within(Stand("right", along, Box(left, y, *size)), room)
    for x, along in _slid(plate.x + 34, plate.x, plate.right, width):
        above = plate.y - 2 - REACH - height
        yield from _within(Stand("down", along, Box(x, above, *size)), room)
        yield from _within(Stand("up", along, Box(x, plate.bottom + 4 + REACH, *size)), room)
    corner = Box(min(max(plate.x, EDGE), room.width - EDGE - width), max(EDGE, plate.y), *size)
    yield Stand("up", width / 2, corner)


def _slid(first: float, low: float, high: float, length: float) -> Iterator[tuple[float, float]]:
    """Slide a side along the tip of its tail, and the tip along the plate."""
    ends = [first, low + CORNER, (low + high) / 2, high - CORNER]
    corner = min(CORNER, length / 2)
    for tip in ends:
        for along in (28.0, corner, length / 2, length * 0.75, length - corner):
            along = min(max(along, corner), length - corner)
            yield tip - along, along


def _within(stand: Stand, room: Room) -> Iterator[Stand]:
    box = stand.box
    across = box.x >= EDGE and box.right <= room.width - EDGE
    if across and box.y >= EDGE and box.bottom <= room.height - EDGE:
        yield stand


def _grown(box: Box) -> Box:
    return Box(box.x - 3, box.y - 3, box.width + 6, box.height + 6)


def _common(one: Box, other: Box) -> float:
    """Return the area that two boxes share."""
    width = min(one.right, other.right) - max(one.x, other.x)
    height = min(one.bottom, other.bottom) - max(one.y, other.y)
    return width * height if width > 0 and height > 0 else 0.0


def touches(box: Box, kept: Sequence[Box]) -> bool:
    """Tell whether a bubble covers something that must stay in sight."""
    return any(_common(box, other) for other in kept)
