"""Where on a felt a paper may lie without covering a card, a plate or a button."""

from collections.abc import Iterable
from math import ceil, floor

from naipes_gui.ui.table.geometry import Box, Room
from naipes_gui.ui.table.scene import TableScene

GAP, STEP, CROWN = 8, 12, 26
PRESSED, MINE, OPEN = 1000.0, 8.0, 4.0
"""How much a pixel of a button weighs, of my hand, or of another card that lies open, against one
of words."""


def lying(scene: TableScene) -> list[Box]:
    """Return where the cards and the plates of a felt are."""
    laid = ((place, pose.box(scene.cards.aspect)) for place, pose in scene.laid.items())
    crowned = scene.place_of(scene.leading) if scene.leading is not None else None
    cards = [_wider(box) if place == crowned else box for place, box in laid if box is not None]
    return [*cards, *(place.plate for place in scene.room.places())]


def weighed_cards(scene: TableScene) -> list[tuple[Box, float]]:
    """Return where cards lie, and how much it is to hide one: most of all one of mine."""
    aspect, mine = scene.cards.aspect, scene.near_hand
    boxes = (
        (pose.box(aspect), MINE if zone == mine else OPEN if pose.face_up else 1.0)
        for (zone, _), pose in scene.laid.items()
    )
    return [(box, weight) for box, weight in boxes if box is not None]


def _wider(box: Box) -> Box:
    """Return a box with its crown, which stands out of the card."""
    return Box(box.x - CROWN, box.y - CROWN, box.width + 2 * CROWN, box.height + 2 * CROWN)


def free_place(
    width: float, height: float, room: Room, taken: Iterable[Box],
    near: tuple[float, float] | None = None,
) -> tuple[float, float] | None:  # fmt: skip
    """Return the free place nearest to a point, or else to the middle of the table, if any."""
    across = range(GAP, int(room.width - width - GAP) + 1, STEP)
    down = range(GAP, int(room.height - height - GAP) + 1, STEP)
    # A bit for each place of a column: asked box by box, place by place, it would hold up a frame.
    blocked = [0] * len(across)
    for box in taken:
        rows = _met(box.y, box.bottom, height, down)
        mask = (1 << len(rows)) - 1 << rows.start
        for i in _met(box.x, box.right, width, across):
            blocked[i] |= mask
    middle_x, middle_y = near or room.middle
    centre_x, centre_y = middle_x - width / 2, middle_y - height / 2
    free = ((x, y) for x, column in zip(across, blocked, strict=True)
            for j, y in enumerate(down) if not column >> j & 1)  # fmt: skip
    far = lambda at: (at[0] - centre_x) ** 2 + (at[1] - centre_y) ** 2  # noqa: E731
    return min(free, key=far, default=None)


def _met(low: float, high: float, long: float, places: range) -> range:
    """Return which places of a row something so long cannot begin at, for a box between two ends.

    It must not come nearer to it than the gap.
    """
    first = floor((low - long - 2 * GAP) / STEP) + 1
    last = ceil(high / STEP)
    return range(max(0, first), max(0, first, min(len(places), last)))
