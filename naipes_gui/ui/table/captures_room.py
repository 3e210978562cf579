"""Where captured flower cards lie, class by class. Arithmetic only, no Qt."""

from naipes_gui.ui.table.geometry import Box, Place, Room

CLASSES = "HTRK"
"""Brights, animals, ribbons, chaff: the order of the rows of captured cards."""
ROOMY = 100
"""From this height on the captures of another seat lie in two rows with their sums."""


def class_box(kind: str, place: Place, room: Room) -> Box:
    """Return where the cards of one class lie, of my captures or of another seat's."""
    index = CLASSES.index(kind)
    if place.angle == 0:
        whole = room.captures
        row = (whole.height - 46) / 4
        left = whole.x + 0.42 * whole.width
        return Box(left, whole.y + 40 + index * row, whole.right - 10 - left, row - 6)
    top = place.plate.bottom + 10
    if not room.is_low(place):
        top = place.backs[1] + room.backs_height / 2 + 10
    # Two rows of cards, and under each the sums: more would stand apart from what it adds up.
    wanted = 2 * (0.4 * room.month_height + 26 * min(room.text_scale, 1.25))
    free = min(place.plate.y + place.block - 12 - top, max(ROOMY, wanted))
    x, width = place.plate.x + 6, place.plate.width - 12
    if free >= ROOMY:
        column, line = index % 2, index // 2
        return Box(x + column * width / 2, top + line * free / 2, width / 2 - 8, free / 2 - 20)
    high = max(20.0, min(free - 4, 0.42 * room.month_height))
    return Box(x + index * width / 4, top, width / 4 - 4, high)


def _beside_backs(place: Place, room: Room) -> Box:
    """Return where a pile face down lies, which takes no more room than the hand beside it."""
    if room.is_low(place):
        top = place.plate.bottom + 6
        high = min(place.plate.y + place.block - 8 - top, room.backs_height + 12)
        return Box(place.plate.x, top, place.plate.width, max(24.0, high))
    high = room.backs_height + 12
    left = place.plate.x + room.fan_width + 30
    return Box(left, place.backs[1] - high / 2, place.plate.right - left, high)


def frame(place: Place, room: Room) -> Box:
    """Return the plate under the captures of a seat."""
    if place.angle == 0:
        return room.captures
    if room.closed:
        return _beside_backs(place, room)
    boxes = [class_box(kind, place, room) for kind in CLASSES]
    left, top = min(b.x for b in boxes) - 6, min(b.y for b in boxes) - 5
    right, bottom = max(b.right for b in boxes) + 4, max(b.bottom for b in boxes)
    roomy = boxes[2].y > boxes[0].y
    return Box(left, top, right - left, bottom - top + (24 if roomy else 4))
