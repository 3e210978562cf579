"""Finds where stock and discards lie beside a trick. Arithmetic only, no Qt."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise, product
from typing import TypeAlias

from naipes_gui.core.face import Look, Spot
from naipes_gui.core.zones import Role
from naipes_gui.ui.table.geometry import Box, Place, Room, step_bar
from naipes_gui.ui.table.hand_room import hand_box, hand_middle
from naipes_gui.ui.table.ring import BELOW_WON, Ring
from naipes_gui.ui.table.trick_room import tag_side, trick_place, trick_room

Point: TypeAlias = tuple[float, float]
ASIDE = "aside"
"""Where a spot is at home that lies wherever a trick leaves room."""
WAYS = (False, True), (True, True), (True, False)
"""Whether a turned card, which must be seen, may lie beside the buttons, and has its name there."""
TOLD = 170, 34
"""What a line needs above my plate that tells the last turn, at 100 %."""
SIZES = (1.5, 1.25, 1.0, 0.85, 0.7)
"""How large stock and discards are where there is room for them, and how small they may become
before they are left out: a card that is turned up has to be read."""
ALONE = tuple(product(WAYS[:1], SIZES))
TURNED = (*((way, size) for size in SIZES[:3] for way in WAYS[:2]),
          *((WAYS[2], size) for size in SIZES[:3]), *product(WAYS, SIZES[3:]))  # fmt: skip
"""What is tried one after the other: a turned card rather lies low, or without the name of the
stock, than is small."""
TOWARDS = 0.26
"""How far from the middle of the felt to a seat its cards are played."""
STEP = 8
LABEL = 108.0, 32.0
"""The room of a label below cards at 100 %, wider than most are."""
WIDEST = 1.4
"""How much more than most the longest label takes."""
GAP, EDGE = 5, 8.0
"""How far things keep from each other, and from the edge of the felt."""
LOW = 600
"""Below this height of the felt, at 100 %, the cards need the room of bars."""
NAMED = 88
"""The room of a name at 100 %."""
POT = (150, 104), (124, 32)
"""The room of a pot with its chips, and of its number alone, at 100 %."""
APART = 44
"""How far at 100 % a pot keeps from the cards of who sits above it."""
CHIPS = 5, 980, 480
"""With so few players, on a felt narrower than that and lower at 100 %, a pot is its number alone:
its chips would take the room in which a turned card can be read."""
PRICES = 860
"""How wide at 100 % a row of buttons with prices is that leaves a pot with chips its room."""
SORTER = 240, 40
"""How large the button that sorts the hand is at 100 %."""
FEW, ALONE_WIDE = 518, 300
"""How wide a row of two or three buttons is at 100 %, and the one that plays the rest."""
WISH = 2.2
"""How far to the left of the trick they would like to lie, in widths of a card."""


@lru_cache(maxsize=64)
def put_aside(spots: tuple[Spot, ...], room: Room, *, playing: bool) -> tuple[Spot, ...]:
    """Return the spots with those ``aside`` where they fit on a felt.

    Where they fit nowhere they are left out of a hand being played, and lie in the middle of
    an empty table.
    """
    if not isinstance(room, Ring) or not any(spot.home == ASIDE for spot in spots):
        return spots
    if not playing:
        return tuple(moved_to(spot, room.middle, room) for spot in spots)
    turned = any(spot.home == ASIDE and spot.zone.role is Role.TURN_UP for spot in spots)
    for (low, named), size in TURNED if turned else ALONE:
        smaller = tuple(scaled(spot, size) for spot in spots)
        if found := aside(smaller, room, low=low, named=named, clear=size > 1 and not named):
            return tuple(moved_to(spot, found, room, named=named) for spot in smaller)
    return tuple(spot for spot in spots if spot.home != ASIDE)


def scaled(spot: Spot, size: float, home: str = ASIDE) -> Spot:
    """Return a spot of a home in another size, any other as it is."""
    if spot.home != home:
        return spot
    return replace(spot, scale=spot.scale * size, x=spot.x * size, y=spot.y * size)


def moved_to(
    spot: Spot, at: Point, room: Room, *, named: bool = True, home: str = ASIDE
) -> Spot:  # fmt: skip
    """Return a spot of a home measured from a point of the felt, any other as it is."""
    if spot.home != home:
        return spot
    dx, dy = (at[0] - room.middle[0]) / room.unit, (at[1] - room.middle[1]) / room.unit
    label = spot.label if named else None
    return replace(spot, x=spot.x + dx, y=spot.y + dy, home="", label=label)


@lru_cache(maxsize=64)
def aside(
    spots: tuple[Spot, ...], room: Ring, *, low: bool = False, named: bool = True,
    clear: bool = False,
) -> Point | None:  # fmt: skip
    """Return the point that the spots ``aside`` are measured from, if there is room for them.

    Where they have to lie ``low``, they may come down to my plate, beside the buttons; not
    ``named``, they need no room for what they are called; ``clear``, they leave the last turn its
    place.
    """
    parts = [part(spot, room, named=named) for spot in spots if spot.home == ASIDE]
    blocked = taken(room)
    if low:
        blocked = tuple(box for box in blocked if box not in (room.lane, step_bar(room)))
        blocked += (_few(room), _sorter(room))
    if clear:
        plate, (wide, high) = room.mine().plate, (side * room.text_scale for side in TOLD)
        blocked += (Box(plate.x, plate.y - high, wide, high),)
    if any(spot.home == "beside" for spot in spots):
        blocked += (my_tricks(room), *_their_tricks(room))
    if room.players > 2 and room.contract:
        blocked += (room.low_corner,)
    if room.players == 2 and any(spot.in_front and spot.zone.role is Role.TRICK for spot in spots):
        blocked += tuple(box for place in room.places() for box in card_and_name(place, room))
    x, y = trick_room(room).middle if room.players > 2 else room.middle
    wanted = x - WISH * room.unit, y - 0.3 * room.unit
    bottom = room.mine().plate.y if low else room.lane.y
    # No higher than they will be laid: who sits opposite has the room above.
    highest = room.open_top if room.players > 2 else EDGE
    return first_free(nearest(wanted, room, bottom), parts, room, blocked, highest)


def my_tricks(room: Ring) -> Box:
    """Return where my tricks lie: above the right end of my plate."""
    high, plate = room.backs_height, room.mine().plate
    wide = high * (room.aspect + 0.3)
    return Box(plate.right - wide, plate.y - 10 - high, wide, high)


def _their_tricks(room: Ring) -> Iterator[Box]:
    """Yield where the tricks of those at the sides lie: below the right ends of their plates."""
    high = room.backs_height
    wide = high * (room.aspect + 0.3)
    for plate in (p.plate for p in room.places()[1:] if not 150 < p.angle < 210):
        yield Box(plate.right - wide, plate.bottom, wide, BELOW_WON + high)


def _few(room: Ring) -> Box:
    """Return what the few buttons need that a game with a turned card has.

    With more than two nothing is asked any more while it lies beside a trick.
    """
    lane, wide = room.lane, (FEW if room.players == 2 else ALONE_WIDE) * room.text_scale
    top = step_bar(room).y if room.height >= LOW * room.text_scale else lane.y
    x = min(hand_middle(room) - wide / 2, lane.right - wide)
    return Box(x, top, wide, lane.bottom - top)


def _sorter(room: Ring) -> Box:
    """Return where the button lies that sorts my hand."""
    wide, high = SORTER[0] * room.text_scale + 34, SORTER[1] * room.text_scale + 30
    return Box(room.width - wide, room.height - high, wide, high)


@lru_cache(maxsize=32)
def taken(room: Ring, *, plays_there: bool = True) -> tuple[Box, ...]:
    """Return what seats, chips, trick, buttons and hand need on the felt, also when empty.

    Where nobody plays before their seat, cards need no room there.
    """
    places = room.places()
    boxes = [place.block for place in places[1:]]
    boxes += [places[0].plate, hand_box(room), room.lane, room.trump_place, *room.asked_and_won]
    if room.height >= LOW * room.text_scale:
        boxes.append(step_bar(room))
    if room.players > 2:
        boxes += [room.corner, pot_place(room)]
        players = places if plays_there else ()
        boxes += [box for place in players for box in card_and_name(place, room)]
    else:
        boxes += [_card_of_two(place, room) for place in places]
    return tuple(boxes)


def _card_of_two(place: Place, room: Ring) -> Box:
    """Return the room of the card that one of two plays towards the other."""
    x, y = trick_place(place, TOWARDS, room)
    high = room.table_height
    return Box(x - high * room.aspect / 2 - 4, y - high / 2, high * room.aspect + 8, high)


def card_and_name(place: Place, room: Ring) -> tuple[Box, Box]:
    """Return the room of the card that a seat plays, and of the name of its owner."""
    x, y = trick_place(place, TOWARDS, room)
    height = trick_room(room).height
    card = Box(x - height * room.aspect / 2 - 4, y - height / 2, height * room.aspect + 8, height)
    return card, name_place(card, tag_side(place, room), room)


def name_place(card: Box, side: str, room: Ring, width: float = 0.0) -> Box:
    """Return where the name of who played a card stands."""
    wide, high = width or NAMED * room.text_scale, 24 * room.text_scale
    match side:
        case "left":
            return Box(card.x - 5 - wide, card.centre[1] - high / 2, wide, high)
        case "right":
            return Box(card.right + 5, card.centre[1] - high / 2, wide, high)
        case "above":
            return Box(card.centre[0] - wide / 2, card.y - 4 - high, wide, high)
        case _:
            return Box(card.centre[0] - wide / 2, card.bottom + 4, wide, high)


@lru_cache(maxsize=32)
def pot_place(room: Ring) -> Box:
    """Return where the pot lies: in the middle, at the right of the trick."""
    laid, scale = trick_room(room), room.text_scale
    blocked = [room.corner, room.trump_place, room.lane, *(p.block for p in room.places())]
    blocked += [box for place in room.places() for box in card_and_name(place, room)]
    if room.height >= LOW * scale:
        # On a low felt the turned card needs what is free elsewhere.
        blocked += _between(room)
    wanted = laid.middle[0] + 2.4 * room.unit, laid.free.y
    places = nearest(wanted, room, room.lane.y)
    few, narrow, lowest = CHIPS
    if room.is_tight:
        # The buttons' words are as wide as the felt there.
        narrow = max(narrow, round(PRICES * scale))
    small = room.players <= few and room.width < narrow and room.height < lowest * scale
    for wide, high in POT[1:] if small else POT:
        size = wide * scale, high * scale
        if at := first_free(places, [Box(0, 0, *size)], room, blocked):
            return Box(*at, *size)
    corner, low = room.low_corner, POT[-1][1] * scale
    return Box(corner.x, corner.bottom - low, corner.width, low)


def _between(room: Ring) -> Iterator[Box]:
    """Yield what lies between two who sit below each other: there a pot would look like theirs.

    So would one that lies right below the lower one's cards.
    """
    seated = sorted(room.places()[1:], key=lambda place: (place.plate.x, place.plate.y))
    for upper, lower in pairwise(seated):
        above, below = upper.plate, lower.plate
        if above.x == below.x:
            yield Box(above.x, above.bottom, above.width, below.y - above.bottom)
            yield Box(below.x, below.bottom, below.width,
                      lower.block.bottom + APART * room.text_scale - below.bottom)  # fmt: skip


def first_free(
    places: list[Point], parts: Sequence[Box], room: Room, blocked: Iterable[Box],
    highest: float = EDGE,
) -> Point | None:  # fmt: skip
    """Return the first place whose parts all lie on the felt and near no box."""
    left, top = EDGE - min(part.x for part in parts), highest - min(part.y for part in parts)
    right = room.width - EDGE - max(part.right for part in parts)
    low = room.height - EDGE - max(part.bottom for part in parts)
    # Thousands of places: bare numbers, for boxes and their methods take ten times as long.
    near = [
        (b.x - GAP - p.right, b.right + GAP - p.x, b.y - GAP - p.bottom, b.bottom + GAP - p.y)
        for b in blocked
        for p in parts
    ]
    inside = ((x, y) for x, y in places if left <= x <= right and top <= y <= low)
    return next(((x, y) for x, y in inside if not _is_in_any(x, y, near)), None)


def _is_in_any(x: float, y: float, edges: list[tuple[float, float, float, float]]) -> bool:
    return any(left < x < right and top < y < low for left, right, top, low in edges)


def part(spot: Spot, room: Room, *, named: bool) -> Box:
    """Return the box of a spot as measured from the point that is looked for."""
    height = room.table_height * spot.scale
    width = height * room.aspect
    if round(spot.angle / 90) % 2:
        width, height = height, width
    if spot.look is Look.PILE:
        width *= 1.3
    x, y = spot.x * room.unit, spot.y * room.unit
    low, wide = height, width
    if named and (spot.label is not None or spot.look is Look.STACK):
        # Larger cards are seldom wanted, so there the widest label may have its room.
        more = WIDEST if room.card_scale > 1 else 1.0
        low = height + LABEL[1] * more * room.text_scale
        wide = max(width, LABEL[0] * more * room.text_scale)
    return Box(x - wide / 2, y - height / 2, wide, low)


@lru_cache(maxsize=8)
def nearest(wanted: Point, room: Room, bottom: float) -> list[Point]:
    """Return places all over the felt, those first that are nearest to where one would like it."""
    step = max(STEP, round(room.width / 110))
    rows = [(float(y), 1.6 * abs(y - wanted[1])) for y in range(16, round(bottom), step)]
    columns = [(float(x), abs(x - wanted[0])) for x in range(16, round(room.width), step)]
    ranked = sorted((aside + apart, x, y) for x, aside in columns for y, apart in rows)
    return [(x, y) for _, x, y in ranked]
