"""Finds room on the felt for chips of text and the pot. Arithmetic only, no Qt."""

from functools import lru_cache

from naipes_gui.core.face import Look, Spot
from naipes_gui.ui.table.captures_room import frame
from naipes_gui.ui.table.geometry import Box, Place, Room, step_bar
from naipes_gui.ui.table.hand_room import hand_box
from naipes_gui.ui.table.layout import spot_centre, spot_height
from naipes_gui.ui.table.trick_room import ROWS_FROM, TAG, is_far

STEP = 20
GAP = 6
NAME, SHORT_NAME = 112, 80
"""The room of the name of who played a card, with and without the word that it wins."""
LABEL = 92


@lru_cache(maxsize=128)
def free_place(
    room: Room,
    spots: tuple[Spot, ...],
    size: tuple[float, float],
    wanted: tuple[float, float],
    taken: tuple[Box, ...] = (),
    *,
    buttons: bool = True,
) -> tuple[float, float] | None:
    """Return the upper left corner of a free rectangle near a wanted one, if there is any.

    Without ``buttons`` it may lie where they only sometimes are.
    """
    blocked = (*obstacles(room, spots, buttons=buttons), *taken)
    places = [wanted, *_grid(room, *size)]
    inside = Box(8, 8, room.width - 16 - size[0], room.height - 16 - size[1])
    nearest = sorted(filter(lambda at: inside.holds(*at), places), key=lambda at: _cost(at, wanted))
    return next((at for at in nearest if not _meets(Box(*at, *size), blocked)), None)


class Claims:
    """Gives out free rectangles of a felt, each only once."""

    def __init__(self, room: Room, spots: tuple[Spot, ...]) -> None:
        self._room, self._spots = room, spots
        self.taken: list[Box] = []

    def claim(
        self, width: float, height: float, wanted: tuple[float, float]
    ) -> tuple[float, float] | None:
        """Find a free place for a piece and keep it from those that follow."""
        # Rounded, so that a word more or less does not mean another search.
        size = round(width / 4 + 0.5) * 4.0, round(height)
        at = free_place(self._room, self._spots, size, wanted, tuple(self.taken))
        if at is not None:
            self.taken.append(Box(*at, *size))
        return at

    def strip_above_me(self, *, piles: bool) -> Box:
        """Return what is free between the buttons and my plate, left of my hand and piles."""
        room, mine = self._room, self._room.places()[0].plate
        right = hand_box(room).x - GAP
        if piles:
            right = min(right, near_piles(room).x - GAP)
        return Box(mine.x, room.hand_top - 2, right - mine.x, mine.y - 4 - room.hand_top + 2)

    def low_place(self, size: tuple[float, float]) -> tuple[float, float]:
        """Return where the pot lies if it fits nowhere: in a corner, or below a field."""
        room, (width, height) = self._room, size
        corner = room.width - width - 26, room.height - 84 - height
        found = free_place(room, self._spots, size, corner, tuple(self.taken), buttons=room.columns)
        at = found or corner
        if room.columns:
            left, below = room.captures.x - width - 10, room.strip.y
            over = [box for box in self.taken if box.right > left and box.bottom > below]
            at = left, max([below, *(box.bottom + 4 for box in over)])
        self.taken.append(Box(*at, *size))
        return at

    def beside_me(self, high: float) -> tuple[float, float]:
        """Return where the suit of trumps lies if it fits nowhere: level with my plate."""
        mine = self._room.places()[0].plate
        if self._room.crowded:
            return self._room.width - 14 - high, mine.centre[1] - high / 2
        return mine.x, mine.y - 4 - high


def near_piles(room: Room) -> Box:
    """Return the room of my played cards and won tricks, above the end of my plate."""
    mine, high = room.places()[0].plate, 0.42 * room.table_height
    wide = 0.45 * room.unit + high * room.aspect
    return Box(mine.right - wide, mine.y - 8 - high, wide, high)


def left_middle(room: Room, height: float) -> tuple[float, float]:
    """Return where chips of text would like to lie: at the left, above the middle."""
    return (34.0 if room.width > 950 else 30.0), room.middle[1] - height * 0.85


@lru_cache(maxsize=32)
def obstacles(room: Room, spots: tuple[Spot, ...], *, buttons: bool = True) -> tuple[Box, ...]:
    """Return what lies on the felt for long: plates with their cards, stock, trick, hand."""
    boxes = [_seat(place.plate, place.backs, room) for place in room.places()[1:]]
    boxes.append(hand_box(room))
    if buttons:
        boxes.append(Box(0.04 * room.width, room.near_top, 0.92 * room.width, room.bar_height - 6))
    boxes.append(room.places()[0].plate)
    if room.steps_fit:
        boxes.append(step_bar(room))
    boxes.append(Box(room.width - 260, room.height - 74, 260, 74))
    if room.columns:
        field = room.field_top + room.month_pitch + room.month_height
        boxes += [frame(place, room) for place in room.places()]
        boxes.append(Box(room.plate_width + 30, 0, room.width - 2 * room.plate_width - 60, field))
    if any(spot.home == "beside" for spot in spots):
        boxes.append(near_piles(room))
    for spot in spots:
        if spot.in_front and not spot.home and spot.look is not Look.CLASSES:
            boxes += [_around(spot, place, room) for place in room.places()]
        elif not spot.in_front and spot.look is not Look.GRID:
            boxes.append(_fixed(spot, room))
    return tuple(boxes)


def _seat(plate: Box, backs: tuple[float, float], room: Room) -> Box:
    bottom = backs[1] + room.backs_height / 2
    return Box(plate.x, plate.y, plate.width, bottom - plate.y)


def _around(spot: Spot, place: Place, room: Room) -> Box:
    """Return the box around a card before a seat and the name of its owner."""
    x, y = spot_centre(spot, place, room)
    height = spot_height(spot, place, room)
    tag = TAG * room.text_scale if spot.reach else 0
    top = y - height / 2 - (tag if is_far(place.angle) else 0)
    name = (NAME if room.players < ROWS_FROM else SHORT_NAME) * room.text_scale
    width = max(height * room.aspect, name if spot.reach else 0)
    return Box(x - width / 2, top, width, height + tag)


def _fixed(spot: Spot, room: Room) -> Box:
    x, y = spot_centre(spot, None, room)
    height = room.table_height * spot.scale
    wide = {Look.LADDER: 4.2, Look.ROW: 4.0}.get(spot.look, 1.0)
    tall = {Look.LADDER: 1.3}.get(spot.look, 1.0) * height
    width = height * room.aspect * wide
    if spot.label is not None:
        width = max(width, LABEL * room.text_scale)
    if room.columns and spot.label is not None and not room.labels_fit:
        beside = 1.25 * room.unit + LABEL * room.text_scale
        return Box(x - width / 2, y - tall / 2, width / 2 + beside, tall)
    return Box(x - width / 2, y - tall / 2, width, tall + 8 + 26 * room.text_scale)


def _grid(room: Room, width: float, height: float) -> list[tuple[float, float]]:
    step = max(STEP, round(room.width / 50))
    columns = range(16, int(room.width - width - 12), step)
    rows = range(16, int(room.height - height - 12), step)
    return [(float(x), float(y)) for x in columns for y in rows]


def _meets(box: Box, taken: tuple[Box, ...]) -> bool:
    return any(box.meets(other, GAP) for other in taken)


def _cost(at: tuple[float, float], wanted: tuple[float, float]) -> float:
    return abs(at[0] - wanted[0]) + 1.4 * abs(at[1] - wanted[1])
