"""Where every card of a view belongs on the felt. Arithmetic only, no Qt."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import radians, sin
from typing import Any

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.face import Look, Spot
from naipes_gui.core.rules import View
from naipes_gui.core.table import ZoneId
from naipes_gui.core.zones import Role
from naipes_gui.ui.table.aside import ASIDE
from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.field_layout import in_class, in_month, turned_down
from naipes_gui.ui.table.geometry import MARGIN, Place, Room, step_bar
from naipes_gui.ui.table.hand_room import span, strip
from naipes_gui.ui.table.hand_rows import needs_two, two_rows
from naipes_gui.ui.table.lots import keep_off, lot
from naipes_gui.ui.table.piles import pile_centre
from naipes_gui.ui.table.pose import CardPlace, Pose
from naipes_gui.ui.table.ring import BESIDE_PLATE, OPEN_GAP, PILE_NAME, Ring
from naipes_gui.ui.table.roomy import settled
from naipes_gui.ui.table.trick_room import side_edges, trick_place, trick_room

TAG = 28
RISE = 0.45
"""How high a staircase rises at most, in heights of a card."""
NAME = 64
"""How far rungs are apart at 100 %, so that names stand side by side, where there is room."""
TAKE = 175
"""How wide the button may be at 100 % that stands beside a staircase."""
LEAST = 20.0
"""However little room is left, a card is still seen to lie there."""
BESIDE = 4
"""Between what a seat has played and what it has won."""
MOST_BACKS, BACKS_STEP, BACKS_PART = 7, 0.36, 0.45
"""Of more backs only some are drawn; how far apart they are, and how much of a plate they take."""
LAID_STEP, OPEN_STEP = 1.04, 0.6
"""How far open cards lie apart below a plate: flowers where it is wide enough, and others."""
IN_PLATE = 4
"""How far within the ends of its plate a hand lies below it."""
STACKED = 4
"""How many cards of a closed stack are drawn."""
NO_ORDERS: Mapping[ZoneId, Sequence[int]] = {}


def poses(
    view: View[Any], spots: Sequence[Spot], room: Room,
    orders: Mapping[ZoneId, Sequence[int]] = NO_ORDERS,
) -> dict[CardPlace, Pose]:  # fmt: skip
    """Lay out the whole table as the viewer sees it; ``orders`` sort the hands."""
    # What lies there when a hand is over lies where it did.
    playing = view.state.is_dealt
    for shown in spots:
        view.zones.need(shown.zone)
    by_zone = {spot.zone.kind: spot for spot in settled(tuple(spots), room, playing=playing)}
    places = {place.seat: place for place in room.places()}
    laid: dict[CardPlace, Pose] = {}
    for zone, cards in view.state.table.items():
        declared, place = view.zones.zone(zone), places.get(view.zones.owner(zone))
        spot, level = by_zone.get(declared.kind), view.zones.height(zone)
        row = _zone(declared.role, cards, spot, place, room, orders.get(zone, ()))
        for i, pose in enumerate(row):
            laid[zone, i] = replace(pose, z=pose.z + 60 * level) if level else pose
    return keep_off(laid, view, places, room)


def _zone(
    role: Role, cards: Sequence[Card], spot: Spot | None, place: Place | None, room: Room,
    order: Sequence[int],
) -> Iterator[Pose]:  # fmt: skip
    if spot is not None and place is not None and _has_no_room(spot, place, room):
        # The plate tells how many tricks there are.
        return _away(cards, place.plate.centre, room)
    if spot is not None:
        return _spot(cards, spot, place, room)
    if place is None:
        return _away(cards, room.middle, room)
    if role is Role.HAND:
        return (
            _near_hand(cards, room, order)
            if place.seat == room.near
            else _far(cards, place, room, order)
        )
    if role is Role.LOT:
        return lot(cards, place, room)
    return _away(cards, place.plate.centre, room)


def _has_no_room(spot: Spot, place: Place, room: Room) -> bool:
    """Tell whether what a seat has played or won is not laid by its plate.

    Tricks lie there for all seats or for none: who has no pile has no trick.
    """
    if spot.home != "beside" or room.players == 2:
        return False
    if spot.zone.role is Role.DISCARD and any(other.is_low for other in room.places()[1:]):
        # Where there is little room at the sides, buttons have it.
        return True
    return any(map(_is_full, room.places() if spot.look is Look.STACK else (place,)))


def _is_full(place: Place) -> bool:
    """Tell whether nothing finds room below the plate of a seat opposite."""
    return 150 < place.angle < 210 and place.is_low


def _away(cards: Sequence[Card], where: tuple[float, float], room: Room) -> Iterator[Pose]:
    """Lie out of sight where the owner sits."""
    for i, _ in enumerate(cards):
        yield Pose(*where, 0, i, room.table_height * 0.4, False, visible=False)


def _spot(cards: Sequence[Card], spot: Spot, place: Place | None, room: Room) -> Iterator[Pose]:
    x, y = spot_centre(spot, place, room)
    height = spot_height(spot, place, room)
    leans = place is not None and spot.look is not Look.STACK and not spot.home
    angle = spot.angle + (lean(place.angle) if place and leans else 0)
    count = len(cards)
    for i, card in enumerate(cards):
        shown = card != HIDDEN and not spot.closed
        match spot.look:
            case Look.STACK:
                depth = min(i, STACKED - 1)
                yield Pose(
                    x + 1.5 * depth, y + 1.2 * depth,
                    angle, count - i, height, shown, visible=i < STACKED,
                )  # fmt: skip
            case Look.PILE:
                tilt = (i * 37 % 9 - 4) * 0.9 if spot.closed else 0
                shift = (i - (count - 1) / 2) * height * 0.1 * (count > 1)
                yield Pose(x + shift, y, angle + tilt, i, height, shown)
            case Look.HEAP:
                depth = max(0, i - max(0, count - STACKED))
                shift = 1.5 * (depth - min(count, STACKED) + 1)
                yield Pose(x + shift, y + 0.8 * shift, angle, i, height, shown,
                           visible=i >= count - STACKED)  # fmt: skip
            case Look.FAN | Look.ROW:
                step = height * room.aspect * (1.06 if spot.look is Look.ROW else 0.5)
                yield Pose(x + (i - (count - 1) / 2) * step, y, angle, i, height, shown)
            case Look.LADDER:
                yield rung(i, max(count, spot.slots), (x, y), height, room)
            case Look.GRID:
                assert isinstance(room, Field)
                yield in_month(cards, i, room)
            case Look.CLASSES:
                assert isinstance(room, Field)
                closed = spot.closed and place is not None and place.angle != 0
                yield (turned_down if closed else in_class)(cards, i, place, room)


def rung(i: int, count: int, foot: tuple[float, float], height: float, room: Room) -> Pose:
    """Stand on a staircase of so many rungs that rises to the right, squeezed when it is long."""
    width, rungs = height * room.aspect, max(count, 2)
    left, right = side_edges(room) if isinstance(room, Ring) else room.lane_edges
    wanted, free = max(width * 1.03, NAME * room.text_scale), right - left - width
    if wanted * (rungs - 1) < free:
        # Short stairs stand in the middle of the felt, long ones wherever there is room.
        free = min(free, max(room.width * 0.62 - width, wanted * (rungs - 1)))
    step, middle = min(wanted, free / max(1, rungs - 1)), min(max(foot[0], left), right)
    half = (step * (rungs - 1) + width) / 2
    middle = min(max(middle, left + half), right - half)
    x = middle + (i - (rungs - 1) / 2) * step
    rise = min(height * 0.1, RISE * height / max(1, rungs - 1))
    return Pose(x, foot[1] - (i - (rungs - 1) / 2) * rise, 0.0, i, height, True)


def spot_height(spot: Spot, place: Place | None, room: Room) -> float:
    """Return the height of the cards of a spot; at home with another seat they are small."""
    return max(LEAST, _wanted_height(spot, place, room))


def _wanted_height(spot: Spot, place: Place | None, room: Room) -> float:
    height = room.table_height * spot.scale
    if isinstance(room, Field):
        return room.stock.height
    assert isinstance(room, Ring)
    if spot.look is Look.LADDER:
        top, bottom = _ladder_ends(room, height, spot)
        return min(height, (bottom - top) / (1 + _rise(spot)))
    if spot.home == "corner":
        return min(height, room.low_corner.height - (TAG + 8) * room.text_scale)
    if spot.home == "hand":
        # On a low felt the middle has hardly any room left, but beside the plates there is some.
        near = place is None or place.angle == 0
        return room.my_pile if near else room.pile
    if spot.home and place is not None:
        return min(height, room.backs_height)
    if spot.in_front and spot.reach and room.players > 2 and not spot.home:
        laid = trick_room(room).height * spot.scale
        return laid if room.is_tight else min(height, laid)
    return height


def spot_centre(spot: Spot, place: Place | None, room: Room) -> tuple[float, float]:
    """Return the middle of a spot, kept inside the felt."""
    if isinstance(room, Field):
        return (room.stock if spot.zone.role is Role.STOCK else room.flip).centre
    assert isinstance(room, Ring)
    if spot.in_front and place is not None:
        if spot.home:
            return _at_home(spot, place, room)
        x, y = trick_place(place, spot.reach, room) if spot.reach else room.middle
        return x + spot.x * room.unit, y + spot.y * room.unit
    if spot.home == "corner":
        corner, height = room.low_corner, spot_height(spot, None, room)
        return corner.right - height * room.aspect / 2 - 24, corner.y + height / 2
    x, y = room.middle
    if spot.look is Look.LADDER:
        high = spot_height(spot, None, room)
        half = high * (1 + _rise(spot)) / 2
        top, bottom = _ladder_ends(room, high, spot)
        return x, min(max(y, top + half), bottom - half)
    side = 1 if place is None or place.angle == 0 else -1
    half = room.unit * spot.scale / 2 + MARGIN
    beside = PILE_NAME * room.text_scale if spot.closed and spot.look is Look.PILE else 0
    x = min(max(x + spot.x * room.unit, half), room.width - half - beside)
    y += spot.y * side * room.unit
    if room.players > 2 and spot.home != ASIDE and place is None:
        # Cards that are wanted large would come upon those who sit opposite.
        y = max(y, room.open_top + spot_height(spot, place, room) / 2)
    return x, y


def _rise(spot: Spot) -> float:
    """Return how much higher the last rung is than the first, in heights of a card."""
    return min(0.1 * max(1, spot.slots - 1), RISE)


def _ladder_ends(room: Ring, height: float, spot: Spot) -> tuple[float, float]:
    """Return from where to where a staircase may reach, with room for tags on both sides.

    Of cards so high it reaches down beside the buttons, if it is so short that they have room.
    """
    below = step_bar(room).y if room.steps_fit else room.lane.y
    tag = (TAG + 6) * room.text_scale
    top, bottom = room.open_top + tag, below - tag - 4
    lowest = room.hand_top - room.gap_above_hand - tag - 4
    left, right = side_edges(room)
    steps = max(2, spot.slots) * max(height * room.aspect * 1.03, NAME * room.text_scale)
    beside = (room.wide_lane.width - min(steps, right - left)) / 2
    if room.steps_fit or room.crowded or beside < TAKE * room.text_scale:
        return top, bottom
    return top, max(bottom, min(lowest, top + height * (1 + _rise(spot))))


def _at_home(spot: Spot, place: Place, room: Ring) -> tuple[float, float]:
    """Return where a seat keeps its pile, or what it has played and won, at its right end."""
    near, height = place.angle == 0, spot_height(spot, place, room)
    width, plate = height * room.aspect, place.plate
    if spot.home == "hand":
        if near:
            return room.width / 2, room.height - room.foot - TAG * room.text_scale - height / 2
        return pile_centre(place, height, room)
    free = plate.width * (1 - BACKS_PART) - BESIDE
    pile = min(width + 0.3 * height, max(width + 2, free / 2)) if not near else width + 0.3 * height
    x = plate.right - pile / 2 - (0 if spot.x > 0 else pile + BESIDE)
    if near:
        return x, plate.y - 10 - height / 2
    if room.players == 2:
        # The backs lie under the middle of the plate, or at its right on a flat felt.
        return plate.x - BESIDE - pile / 2, plate.centre[1]
    return x, plate.bottom + 5 + height / 2


def lean(angle: float) -> float:
    """Return how much a card before a seat is turned towards its owner, in degrees."""
    return {0: 2.0, 180: -2.0}.get(round(angle), 4.0 * sin(radians(angle)))


def _far(cards: Sequence[Card], place: Place, room: Room, order: Sequence[int]) -> Iterator[Pose]:
    """Hold the backs of another player in a small fan, of many cards only five."""
    count, pair = len(cards), room.players == 2
    open_ = any(card != HIDDEN for card in cards)
    height = room.level.hand if isinstance(room, Field) else room.backs_height
    if open_ and isinstance(room, Ring):
        height = room.open_height
    # What lies open is seen wherever there is room for it.
    if not (shows_backs(place, room) or (open_ and isinstance(room, Ring) and not place.is_low)):
        yield from _away(cards, place.plate.centre, room)
        return
    drawn = count if open_ else min(count, 5 if count > MOST_BACKS else MOST_BACKS)
    lies_open = open_ and isinstance(room, Field)
    part = (0.8 if open_ else 0.52) if pair else LAID_STEP if lies_open else BACKS_STEP
    ranks = order if len(order) == count else range(count)
    width = height * room.aspect
    part_of_plate = 0.34 if isinstance(room, Field) else BACKS_PART
    free = place.plate.width * (1.0 if pair or open_ else part_of_plate)
    if lies_open:
        free -= 2 * IN_PLATE
    x, y = place.backs
    if pair and isinstance(room, Ring) and room.is_flat:
        free = room.width - MARGIN - place.plate.right - BESIDE_PLATE * room.text_scale
        y = max(y, room.top + OPEN_GAP + height / 2)
    step = min(width * part, (free - width) / max(1, drawn - 1))
    if open_ and not (pair or lies_open):
        # Further apart, as far as what the seat has won is not reached.
        beside = (BACKS_PART * place.plate.width - width) / max(1, drawn - 1)
        step = max(step, min(OPEN_STEP * width, beside))
    if not pair:
        # Below the left end of the plate, however many cards there are.
        x = place.plate.x + IN_PLATE + (width + (drawn - 1) * step) / 2
    elif isinstance(room, Ring) and room.is_flat:
        x = place.plate.right + BESIDE_PLATE * room.text_scale + (width + (drawn - 1) * step) / 2
    for i, card in enumerate(cards):
        k = min(ranks[i], drawn - 1) - (drawn - 1) / 2
        sag = -(abs(k) ** 2) * 0.9 if pair and not room.straight else 0
        turn = 0.0 if room.straight or lies_open else -k * (3.0 if pair else 2.0)
        z = ranks[i]
        yield Pose(x + k * step, y + sag, turn, z, height, card != HIDDEN, visible=z < drawn)


def shows_backs(place: Place, room: Room) -> bool:
    """Tell whether the backs that a seat holds are drawn: those of all seats or of none."""
    if isinstance(room, Field):
        return room.shows_backs(place)
    # Of two the one opposite has them beside the plate where there is no room below it.
    return room.players == 2 or not any(other.is_low for other in room.places()[1:])


def _near_hand(cards: Sequence[Card], room: Room, order: Sequence[int]) -> Iterator[Pose]:
    """Fan out my hand; ``order[i]`` is the place of the i-th card from the left."""
    ranks = list(order) if len(order) == len(cards) else list(range(len(cards)))
    row = list(fan(len(cards), room))
    for i, card in enumerate(cards):
        yield replace(row[ranks[i]], face_up=card != HIDDEN)


def fan(count: int, room: Room) -> Iterator[Pose]:
    """Return the poses of a hand of so many cards, from left to right."""
    if needs_two(count, room):
        yield from two_rows(count, room)
        return
    height = room.hand_height
    left, right = span(count, room)
    middle, step = (left + right) / 2, strip(count, room)
    arc = 0.0 if room.straight else min(11.0, 2.75 * (count - 1), 60.0 / max(count, 1))
    y = room.height - room.foot - height / 2
    for i in range(count):
        k = i - (count - 1) / 2
        part = k / max(1.0, (count - 1) / 2)
        sag = 0 if room.straight else height * 0.05 * part * part - height * 0.02
        yield Pose(middle + k * step, y + sag, arc / 2 * part, i, height, True)
