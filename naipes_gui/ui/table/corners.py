"""Finds room on the felt for notes that have no place of their own. Arithmetic only, no Qt."""

from collections.abc import Iterator
from functools import lru_cache

from naipes_gui.core.face import Look, Spot
from naipes_gui.ui.table.aside import pot_place, taken
from naipes_gui.ui.table.geometry import Box, Place, Room
from naipes_gui.ui.table.layout import rung, spot_centre, spot_height
from naipes_gui.ui.table.piles import NAME
from naipes_gui.ui.table.ring import Ring

STEP = 20
GAP = 6
LABEL = 92
COUNT = 240, 36
"""The room of a count above the last rung of a staircase of cards, at 100 %."""


@lru_cache(maxsize=128)
def free_place(
    room: Ring, spots: tuple[Spot, ...], size: tuple[float, float], wanted: tuple[float, float],
    claimed: tuple[Box, ...] = (),
) -> tuple[float, float] | None:  # fmt: skip
    """Return the upper left corner of a free rectangle near a wanted one, if there is any."""
    blocked = (*claimed_in_a_hand(room, spots), *claimed)
    inside = Box(8, 8, room.width - 16 - size[0], room.height - 16 - size[1])
    places = filter(lambda at: inside.holds(*at), [wanted, *_grid(room, *size)])
    nearest = sorted(places, key=lambda at: _cost(at, wanted))
    return next((at for at in nearest if not _meets(Box(*at, *size), blocked)), None)


def claimed_in_a_hand(room: Ring, spots: tuple[Spot, ...]) -> tuple[Box, ...]:
    """Return what nothing may lie in that stays for a hand: cards will, if they do not yet."""
    by_turns = any(spot.look is Look.LADDER for spot in spots)
    needed = taken(room, plays_there=not by_turns)
    return (*needed, room.low_corner, *obstacles(room, spots))


@lru_cache(maxsize=32)
def obstacles(room: Ring, spots: tuple[Spot, ...]) -> tuple[Box, ...]:
    """Return where piles lie, in the middle and before seats, with their labels."""
    ladders = [spot for spot in spots if spot.look is Look.LADDER]
    rungs = [box for spot in ladders for box in _staircase(spot, room)]
    others = [spot for spot in spots if not spot.in_front and spot.look is not Look.LADDER]
    heaps = [spot for spot in spots if spot.home == "hand"]
    lying = (_heap(spot, place, room) for spot in heaps for place in room.places())
    return (*rungs, *(_fixed(spot, room) for spot in others), *lying)


def _heap(spot: Spot, place: Place, room: Room) -> Box:
    x, y = spot_centre(spot, place, room)
    height = spot_height(spot, place, room)
    width = max(height * room.aspect, NAME[0] * room.text_scale)
    return Box(x - width / 2, y - height / 2, width, height + 8 + 26 * room.text_scale)


def _fixed(spot: Spot, room: Room) -> Box:
    x, y = spot_centre(spot, None, room)
    height = room.table_height * spot.scale
    tall, width = height, height * room.aspect * (4.0 if spot.look is Look.ROW else 1.0)
    if round(spot.angle / 90) % 2:
        width, tall = tall, height * room.aspect
    if spot.label is not None:
        width = max(width, LABEL * room.text_scale)
    return Box(x - width / 2, y - tall / 2, width, tall + 8 + 26 * room.text_scale)


def _staircase(spot: Spot, room: Room) -> Iterator[Box]:
    """Yield where the rungs of a whole staircase stand, with names below and a count above."""
    height, foot, steps = spot_height(spot, None, room), spot_centre(spot, None, room), spot.slots
    rungs = [rung(i, steps, foot, height, room) for i in range(max(steps, 2))]
    # A name is as wide as a step, or as a card.
    wide, high = max(height * room.aspect, rungs[1].x - rungs[0].x) + 8, height + 8
    for pose in rungs:
        named = high + 26 * room.text_scale
        yield Box(pose.x - wide / 2, pose.y - height / 2, wide, named)
    last, (across, up) = rungs[-1], (size * room.text_scale for size in COUNT)
    yield Box(last.x + wide / 2 - across, last.y - height / 2 - up, across, up)


def pot_box(room: Ring, *, contract: bool) -> Box:
    """Return where the pot of a game lies in all its hands."""
    if not contract:
        return pot_place(room)
    corner, direction = room.low_corner, 36 * room.text_scale
    if room.corner_is_row:
        return Box(corner.x + direction, corner.y, corner.width - direction, corner.height)
    return Box(corner.x, corner.y + direction, corner.width, corner.height - direction)


def _grid(room: Room, width: float, height: float) -> list[tuple[float, float]]:
    step = max(STEP, round(room.width / 50))
    columns = range(16, int(room.width - width - 12), step)
    rows = range(16, int(room.height - height - 12), step)
    return [(float(x), float(y)) for x in columns for y in rows]


def _meets(box: Box, taken: tuple[Box, ...]) -> bool:
    return any(box.meets(other, GAP) for other in taken)


def _cost(at: tuple[float, float], wanted: tuple[float, float]) -> float:
    return abs(at[0] - wanted[0]) + 1.4 * abs(at[1] - wanted[1])
