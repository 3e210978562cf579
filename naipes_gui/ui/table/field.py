"""Seats in columns beside a field of months, with room for what they capture. No Qt."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from naipes_gui.ui.table.geometry import LANE, Box, Place, Room

COLUMN, COMPACT_COLUMN, WIDE_COLUMN = 204, 174, 1.25
"""The width of the columns at 100 %, and how much wider they are where the felt is."""
BANNER, COMPACT_BANNER = 40, 38
CARD, CARD_OF_COMPACT = 0.145, 0.152
"""How high a card of the field is against the felt."""
COLUMNS = 6
LABEL = 20
STRIP = 46
"""The height of the strip that tells the last turns: two of the others, a line each."""
TAG = 30
FLIP, LEAST_FLIP = 1.16, 0.92
"""How much larger the stock is than the field, where there is room, and at least: one plays by the
cards of the field."""
BESIDE = 0.42
"""How far the second card of a month lies to the right, in widths of a card."""
SPREAD, CLOSEST = 1.68, 1.2
"""How far months are apart, in widths of a card: where there is room, and at least."""
HAND, HAND_OF_COMPACT = 0.222, 0.245
CAPTURES = 0.44
READABLE, READABLE_PART = 52.0, 0.13
"""How high a flower card must be for its flower and its month to be known, and of a felt."""
ALONE = 3
TEYAKU = 40
STOCK_NAME, STOCK_WORDS = 104, 128
"""The room of the name of the stock at 100 %; from its middle on, with the pot beside it."""


@dataclass(frozen=True)
class Field(Room):
    """A felt with a field of months in the middle and the others at both sides of it."""

    closed: bool = False
    """Whether what the others capture lies face down."""
    opened: int = 0
    """The month whose cards lie side by side, for one of them is to be chosen; 0: none."""

    @cached_property
    def hand_height(self) -> float:
        """The height of a card in my hand: what it grows by the field has to give."""
        part = HAND_OF_COMPACT if self.is_compact else HAND
        most = 1 + (self.card_scale - 1) / 2 if self.hand_may_grow else 1.0
        grown = min(self.card_scale, most)
        return min(max(part * self.height * grown, 96), 260)

    @cached_property
    def stock_is_low(self) -> bool:
        """Whether the stock lies beside my hand, where it takes no room from the field."""
        return self.is_low or (self.card_scale > 1 and self.players <= ALONE)

    @cached_property
    def hand_may_grow(self) -> bool:
        """Whether my hand takes nothing from the field that it needs more."""
        return self.stock_is_low and not self.is_compact

    @cached_property
    def foot(self) -> float:
        """What is free below my hand and my plate: little where room is short."""
        return 9.0 if self.is_compact else 17.0

    @cached_property
    def top(self) -> float:
        """Where the columns and the banner begin."""
        return self.head + (8.0 if self.is_compact else 14.0)

    @cached_property
    def plate_width(self) -> float:
        """The width of a plate and of what lies below it."""
        base = (COMPACT_COLUMN if self.is_compact else COLUMN) * self.text_scale
        grown = min(WIDE_COLUMN, max(1.0, self.width / self.height / 1.39))
        return min(base * grown, 0.25 * self.width)

    @cached_property
    def plate_height(self) -> float:
        """The height of a plate."""
        return (48 if self.is_compact or self.players > 4 else 62) * self.text_scale

    @cached_property
    def backs_height(self) -> float:
        """The height of the backs that the others hold."""
        return max(34.0, 44 * self.scale)

    @cached_property
    def fan_width(self) -> float:
        """How wide the mini-fan of five cards is."""
        return self.backs_height * self.aspect * 2.6

    @cached_property
    def banner(self) -> Box:
        """Where the multiplier of the hand stands, and the month."""
        high = (COMPACT_BANNER if self.is_compact else BANNER) * self.text_scale
        left = self.margin + self.plate_width + 12
        return Box(left, self.top, self.width - 2 * left, high)

    @cached_property
    def trump_place(self) -> Box:
        """Where a trump chip would lie; there are no trumps where there are months."""
        return self.banner

    @cached_property
    def label_height(self) -> float:
        """The height of the name of a month."""
        return LABEL * self.modest_text

    @cached_property
    def field_top(self) -> float:
        """Where the cards of the first row begin, below their names."""
        return self.banner.bottom + 6 + self.label_height + 3

    @cached_property
    def inner(self) -> float:
        """Where the felt between the columns begins."""
        return self.margin + self.plate_width + 18

    @cached_property
    def months(self) -> tuple[float, float]:
        """From where to where the field reaches."""
        width = self.month_height * self.aspect
        half = min(self.width / 2 - self.inner, (5 * SPREAD + 1 + BESIDE) * width / 2)
        return self.width / 2 - half, self.width / 2 + half

    @cached_property
    def month_height(self) -> float:
        """The height of a card in the field."""
        return _month_height(self)

    @cached_property
    def between_rows(self) -> float:
        """What lies between two rows of months: the name of the lower one."""
        return 8 + self.label_height + 3

    @cached_property
    def low_lane_top(self) -> float:
        """Where the word lane begins on a small felt."""
        return self.hand_top - self.gap_above_hand - LANE * self.text_scale

    @cached_property
    def pitch(self) -> tuple[float, float]:
        """How far months are apart, sideways and down."""
        left, right = self.months
        across = (right - left - (1 + BESIDE) * self.month_height * self.aspect) / (COLUMNS - 1)
        return across, self.month_height + self.between_rows

    @cached_property
    def field_bottom(self) -> float:
        """Where the cards of the second row end."""
        return self.field_top + self.pitch[1] + self.month_height

    @cached_property
    def strip_height(self) -> float:
        """The height of the line that tells the last turn."""
        return STRIP * self.text_scale

    @cached_property
    def last_turn(self) -> Box:
        """Where the last turn is told: right under the field."""
        left = self.inner - 10
        right = min(self.width - left, self.captures.x - 10)
        if self.field_bottom + 6 + self.strip_height < self.captures.y - 6:
            right = self.width - left
        return Box(left, self.field_bottom + 6, right - left, self.strip_height)

    @cached_property
    def strips(self) -> tuple[Box, ...]:
        """Return where the last turns may be told: on a small felt under the left column too."""
        strip = self.last_turn
        wide = Box(self.margin, strip.y, strip.right - self.margin, strip.height)
        return (wide, strip) if self.is_compact else (strip,)

    @cached_property
    def stock(self) -> Box:
        """Where the stock lies: above the hand, or on a small felt at its left."""
        if self.stock_is_low:
            height = min(self.month_height, self.hand_height - TAG * self.text_scale + 20)
            label = max(0.0, 86 * self.text_scale - height * self.aspect) / 2
            left = self.mine().plate.right + 12 + label
            top = self.height - self.foot - height - TAG * self.text_scale
        else:
            free = _above_hand(self) - self.last_turn.bottom
            height = min(FLIP * self.month_height, free)
            top = self.last_turn.bottom + 8
            left = max(self.months[0], self.mine().plate.right + 14)
        return Box(left, top, height * self.aspect, height)

    @cached_property
    def flip(self) -> Box:
        """Where a card of the stock rests when it is turned over."""
        stock = self.stock
        return Box(stock.right + 16, stock.y, stock.width, stock.height)

    @cached_property
    def lane(self) -> Box:
        """The word lane: above the hand, right of the stock where that lies there too."""
        left, right = self.lane_edges
        bottom = self.hand_top - self.gap_above_hand
        top = max(self.last_turn.bottom + 8, bottom - 118 * self.text_scale)
        if self.is_compact:
            top = bottom - LANE * self.text_scale
        return Box(left, top, right - left, bottom - top)

    @cached_property
    def wide_lane(self) -> Box:
        """The word lane while no card of the stock is turned over: it begins at the stock."""
        lane, left = self.lane, self.stock.right + 14
        if self.stock_is_low or self.players > ALONE or left > lane.x:
            return lane
        return Box(left, lane.y, lane.right - left, lane.height)

    @cached_property
    def lane_height(self) -> float:
        """How high what lies in the word lane may be: up to the line of the last turns."""
        return self.lane.bottom - self.last_turn.bottom - 8

    @cached_property
    def resting(self) -> tuple[float, float]:
        """Where the word lane ends while no card of my hand can rise, and how high it is then.

        What is decided then takes several lines; it lies rather over the last turns than the field.
        """
        bottom = self.hand_top - 5
        return bottom, bottom - self.field_bottom - 6

    @cached_property
    def middle(self) -> tuple[float, float]:
        """The middle of the table."""
        return self.width / 2, self.stock.centre[1]

    @cached_property
    def lane_edges(self) -> tuple[float, float]:
        """From where to where the word lane is free: left of my captures."""
        left = 12.0 if self.stock_is_low else max(self.flip.right + 14, self._words_end)
        if self.stock_is_low and not self.is_compact:
            left = self.margin + self.plate_width + 10
        if self.players > ALONE:
            # Two of the others sit in the left column, the lower one beside the lane.
            left = max(left, self.margin + self.plate_width + 10)
        return left, self.captures.x - 10

    @cached_property
    def _words_end(self) -> float:
        """Where the name of the stock ends, and the pot beside it."""
        return self.stock.centre[0] + STOCK_WORDS * self.text_scale

    @cached_property
    def captures(self) -> Box:
        """Where my captured cards lie, by class."""
        width = self.plate_width + (50 if not self.is_compact else 24) * self.text_scale
        height = CAPTURES * self.height
        return Box(self.width - self.margin - width, self.height - 16 - height, width, height)

    @cached_property
    def teyaku(self) -> Box:
        """Where what my hand is worth is told: directly above my plate."""
        mine, high = self.mine().plate, TEYAKU * self.text_scale
        return Box(mine.x, mine.y - 8 - high, mine.width, high)

    def seated(self) -> tuple[Place, ...]:
        """Seat the others in the columns, the next one nearest to me."""
        return (self.mine(), *(self._in_column(step) for step in range(1, self.players)))

    def _in_column(self, step: int) -> Place:
        first = (self.players - 1) // 2
        near_side = step <= first
        at_right = near_side != self.clockwise
        count = first if near_side else self.players - 1 - first
        rank = count - step if near_side else step - first - 1
        high = (self._column_end(at_right=at_right) - self.top) / max(1, count)
        width = self.plate_width
        x = self.width - self.margin - width if at_right else self.margin
        top = self.top + rank * high
        plate = Box(x, top, width, self.plate_height)
        block = Box(x, top, width, high - 10)
        angle = 270 if at_right else 90
        return Place(self.seat_after(step), angle, plate, block, self._backs(plate))

    def _column_end(self, *, at_right: bool) -> float:
        """Return where the seats of a column end."""
        return (self.captures.y if at_right else self.teyaku.y) - 10

    def above_captures(self, block: float) -> float:
        """Return how far below the top of a block the captures begin: the backs may give way."""
        with_backs = self.plate_height + 6 + self.backs_height + 6
        if block - with_backs < 30 * self.text_scale:
            return self.plate_height + 6
        return with_backs

    def shows_backs(self, place: Place) -> bool:
        """Tell whether a seat has room for the backs of its hand."""
        return self.above_captures(place.block.height) > self.plate_height + 6

    def _backs(self, plate: Box) -> tuple[float, float]:
        """Put the mini-fan below the left end of a plate."""
        return plate.x + 4 + self.fan_width / 2, plate.bottom + 6 + self.backs_height / 2


@lru_cache(maxsize=32)
def _month_height(field: Field) -> float:
    """Work the height out once; every card of the field asks for it several times."""
    free = (field.width - 2 * field.inner) / (5 * CLOSEST + 1 + BESIDE)
    strip = field.strip_height + 6 + field.between_rows + field.field_top
    if field.stock_is_low:
        rest = (field.low_lane_top - 8 - strip) / 2
        # Where cards would be too small to be known, the last turn is told in the word lane.
        known = max(READABLE, READABLE_PART * field.height)
        rest = max(rest, min(known, rest + (field.strip_height + 6) / 2))
    else:
        rest = (_above_hand(field) - strip) / (2 + LEAST_FLIP)
    part = CARD_OF_COMPACT if field.is_compact else CARD
    wanted = min(part * field.height * field.card_scale, free / field.aspect, rest)
    return max(30.0, min(wanted, _clear_of_captures(field)))


def _above_hand(field: Field) -> float:
    """Return where the stock ends whose name stands above my hand."""
    return field.hand_top - field.gap_above_hand - 16 - TAG * field.text_scale


def _clear_of_captures(field: Field) -> float:
    """Return how high cards may be that end above my captures, or at their left."""
    mine = field.captures
    above = (mine.y - 6 - field.field_top - field.between_rows) / 2
    beside = 2 * (mine.x - 6 - field.width / 2) / ((5 * SPREAD + 1 + BESIDE) * field.aspect)
    return max(above, beside)
