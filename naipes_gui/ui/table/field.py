"""Seats in columns beside a field of months, with room for what they capture. No Qt.

The others sit at the top of both columns, the stock and my captures lie below them, and the months
have the whole middle.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from naipes_gui.core.table import Seat
from naipes_gui.ui.table.field_blocks import BACKS, CLASSES, LINE, MINE, OF_MINE, Level, levels
from naipes_gui.ui.table.geometry import Box, Place, Room

COLUMN, COMPACT_COLUMN, WIDE_COLUMN = 204, 188, 1.25
"""The width of the columns at 100 %, and how much wider they are where the felt is."""
MOST_COLUMN, BEFORE_MONTHS = 0.25, 18
"""How much of the felt a column takes at most, and what is free between it and the months."""
BANNER, COMPACT_BANNER, BELOW_BANNER = 40, 38, 9
TIGHT = 0.8
"""How high large letters make the banner of a small felt, against as high as they usually do."""
RESTING = 40
"""The height of the plate of whoever does not play a hand, at 100 %."""
COLUMNS = 6
LABEL = 20
STRIP = 46
"""The height of the strip that tells the last turns: two of the others, a line each."""
GAP = 10
"""What is free between two things of a column."""
TAG, NAMED = 30, 6
"""How high the name of the stock is, and what is free above it."""
STOCK_NAME = 98
"""The room of the name of the stock at 100 %."""
WORTH = 25
"""What the worth of another hand takes at 100 % where there are no backs beside it."""
FLIP = 1.16
"""How much larger the stock is than the field, where there is room."""
LEAST_STOCK, MOST_STOCK = 0.11, 0.24
"""How high the stock is at least and at most, of the felt."""
LEAST_CAPTURES = 0.4
"""How high my captures are at least, of the felt."""
CARD = 0.2
"""How high a card of the field is at most, of the felt."""
BESIDE = 0.42
"""How far the second card of a month lies to the right, in widths of a card."""
SPREAD, CLOSEST = 1.68, 1.28
"""How far months are apart, in widths of a card: where there is room, and at least."""
HAND, HAND_OF_COMPACT = 0.222, 0.245
READABLE, READABLE_PART = 52.0, 0.13
"""How high a flower card must be for its flower and its month to be known, and of a felt."""
WORDS, LOW_WORDS, ONE_ROW = 76, 68, 46
"""What buttons need below the last turns at 100 %, and what two low rows of them need, or one."""
DECISION, NEAR_HAND = 92, 5
"""How high buttons are at 100 % that tell what stopping and going on bring, and how near the hand
they may stand while none of its cards can rise."""
ABOVE_BUTTONS = 8
"""How much further than elsewhere the phase bar is from the buttons, which rise to three lines."""
TEYAKU = 40
KNOWN = 40.0
"""How high the cards of my captures stay, rather than that what is written above them is larger."""


@dataclass(frozen=True)
class Field(Room):
    """A felt with a field of months in the middle and the others at both sides of it."""

    closed: bool = False
    """Whether what the others capture lies face down."""
    opened: int = 0
    """The month whose cards lie side by side, for one of them is to be chosen; 0: none."""
    sitting_out: tuple[Seat, ...] = ()
    """Who does not play this hand, and needs no more room than for a name and a balance."""
    marked: bool = False
    """Whether cards wear the number of their month: then a place needs no name above it."""
    paid: tuple[Seat, ...] = ()
    """Whose hand is worth something by itself, as everybody has seen."""
    shown: bool = False
    """Whether the hands of the others lie open."""

    @cached_property
    def watches(self) -> bool:
        """Whether I do not play this hand: I have neither cards nor captures."""
        return self.near in self.sitting_out

    @cached_property
    def hand_height(self) -> float:
        """The height of a card in my hand: what it grows by the field has to give."""
        part = HAND_OF_COMPACT if self.is_compact else HAND
        most = 1.0 if self.is_compact else 1 + (self.card_scale - 1) / 2
        return min(max(part * self.height * min(self.card_scale, most), 96), 260)

    @cached_property
    def shares_lane(self) -> bool:
        """Whether the last turns are told where buttons come to stand: cards need the room."""
        return self.is_compact or self.card_scale > 1

    @cached_property
    def steps_fit(self) -> bool:
        """Whether the phase bar is shown: not where buttons have the room of the last turns."""
        return super().steps_fit and not self.shares_lane

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
        """The width of a plate and of what lies below it: what the months leave of a wide felt."""
        base = (COMPACT_COLUMN if self.is_compact else COLUMN) * self.text_scale
        months = self.room_of_months(self._highest_month * self.aspect)
        free = (self.width - months) / 2 - self.margin - BEFORE_MONTHS
        return min(min(max(base, free), WIDE_COLUMN * base), MOST_COLUMN * self.width)

    @cached_property
    def plate_height(self) -> float:
        """The height of a plate."""
        return (48 if self.is_compact or self.players > 4 else 62) * self.text_scale

    @cached_property
    def backs_height(self) -> float:
        """The height of the backs that the others hold."""
        return max(34.0, BACKS * self.scale)

    @cached_property
    def fan_width(self) -> float:
        """How wide the mini-fan of five cards is."""
        return self.backs_height * self.aspect * 2.6

    @cached_property
    def banner(self) -> Box:
        """Where the multiplier of the hand stands, and the month."""
        left = self.margin + self.plate_width + 12
        return Box(left, self.top, self.width - 2 * left, self._banner_height)

    @cached_property
    def _banner_height(self) -> float:
        """How high the pill of the banner is: round large letters tight where room is short."""
        if self.is_compact:
            return COMPACT_BANNER * max(1.0, TIGHT * self.text_scale)
        return BANNER * self.text_scale

    @cached_property
    def trump_place(self) -> Box:
        """Where a trump chip would lie; there are no trumps where there are months."""
        return self.banner

    @cached_property
    def names_inside(self) -> bool:
        """Whether the number of a month stands in its empty place: the cards need the room."""
        return self.marked and self.is_compact

    @cached_property
    def label_height(self) -> float:
        """The height of the name of a month."""
        return 0.0 if self.names_inside else LABEL * self.modest_text

    @cached_property
    def field_top(self) -> float:
        """Where the cards of the first row begin, below their names."""
        below = BELOW_BANNER - 2 * self.is_compact
        return self.top + self._banner_height + below + self.label_height

    @cached_property
    def inner(self) -> float:
        """Where the felt between the columns begins."""
        return self.margin + self.plate_width + BEFORE_MONTHS

    @cached_property
    def months(self) -> tuple[float, float]:
        """From where to where the field reaches."""
        width = self.month_height * self.aspect
        half = min(self.width / 2 - self.inner, (5 * SPREAD + 1 + BESIDE) * width / 2)
        return self.width / 2 - half, self.width / 2 + half

    @cached_property
    def month_height(self) -> float:
        """The height of a card in the field."""
        free = (self.width - 2 * self.inner) / self.room_of_months(1.0)
        return max(30.0, min(self._highest_month, free / self.aspect))

    @cached_property
    def _highest_month(self) -> float:
        """How high a card of the field is where columns leave it the width."""
        below = self.strip_height + 6 + WORDS * self.text_scale
        if self.shares_lane:
            below = LOW_WORDS * self.text_scale
        if not self.bar:
            below = self.strip_height + 6
        bottom = self.hand_top - self.gap_above_hand - 8 - below
        if self.shares_lane:
            bottom = min(bottom, self.hand_top - NEAR_HAND - 6 - DECISION * self.text_scale)
        rest = (bottom - self.field_top - self.between_rows) / 2
        if self.shares_lane:
            # Rather two rows of buttons lie over a card than that none is known.
            known = max(READABLE, READABLE_PART * self.height)
            rest = max(rest, min(known, rest + (LOW_WORDS - ONE_ROW) * self.text_scale / 2))
        return min(CARD * self.height * self.card_scale, rest)

    def room_of_months(self, width: float) -> float:
        """Return what months of cards so wide take at least, side by side."""
        return (5 * CLOSEST + 1 + BESIDE) * width

    @cached_property
    def between_rows(self) -> float:
        """What lies between two rows of months: the name of the lower one."""
        return 8 + (self.label_height + 3 if self.label_height else 0.0)

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
        """Where the last turn is told: right under the field, as wide as the middle is."""
        left = self.inner - 10
        return Box(left, self.field_bottom + 6, self.width - 2 * left, self.strip_height)

    @cached_property
    def lane(self) -> Box:
        """The word lane: between the columns, above the hand."""
        left, right = self.lane_edges
        bottom = self.hand_top - self.gap_above_hand
        top = max(self.last_turn.bottom + 8, bottom - 118 * self.text_scale)
        if self.shares_lane:
            top = bottom - LOW_WORDS * self.text_scale
        return Box(left, top, right - left, bottom - top)

    @property
    def steps_top(self) -> float:
        """Where the phase bar begins: near the field, for buttons of many words rise to it."""
        return max(self.field_bottom + 6, super().steps_top - ABOVE_BUTTONS * self.text_scale)

    @cached_property
    def lane_height(self) -> float:
        """How high what lies in the word lane may be: up to the field where room is short."""
        top = self.field_bottom if self.shares_lane else self.last_turn.bottom
        return self.lane.bottom - top - 8

    @cached_property
    def lane_edges(self) -> tuple[float, float]:
        """From where to where the word lane is free: between the columns."""
        left = self.margin + self.plate_width + GAP
        return left, self.width - left

    @cached_property
    def resting(self) -> tuple[float, float]:
        """Where the word lane ends while no card of my hand can rise, and how high it is then.

        What is decided then takes several lines; it lies rather over the last turns than the field.
        """
        bottom = self.hand_top - NEAR_HAND
        return bottom, bottom - self.field_bottom - 6

    @cached_property
    def middle(self) -> tuple[float, float]:
        """The middle of the table."""
        return self.width / 2, self.stock.centre[1]

    @cached_property
    def stock(self) -> Box:
        """Where the stock lies: in the left column, above what my hand is worth."""
        name = STOCK_NAME * self.text_scale
        if self.watches:
            return self._in_place_of_my_hand(name)
        bottom, is_below = self._column_bottom(at_right=False), self.level.named_below
        bottom -= NAMED + TAG * self.text_scale if is_below else 0.0
        free = bottom - self._needed(self.level, at_right=False)
        wide = (self.plate_width - 16 - (0 if is_below else name)) / 2
        most = min(FLIP * self.month_height, MOST_STOCK * self.height, wide / self.aspect)
        height = max(1.0, min(most, free))
        before = max(0.0, name - height * self.aspect) / 2 if is_below else 0.0
        return Box(self.margin + before, bottom - height, height * self.aspect, height)

    def _in_place_of_my_hand(self, name: float) -> Box:
        """Lay the stock where no hand lies: three of the others may sit in the column."""
        bottom = self.height - self.foot - NAMED - TAG * self.text_scale
        height = min(FLIP * self.month_height, bottom - self.hand_top)
        wide = height * self.aspect
        return Box(self.width / 2 - 8 - (wide + max(wide, name)) / 2, bottom - height, wide, height)

    @cached_property
    def flip(self) -> Box:
        """Where a card of the stock rests when it is turned over."""
        stock, name = self.stock, STOCK_NAME * self.text_scale
        left = stock.right + 16 + (0 if self.level.named_below else name)
        if self.watches:
            left = max(left, stock.centre[0] + name / 2 + 8)
        return Box(left, stock.y, stock.width, stock.height)

    @cached_property
    def captures(self) -> Box:
        """Where my captured cards lie, by class: below those of whoever sits in that column."""
        bottom = self.height - self.foot
        height = 0.0 if self.watches else min(bottom - self._needed(self.level, at_right=True),
                                              self._most_of_mine)  # fmt: skip
        x = self.width - self.margin - self.plate_width
        return Box(x, bottom - height, self.plate_width, height)

    @cached_property
    def own_title(self) -> float:
        """How large is written what my captures make: like all words where its cards stay known."""
        row = (self.captures.height - MINE * self.text_scale - 6) / len(CLASSES)
        return self.text_scale if row - 6 >= KNOWN else self.modest_text

    @cached_property
    def teyaku(self) -> Box:
        """Where what my hand is worth is told: directly above my plate."""
        mine, high = self.mine().plate, TEYAKU * self.text_scale
        return Box(mine.x, mine.y - 8 - high, mine.width, high)

    def mine(self) -> Place:
        """Return my own place: my plate ends where the columns do."""
        place = super().mine()
        plate = replace(place.plate, width=min(place.plate.width, self.plate_width))
        return replace(place, plate=plate, block=plate)

    def seated(self) -> tuple[Place, ...]:
        """Seat the others in the columns, the next one nearest to me."""
        sides = (self._column(at_right=at_right) for at_right in (False, True))
        others = {place.seat: place for side in sides for place in side}
        return (self.mine(), *(others[self.seat_after(i)] for i in range(1, self.players)))

    def above_captures(self, seat: Seat) -> float:
        """Return how far below the top of a block the captures begin: the backs may give way."""
        return self.plate_height + 6 + self._below_plate(seat, self.level)

    def _below_plate(self, seat: Seat, level: Level) -> float:
        """Return what the backs of a hand take, or what it is worth."""
        told = WORTH * self.text_scale + 6 if seat in self.paid and level.worth else 0.0
        if self.shown and level.hand:
            return level.hand + 6 + told
        return level.hand + 6 if level.hand else told

    def shows_backs(self, place: Place) -> bool:
        """Tell whether a seat has room for the backs of its hand."""
        return self.level.hand > 0 and place.seat not in self.sitting_out

    @cached_property
    def level(self) -> Level:
        """How much of the others is shown."""
        backs, scale = self.backs_height, self.text_scale
        every = tuple(levels(scale, backs, closed=self.closed, opened=self.shown))
        return next(filter(self._leaves_room, every), every[-1])

    def _leaves_room(self, level: Level) -> bool:
        """Tell whether seats that show so much leave enough for the stock and for my captures."""
        stock, mine = max(READABLE, LEAST_STOCK * self.height), LEAST_CAPTURES * self.height
        if level.named_below:
            stock += NAMED + TAG * self.text_scale
        if self.watches:
            stock = mine = 0.0
        left, right = (
            self._column_bottom(at_right=side) - self._needed(level, at_right=side)
            for side in (False, True)
        )
        return left >= stock and right >= mine

    @property
    def _most_of_mine(self) -> float:
        """How high my captures are where there is room for all that they show."""
        row = LINE * self.text_scale + OF_MINE * self.month_height
        return MINE * self.modest_text + 6 + len(CLASSES) * (row + 8)

    def _column_bottom(self, *, at_right: bool) -> float:
        """Return where a column ends that holds seats and something below them."""
        if at_right:
            return self.height - self.foot
        # Whoever does not play has nothing that a hand is worth.
        return (self.mine().plate if self.watches else self.teyaku).y - GAP

    def _column_end(self, *, at_right: bool) -> float:
        """Return where the seats of a column end."""
        if self.watches:
            return self._column_bottom(at_right=at_right)
        return (self.captures.y if at_right else self.stock.y) - GAP

    def _needed(self, level: Level, *, at_right: bool) -> float:
        """Return where the seats of a column end that show so much, with a gap below them."""
        seats = self._seats(at_right=at_right)
        return self.top + sum(self._high(seat, level) + GAP for seat in seats) + GAP

    def _high(self, seat: Seat, level: Level) -> float:
        """Return how high the room of a seat is at least that shows so much."""
        if seat in self.sitting_out:
            return RESTING * self.text_scale
        below = self._below_plate(seat, level)
        return self.plate_height + below + (level.captures + 6 if level.captures else 0.0)

    def _seats(self, *, at_right: bool) -> tuple[Seat, ...]:
        """Return who sits in a column, from its top on."""
        first = (self.players - 1) // 2
        near, far = range(first, 0, -1), range(first + 1, self.players)
        return tuple(map(self.seat_after, near if at_right != self.clockwise else far))

    def _column(self, *, at_right: bool) -> Iterator[Place]:
        """Seat those of a column; whoever plays shares what room is left."""
        seats, y = self._seats(at_right=at_right), self.top
        x = self.width - self.margin - self.plate_width if at_right else self.margin
        left = self._column_end(at_right=at_right) + GAP - y
        left -= sum(self._high(seat, self.level) + GAP for seat in seats)
        playing = max(1, sum(seat not in self.sitting_out for seat in seats))
        for seat in seats:
            rests, high = seat in self.sitting_out, self._high(seat, self.level)
            high += 0.0 if rests else max(0.0, left) / playing
            plate = Box(x, y, self.plate_width, high if rests else self.plate_height)
            block = Box(x, y, self.plate_width, high)
            yield Place(seat, 270 if at_right else 90, plate, block, self._backs(plate))
            y += high + GAP

    def _backs(self, plate: Box) -> tuple[float, float]:
        """Put the mini-fan below the left end of a plate."""
        return plate.x + 4 + self.fan_width / 2, plate.bottom + 6 + self.level.hand / 2
