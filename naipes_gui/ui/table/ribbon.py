"""The pack spread out for the person who cuts it."""

from naipes_gui.core.zones import STOCK
from naipes_gui.ui.table.geometry import MARGIN, Box, Room
from naipes_gui.ui.table.pose import CardPlace, Pose

BELOW = 14


def ribbon(count: int, room: Room) -> dict[CardPlace, Pose]:
    """Lay the stock in a row between the seats, the top card at the left."""
    band = free_band(room)
    height = min(room.table_height, band.height)
    width = height * room.aspect
    step = min(width * 0.34, (band.width - width) / max(1, count - 1))
    left, y = band.centre[0] - (count - 1) * step / 2, band.centre[1]
    # The first card is the top of the pack: it lies above the others, at the left end.
    return {
        (STOCK.id, i): Pose(left + i * step, y, 0.0, count - i, height, False) for i in range(count)
    }


def free_band(room: Room) -> Box:
    """Return the widest strip of felt that is free of plates: nobody holds cards at a cut."""
    mine, *others = (place.plate for place in room.places())
    height, left, right = room.table_height, MARGIN + 20.0, room.width - MARGIN - 20.0
    lowest = max((plate.bottom for plate in others), default=0) + BELOW
    bottom = mine.y - BELOW
    if bottom - lowest >= 0.8 * height:
        y = max(lowest, min(room.middle[1] - height / 2, bottom - height))
        return Box(left, y, right - left, min(height, bottom - y))
    y = room.middle[1] - height / 2
    row = Box(left, y, right - left, height)
    beside = [plate for plate in others if plate.meets(row)]
    left = max([left, *(p.right + BELOW for p in beside if p.centre[0] < room.width / 2)])
    right = min([right, *(p.x - BELOW for p in beside if p.centre[0] > room.width / 2)])
    return Box(left, y, right - left, height)


def cut_at(x: float, laid: dict[CardPlace, Pose], allowed: range) -> int:
    """Return how many cards a hand that reaches to x lifts, within what may be lifted."""
    reached = sum(1 for (zone, _), pose in laid.items() if zone == STOCK.id and pose.x <= x)
    return min(max(reached, allowed.start), allowed.stop - 1)
