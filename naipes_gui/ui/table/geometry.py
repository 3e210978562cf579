"""What every felt has, whoever sits round it, in logical pixels. Arithmetic only, no Qt.

Cards and gaps grow with the unit of the felt, plates and whatever holds text with the text.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from naipes_gui.core.table import Seat

MARGIN = 26
HAND_PART, HAND_LEAST, HAND_MOST = 0.24, 96, 260
TABLE_PART, TABLE_MOST = 0.207, 269
LOW, HIGH = 716, 1300
"""From a low felt to a high one there is room for larger and larger cards."""
GROWN_LOW, GROWN_CROWDED, GROWN_MOST = 1.2, 1.0, 1.4
MANY_SEATS = 6
LIFT = 0.12
"""How far a card of my hand may rise, in heights of a card."""
CLEAR = 5
"""How much less it does, so that felt is seen between its ring and the buttons above."""
LARGE_TEXT, LOW_TABLE = 1.16, 600
"""With larger text, on a lower felt, seats, hand and corners make room for each other."""
MODEST = 1.4
"""How large words become at most, against the felt, that take the room of cards."""
LANE = 58
STEP_BAR = 470
MINE, MINE_LEAST, MINE_PART = 206, 160, 0.26
"""How wide my plate is at 100 %, how wide at least, and how much of the felt it may take then."""
COMPACT_WIDTH, COMPACT_HEIGHT = 905, 556
"""A felt that is smaller at its size of text has low plates."""
REFERENCE = 992, 716
"""The felt of the measures: beside the panel, in a window of 1280 × 800."""


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
    """Where one seat sits: its plate, the room below it, and in which direction."""

    seat: Seat
    angle: float
    """Clockwise from the bottom as seen on screen: 0 is mine, 180 opposite."""
    plate: Box
    block: Box
    """The plate with whatever lies below it."""
    backs: tuple[float, float]
    """The middle of its mini-fan."""

    @property
    def is_low(self) -> bool:
        """Whether there is no room for the backs of its hand: their number stands on the plate."""
        return self.block.height <= self.plate.height + 8


@dataclass(frozen=True)
class Room(ABC):
    """The felt that a table is laid on, and who sits at its near side.

    All that follows from it is worked out once: every card and plate of every frame asks for it.
    """

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
    """Whether room is kept for the word lane above the hand."""
    head: float = 0
    """How much of the upper edge something else lies on."""
    held: int = 5
    """How many cards my hand has room for."""
    crowded: bool = False
    """Whether my hand is so large that it takes the whole width, under my plate."""
    steps: bool = False
    """Whether the phase bar is shown above the word lane."""

    @cached_property
    def is_compact(self) -> bool:
        """Whether plates are low: the felt is small for its text."""
        return self.is_low or self.width < COMPACT_WIDTH * self.text_scale

    @cached_property
    def is_low(self) -> bool:
        """Whether the felt is not high for its text."""
        return self.height < COMPACT_HEIGHT * self.text_scale

    @cached_property
    def is_tight(self) -> bool:
        """Whether text is so large that seats, hand and corners make room for each other."""
        return self.text_scale > LARGE_TEXT and self.height < LOW_TABLE

    @cached_property
    def scale(self) -> float:
        """How large cards and gaps are, against those of the felt of reference."""
        part = min(self.width / REFERENCE[0] * 1.1, self.height / REFERENCE[1])
        return min(max(part, 0.7), 2.0)

    @cached_property
    def modest_text(self) -> float:
        """The size of text that may not grow as much as the person wants, only with the felt."""
        return min(self.text_scale, MODEST * max(1.0, self.scale))

    @cached_property
    def hand_height(self) -> float:
        """The height of a card in my hand."""
        grown = self.fitting_scale
        return min(max(HAND_PART * self.height * grown, HAND_LEAST), HAND_MOST * grown)

    @cached_property
    def fitting_scale(self) -> float:
        """As much of the wanted size of cards as the felt has room for beside everything else."""
        return usual_scale(self)

    @cached_property
    def table_height(self) -> float:
        """The height of a card in the middle of the table."""
        return min(TABLE_PART * self.height, TABLE_MOST) * self.fitting_scale

    @cached_property
    def unit(self) -> float:
        """The width of a card in the middle of the table: the unit of spots."""
        return self.table_height * self.aspect

    @cached_property
    def foot(self) -> float:
        """What is free below my hand and my plate."""
        return 17.0

    @cached_property
    def hand_top(self) -> float:
        """The upper edge of my hand."""
        return self.height - self.foot - self.hand_height

    @cached_property
    def gap_above_hand(self) -> float:
        """What a card of my hand may rise into."""
        return max(12.0, LIFT * self.hand_height + 3)

    @cached_property
    def lane(self) -> Box:
        """The word lane above my hand: buttons, hints, notices; no card lies in it."""
        height = LANE * self.text_scale if self.bar else 0
        left, right = self.lane_edges
        return Box(left, self.hand_top - self.gap_above_hand - height, right - left, height)

    @cached_property
    def wide_lane(self) -> Box:
        """The word lane where nobody sits beside it."""
        return self.lane

    @cached_property
    def lane_height(self) -> float:
        """How high what lies in the word lane may be."""
        return self.lane.height

    @cached_property
    def resting(self) -> tuple[float, float]:
        """Where the word lane ends while no card of my hand can rise, and how high it is then."""
        return self.lane.bottom, self.lane_height

    @property
    @abstractmethod
    def lane_edges(self) -> tuple[float, float]:
        """From where to where the word lane is free."""

    @property
    @abstractmethod
    def backs_height(self) -> float:
        """The height of the backs that the others hold."""

    @property
    @abstractmethod
    def middle(self) -> tuple[float, float]:
        """The middle of the table, between the far seats and what is mine."""

    @property
    @abstractmethod
    def trump_place(self) -> Box:
        """Where the trump chip lies in every hand of a game."""

    @abstractmethod
    def seated(self) -> tuple[Place, ...]:
        """Work out where everybody sits, the near seat first, then in turn order."""

    @cached_property
    def steps_fit(self) -> bool:
        """Whether the phase bar is shown: on a low felt the cards need its room."""
        return self.steps and self.height >= 600 * self.text_scale

    @cached_property
    def plate_height(self) -> float:
        """The height of a plate."""
        return (46 if self.is_compact else 58) * self.text_scale

    @property
    def steps_top(self) -> float:
        """Where the phase bar begins, above the word lane."""
        return self.lane.y - 44 * self.text_scale

    @cached_property
    def mine_width(self) -> float:
        """How wide my plate is at 100 %."""
        return MINE

    @cached_property
    def margin(self) -> float:
        """What is free between plates and the edge."""
        return 14.0 if self.is_compact else 18.0

    def place(self, seat: Seat) -> Place:
        """Return where a seat sits."""
        return next(place for place in self.places() if place.seat == seat)

    def places(self) -> tuple[Place, ...]:
        """Return where everybody sits, the near seat first, then in turn order."""
        return self._seated

    @cached_property
    def _seated(self) -> tuple[Place, ...]:
        return self.seated()

    def seat_after(self, step: int) -> Seat:
        """Return the seat so many turns after mine."""
        return Seat((self.near + step) % self.players)

    def mine(self) -> Place:
        """Return my own place."""
        height = (52 if self.is_compact else 64) * self.text_scale
        width = min(
            self.mine_width * self.text_scale,
            max(MINE_LEAST * self.text_scale, MINE_PART * self.width),
        )
        bottom = self.hand_top - self.gap_above_hand if self.crowded else self.height - self.foot
        top = bottom - height
        plate = Box(self.margin, top, width, height)
        hand = self.width / 2, self.height - 11 - self.hand_height / 2
        return Place(self.near, 0, plate, plate, hand)


def usual_scale(room: Room) -> float:
    """Return how much cards may grow where the others' places leave room for it."""
    roomy = min(max((room.height - LOW) / (HIGH - LOW), 0.0), 1.0)
    least = GROWN_CROWDED if room.players > MANY_SEATS else GROWN_LOW
    return min(room.card_scale, least + (GROWN_MOST - least) * roomy)


def step_bar(room: Room, width: float | None = None) -> Box:
    """Return the room of the phase bar, or what it may take whatever its words are."""
    wide = min(STEP_BAR * room.text_scale, room.width) if width is None else width
    left, right = room.lane_edges
    x = min(max((room.width - wide) / 2, left), max(left, right - wide))
    return Box(x, room.steps_top, wide, 38 * room.text_scale)


def stacked(boxes: Sequence[Box]) -> float:
    """Return the lower edge of the lowest of some boxes, 0 of none."""
    return max((box.bottom for box in boxes), default=0.0)


def rise(height: float) -> float:
    """Return how far a card of my hand stands up that is so high."""
    return max(LIFT * height / 2, LIFT * height - CLEAR)
