"""The pack spread out for the person who cuts it."""

from naipes_gui.core.zones import STOCK
from naipes_gui.ui.table.geometry import LIFT, MARGIN, Box, Room
from naipes_gui.ui.table.pose import CardPlace, Pose

BELOW, UNDER = 14, 4
"""What is free round the pack, and between the words above it and who sits opposite."""
LEAST = 0.5
"""A pack that is lower, against a card of the table, lies between those at the sides instead."""
RISE = 1.2 * LIFT
"""How far lifted cards rise, in heights of a card."""
SAID = 34
"""The room of the words above the mark at 100 %."""
BUTTON = 72
"""The room of the button at 100 %, which stands at the near edge: nobody holds cards."""


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
    above = RISE * height + SAID * room.text_scale
    lowest = max((plate.bottom for plate in others), default=0) + BELOW + above
    bottom = min(mine.y, room.height - room.foot - BUTTON * room.text_scale) - BELOW
    if bottom - lowest >= LEAST * height:
        y = max(lowest, min(room.middle[1] - height / 2, bottom - height))
        return Box(left, y, right - left, min(height, bottom - y))
    opposite = (place.plate for place in room.places() if 150 < place.angle < 210)
    least = max((plate.bottom for plate in opposite), default=0) + UNDER + above
    y = max(least, min(room.middle[1] - height / 2, bottom - height))
    row = Box(left, y - above, right - left, height + above)
    beside = [plate for plate in others if plate.meets(row)]
    left = max([left, *(p.right + BELOW for p in beside if p.centre[0] < room.width / 2)])
    right = min([right, *(p.x - BELOW for p in beside if p.centre[0] > room.width / 2)])
    return Box(left, y, right - left, min(height, bottom - y))


def end_of(number: int, laid: dict[CardPlace, Pose], aspect: float) -> float:
    """Return where one sees a packet of so many cards end: at the right edge of its last."""
    pose = laid[STOCK.id, number - 1]
    return pose.x + pose.height * aspect / 2


def cut_at(x: float, laid: dict[CardPlace, Pose], aspect: float, allowed: range) -> int:
    """Return how many cards a hand that reaches to x lifts: the packet that ends nearest to it."""
    return min(allowed, key=lambda number: abs(end_of(number, laid, aspect) - x))
