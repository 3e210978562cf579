"""Where every card of a view belongs on the felt. Arithmetic only, no Qt."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import cos, radians, sin
from typing import Any, TypeAlias

from naipes_gui.core.cards import HIDDEN, RANKS, SUITS, Card
from naipes_gui.core.face import Look, Spot
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import ZoneId
from naipes_gui.core.zones import Role
from naipes_gui.ui.table.aside import settled
from naipes_gui.ui.table.captures_room import CLASSES, class_box, frame
from naipes_gui.ui.table.geometry import MARGIN, Box, Place, Room
from naipes_gui.ui.table.hand_room import span, strip
from naipes_gui.ui.table.trick_room import side_edges, trick_place, trick_room

CardPlace: TypeAlias = tuple[ZoneId, int]
STACKED = 4
"""How many cards of a closed stack are drawn."""
PAIR = 2
NO_ORDERS: Mapping[ZoneId, Sequence[int]] = {}


@dataclass(frozen=True, slots=True)
class Pose:
    """Where the middle of a card lies, how it is turned, how high it is, and what it shows."""

    x: float
    y: float
    angle: float
    z: float
    height: float
    face_up: bool
    visible: bool = True

    def covers(self, x: float, y: float, aspect: float) -> bool:
        """Tell whether a point lies on the card."""
        turn = radians(-self.angle)
        dx, dy = x - self.x, y - self.y
        across, along = dx * cos(turn) - dy * sin(turn), dx * sin(turn) + dy * cos(turn)
        return abs(across) <= self.height * aspect / 2 and abs(along) <= self.height / 2


def poses(
    view: View[Any], spots: Sequence[Spot], room: Room,
    orders: Mapping[ZoneId, Sequence[int]] = NO_ORDERS,
) -> dict[CardPlace, Pose]:  # fmt: skip
    """Lay out the whole table as the viewer sees it; ``orders`` sort the hands."""
    playing = view.state.stage is Stage.HAND
    for shown in spots:
        view.zones.need(shown.zone)
    by_zone = {spot.zone.kind: spot for spot in settled(tuple(spots), room, playing=playing)}
    places = {place.seat: place for place in room.places()}
    laid: dict[CardPlace, Pose] = {}
    for zone, cards in view.state.table.items():
        declared, place = view.zones.zone(zone), places.get(view.zones.owner(zone))
        spot, level = by_zone.get(declared.kind), view.zones.height(zone)
        row = _zone(declared.role, cards, spot, place, room, orders.get(zone, ()))
        laid |= {(zone, i): replace(pose, z=pose.z + 60 * level) for i, pose in enumerate(row)}
    return laid


def _zone(
    role: Role, cards: Sequence[Card], spot: Spot | None, place: Place | None, room: Room,
    order: Sequence[int],
) -> Iterator[Pose]:  # fmt: skip
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
        return _lot(cards, place, room)
    return _away(cards, place.plate.centre, room)


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
                yield _rung(i, count, (x, y), height, room)
            case Look.GRID:
                yield _in_month(cards, i, room)
            case Look.CLASSES:
                closed = spot.closed and place is not None and place.angle != 0
                yield (_turned_down if closed else _in_class)(cards, i, place, room)


def _rung(i: int, count: int, foot: tuple[float, float], height: float, room: Room) -> Pose:
    """Stand on a staircase that rises to the right, and is squeezed when it grows long."""
    width, rungs = height * room.aspect, max(count, 4)
    left, right = side_edges(room)
    free = min(room.width * 0.62, right - left) - width
    step, middle = min(width, free / max(1, rungs - 1)), min(max(foot[0], left), right)
    if right - left < room.width * 0.62:
        middle = (left + right) / 2
    x = middle + (i - (rungs - 1) / 2) * step
    return Pose(x, foot[1] - (i - (rungs - 1) / 2) * height * 0.085, 0.0, i, height, True)


def _in_month(cards: Sequence[Card], i: int, room: Room) -> Pose:
    """Lie in the place of one's month; two share it, so that the lower one can be told."""
    card = cards[i]
    month = int(card.month) if card.month.isdecimal() else 1
    before = sum(other.month == card.month for other in cards[:i])
    height, alike = room.month_height, sum(other.month == card.month for other in cards)
    x, y = month_place(month, room)
    step, first = (0.22, -0.11) if alike == PAIR else (0.14, 0.0)
    across, up = (first + step * before) * height, 0.065 * height * before
    return Pose(x + across, y - up, 0.0, i, height, True)


def month_place(month: int, room: Room) -> tuple[float, float]:
    """Return the middle of the place of a month in a field of two rows of six."""
    height = room.month_height
    across, down = height * room.aspect * 1.28, room.month_pitch
    column, row = (month - 1) % 6, (month - 1) // 6
    return room.width / 2 + (column - 2.5) * across, room.field_top + height / 2 + row * down


def _in_class(cards: Sequence[Card], i: int, place: Place | None, room: Room) -> Pose:
    card = cards[i]
    if place is None or card == HIDDEN or card.kind not in CLASSES:
        return Pose(*room.middle, 0.0, i, room.month_height * 0.4, False, visible=False)
    box = class_box(card.kind, place, room)
    row = [k for k, other in enumerate(cards) if other.kind == card.kind]
    height = min(box.height, room.month_height * (0.6 if place.angle == 0 else 0.4))
    width = height * room.aspect
    step = min(width * 0.8, (box.width - width) / max(1, len(row) - 1))
    x = box.x + width / 2 + row.index(i) * step
    return Pose(x, box.y + height / 2, 0.0, i, height, True)


def _turned_down(cards: Sequence[Card], i: int, place: Place | None, room: Room) -> Pose:
    """Lie face down on the pile of another seat; only the uppermost are drawn."""
    assert place is not None
    box, drawn = frame(place, room), min(i, STACKED - 1)
    height = min(box.height - 10, room.month_height * 0.62)
    x = box.x + 8 + height * room.aspect / 2 + 1.5 * drawn
    top = len(cards) - i <= STACKED
    return Pose(x, box.centre[1] - 1.2 * drawn, 0.0, i, height, False, visible=top)


def spot_height(spot: Spot, place: Place | None, room: Room) -> float:
    """Return the height of the cards of a spot; at home with another seat they are small."""
    height = room.table_height * spot.scale
    if spot.home and place is not None and place.angle != 0:
        return min(height, room.backs_height * 1.12)
    if room.columns and not spot.in_front:
        return min(height, room.strip.height - 6)
    if spot.in_front and spot.reach and room.players > 2 and not spot.home:
        return min(height, trick_room(room).height * spot.scale)
    return height


def spot_centre(spot: Spot, place: Place | None, room: Room) -> tuple[float, float]:
    """Return the middle of a spot, kept inside the felt."""
    if spot.in_front and place is not None:
        if spot.home:
            return _at_home(spot, place, room)
        x, y = trick_place(place, spot.reach, room) if spot.reach else room.middle
        return x + spot.x * room.unit, y + spot.y * room.unit
    x, y = room.middle
    side = 1 if place is None or place.angle == 0 else -1
    half = room.unit * spot.scale / 2 + MARGIN
    if spot.x < 0 and spot.look is not Look.GRID:
        x += room.lean
    x = min(max(x + spot.x * room.unit, half), room.width - half)
    return x, y + spot.y * side * room.unit


def _at_home(spot: Spot, place: Place, room: Room) -> tuple[float, float]:
    """Return where a seat holds its cards, or the place next to these."""
    near, height = place.angle == 0, spot_height(spot, place, room)
    width = height * room.aspect
    x, y = place.backs[0], place.plate.bottom + 8 + height / 2
    if spot.home == "hand":
        return (room.width / 2, room.height - 17 - height / 2) if near else (x, y)
    if near:
        x = place.plate.right - 0.45 * room.unit - width / 2 + spot.x * room.unit
        return x, place.plate.y - 12 - height / 2
    side = x + room.fan_width / 2 + 10 + width / 2
    # Two such places side by side end with the plate: a neighbour's may begin there.
    side = min(side, place.plate.right + 4 - 0.45 * room.unit - width / 2)
    return side + spot.x * room.unit, y


def lean(angle: float) -> float:
    """Return how much a card before a seat is turned towards its owner, in degrees."""
    return {0: 2.0, 180: -2.0}.get(round(angle), 4.0 * sin(radians(angle)))


def _lot(cards: Sequence[Card], place: Place, room: Room) -> Iterator[Pose]:
    """Lie where the hand of a seat will be: nobody holds cards when lots are drawn."""
    near, pair = place.angle == 0, room.players == 2
    height = room.table_height if near or pair else min(room.table_height, room.backs_height * 1.1)
    x, y = place.backs[0], place.plate.bottom + 8 + height / 2
    if near:
        x, y = room.width / 2, room.height - 17 - height / 2
    elif room.columns and not room.is_low(place):
        y = place.backs[1]
    for i, card in enumerate(cards):
        yield Pose(x + i * height * room.aspect * 0.7, y, 0, i, height, card != HIDDEN)


def _far(cards: Sequence[Card], place: Place, room: Room, order: Sequence[int]) -> Iterator[Pose]:
    """Hold the backs of another player in a small fan, of many cards only five."""
    height, count = room.backs_height, len(cards)
    if room.is_low(place):
        yield from _away(cards, place.plate.centre, room)
        return
    open_ = any(card != HIDDEN for card in cards)
    drawn = count if open_ else min(count, 5 if count > 7 else 7)
    part = (0.8 if open_ else 0.52) if room.players == 2 else 0.4
    step = height * room.aspect * part
    ranks = order if len(order) == count else range(count)
    step = min(step, (place.plate.width - height * room.aspect) / max(1, drawn - 1))
    for i, card in enumerate(cards):
        k = min(ranks[i], drawn - 1) - (drawn - 1) / 2
        sag = -(abs(k) ** 2) * 0.9 if room.players == 2 and not room.straight else 0
        x, y = place.backs
        if x < place.plate.centre[0] - 1:
            # Below the left end of the plate, however many cards there are.
            x = place.plate.x + 4 + (height * room.aspect + (drawn - 1) * step) / 2
        turn = 0.0 if room.straight else -k * 3.0
        z = ranks[i]
        yield Pose(x + k * step, y + sag, turn, z, height, card != HIDDEN, visible=z < drawn)


def _near_hand(cards: Sequence[Card], room: Room, order: Sequence[int]) -> Iterator[Pose]:
    """Fan out my hand; ``order[i]`` is the place of the i-th card from the left."""
    ranks = list(order) if len(order) == len(cards) else list(range(len(cards)))
    row = list(fan(len(cards), room))
    for i, card in enumerate(cards):
        yield replace(row[ranks[i]], face_up=card != HIDDEN)


def fan(count: int, room: Room) -> Iterator[Pose]:
    """Return the poses of a hand of so many cards, from left to right."""
    height = room.hand_height
    left, right = span(count, room)
    middle, step = (left + right) / 2, strip(count, room)
    arc = 0.0 if room.straight else min(11.0, 2.75 * (count - 1), 60.0 / max(count, 1))
    y = room.height - 17 - height / 2
    for i in range(count):
        k = i - (count - 1) / 2
        part = k / max(1.0, (count - 1) / 2)
        sag = 0 if room.straight else height * 0.05 * part * part - height * 0.02
        yield Pose(middle + k * step, y + sag, arc / 2 * part, i, height, True)


def hand_order(cards: Sequence[Card], ranks: str, trump: str, way: str) -> list[int]:
    """Return the place of every card of a hand sorted in a way: trump, suits, ranks, dealt."""
    if way == "dealt" or HIDDEN in cards:
        return list(range(len(cards)))
    places = sorted(range(len(cards)), key=lambda i: _sort_key(cards[i], ranks, trump, way))
    return [places.index(i) for i in range(len(cards))]


def _sort_key(card: Card, ranks: str, trump: str, way: str) -> tuple[int, ...]:
    if card.suit not in SUITS or card.rank not in RANKS:
        return (-1,) if not card[0].isdecimal() else (int(card.month), "HTRK".find(card.kind))
    strength, suit = -ranks.find(card.rank), suit_order(trump if way == "trump" else "")
    if way == "ranks":
        return strength, suit.index(card.suit)
    return suit.index(card.suit), strength


def suit_order(trump: str) -> str:
    """Return the suits from left to right: trumps first, then black and red in turn."""
    turns = {"": "SHCD", "S": "SHCD", "H": "HSDC", "D": "DSHC", "C": "CHSD"}
    return turns.get(trump, "SHCD")


def hit(laid: dict[CardPlace, Pose], x: float, y: float, aspect: float) -> CardPlace | None:
    """Return the uppermost visible card at a point, by where it lies at rest."""
    found = [(pose.z, place) for place, pose in laid.items() if pose.visible and
             pose.covers(x, y, aspect)]  # fmt: skip
    return max(found)[1] if found else None


def bounding(row: Sequence[Pose], aspect: float) -> Box | None:
    """Return the box around cards, small turns neglected; nothing without visible cards."""
    seen = [(pose, *_halves(pose, aspect)) for pose in row if pose.visible]
    if not seen:
        return None
    left, right = min(p.x - across for p, across, _ in seen), max(p.x + w for p, w, _ in seen)
    top, bottom = min(p.y - along for p, _, along in seen), max(p.y + h for p, _, h in seen)
    return Box(left, top, right - left, bottom - top)


def _halves(pose: Pose, aspect: float) -> tuple[float, float]:
    """Return how far a card reaches to the side and down from its middle."""
    across, along = pose.height * aspect / 2, pose.height / 2
    return (along, across) if round(pose.angle / 90) % 2 else (across, along)
