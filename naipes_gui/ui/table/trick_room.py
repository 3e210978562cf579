"""Where the cards of a trick lie before their players: in a horseshoe round the middle. No Qt."""

from dataclasses import dataclass
from functools import lru_cache

from naipes_gui.ui.table.geometry import Box, Place
from naipes_gui.ui.table.ring import TRICK_LEAST, TRICK_MOST, TRICK_PARTS, TRICK_TAG, Ring

NAME = 108
"""The room of a name and the word that it wins, at 100 %."""
ALONE = 66
"""The room of a name above the card in the middle, at 100 %."""
TIGHT_GROWN = 1.15
"""How much larger cards of a trick are on a low felt with large text, where they have room."""
TWO_AT_SIDE = 1.8
"""How high two rows are in cards where two sit at a side and nobody opposite."""
READABLE = 40.0
"""However small cards are wanted, those of a trick are as high as that where it fits."""
ROWS_GAP = 8
"""What lies between the far row of cards and the near one."""
BESIDE = 18
"""How far above the middle of my card the others' end: my name stands beside it."""
APART, NEAR, OVER_PLATES = 16, 4, 30
"""What is free beside cards, between those of an arc, and how far names reach between two plates
of a side, at 100 %."""
LOW = 90
"""A seat of a smaller angle is at the near end of its side."""
ARC, ARC_WORTH = 0.2, 1.05
"""How high cards are at most, against the felt, that lie in an arc before mine, three in its middle
column and one beside it; and how much larger they must be by it."""
GAP = 10


@dataclass(frozen=True, slots=True)
class TrickRoom:
    """The free felt between the seats, and how high the cards of a trick are on it."""

    free: Box
    height: float
    is_arc: bool = False
    """Whether who sits at the near ends has cards further out, so that my name stands beside mine:
    on a low felt that takes less of the height than two rows with names above and below."""

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the trick."""
        return self.free.centre


@lru_cache(maxsize=32)
def trick_room(room: Ring) -> TrickRoom:
    """Return what the seats leave free for a trick of three players or more."""
    rows = _laid(room, is_arc=False)
    if not (room.is_low and (room.tops, room.sides) == (1, 2)) or room.piles or room.chain:
        return rows
    if _between_plates(room) < TRICK_TAG * room.text_scale + NEAR:
        return rows
    arc = _laid(room, is_arc=True)
    return arc if arc.height > ARC_WORTH * rows.height else rows


def _between_plates(room: Ring) -> float:
    """Return how much lies between the two plates of a side."""
    low, high = (place.plate for place in room.places()[1:3])
    return low.y - high.bottom if low.y > high.y else high.y - low.bottom


def _laid(room: Ring, *, is_arc: bool) -> TrickRoom:
    left, right = trick_edges(room)
    above = [place.block.bottom for place in room.places() if _is_above(place, room)]
    top = max(above, default=room.top + 2) + 4
    part = ARC if is_arc else TRICK_PARTS.get(room.players, TRICK_LEAST)
    usual = min(part * room.height, TRICK_MOST)
    if room.is_tight and not (room.piles or room.chain):
        usual *= TIGHT_GROWN
    # Where plates are low there is hardly room for the stock beside the trick.
    grown = min(room.fitting_scale, 1.0) if room.is_compact else room.fitting_scale
    half = (right - left) / 2
    wide = (_widest_of_arc(half) if is_arc else _widest(room, half)) / room.aspect
    mine = TRICK_TAG * room.text_scale if room.sides > 1 and not is_arc else 0.0
    bottom = _bottom(room, top, min(usual * grown, wide), mine)
    free = Box(left, top, right - left, bottom - top)
    fits = min(_highest(room, free.height), wide)
    wanted = min(usual * grown, fits * min(1.0, grown))
    return TrickRoom(free, max(wanted, min(READABLE, fits)), is_arc)


def _is_above(place: Place, room: Ring) -> bool:
    """Tell whether a trick lies below who sits there: opposite, or alone at a side."""
    return 150 < place.angle < 210 or (room.trick_below and place.angle != 0)


def trick_edges(room: Ring) -> tuple[float, float]:
    """Return from where to where the felt is free beside a trick."""
    return (16.0, room.width - 16.0) if room.trick_below else side_edges(room)


def _bottom(room: Ring, top: float, wanted: float, mine: float) -> float:
    """Return where a trick ends: above the buttons, or as low as cards of the wanted size reach.

    While cards are played there are hardly any buttons; above my hand there is room for my name.
    """
    lowest = room.hand_top - room.gap_above_hand - 4 - mine
    return max(room.lane.y - 4, min(lowest, top + _both_rows(room, wanted)))


def _both_rows(room: Ring, high: float) -> float:
    """Return how much of the felt a trick takes whose cards are so high."""
    if room.tops:
        return 2 * high + TRICK_TAG * room.text_scale + ROWS_GAP
    return _rows(room) * high + (TRICK_TAG + BESIDE) * room.text_scale


def _highest(room: Ring, free: float) -> float:
    """Return how high cards may be for both rows to have room."""
    return (free - _both_rows(room, 0.0)) / (2.0 if room.tops else _rows(room))


def _rows(room: Ring) -> float:
    """Return how high two rows are in cards where nobody sits opposite: they overlap.

    Large cards of two at a side must not: each has to be known.
    """
    return TWO_AT_SIDE if room.is_tight and room.sides > 1 else 1.5


def _widest(room: Ring, half: float) -> float:
    """Return how wide cards may be for all to fit between the sides."""
    if room.tops > 1:
        return (half - room.text_scale * NAME / 2 - APART) / 1.5
    return (half - APART) / 1.5


def _widest_of_arc(half: float) -> float:
    """Return how wide cards may be of which five lie side by side."""
    return (half - APART - NEAR) / 2.5


def trick_place(place: Place, reach: float, room: Ring) -> tuple[float, float]:
    """Return the middle of the card that a seat has played."""
    if room.players == 2:
        return room.towards(place.angle, reach)
    laid = trick_room(room)
    width, high = laid.height * room.aspect, laid.height
    x, side = laid.middle[0], (-1 if place.angle < 180 else 1)
    far, near = laid.free.y + TRICK_TAG * room.text_scale + high / 2, laid.free.bottom - high / 2
    # My name stands at the right of my card, so that the others' cards end above it.
    between = max(far, min((far + near) / 2, near - high / 2 - BESIDE * room.text_scale))
    if room.sides > 1:
        between = max(far, near - high - ROWS_GAP)
    pair = max(width + GAP, room.text_scale * NAME) / 2 if room.tops > 1 else 0.0
    if place.angle == 0:
        return x, near
    if 150 < place.angle < 210:
        return x + (0 if room.tops == 1 else side * pair), far
    if _is_near_end(place):
        if laid.is_arc:
            return x + side * (2 * width + APART + NEAR), _in_arc(laid, room, far, near)
        return x + side * (width + APART), near
    return x + side * (pair + width + APART), between


def _in_arc(laid: TrickRoom, room: Ring, far: float, near: float) -> float:
    """Return how low the outer card of an arc lies, whose name stands between two plates."""
    top = min(p.plate.bottom for p in room.places() if LOW <= min(p.angle, 360 - p.angle) < 150)
    below = top + TRICK_TAG * room.text_scale + NEAR + laid.height / 2
    return min(near, max((far + near) / 2, below))


def _is_near_end(place: Place) -> bool:
    return min(place.angle, 360 - place.angle) < LOW


def tag_side(place: Place, room: Ring) -> str:
    """Return on which side of its card a name stands: above, or outside beside the near row."""
    if room.players == 2:
        return "below"
    is_arc = trick_room(room).is_arc
    if place.angle == 0:
        return "right" if room.sides < 2 or is_arc else "below"
    if _is_near_end(place) and not is_arc:
        return "left" if place.angle < 180 else "right"
    return "above"


def beside_mine(room: Ring) -> float:
    """Return how wide my name may be that stands at the right of my card."""
    laid = trick_room(room)
    if laid.is_arc:
        return laid.height * room.aspect + APART + NEAR - GAP
    return laid.free.width / 2 - laid.height * room.aspect / 2


def name_span(place: Place, card: Box, room: Ring) -> tuple[float, float]:
    """Return from where to where the name of a seat may stand above its card."""
    middle, at_left = trick_room(room).middle[0], place.angle < 180
    if room.players == 3:
        return (0.0, middle - 3) if at_left else (middle + 3, room.width)
    half, (left, right) = (card.width + APART - 6) / 2, side_edges(room)
    low, high = card.centre[0] - half, card.centre[0] + half
    if trick_room(room).is_arc and _is_near_end(place):
        over = OVER_PLATES * room.text_scale
        return (left - over, card.right) if at_left else (card.x, right + over)
    alone = max(half, ALONE / 2 * room.text_scale)
    if 150 < place.angle < 210:
        if room.tops == 1:
            return middle - alone, middle + alone
        return (low, max(high, middle - 3)) if at_left else (min(low, middle + 3), high)
    # Beside small cards the others' names stand further out, for the one between them to be whole.
    apart = alone + 6 if room.tops == 1 else 0.0
    if at_left:
        return min(low, left), min(high, middle - apart)
    return max(low, middle + apart), max(high, right)


def side_edges(room: Ring) -> tuple[float, float]:
    """Return from where to where the felt is free between the seats at both sides."""
    beside = [p.block for p in room.places()[1:] if not 150 < p.angle < 210]
    middle = room.width / 2
    left = max([16.0, *(seat.right + GAP for seat in beside if seat.centre[0] < middle)])
    right = min([room.width - 16.0, *(s.x - GAP for s in beside if s.centre[0] > middle)])
    return left, right
