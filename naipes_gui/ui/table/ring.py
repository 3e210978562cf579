"""Seats round a table of tricks or piles: opposite me and at both sides. No Qt."""

from dataclasses import dataclass, replace
from functools import cached_property
from math import cos, radians, sin

from naipes_gui.ui.table.geometry import (
    HAND_LEAST,
    HAND_MOST,
    HAND_PART,
    LANE,
    LIFT,
    LOW_TABLE,
    MARGIN,
    TABLE_MOST,
    TABLE_PART,
    Box,
    Place,
    Room,
    usual_scale,
)

LOW_STEPS = 600
"""On a lower felt, at 100 %, the cards need the room of the phase bar."""
LOW_TOPS = 540
"""On a lower felt, at 100 %, a trick needs the room of the backs opposite."""
TRICK_PARTS = {2: 0.207, 3: 0.207, 4: 0.207, 5: 0.195, 6: 0.172, 7: 0.166}
TRICK_LEAST, TRICK_MOST = 0.158, 269
"""How high a card of a trick is against the felt, where there is room, by how many play."""
TRICK_TAG = 28
"""What the name of a card's owner takes above it, at 100 %."""
BESIDE_TRICK, UNDER_NAME, BELOW_WORTH = 26, 22, 1.1
"""What is free between a plate and a trick, what a name takes beside a card below others at 100 %,
and how much larger cards are below plates that come for it up to the chips."""
OPPOSITE, OPPOSITE_LOW = 0.49, 0.36
"""How high the backs opposite are, against my cards: on most felts, and on a low one."""
THROWN_UP, THROWN_HALF = 0.45, 0.31
"""How far above the middle discards of the one opposite lie, in widths of a card, and half of how
high they are."""
OPEN, CONTRACT_OPEN = 96, 66
"""How high cards of others are at 100 % whose hands lie open to who watches; with a contract all
that a seat has played lies beside its hand."""
OPEN_GAP = 8
"""What is free above and below a hand that lies open beside the plate opposite."""
BESIDE_PLATE = 22
"""How far from a plate the backs lie that have no room below it, at 100 %: it may bear a sign."""
LEAST = 20.0
"""However little room is left in the middle, cards have a size that others are measured by."""
HALF_ROW = 2.21
"""How wide stock, turned card and discards of two players are, right of the middle, in cards."""
PAIR = 1.15
"""How far stock and drawn card reach to a side, in widths of a card."""
PILE_NAME = 168
"""The room of the longest name beside discards, at 100 %."""
NAMES, LOW_NAMES = 68, 34
"""What is left at 100 % for names between buttons and the one opposite: on a low felt with large
text they stand beside the cards.
"""
SECOND_ROW = 16
"""How far two rows of buttons rise above the word lane of a small felt, at 100 %."""
SIDES = {1: (0, 1), 2: (1, 0), 3: (1, 1), 4: (1, 2), 5: (2, 1), 6: (2, 2), 7: (3, 1), 8: (3, 2)}
"""How many of the others sit at each side, and how many opposite me."""
NARROW, NOT_LOW = 780, 400
"""On a narrower felt that is higher, at 100 %, as beside the panel of a small window, plates leave
the middle little room."""
NOT_TWO_OPPOSITE = {4: (2, 0)}
"""The same on a narrow felt: two plates have no room between the chips."""
NONE_OPPOSITE = {3: (2, 0), **NOT_TWO_OPPOSITE}
"""The same on a low felt that is narrow or has large text: plates opposite take too much of it.

Of three the one place that is left over, at the near end of a side, stays free. Wherever there is
room one of three sits opposite: only so it is read as a round table who comes next.
"""
VERY_LOW = 480
"""A lower felt, as below the coach's lines, has no room for a trick below the plates of a side, nor
for wide plates."""
CROWDED_SIDE = 3
"""With so many at a side the names of their piles leave these no room to grow."""
CROWDED = 6
"""With so many the buttons of a small felt stand in two rows, over those who sit at the sides."""
CHIP, COMPACT_CHIP = 244, 200
PLATE, COMPACT_PLATE, LOW_PLATE, PLATE_LEAST = 224, 196, 212, 145
COUNTING_PLATE, COUNTING_MINE = 252, 236
"""How wide plates and mine are at 100 % that tell three figures and what a hand holds."""
ROW_GAP = 12
BELOW_WON = 7
"""What is free below a plate at a side with what its seat has won, and above it."""
CHIP_HEIGHT = 46
BELOW_CHIPS = 10
AMONG_PILES = 400
"""How wide the row is at 100 % in which one gives or draws."""
MY_PILE, PILE_TAG, HEAP_TAG = 0.95, 28, 32
"""How high my pile is, in cards of the middle, and what its name takes at 100 %, or another's."""
HEAP_MOST, HEAP_LEAST = 0.19, 0.15
"""How high another's pile is against the felt: where there is room, or the stock needs it."""
ROW = 34
"""How high a row of buttons without prices is at 100 %."""
EDGE = 12.0
"""How far what lies in the word lane keeps from the edge of the felt."""
BELOW_PLATE, BETWEEN_BLOCKS = 4, 6
"""What is free above and below the backs of a seat, and between two seats of a side."""
ABOVE_LANE = 6
"""How far plates keep from buttons below them."""
CORNER, ROW_CORNER = 72, 42
"""What direction and pot need at least at the right of my hand, at 100 %, and side by side."""
IN_CORNER = 0.5
"""How high a card is that lies there, against those in the middle."""


@dataclass(frozen=True)
class Ring(Room):
    """A felt with the others opposite me and at both sides, under the chips in the corners."""

    piles: bool = False
    """Whether the others heap up cards beside their plates."""
    contract: bool = True
    """Whether direction and pot lie at the right of my hand, as a contract has their corner."""
    chain: bool = False
    """Whether the cards of a trick form one row, which takes all the width there is."""
    counts_much: bool = False
    """Whether plates tell so many figures that in the usual width these would be small."""
    shown: bool = False
    """Whether the hands of the others lie open."""

    @cached_property
    def sides(self) -> int:
        """How many sit at each side."""
        return self._seating[0]

    @cached_property
    def tops(self) -> int:
        """How many sit opposite me."""
        return self._seating[1]

    @cached_property
    def _seating(self) -> tuple[int, int]:
        """How many of the others sit at each side, and how many opposite me."""
        others = self.players - 1
        # Two plates opposite have no room between the chips for all that they tell.
        is_full = self.is_narrow or (self.counts_much and self.is_low)
        # Names of piles have no room there, while a trick gains by who sits opposite.
        heaps = self.piles or self.chain
        small = heaps and self.width < NARROW * self.text_scale and not self.is_narrow
        fewer = NONE_OPPOSITE if small or self.is_tight else NOT_TWO_OPPOSITE if is_full else SIDES
        return fewer.get(others, SIDES[others])

    @cached_property
    def is_narrow(self) -> bool:
        """Whether a felt is narrow for its text, and not low besides."""
        low = self.height < NOT_LOW * self.text_scale
        return self.width < NARROW * self.text_scale and not low

    @cached_property
    def trick_below(self) -> bool:
        """Whether a trick lies below the one at each side, who sits up there: it is larger so."""
        if self.sides != 1 or self.players == 2 or not (self.contract or self.counts_much):
            return False
        if self.is_narrow and self.height >= VERY_LOW:
            return True
        beside = self.width / 2 - self.margin - self.plate_width - BESIDE_TRICK
        below = self.hand_top - self.gap_above_hand - self._side_top - self._side_height
        words = (TRICK_TAG + UNDER_NAME) * self.text_scale
        rows = 4 / 3 if self.tops else 1.0
        return (below - words) / rows > BELOW_WORTH * beside / self.aspect

    @cached_property
    def top(self) -> float:
        """Where the first row begins."""
        return self.head + (8.0 if self.is_compact else 14.0)

    @cached_property
    def chip_width(self) -> float:
        """How wide the chips in the upper corners may be."""
        return (COMPACT_CHIP if self.is_compact else CHIP) * self.text_scale

    @cached_property
    def plate_width(self) -> float:
        """The width of a plate."""
        if self.players == 2:
            return 247 * self.text_scale
        compact = LOW_PLATE if self.is_low and not self.is_narrow else COMPACT_PLATE
        wanted = (compact if self.is_compact else PLATE) * self.text_scale
        wide_enough = not (self.is_tight or self.is_narrow)
        if self.counts_much and wide_enough and self.height >= VERY_LOW:
            wanted = max(wanted, COUNTING_PLATE * self.text_scale)
        free = self.width - 2 * (self.margin + self.chip_width) - (self.tops + 1) * ROW_GAP
        if self.tops:
            wanted = min(wanted, free / self.tops)
        return max(wanted, PLATE_LEAST * self.text_scale)

    @cached_property
    def mine_width(self) -> float:
        """How wide my plate is at 100 %."""
        return COUNTING_MINE if self.counts_much else super().mine_width

    @cached_property
    def plate_height(self) -> float:
        """The height of a plate."""
        if self.players == 2:
            # Opposite me, the stock lies right below the backs.
            return (48 if self.height < 500 * self.text_scale else 64) * self.text_scale
        return (46 if self.is_compact else 58) * self.text_scale

    @cached_property
    def is_flat(self) -> bool:
        """Whether a felt is so low that backs lie beside the plate opposite, or are left out."""
        return self.height < LOW_TOPS * self.text_scale

    @cached_property
    def backs_height(self) -> float:
        """The height of the backs that the others hold."""
        if self.players == 2:
            high = min(self.hand_height, self._usual_hand)
            return min(OPPOSITE_LOW * high, self.plate_height) if self.is_flat else OPPOSITE * high
        small = self.players >= 6 or self.card_scale > 1 or (self.is_tight and self._asks_between)
        high = 42 if small else 62
        grown = min(self.scale, 1.1 * self.text_scale)
        if self._is_watched:
            high = CONTRACT_OPEN if self.contract else OPEN
            return max(34.0, min(high * grown, self._room_of_open))
        return max(34.0, high * grown)

    @cached_property
    def _room_of_open(self) -> float:
        """How high open hands may be for those of a whole side to lie below their plates."""
        free = self._above_lane - self._side_top
        pitch = (free + BETWEEN_BLOCKS) / max(1, self.sides) - BETWEEN_BLOCKS
        return pitch - self.plate_height - 2 * BELOW_PLATE

    @cached_property
    def open_height(self) -> float:
        """The height of a hand that lies open opposite me, above what has been thrown away there.

        Only on a flat felt is it more than that of backs: it lies beside the plate.
        """
        if not (self.players == 2 and self.is_flat):
            return self.backs_height
        thrown = self.middle[1] - THROWN_UP * self.unit - THROWN_HALF * self.table_height
        return max(self.backs_height, min(self.hand_height, thrown - self.top - 2 * OPEN_GAP))

    @cached_property
    def trump_place(self) -> Box:
        """Where the trump chip lies: in the left corner, or of two players above the stock."""
        high = CHIP_HEIGHT * self.text_scale
        if self.players == 2:
            return Box(34, self.middle[1] - high - 0.3 * self.table_height, self.chip_width, high)
        return Box(self.margin, self.top, self.chip_width, high)

    @cached_property
    def corner(self) -> Box:
        """Where the contract stands, or the direction in games without one."""
        left = self.width - self.margin - self.chip_width
        return Box(left, self.top, self.chip_width, CHIP_HEIGHT * self.text_scale)

    @cached_property
    def corner_is_row(self) -> bool:
        """Whether direction and pot lie side by side: above each other they take the buttons' row.

        Of the direction the sign alone is shown then.
        """
        large = self.is_tight or (self._asks_between and self.text_scale > 1)
        return self.contract and large and not self.crowded

    @cached_property
    def low_corner(self) -> Box:
        """What is free at the right of my hand, above the button that sorts it."""
        width, bottom = 186 * self.text_scale, self.height - 30 - 36 * self.text_scale
        least = ROW_CORNER if self.corner_is_row else CORNER
        top = min(self.hand_top + 2, bottom - least * self.text_scale)
        if self.crowded:
            bottom = self.hand_top - self.gap_above_hand
            top = self.mine().plate.y - 2
            if self.players == 2:
                # Nobody sits above it.
                top = min(top, bottom - IN_CORNER * self.table_height - 40 * self.text_scale)
        return Box(self.width - self.margin - width, top, width, bottom - top)

    @cached_property
    def middle(self) -> tuple[float, float]:
        """The middle of the table, between the far seats and what is mine."""
        top, bottom = self._open
        if self.piles:
            # What lies in the middle has its name below it.
            bottom -= 28 * self.text_scale
        return self.width / 2, (top + bottom) / 2

    @cached_property
    def _open(self) -> tuple[float, float]:
        """From where to where the middle is free between the far seats and what is mine."""
        return self._open_below(self.pile if self.piles else 0.0)

    def _open_below(self, pile: float) -> tuple[float, float]:
        """Return the same under piles of a height."""
        top = self.top + (self.tops > 0) * self._top_height + 6
        if self.piles and self.tops and self.players > 2:
            top = self.top + self.plate_height + 12 + pile + HEAP_TAG * self.text_scale
        return top, self._lane_top - (42 * self.text_scale if self._keeps_steps else 0)

    @cached_property
    def table_height(self) -> float:
        """The height of a card in the middle of the table."""
        high = min(TABLE_PART * self.height, TABLE_MOST) * self.fitting_scale
        if self.piles:
            return max(LEAST, min(high, self._stock_between(self.pile)))
        if self.players > 2:
            return high
        opposite = self.top + self.plate_height
        if not self.is_flat:
            opposite += 10 + self.backs_height
        named = 2 * MARGIN + PILE_NAME * self.text_scale
        across = (self.width / 2 - named) / (HALF_ROW * self.aspect)
        large = self.text_scale > 1 and self.height < LOW_TABLE
        names = (LOW_NAMES if large else NAMES) * self.text_scale
        return max(LEAST, min(high, self._lane_top - opposite - names, across))

    def _stock_between(self, pile: float) -> float:
        """Return how high stock and drawn card may be, side by side between piles of a height."""
        top, bottom = self._open_below(pile)
        free = (bottom - top - 44 * self.text_scale) / 1.1
        if not self.sides:
            return free
        beside = self.margin + self.plate_width + 14 + pile * self.aspect
        return min(free, (self.width / 2 - beside - 6) / (PAIR * self.aspect))

    @cached_property
    def _usual_hand(self) -> float:
        return min(max(HAND_PART * self.height, HAND_LEAST), HAND_MOST)

    @cached_property
    def fitting_scale(self) -> float:
        """As much of the wanted size of cards as there is room for; two share what is free."""
        if self.card_scale <= 1:
            return self.card_scale
        if self.players > 2:
            return min(usual_scale(self), self._shared)
        hand, table = self._usual_hand, min(TABLE_PART * self.height, TABLE_MOST)
        backs = 0.0 if self.is_flat else 10 + OPPOSITE * hand
        fixed = self.top + self.plate_height + backs + 3 + 17
        words = (LANE * self.bar + 68) * self.text_scale
        free = self.height - fixed - words
        return max(1.0, min(self.card_scale, free / ((1 + LIFT) * hand + table)))

    @cached_property
    def _shared(self) -> float:
        """How much the cards of hand and trick may both grow: neither takes from the other."""
        scale, rows = self.text_scale, 2.0 if self.tops else 1.5
        hand = (1 + LIFT) * self._usual_hand / rows
        # Cards that are played may lie where the buttons are; my name stands below them.
        words = TRICK_TAG if self.sides > 1 else 0
        lane = self.height - 17 - hand * rows - 3 - words * scale * self.bar
        top = self.open_top if self.tops else self.top + 6
        high = (lane - top - 4 - TRICK_TAG * scale - 18 * scale) / rows
        usual = min(TRICK_PARTS.get(self.players, TRICK_LEAST) * self.height, TRICK_MOST)
        return max(1.0, (high + hand) / (min(usual, high) + hand))

    @cached_property
    def steps_fit(self) -> bool:
        """Whether the phase bar is shown: between two the room of large cards is taken from it."""
        small = self.players > 2 or self.card_scale <= 1
        return small and self.steps and self.height >= LOW_STEPS * self.text_scale

    @cached_property
    def _keeps_steps(self) -> bool:
        """Whether the phase bar has its room: of two players trumps lie where they lay with it."""
        if self.players > 2 or self.piles:
            return self.steps_fit
        return self.card_scale <= 1 and self.height >= LOW_STEPS * self.text_scale

    @cached_property
    def open_top(self) -> float:
        """Where the felt is free below those who sit opposite me."""
        below = self._top_height if self.tops else CHIP_HEIGHT * self.text_scale
        return self.top + below + 4

    @cached_property
    def fan_width(self) -> float:
        """How wide the mini-fan of five cards is."""
        return self.backs_height * self.aspect * 2.6

    @cached_property
    def pile(self) -> float:
        """The height of the cards that the others heap up.

        They are as high as they can be with stock and drawn card no lower than they are.
        """
        felt, tag = self.height * self.fitting_scale, HEAP_TAG * self.text_scale
        least = HEAP_LEAST * felt
        # Of two players stock and trumps lie below the pile opposite.
        most = HEAP_MOST * felt if self.players > 2 else least
        if self.sides:
            pitch = (self._side_bottom - self._side_top) / self.sides
            pitch = self._heaped_rows if self.sides == 2 else pitch
            least = min(least, pitch - tag, self._block_height - tag)
            # Of three at a side each has its name above the next one's pile.
            most = min(most, pitch - tag) if self.sides < CROWDED_SIDE else least
            if self.sides < CROWDED_SIDE and not self._reaches_lane:
                # The row of buttons goes from edge to edge: names end above it.
                most = min(most, self._lane_top - self._last_at_side - tag)
        heights = range(int(most), int(least), -1)
        high = next((each for each in heights if self._stock_between(each) >= each), least)
        return max(high, 40.0)

    @cached_property
    def _last_at_side(self) -> float:
        """Where the lowest plate of a side begins, of one or two that heap up cards."""
        free = self._side_bottom - self._side_top
        if self.sides == 1:
            block = min(self._side_height, free - BETWEEN_BLOCKS)
            return self._side_top + 0.42 * (free - block)
        return self._side_top + self._heaped_rows

    @cached_property
    def my_pile(self) -> float:
        """The height of the cards that I heap up, as far as my hand may rise above their name.

        Stock and drawn card may be small where the others' piles leave them no room; mine are not.
        """
        usual = min(TABLE_PART * self.height, TABLE_MOST) * self.fitting_scale
        most = self.hand_height + self.gap_above_hand - PILE_TAG * self.text_scale - 4
        return min(max(MY_PILE * usual, self.pile), most)

    @cached_property
    def lane_edges(self) -> tuple[float, float]:
        """From where to where the word lane is free."""
        if self.crowded:
            return self.mine().plate.right + 10, self.low_corner.x - 10
        if self.sides and self._reaches_lane:
            beside = self.margin + self.plate_width + 10
            if self.piles:
                beside += self.pile * self.aspect + 24
            return beside, self.width - beside
        corner = self.low_corner
        right = self.width - EDGE
        return EDGE, corner.x - 10 if corner.y < self.hand_top - self.gap_above_hand else right

    @cached_property
    def asks_among_piles(self) -> bool:
        """Whether piles leave buttons no width: they stand in one low row below those then."""
        return self.piles and self.lane.width < AMONG_PILES * self.text_scale

    @cached_property
    def wide_lane(self) -> Box:
        """The word lane where nobody sits beside it, and below those who sit higher."""
        if self.asks_among_piles:
            # Only where three sit at a side one more pile lies beside it.
            wide = self.width - 2 * EDGE if self.sides < 3 else AMONG_PILES * self.text_scale
            return Box((self.width - wide) / 2, self.lane.y, wide, self.lane.height)
        if self.crowded or self.piles:
            return self.lane
        others = [p.plate if self._is_bare else p.block for p in self.places()[1:]]
        beside = [box for box in others if box.bottom > self.lane.y - self._is_bare * ABOVE_LANE]
        lefts = (box.right + 10 for box in beside if box.centre[0] < self.width / 2)
        rights = (box.x - 10 for box in beside if box.centre[0] > self.width / 2)
        left = max([EDGE, *lefts])
        low = self.low_corner.y >= self.lane.bottom
        chips = [self.low_corner.x - 10] if self.contract and not low else []
        right = min([self.width - EDGE, *chips, *rights])
        return Box(left, self.lane.y, right - left, self.lane.height)

    @cached_property
    def _is_bare(self) -> bool:
        """Whether nothing lies below the plates at the sides while anything is asked."""
        return not self.piles and any(place.is_low for place in self.places()[1:])

    @cached_property
    def resting(self) -> tuple[float, float]:
        """Where the word lane ends while no card of my hand can rise, and how high it is then.

        Below the others' piles it ends above my own.
        """
        if not self.asks_among_piles:
            return super().resting
        ends = self.height - self.foot - self.my_pile - PILE_TAG * self.text_scale - ABOVE_LANE
        return max(self.lane.bottom, ends), self.lane_height

    @cached_property
    def _lane_top(self) -> float:
        return self.hand_top - self.gap_above_hand - LANE * self.text_scale * self.bar

    @cached_property
    def _block_height(self) -> float:
        return self.plate_height + self.backs_height + 2 * BELOW_PLATE

    @cached_property
    def _asks_between(self) -> bool:
        """Whether room is short for what may be bid: no backs are laid at the sides then.

        What was won lies there later, where the buttons were.
        """
        short = self.is_tight or (self.is_flat and self.tops > 0)
        return self.contract and self.sides > 1 and short and not self._is_watched

    @cached_property
    def asked_and_won(self) -> tuple[Box, ...]:
        """What else nothing may lie in where room is short for what may be bid."""
        lane = (self.wide_lane,) if self.contract else ()
        if not self._asks_between:
            return lane
        beside = (place.plate for place in self.places()[1:] if not 150 < place.angle < 210)
        high = BELOW_WON + self.backs_height
        won = (Box(plate.x, plate.bottom, plate.width, high) for plate in beside)
        return (*lane, *won)

    @cached_property
    def _side_height(self) -> float:
        """The height of the plates at the sides with what lies below them.

        Where backs and tricks have no room opposite, nobody's are laid, and nothing is kept for
        them: buttons have the whole width. Of a contract one sees what everybody has played.
        """
        bare = self.sides > 1 and self.is_flat and (self.tops or (self.chain and self.is_tight))
        bare = bare and not (self.piles or self.contract or self._is_watched)
        return self.plate_height + 4 if bare else self._block_height

    @cached_property
    def _top_height(self) -> float:
        """The height of the plates opposite with what lies below them."""
        bare = self.is_flat and not self._is_watched
        return self.plate_height + 4 if bare else self._block_height

    @cached_property
    def _is_watched(self) -> bool:
        """Whether somebody looks on with all hands open: these have the room that buttons have."""
        return self.shown and not self.bar and self.players > 2

    @cached_property
    def _side_top(self) -> float:
        below = BELOW_CHIPS - 4 * (self._asks_between and self.is_tight)
        return self.top + CHIP_HEIGHT * self.text_scale + below

    @cached_property
    def _side_bottom(self) -> float:
        """Where the columns at both sides end."""
        return self._ends_with(self._side_height)

    @cached_property
    def _reaches_lane(self) -> bool:
        """Whether somebody at a side sits beside the word lane."""
        if self._stays and self.sides > 2:
            lowest = self._side_top + (self.sides - 1) * self.piled_step + self.plate_height
            return lowest > self._lane_top
        return self._side_bottom > self._lane_top

    def _ends_with(self, block: float) -> float:
        """Return where columns of such blocks end: above the word lane if they find room there."""
        if self.crowded:
            return self.mine().plate.y - 8
        above = self._above_lane
        if above - self._side_top >= self.sides * (block + BETWEEN_BLOCKS) - BETWEEN_BLOCKS:
            return above
        return max(above, min(self.mine().plate.y - 10, self.low_corner.y - 8))

    @cached_property
    def _above_lane(self) -> float:
        """Where columns end that leave the word lane its width."""
        two_rows = self.is_compact and self.players >= CROWDED and not self._is_watched
        return self._lane_top - 8 - (SECOND_ROW * self.text_scale if two_rows else 0)

    @cached_property
    def _low_row(self) -> float:
        """Where a row of buttons without prices begins that stands above my hand."""
        return self.hand_top - self.gap_above_hand - ROW * self.text_scale

    @cached_property
    def _heaped_rows(self) -> float:
        """How far apart two plates of a side lie whose piles become hands: nobody moves then.

        The lower one ends above the word lane, which may be as wide as the felt in the tricks.
        """
        whole, scale = self._block_height, self.text_scale
        step = min(self._ends_with(whole) - self._side_top - whole, 1.5 * whole)
        # Piles with their names end above the buttons.
        named = (self._low_row - self._side_top + (HEAP_TAG - PILE_TAG) * scale - ABOVE_LANE) / 2
        above = self._lane_top - ABOVE_LANE - self.plate_height - self._side_top
        return min(step, above, named)

    @cached_property
    def piled_step(self) -> float:
        """How far apart the plates of a crowded side lie where they become hands later, or became.

        A pile needs more room than backs do: plates lie as low as it wants them all the time.
        """
        if not self.piles:
            return replace(self, piles=True, chain=False).piled_step
        free = self._side_bottom - self._side_top
        return self._side_step(min(self._side_height, free / self.sides - 6))

    @cached_property
    def _stays(self) -> bool:
        """Whether nobody moves when piles become hands: then the room of both is kept."""
        return self.sides > 1 and (self.piles or (self.chain and not self.crowded))

    def seated(self) -> tuple[Place, ...]:
        """Seat the next one at the left where play goes clockwise, and so on round the table."""
        left = [self._at_side(rank, left=True) for rank in reversed(range(self.sides))]
        right = [self._at_side(rank, left=False) for rank in range(self.sides)]
        row = [*left, *(self._opposite(i) for i in range(self.tops)), *right]
        row = row[: self.players - 1]
        row = row if self.clockwise else row[::-1]
        others = (
            Place(self.seat_after(step), angle, plate, block, self._backs(plate))
            for step, (angle, plate, block) in enumerate(row, start=1)
        )
        return (self.mine(), *others)

    @cached_property
    def tops_width(self) -> float:
        """How much of the width the plates opposite take together."""
        return self.tops * self.plate_width + (self.tops - 1) * self._tops_gap

    @cached_property
    def _tops_gap(self) -> float:
        """How far plates opposite lie apart: nearer where the chips leave them little room."""
        between = self.width - 2 * (self.margin + self.chip_width + ROW_GAP)
        return min(1.5 * ROW_GAP, max(ROW_GAP, between - self.tops * self.plate_width))

    def _opposite(self, i: int) -> tuple[float, Box, Box]:
        width, step = self.plate_width, self.plate_width + self._tops_gap
        x = self.width / 2 + (i - (self.tops - 1) / 2) * step - width / 2
        plate = Box(x, self.top, width, self.plate_height)
        angle = 180.0 if self.tops == 1 else (168.0, 192.0)[i]
        return angle, plate, Box(x, self.top, width, self._top_height)

    def _at_side(self, rank: int, *, left: bool) -> tuple[float, Box, Box]:
        """Seat somebody at a side, counted from the top."""
        width, free = self.plate_width, self._side_bottom - self._side_top
        x = self.margin if left else self.width - self.margin - width
        step = None
        if self._stays:
            step = self._heaped_rows if self.sides == 2 else self.piled_step
        pitch = free / self.sides if step is None or (self.piles and self.sides > 2) else step
        whole = self._side_height
        block = min(whole, pitch - BETWEEN_BLOCKS)
        if self._is_watched and not self.piles:
            # Below the last of them nothing need be free.
            block = min(whole, (free + BETWEEN_BLOCKS) / self.sides - BETWEEN_BLOCKS)
            step = None if step is None else max(step, block + BETWEEN_BLOCKS)
        if self._asks_between:
            block = min(block, self.plate_height)
        if self.sides == 1:
            y = self._side_top + (0 if self.trick_below else 0.42 * (free - block))
        else:
            y = self._side_top + rank * (self._side_step(block) if step is None else step)
        plate = Box(x, y, width, self.plate_height)
        high = whole if block > whole - 2 else self.plate_height
        angle = 118.0 - 22 * rank if rank == 0 else 80.0 - 20 * (rank - 1)
        return (angle if left else 360 - angle), plate, Box(x, y, width, high)

    def _side_step(self, block: float) -> float:
        """Return how far apart such blocks lie at a side."""
        free = self._side_bottom - self._side_top
        step = min((free - block) / (self.sides - 1), 1.5 * self._block_height)
        if self.piles:
            last = self._low_row - ABOVE_LANE - self.pile - self._side_top
            step = min(step, last / (self.sides - 1))
        if block > self._side_height - 2:
            return step
        # Without backs they end above the word lane, which is as wide as the felt then.
        above = self._lane_top - ABOVE_LANE - self.plate_height - self._side_top
        won = self.plate_height + self.backs_height + BELOW_WON
        return min(step, max(above / (self.sides - 1), won))

    def _backs(self, plate: Box) -> tuple[float, float]:
        """Put the mini-fan below a plate: of two players in the middle, else at the left.

        On a flat felt the one opposite has it beside the plate: the trick needs the room below.
        """
        if self.players == 2 and self.is_flat:
            left = plate.right + BESIDE_PLATE * self.text_scale
            return left + self.fan_width / 2, plate.centre[1]
        y = plate.bottom + (10 if self.players == 2 else 5) + self.backs_height / 2
        if self.players == 2:
            return plate.centre[0], y
        return plate.x + 4 + self.fan_width / 2, y

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
