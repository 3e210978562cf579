"""Where the others heap up cards beside their plates. Arithmetic only, no Qt."""

from collections.abc import Iterator
from dataclasses import replace

from naipes_gui.ui.table.geometry import Box, Place
from naipes_gui.ui.table.ring import Ring

NAME = 150, 34
"""The room of the name below a pile at 100 %."""


def pile_centre(place: Place, height: float, room: Ring) -> tuple[float, float]:
    """Return where a seat heaps up cards: below its plate, or at the inner side of it."""
    width, plate = height * room.aspect, place.plate
    if room.players == 2:
        return plate.right + 14 + width / 2, plate.y + height / 2
    if 150 < place.angle < 210:
        # Of two that sit opposite the names have room side by side, those at the sides the more.
        least = NAME[0] * room.text_scale / 2 if room.tops > 1 else 0.0
        x = room.width / 2 + (least if place.angle > 180 else -least)
        x = min(max(x, plate.x + width / 2), plate.right - width / 2)
        return x, plate.bottom + 6 + height / 2
    inward = plate.right + 14 + width / 2 if place.angle < 180 else plate.x - 14 - width / 2
    top, beside = plate.y, abs(inward - room.width / 2) - width / 2
    if room.tops and beside < room.tops_width / 2:
        # Who sits opposite has a long plate.
        top = max(top, room.top + room.plate_height + 4)
    return inward, top + height / 2


def pile_boxes(room: Ring) -> list[Box]:
    """Return the room of what the others heap up, and of the names below it or inwards of it."""
    if not room.piles:
        return []
    return [box for place in room.places()[1:] for box in _pile_and_names(place, room)]


def _pile_and_names(place: Place, room: Ring) -> Iterator[Box]:
    height, (wide, low) = room.pile, (side * room.text_scale for side in NAME)
    width, (x, y) = height * room.aspect, pile_centre(place, height, room)
    yield Box(x - width / 2, y - height / 2, width, height)
    below, lane = Box(x - wide / 2, y + height / 2, wide, low), room.lane
    yield below
    if below.meets(lane):
        # It makes way for buttons.
        yield replace(below, x=lane.x - wide if x < lane.centre[0] else lane.right)
    if room.sides > 1 and not 150 < place.angle < 210:
        # The next player leaves no room below.
        inward = x + width / 2 if place.angle < 180 else x - width / 2 - wide
        yield Box(inward, y - low / 2, wide, low)


def my_pile_box(room: Ring) -> Box:
    """Return the room of my own pile, which lies where my hand will be, and of its name."""
    half = max(room.hand_height * room.aspect, NAME[0] * room.text_scale) / 2
    top = room.hand_top - room.gap_above_hand
    return Box(room.width / 2 - half, top, 2 * half, room.height - top)
