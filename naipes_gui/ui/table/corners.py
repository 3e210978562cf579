"""Finds room on the felt for chips of text and the pot. Arithmetic only, no Qt."""

from functools import lru_cache

from naipes_gui.core.face import Look, Spot
from naipes_gui.ui.table.captures_room import frame
from naipes_gui.ui.table.geometry import Box, Room
from naipes_gui.ui.table.layout import spot_centre

STEP = 20
GAP = 6
STEP_BAR = 470


@lru_cache(maxsize=128)
def free_place(
    room: Room,
    spots: tuple[Spot, ...],
    size: tuple[float, float],
    wanted: tuple[float, float],
    taken: tuple[Box, ...] = (),
) -> tuple[float, float] | None:
    """Return the upper left corner of a free rectangle near a wanted one, if there is any."""
    blocked = (*obstacles(room, spots), *taken)
    places = [wanted, *_grid(room, *size)]
    free = [at for at in places if not _meets(Box(*at, *size), blocked)]
    return min(free, key=lambda at: _cost(at, wanted), default=None)


def left_middle(room: Room, height: float) -> tuple[float, float]:
    """Return where chips of text would like to lie: at the left, above the middle."""
    return (34.0 if room.width > 950 else 30.0), room.middle[1] - height * 0.85


@lru_cache(maxsize=32)
def obstacles(room: Room, spots: tuple[Spot, ...]) -> tuple[Box, ...]:
    """Return what lies on the felt for long: plates with their cards, stock, trick, hand."""
    boxes = [_seat(place.plate, place.backs, room) for place in room.places()[1:]]
    half = room.width / 2 if room.crowded else room.hand_height * room.aspect * 2.2
    boxes.append(Box(room.width / 2 - half, room.hand_top - 8, 2 * half, room.height))
    boxes.append(Box(0.04 * room.width, room.near_top, 0.92 * room.width, room.bar_height - 6))
    boxes.append(room.places()[0].plate)
    if room.steps_fit:
        boxes.append(step_bar(room))
    boxes.append(Box(room.width - 260, room.height - 74, 260, 74))
    if room.columns:
        field = room.field_top + 2.3 * room.month_height
        boxes += [frame(place, room) for place in room.places()]
        boxes.append(Box(room.plate_width + 30, 0, room.width - 2 * room.plate_width - 60, field))
    for spot in spots:
        if spot.in_front and not spot.home and spot.look is not Look.CLASSES:
            boxes += [_around(spot, place.angle, room) for place in room.places()]
        elif not spot.in_front and spot.look is not Look.GRID:
            boxes.append(_fixed(spot, room))
    return tuple(boxes)


def step_bar(room: Room) -> Box:
    """Return the room that the phase bar may take, whatever its words are."""
    width = min(STEP_BAR * room.text_scale, room.width)
    top = room.near_top + 8 - 46 * room.text_scale
    return Box((room.width - width) / 2, top, width, 40 * room.text_scale)


def _seat(plate: Box, backs: tuple[float, float], room: Room) -> Box:
    bottom = backs[1] + room.backs_height / 2
    return Box(plate.x, plate.y, plate.width, bottom - plate.y)


def _around(spot: Spot, angle: float, room: Room) -> Box:
    x, y = room.towards(angle, spot.reach)
    x, y = x + spot.x * room.unit, y + spot.y * room.unit
    height = room.table_height * spot.scale * (0.8 if room.players > 5 else 1.0)
    return Box(x - height * room.aspect / 2, y - height / 2, height * room.aspect, height + 26)


def _fixed(spot: Spot, room: Room) -> Box:
    x, y = spot_centre(spot, None, room)
    height = room.table_height * spot.scale
    wide = {Look.LADDER: 4.2, Look.ROW: 4.0}.get(spot.look, 1.0)
    tall = {Look.LADDER: 1.3}.get(spot.look, 1.0) * height
    width = height * room.aspect * wide
    return Box(x - width / 2, y - tall / 2, width, tall + 34)


def _grid(room: Room, width: float, height: float) -> list[tuple[float, float]]:
    columns = range(16, int(room.width - width - 12), STEP)
    rows = range(16, int(room.height - height - 12), STEP)
    return [(float(x), float(y)) for x in columns for y in rows]


def _meets(box: Box, taken: tuple[Box, ...]) -> bool:
    return any(box.meets(other, GAP) for other in taken)


def _cost(at: tuple[float, float], wanted: tuple[float, float]) -> float:
    return abs(at[0] - wanted[0]) + 1.4 * abs(at[1] - wanted[1])
