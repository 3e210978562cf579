"""Where on a felt a paper may lie without covering a card, a plate or a button. No Qt."""

from collections.abc import Iterable

from naipes_gui.ui.table.geometry import Box, Room
from naipes_gui.ui.table.pose import bounding
from naipes_gui.ui.table.scene import TableScene

GAP, STEP, CROWN = 8, 12, 26


def lying(scene: TableScene) -> list[Box]:
    """Return where the cards and the plates of a felt are."""
    laid = ((place, bounding([pose], scene.cards.aspect)) for place, pose in scene.laid.items())
    crowned = scene.place_of(scene.leading) if scene.leading is not None else None
    cards = [_wider(box) if place == crowned else box for place, box in laid if box is not None]
    return [*cards, *(place.plate for place in scene.room.places())]


def _wider(box: Box) -> Box:
    """Return a box with its crown, which stands out of the card."""
    return Box(box.x - CROWN, box.y - CROWN, box.width + 2 * CROWN, box.height + 2 * CROWN)


def free_place(
    width: float, height: float, room: Room, taken: Iterable[Box]
) -> tuple[float, float] | None:
    """Return the free place nearest to the middle of the table, or nothing if there is none."""
    boxes, (middle_x, middle_y) = list(taken), room.middle
    across = range(GAP, int(room.width - width - GAP) + 1, STEP)
    down = range(GAP, int(room.height - height - GAP) + 1, STEP)
    centre_x, centre_y = middle_x - width / 2, middle_y - height / 2
    places = ((x, y) for x in across for y in down)
    for x, y in sorted(places, key=lambda at: (at[0] - centre_x) ** 2 + (at[1] - centre_y) ** 2):
        here = Box(x, y, width, height)
        if not any(here.meets(box, GAP) for box in boxes):
            return x, y
    return None
