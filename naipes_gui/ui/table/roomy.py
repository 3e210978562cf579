"""Lays the cards that are being decided about as large as there is room. No Qt."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product

from naipes_gui.core.face import Spot
from naipes_gui.core.zones import Role
from naipes_gui.ui.table.aside import (
    EDGE,
    LABEL,
    Point,
    first_free,
    moved_to,
    my_tricks,
    nearest,
    part,
    pot_place,
    put_aside,
    scaled,
)
from naipes_gui.ui.table.geometry import MARGIN, Box, Room, stacked, step_bar
from naipes_gui.ui.table.hand_room import hand_box
from naipes_gui.ui.table.piles import my_pile_box, pile_boxes
from naipes_gui.ui.table.ring import PILE_NAME, ROW, Ring

MIDDLE = "middle"
"""Where a spot is at home whose cards are decided about, before any card is played."""
WISH, STEPS = 0.85, (1.0, 0.88, 0.76, 0.66, 0.57, 0.5, 0.42)
"""How high these cards would like to be against those of my hand, and what else is tried."""

NAMED = 118
"""The room of the name of a card that is turned up, at 100 %."""
CENTRAL, NEAR = 5, 0.17
"""So many sizes are tried in the middle first, which is as wide as that part of the felt."""


def settled(spots: tuple[Spot, ...], room: Room, *, playing: bool) -> tuple[Spot, ...]:
    """Return the spots where they fit on a felt: those aside, and those in the middle."""
    spots = put_aside(spots, room, playing=playing)
    if not isinstance(room, Ring) or all(spot.home != MIDDLE for spot in spots):
        return spots
    return _enlarged(spots, room)


@lru_cache(maxsize=64)
def _enlarged(spots: tuple[Spot, ...], room: Ring) -> tuple[Spot, ...]:
    """Return the spots with those of the middle larger, beside it if they must be."""
    blocked = [*_taken(room), *_others(spots, room), *_of_tricks(spots, room)]
    places = [room.middle, *nearest(room.middle, room, room.height)]
    wanted = max(1.0, WISH * room.hand_height / room.table_height)
    # Rather a little smaller in the middle than large at the edge.
    central = list(_central(places, room))
    # No higher than they will be laid: who sits opposite has the room above.
    highest = room.open_top if room.players > 2 else EDGE
    tried = [*((central, step) for step in STEPS[:CENTRAL]), *((places, step) for step in STEPS)]
    for row, (where, step) in product((spots, _unnamed(spots)), tried):
        larger = tuple(scaled(spot, wanted * step, MIDDLE) for spot in row)
        if at := first_free(where, _parts(larger, room), room, blocked, highest):
            return tuple(moved_to(spot, at, room, home=MIDDLE) for spot in larger)
    return tuple(moved_to(spot, room.middle, room, home=MIDDLE) for spot in spots)


def _unnamed(spots: tuple[Spot, ...]) -> tuple[Spot, ...]:
    """Return the spots without the name of a card that lies open and can be read."""
    return tuple(
        replace(spot, label=None)
        if spot.home == MIDDLE and spot.zone.role is Role.TURN_UP
        else spot
        for spot in spots
    )


def _central(places: Sequence[Point], room: Ring) -> Iterator[Point]:
    """Return those of some thousand places that lie in the middle, above the buttons."""
    # Asked once: a room reckons all of this anew each time.
    low, middle, near = room.lane.y, room.middle[0], NEAR * room.width
    return (place for place in places if place[1] < low and abs(place[0] - middle) < near)


def _parts(spots: tuple[Spot, ...], room: Ring) -> list[Box]:
    """Return the room of the cards, and of their names side by side below."""
    cards = [part(spot, room, named=False) for spot in spots if spot.home == MIDDLE]
    left, right = min(box.x for box in cards), max(box.right for box in cards)
    wide, high = (side * room.text_scale for side in (NAMED, LABEL[1]))
    names = sum(spot.home == MIDDLE and spot.label is not None for spot in spots)
    half = max(right - left, names * wide) / 2
    top = min(box.bottom for box in cards)
    below = Box((left + right) / 2 - half, top, 2 * half, stacked(cards) - top + high + 4)
    return [*cards, below]


def _taken(room: Ring) -> Iterator[Box]:
    """Return what seats, chips, buttons and hand need before any card is played."""
    yield from (place.block for place in room.places())
    yield from (room.lane, room.trump_place)
    yield my_pile_box(room) if room.piles else hand_box(room)
    if room.asks_among_piles:
        row, bottom = room.wide_lane, room.resting[0]
        yield Box(row.x, bottom - ROW * room.text_scale, row.width, ROW * room.text_scale)
    yield from pile_boxes(room)
    if room.players > 2:
        yield room.corner
    if room.steps_fit:
        yield step_bar(room)


def _of_tricks(spots: tuple[Spot, ...], room: Ring) -> Iterator[Box]:
    """Return what a game of tricks keeps its place for: a pot, and what lies by my plate."""
    if room.players > 2 and any(spot.zone.role is Role.TRICK for spot in spots):
        yield pot_place(room)
    if any(spot.home == "beside" for spot in spots):
        yield my_tricks(room)


def _others(spots: tuple[Spot, ...], room: Ring) -> Iterator[Box]:
    """Return the room of what lies in the middle of the table, but is not decided about."""
    for spot in spots:
        if spot.home or spot.in_front:
            continue
        box = part(spot, room, named=False)
        name = (PILE_NAME if spot.closed else 0) * room.text_scale
        right = room.width - room.unit * spot.scale - MARGIN - name
        for side in (1, -1):
            x, y = min(room.middle[0] + box.x, right), room.middle[1] + box.y
            y += (side - 1) * spot.y * room.unit
            yield Box(x, y, box.width + name, max(box.height, LABEL[1] * room.text_scale))
