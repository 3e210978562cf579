"""Where the cards of a trick lie before their players. Arithmetic only, no Qt.

Up to four lie on an oval; more lie in two rows, the far seats' above those of the near ones,
because no oval of seven fits a low felt without hiding half of every card.
"""

from dataclasses import dataclass
from functools import lru_cache
from math import radians, sin

from naipes_gui.ui.table.geometry import Box, Place, Room

ROWS_FROM = 5
"""From so many players on a trick lies in two rows."""
SMALLER, LEAST = {5: 0.95}, 0.8
"""How much smaller the cards of many players are."""
TAG = 30
"""What the name of a card's owner takes above or below it, at 100 %."""
APART = 0.85
"""How far the far and the near card are apart, in heights of a card."""
APART_IN_ROW = 40
"""What lies between the cards of a row at 100 %, so that the names have room."""
FACING = 0.3
"""A seat above this share of the felt faces me; one below it sits at my side."""
GAP = 10


@dataclass(frozen=True, slots=True)
class TrickRoom:
    """The free felt between the seats, and how high the cards of a trick are on it."""

    free: Box
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the trick."""
        return self.free.centre


@lru_cache(maxsize=32)
def trick_room(room: Room) -> TrickRoom:
    """Return what the seats leave free for a trick of three players or more."""
    left, right = side_edges(room)
    top, bottom = _top(room), room.hand_top - 8
    free = Box(left, top, right - left, bottom - top)
    tags = 2 * TAG * room.text_scale
    if room.players >= ROWS_FROM:
        most = SMALLER.get(room.players, LEAST) * room.table_height
        return TrickRoom(free, min(most, (free.height - tags - GAP) / 2))
    return TrickRoom(free, min(room.table_height, (free.height - tags) / (1 + APART)))


def trick_place(place: Place, reach: float, room: Room) -> tuple[float, float]:
    """Return the middle of the card that a seat has played."""
    if room.players == 2:
        return room.towards(place.angle, reach)
    laid = trick_room(room)
    if room.players >= ROWS_FROM:
        return _in_row(place, laid, room)
    dx, dy = room.towards(place.angle, reach)
    y = laid.middle[1]
    tall = (laid.free.height - laid.height - 2 * TAG * room.text_scale) / 2
    share = min(1.0, tall / (reach * 3.0 * room.unit))
    return dx, y + (dy - room.middle[1]) * share


def is_far(angle: float) -> bool:
    """Tell whether a seat is on the far side, where names stand above the cards."""
    return 100 < angle < 260


def _in_row(place: Place, laid: TrickRoom, room: Room) -> tuple[float, float]:
    far = is_far(place.angle)
    row = sorted(_across(p) for p in room.places() if is_far(p.angle) == far)
    width = laid.height * room.aspect
    step = min(
        width + APART_IN_ROW * room.text_scale, (laid.free.width - width) / max(1, len(row) - 1)
    )
    x, y = laid.middle
    depth = (laid.height + GAP) / 2
    place_in_row = row.index(_across(place)) - (len(row) - 1) / 2
    return x + place_in_row * step, y - depth if far else y + depth


def _across(place: Place) -> float:
    """Return a number that grows from the left seats to the right ones."""
    return -sin(radians(place.angle))


def _faces(place: Place, room: Room) -> bool:
    """Tell whether a seat is above the trick, so that the trick lies below its cards."""
    plate, middle, reach = place.plate, room.width / 2, _reach(room)
    above = plate.centre[1] < FACING * room.height
    return above and plate.x < middle + reach and plate.right > middle - reach


def _reach(room: Room) -> float:
    """Return how far the cards of a trick would like to lie from the middle to each side."""
    width = SMALLER.get(room.players, LEAST) * room.table_height * room.aspect
    if room.players < ROWS_FROM:
        return 1.07 * room.unit + room.unit / 2
    far = sum(is_far(place.angle) for place in room.places())
    in_row = max(far, room.players - far)
    return (in_row - 1) / 2 * (width + APART_IN_ROW * room.text_scale) + width / 2


def _top(room: Room) -> float:
    """Return where the felt begins below the seats that face me."""
    facing = [block(place, room).bottom for place in room.places()[1:] if _faces(place, room)]
    return max(facing, default=room.head + 14) + 4


def side_edges(room: Room) -> tuple[float, float]:
    """Return from where to where the felt is free between the seats at both sides."""
    beside = [block(place, room) for place in room.places()[1:] if not _faces(place, room)]
    middle = room.width / 2
    left = max([16.0, *(seat.right + GAP for seat in beside if seat.centre[0] < middle)])
    right = min([room.width - 16.0, *(s.x - GAP for s in beside if s.centre[0] > middle)])
    return left, right


def button_edges(room: Room) -> tuple[float, float]:
    """Return from where to where the action bar may reach: between seats that sit so low."""
    left, right = 12.0, (room.captures.x - 10 if room.columns else room.width - 12)
    top, middle = room.hand_top - 58 * room.text_scale - 10, room.width / 2
    low = [seat for place in room.places()[1:] if (seat := block(place, room)).bottom > top]
    inner = max([left, *(seat.right + GAP for seat in low if seat.centre[0] < middle)])
    outer = min([right, *(seat.x - GAP for seat in low if seat.centre[0] > middle)])
    return (inner, outer) if outer - inner > 0.35 * room.width else (left, right)


def block(place: Place, room: Room) -> Box:
    """Return the box around a plate and the cards below it."""
    bottom = place.backs[1] + room.backs_height / 2
    return Box(place.plate.x, place.plate.y, place.plate.width, bottom - place.plate.y)
