"""Where the cards lie that seats have drawn to see who deals first. Arithmetic only, no Qt."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.rules import View
from naipes_gui.core.table import NOBODY, Seat
from naipes_gui.core.zones import Role
from naipes_gui.ui.table.field import STOCK_NAME, Field
from naipes_gui.ui.table.geometry import Box, Place, Room
from naipes_gui.ui.table.pose import CardPlace, Pose, bounding
from naipes_gui.ui.table.ring import Ring

PART, LEAST = 0.75, 40.0
"""How large a drawn card is, against the cards in the middle, and how high at least."""
ABOVE_LANE = 4
APART, NAME = 8, 34
"""What is free between a drawn card and the pack, and the room of its name at 100 %."""


def lot(cards: Sequence[Card], place: Place, room: Room) -> Iterator[Pose]:
    """Lie large by the plate of a seat, mine where my hand will be: nothing else is seen now."""
    near = min(max(room.table_height, 0.6 * room.hand_height), room.hand_height)
    height = near if place.angle == 0 else _height(place, room)
    width, plate = height * room.aspect, place.plate
    opposite = isinstance(room, Ring) and 150 < place.angle < 210
    if place.angle == 0:
        x, y = room.width / 2, room.height - room.foot - height / 2
    elif room.players == 2:
        # Below the plate it would cover the pack.
        x, y = plate.right + 14 + width / 2, plate.y + height / 2
    elif opposite:
        x, y = plate.centre[0], plate.bottom + 8 + height / 2
    elif isinstance(room, Field) and place.block.bottom - plate.bottom >= height + 8:
        x, y = plate.x + 4 + width / 2, plate.bottom + 8 + height / 2
    else:
        spare = _pitch(place, room) - APART - height if isinstance(room, Ring) else 0.0
        top, height = _above_lane(max(plate.y, _below_tops(room)), height, room, spare)
        width = height * room.aspect
        inward = plate.right + 12 + width / 2, plate.x - 12 - width / 2
        x, y = inward[place.angle > 180], top + height / 2
    for i, card in enumerate(cards):
        yield Pose(x + i * width * 0.7, y, 0, i, height, card != HIDDEN)


def _above_lane(top: float, height: float, room: Room, spare: float) -> tuple[float, float]:
    """Return top and height of a card that ends above the button that has the hand dealt.

    Of many at a side the lowest sit beside it; theirs may lie as much higher, and be as much
    smaller, as the card before leaves to spare.
    """
    bottom = room.lane.y - ABOVE_LANE
    if isinstance(room, Field):
        height = max(LEAST, min(height, bottom - top))
        return min(top, bottom - height), height
    if LEAST <= bottom - top < height:
        return top, bottom - top
    highest = top - max(0.0, spare)
    if bottom - height >= top or top >= room.lane.bottom:
        return top, height
    if bottom - highest < LEAST:
        # Least of all it reaches the button from the side.
        return top, LEAST
    height = min(height, bottom - highest)
    return bottom - height, height


def _below_tops(room: Room) -> float:
    """Return from where on a card is clear of two plates opposite, wherever it lies."""
    if isinstance(room, Ring) and room.tops > 1:
        return room.top + room.plate_height + 4
    return 0.0


def _height(place: Place, room: Room) -> float:
    """Return how high the card is that another seat has drawn, so that all find room."""
    wanted = max(PART * room.table_height, 0.45 * room.hand_height)
    if isinstance(room, Field):
        if place.block.bottom - place.plate.bottom >= wanted + 8:
            return wanted
        beside = place.angle < 180 and place.plate.y + wanted > room.stock.y - 8
        words = min(room.stock.x, room.stock.centre[0] - STOCK_NAME / 2 * room.text_scale)
        free = (words - place.plate.right - 24) / room.aspect if beside else wanted
        return max(LEAST, min(wanted, place.block.height - 4, free))
    if not isinstance(room, Ring) or room.players == 2:
        return wanted
    if room.tops:
        # Above the pack; with two opposite, also between their plates and those beside them.
        above = room.middle[1] - room.table_height / 2 - room.top - room.plate_height - 14
        wanted = min(wanted, above) if 150 < place.angle < 210 else wanted
        wanted = min(wanted, 1.6 * room.backs_height) if room.tops > 1 else wanted
    return max(LEAST, min(wanted, _pitch(place, room) - APART))


def _pitch(place: Place, room: Ring) -> float:
    """Return how far plates lie apart at the side of a seat."""
    others = (other.plate.y for other in room.places()[1:] if other.plate.x == place.plate.x)
    return min((abs(y - place.plate.y) for y in others if y != place.plate.y), default=room.height)


def keep_off(
    laid: Mapping[CardPlace, Pose], view: View[Any], places: Mapping[Seat, Place], room: Room
) -> dict[CardPlace, Pose]:
    """Lay what was drawn off the pack and its name: mine beside it, that of others smaller."""
    zones, kept = view.zones, dict(laid)
    common = [pose for (zone, _), pose in laid.items() if zones.owner(zone) == NOBODY]
    pack = bounding(common, room.aspect)
    for (zone, i), pose in laid.items() if pack is not None else ():
        place = places.get(Seat(zones.owner(zone)))
        if place is None or zones.role(zone) is not Role.LOT or not pose.visible:
            continue
        if pack is not None and _is_beside(pose, place, room):
            kept[zone, i] = _beside(pose, place, _named(pack, room), room)
    return kept


def _named(pack: Box, room: Room) -> Box:
    """Return the room of the pack with the name below it."""
    half = max(pack.width, STOCK_NAME * room.text_scale) / 2
    x, high = pack.centre[0] - half, pack.height + NAME * room.text_scale
    return Box(x, pack.y, 2 * half, high)


def _is_beside(pose: Pose, place: Place, room: Room) -> bool:
    """Tell whether a card lies beside a plate, where it may come to the pack."""
    below = place.plate.x <= pose.x <= place.plate.right
    return room.players > 2 and not below


def _beside(pose: Pose, place: Place, pack: Box, room: Room) -> Pose:
    """Return a card that keeps off the pack."""
    wide, top = pose.height * room.aspect, pose.y - pose.height / 2
    if top + pose.height <= pack.y or top >= pack.bottom:
        return pose
    if place.angle == 0:
        free = pose.x - wide / 2 >= pack.right or pose.x + wide / 2 <= pack.x
        return pose if free else replace(pose, x=pack.right + APART + wide / 2)
    at_left = pose.x > place.plate.centre[0]
    edge = pose.x - wide / 2 if at_left else pose.x + wide / 2
    free_width = pack.x - APART - edge if at_left else edge - pack.right - APART
    height = max(LEAST, min(pose.height, free_width / room.aspect))
    x = edge + (height if at_left else -height) * room.aspect / 2
    return replace(pose, x=x, y=top + height / 2, height=height)
