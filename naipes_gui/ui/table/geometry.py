"""Where everything on the felt belongs, in logical pixels. Arithmetic only, no Qt.

Measures are those of the reference felt of 992 × 716; heights scale with the felt.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from math import cos, radians, sin

from naipes_gui.core.table import Seat

ANGLES = {
    1: (),
    2: (180,),
    3: (115, 245),
    4: (90, 180, 270),
    5: (75, 145, 215, 285),
    6: (65, 122, 180, 238, 295),
    7: (58, 105, 155, 205, 255, 302),
    8: (52, 92, 140, 180, 220, 268, 308),
    9: (50, 84, 118, 158, 202, 242, 276, 310),
}
"""Where the seats 1 … n−1 sit, clockwise from the bottom as seen on screen."""
COLUMN_PART = 0.26
"""How much of the felt a column beside a field of months may take, however large the text."""
STOCK_REACH = 2.65
"""Table-card widths from the middle to the left edge of the stock beside a field."""
MARGIN = 26
HAND_PART, HAND_LEAST, HAND_MOST = 0.24, 96, 260
TABLE_PART = 0.207
BACKS_PART = 0.45
STEP_BAR = 470
WIDE = 960
LOWEST = 500
"""Below this height the felt of two has room for no more than a low plate."""
LOW = 600
"""Below this height of the felt, at 100 %, the cards need the room of bars and wide plates."""

NARROWINGS = 1.0, 0.9, 0.8, 0.7


@dataclass(frozen=True, slots=True)
class Box:
    """An upright rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height

    def holds(self, x: float, y: float) -> bool:
        """Tell whether a point lies in it."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def meets(self, other: "Box", gap: float = 0) -> bool:
        """Tell whether two boxes come nearer to each other than a gap."""
        return (
            self.x < other.right + gap
            and other.x < self.right + gap
            and self.y < other.bottom + gap
            and other.y < self.bottom + gap
        )


@dataclass(frozen=True, slots=True)
class Place:
    """Where one seat sits: its plate, its cards, and in which direction from the middle."""

    seat: Seat
    angle: float
    plate: Box
    vertical: bool
    backs: tuple[float, float]
    """The middle of its mini-fan."""
    block: float = 0
    """How much height the seat has to itself in a column."""


@dataclass(frozen=True, slots=True)
class Room:
    """The felt that a table is laid on, and who sits at its near side."""

    width: float
    height: float
    players: int
    near: Seat
    clockwise: bool = True
    aspect: float = 5 / 7
    card_scale: float = 1.0
    text_scale: float = 1.0
    straight: bool = False
    bar: bool = True
    """Whether room is kept for the action bar above the hand."""
    head: float = 0
    """How much of the upper edge something else lies on."""
    columns: bool = False
    """Whether the others sit in columns at both sides of a field of months."""
    held: int = 5
    """How many cards my hand has room for."""
    crowded: bool = False
    """Whether my hand is so large that it takes the whole width, under my plate."""
    closed: bool = False
    """Whether what the others capture lies face down."""
    steps: bool = False
    """Whether room is kept for the phase bar above the action bar."""
    narrowing: float = 1.0
    """How much of their usual width plates have where they would not stand clear of each other."""

    @property
    def hand_height(self) -> float:
        """The height of a card in my hand."""
        flower = 1.08 if self.aspect < 0.65 else 1.0
        wanted = HAND_PART * self.height * flower * self.card_scale
        return min(max(wanted, HAND_LEAST), HAND_MOST)

    @property
    def table_height(self) -> float:
        """The height of a card in the middle of the table."""
        return min(TABLE_PART * self.height, 224.0)

    @property
    def unit(self) -> float:
        """The width of a card in the middle of the table: the unit of spots."""
        return self.table_height * self.aspect

    @property
    def backs_height(self) -> float:
        """The height of the backs that the others hold."""
        part = 0.49 if self.players == 2 else BACKS_PART - 0.02 * self._crowd
        return self.hand_height * (part if not self.columns else 0.26)

    @property
    def hand_top(self) -> float:
        """The upper edge of my hand."""
        return self.height - 17 - self.hand_height

    @property
    def bar_height(self) -> float:
        """How much the action bar needs above the hand."""
        return 56 * self.text_scale + 28 if self.bar else 16

    @property
    def near_top(self) -> float:
        """Where the part of the felt that is mine begins."""
        return self.hand_top - self.bar_height

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the table, between the far seats and what is mine."""
        if self.columns:
            return self.width / 2, self.strip.centre[1] - 16 * self.text_scale * self.labels_fit
        top = self.head + 14 + self.plate_height + 10 + self.backs_height
        bottom = self.near_top - (42 * self.text_scale if self.steps_fit else 0)
        return self.width / 2, (top + bottom) / 2

    @property
    def steps_fit(self) -> bool:
        """Whether the phase bar is shown: on a low felt the cards need its room."""
        return self.steps and self.height >= LOW * self.text_scale

    @property
    def plate_width(self) -> float:
        """The width of a horizontal plate."""
        widest = (self.width - 2 * MARGIN) / max(3, (self.players + 1) // 2) - 12
        if self.columns:
            widest = min(widest, COLUMN_PART * self.width)
        wanted = 247 if self.players == 2 else 232
        if self.width >= WIDE and 2 < self.players < 6 and not self.columns:
            # What a seat has bid or changed then fits beside what it has.
            wanted = 262
        return min(wanted * self.text_scale, max(150, widest)) * self.narrowing

    @property
    def plate_height(self) -> float:
        """The height of a horizontal plate."""
        low = self.width < 880 or self._crowd > 1 or (self.columns and self.players > 4)
        low = low or (self.players > 5 and self.height < LOW)
        # Opposite me, the stock lies right below the backs.
        low = low or (self.players == 2 and self.height < LOWEST)
        return (48 if low else 64) * self.text_scale

    @property
    def _crowd(self) -> int:
        return max(0, self.players - 6)

    def place(self, seat: Seat) -> Place:
        """Return where a seat sits."""
        return next(place for place in self.places() if place.seat == seat)

    def places(self) -> tuple[Place, ...]:
        """Return where everybody sits, the near seat first, then in turn order."""
        return _places(self)

    @property
    def field_top(self) -> float:
        """Where a field of months begins, below the names of its first row."""
        return self.head + 46.0

    @property
    def month_height(self) -> float:
        """The height of a card in a field of months between two columns of seats."""
        free = self.width - 2 * (self.plate_width + 40)
        return min(0.15 * self.height, free / 6 / 1.28 / self.aspect, 190.0)

    @property
    def month_pitch(self) -> float:
        """How far the two rows of months are apart: the names of the second lie between them."""
        return self.month_height + max(0.29 * self.month_height, 26 * min(self.text_scale, 1.25))

    @property
    def strip(self) -> Box:
        """What is free between a field of months and the action bar."""
        top = self.field_top + self.month_pitch + self.month_height + 8
        bottom = self.hand_top - 58 * self.text_scale - 14
        bottom -= 44 * self.text_scale if self.steps_fit else 0
        return Box(0, top, self.captures.x - 10, max(30.0, bottom - top))

    @property
    def labels_fit(self) -> bool:
        """Whether there is room for words below the stock of a field, and for chips in sight."""
        wanted = 0.66 * self.table_height + 36 * self.text_scale
        return not self.columns or self.strip.height >= wanted

    @property
    def lean(self) -> float:
        """How far the stock of a field moves to the right, clear of the left column."""
        column = 18 + self.plate_width + 14
        stock = self.width / 2 - STOCK_REACH * self.unit
        return max(0.0, column - stock) if self.columns else 0.0

    @property
    def captures(self) -> Box:
        """Where my captured cards lie, by class, when there are columns."""
        height = min(340.0, 0.46 * self.height)
        width = self.plate_width + 24
        return Box(self.width - 18 - width, self.height - 16 - height, width, height)

    def is_low(self, place: Place) -> bool:
        """Tell whether a seat has no room for the backs of its hand."""
        if self.crowded and not self.columns and place.angle != 0:
            fan = Box(place.plate.x, place.plate.bottom, place.plate.width, 10 + self.backs_height)
            return fan.meets(self._mine().plate)
        # A pile face down lies beside the backs, captures in sight need room below them.
        below = 28 if self.closed else 60
        return 0 < place.block < self.plate_height + self.backs_height + below

    def seated(self) -> tuple[Place, ...]:
        """Work out where everybody sits."""
        if self.columns:
            return (self._mine(), *(self._in_column(step) for step in range(1, self.players)))
        return (self._mine(), *self._clear_of_each_other())

    def around(self) -> list[Place]:
        """Seat the others around the table, as far apart as it goes."""
        return separated([self._other(step) for step in range(1, self.players)], self)

    def _clear_of_each_other(self) -> list[Place]:
        """Seat the others, with narrower plates where a low felt has no room for two tiers."""
        found = list[Place]()
        for narrowing in NARROWINGS:
            found = replace(self, narrowing=narrowing).around()
            if not any(a.plate.meets(b.plate) for a, b in combinations(found, 2)):
                break
        return found

    def _in_column(self, step: int) -> Place:
        """Seat the others at both sides of a field, the next one nearest to me."""
        first = (self.players - 1) // 2
        near_side = step <= first
        at_right = near_side != self.clockwise
        count = first if near_side else self.players - 1 - first
        rank = count - step if near_side else step - first - 1
        top = self.head + 14
        bottom = (self.captures.y if at_right else self.height - 17 - 64) - 12
        block = (bottom - top) / max(1, count)
        width, height = self.plate_width, self.plate_height
        x = self.width - 18 - width if at_right else 18.0
        plate = Box(x, top + rank * block, width, height)
        seat, angle = Seat((self.near + step) % self.players), 270 if at_right else 90
        return Place(seat, angle, plate, False, self._backs(plate), block)

    def _mine(self) -> Place:
        width, height = 206 * self.text_scale, 64 * self.text_scale
        left, top = MARGIN if self.width > 950 else 14, self.height - 17 - height
        if self.crowded:
            top = self.hand_top - height - 12
        plate = Box(left, top, width, height)
        hand = self.width / 2, self.height - 11 - self.hand_height / 2
        return Place(self.near, 0, plate, False, hand)

    def _other(self, step: int) -> Place:
        angle = ANGLES[self.players][step - 1]
        angle = angle if self.clockwise else 360 - angle
        seat = Seat((self.near + step) % self.players)
        vertical = abs(angle % 180 - 90) < 8 and self.players == 4 and self.width >= 880
        plate = self._plate(angle, vertical)
        return Place(seat, angle, plate, vertical, self._backs(plate))

    def _backs(self, plate: Box) -> tuple[float, float]:
        """Put the mini-fan below a plate: of two players in the middle, else at the left."""
        y = plate.bottom + 10 + self.backs_height / 2
        if self.players == 2 or plate.width < self.fan_width + 40:
            return plate.centre[0], y
        return plate.x + 4 + self.fan_width / 2, y

    @property
    def fan_width(self) -> float:
        """How wide the mini-fan of five cards is."""
        return self.backs_height * self.aspect * 2.6

    def _plate(self, angle: float, vertical: bool) -> Box:
        scale = self.text_scale
        width = 128 * scale if vertical else self.plate_width
        height = 136 * scale if vertical else self.plate_height
        turn = radians(angle)
        side = self.width / 2 - MARGIN - width / 2
        x = self.width / 2 - min(1.0, abs(sin(turn)) * 1.12) * side * (1 if sin(turn) > 0 else -1)
        lowest = self.near_top - self.backs_height - 12 - height / 2
        highest = self.head + 14 + height / 2
        rise = (1 + cos(turn)) / 2 if abs(sin(turn)) > 0.65 else 0.0
        y = highest + rise * (lowest - highest) * 0.92
        return Box(x - width / 2, y - height / 2, width, height)

    def towards(self, angle: float, reach: float) -> tuple[float, float]:
        """Return a point on the way from the middle of the table to a seat."""
        x, y = self.middle
        if self.players == 2:
            side = 1 if angle == 0 else -1
            # Side by side, a little lower than the middle: the bar is seldom there in play.
            low = y + 0.16 * self.unit
            return x + side * reach * 2.15 * self.unit, low + side * reach * 0.62 * self.unit
        turn = radians(angle)
        return x - sin(turn) * reach * 4.1 * self.unit, y + cos(turn) * reach * 3.0 * self.unit


def step_bar(room: Room, width: float | None = None) -> Box:
    """Return the room of the phase bar, or what it may take whatever its words are."""
    wide = min(STEP_BAR * room.text_scale, room.width) if width is None else width
    left, top = (room.width - wide) / 2, room.near_top + 8 - 46 * room.text_scale
    if room.columns:
        left = max(12.0, min(left, room.captures.x - 10 - wide))
    return Box(left, top, wide, 40 * room.text_scale)


@lru_cache(maxsize=32)
def _places(room: Room) -> tuple[Place, ...]:
    """Work the seating out once; every card and plate asks for it."""
    return room.seated()


def separated(places: Sequence[Place], room: Room) -> list[Place]:
    """Push places apart along the edge they sit at until no two plates meet."""
    moved = list(places)
    for _ in range(60):
        for i, one in enumerate(moved):
            for j in range(i + 1, len(moved)):
                other = moved[j]
                if _whole(one, room).meets(_whole(other, room), 6):
                    moved[i], moved[j] = one, other = _apart(one, other, room)
    return moved


def _whole(place: Place, room: Room) -> Box:
    """Return the box around a plate and the backs below it."""
    plate = place.plate
    # Open piles in the place of the backs are a little higher than these.
    return Box(plate.x, plate.y, plate.width, plate.height + 8 + 1.12 * room.backs_height)


def _apart(one: Place, other: Place, room: Room) -> tuple[Place, Place]:
    (ax, ay), (bx, by) = one.plate.centre, other.plate.centre
    level = abs(ay - by) < abs(ax - bx) * 0.6
    step = 5.0
    if level:
        sign = 1 if ax < bx else -1
        return _shifted(one, -sign * step, 0, room), _shifted(other, sign * step, 0, room)
    sign = 1 if ay < by else -1
    return _shifted(one, 0, -sign * step, room), _shifted(other, 0, sign * step, room)


def _shifted(place: Place, dx: float, dy: float, room: Room) -> Place:
    plate = place.plate
    x = min(max(plate.x + dx, 14), room.width - 14 - plate.width)
    lowest = room.height - 20 - plate.height
    y = min(max(plate.y + dy, 14), lowest)
    backs = place.backs[0] + x - plate.x, place.backs[1] + y - plate.y
    box = Box(x, y, plate.width, plate.height)
    return Place(place.seat, place.angle, box, place.vertical, backs)
