"""A felt of months whose stock lies in the column beside it: the field has the whole middle."""

from dataclasses import dataclass
from functools import cached_property

from naipes_gui.ui.table.captures_room import least_heights, most_of_mine
from naipes_gui.ui.table.field import BESIDE, FLIP, READABLE, READABLE_PART, TAG, Field
from naipes_gui.ui.table.geometry import Box

GAP = 10
"""What is free between two things of a column."""
NAMED = 6
"""What is free between the stock and its name."""
LEAST_STOCK, MOST_STOCK = 0.12, 0.24
"""How high the stock is at least and at most, of the felt."""
LEAST_CAPTURES = 0.4
"""How high my captures are at least, of the felt."""
CLOSEST = 1.28
"""How far months are apart at least, in widths of a card."""
CARD = 0.2
"""How high a card of the field is at most, of the felt."""
WORDS, LOW_WORDS, ONE_ROW = 76, 68, 46
"""What buttons need below the last turns at 100 %, and what two low rows of them need, or one."""


@dataclass(frozen=True)
class ColumnField(Field):
    """The others sit at the top of both columns, stock and my captures lie below them."""

    @cached_property
    def fits(self) -> bool:
        """Whether stock and captures have room enough below the others."""
        return self._block > 0

    @cached_property
    def stock_is_low(self) -> bool:
        """The stock lies neither beside my hand nor above it."""
        return False

    @cached_property
    def shares_lane(self) -> bool:
        """Whether the last turns are told where buttons come to stand: cards need the room."""
        return self.is_compact or self.card_scale > 1

    @cached_property
    def hand_may_grow(self) -> bool:
        """Whether my hand takes nothing from the field that it needs more."""
        return not self.is_compact

    @cached_property
    def month_height(self) -> float:
        """The height of a card in the field."""
        free = (self.width - 2 * self.inner) / (5 * CLOSEST + 1 + BESIDE)
        below = self.strip_height + 6 + WORDS * self.text_scale
        if self.shares_lane:
            below = LOW_WORDS * self.text_scale
        bottom = self.hand_top - self.gap_above_hand - 8 - below
        rest = (bottom - self.field_top - self.between_rows) / 2
        if self.shares_lane:
            # Rather two rows of buttons lie over a card than that none is known.
            known = max(READABLE, READABLE_PART * self.height)
            rest = max(rest, min(known, rest + (LOW_WORDS - ONE_ROW) * self.text_scale / 2))
        wanted = CARD * self.height * self.card_scale
        return max(30.0, min(wanted, free / self.aspect, rest))

    @cached_property
    def stock(self) -> Box:
        """Where the stock lies: in the left column, above what my hand is worth."""
        wide = (self.plate_width - 16) / 2
        highest = min(MOST_STOCK * self.height, self._most_of_stock)
        height = min(FLIP * self.month_height, wide / self.aspect, highest)
        bottom = self._column_bottom(at_right=False) - NAMED - TAG * self.text_scale
        label = max(0.0, 86 * self.text_scale - height * self.aspect) / 2
        return Box(self.margin + label, bottom - height, height * self.aspect, height)

    @cached_property
    def captures(self) -> Box:
        """Where my captured cards lie, by class: below those of whoever sits in that column."""
        top = self.top + self._seats(at_right=True) * (self._block + GAP) + GAP
        bottom = self.height - self.foot
        height = min(bottom - top, most_of_mine(self))
        x = self.width - self.margin - self.plate_width
        return Box(x, bottom - height, self.plate_width, height)

    @cached_property
    def lane(self) -> Box:
        """The word lane: between the columns, above the hand."""
        left, right = self.lane_edges
        bottom = self.hand_top - self.gap_above_hand
        top = max(self.last_turn.bottom + 8, bottom - 118 * self.text_scale)
        if self.shares_lane:
            top = bottom - LOW_WORDS * self.text_scale
        return Box(left, top, right - left, bottom - top)

    @cached_property
    def lane_height(self) -> float:
        """How high what lies in the word lane may be: up to the field where room is short."""
        top = self.field_bottom if self.shares_lane else self.last_turn.bottom
        return self.lane.bottom - top - 8

    @cached_property
    def strips(self) -> tuple[Box, ...]:
        """Return where the last turns may be told: under the field, as wide as the middle is."""
        return (self.last_turn,)

    @cached_property
    def lane_edges(self) -> tuple[float, float]:
        """From where to where the word lane is free: between the columns."""
        return self.margin + self.plate_width + GAP, self.captures.x - GAP

    @cached_property
    def wide_lane(self) -> Box:
        """The word lane, in which no card lies at any time."""
        return self.lane

    def _column_end(self, *, at_right: bool) -> float:
        """Return where the seats of a column end."""
        return (self.captures.y if at_right else self.stock.y) - GAP

    def _column_bottom(self, *, at_right: bool) -> float:
        """Return where a column ends that holds seats and something below them."""
        return self.height - self.foot if at_right else self.teyaku.y - GAP

    @cached_property
    def _most_of_stock(self) -> float:
        """How high the stock may be, with its name below it."""
        return self._below_seats(self._block, at_right=False) - NAMED - TAG * self.text_scale

    @cached_property
    def _block(self) -> float:
        """How high the room of a seat is that shows what all have room for; 0: nothing."""
        head = self.plate_height + self.backs_height + 12
        blocks = (head + each for each in least_heights(self))
        return next(filter(self._leaves_room, blocks), 0.0)

    def _leaves_room(self, block: float) -> bool:
        """Tell whether seats with so much room leave enough for the stock and for my captures."""
        stock = max(READABLE, LEAST_STOCK * self.height) + NAMED + TAG * self.text_scale
        mine = LEAST_CAPTURES * self.height
        left, right = (self._below_seats(block, at_right=each) for each in (False, True))
        return left >= stock and right >= mine

    def _below_seats(self, block: float, *, at_right: bool) -> float:
        """Return how much of a column is free below seats that have so much room each."""
        seats = self._seats(at_right=at_right) * (block + GAP) + GAP
        return self._column_bottom(at_right=at_right) - self.top - seats

    def _seats(self, *, at_right: bool) -> int:
        """Return how many of the others sit in a column."""
        first = (self.players - 1) // 2
        return first if at_right != self.clockwise else self.players - 1 - first
