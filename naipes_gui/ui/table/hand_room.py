"""How much of the near edge my hand takes. Arithmetic only, no Qt."""

from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.geometry import MARGIN, Box, Room
from naipes_gui.ui.table.ring import Ring

STRIP, LARGE_STRIP = 0.77, 0.46
"""How much of a card its right neighbour leaves in sight: with room enough, and at least."""

READ = 0.34
"""How much of a card must be in sight beside its neighbour: of more cards two rows are laid."""
ROWS = 1.44
"""How high two rows are, in cards of theirs: as high as one row of larger cards."""
FEW = 8
"""So many cards lie between my plate and the corner, more up to what stands in that."""
BESIDE = 130
"""What a long hand leaves free at its right, at 100 %, for what was turned and the sorting."""
TALL = 1.4
"""A felt less wide than so many times its height has its corner beside the hand, not above it."""


def hand_middle(room: Room) -> float:
    """Return over which point the buttons belong: the middle of a large hand."""
    return room.lane.centre[0] if isinstance(room, Field) else room.width / 2


def span(count: int, room: Room) -> tuple[float, float]:
    """Return from where to where a hand of so many cards may reach."""
    width = room.hand_height * room.aspect
    if isinstance(room, Field):
        left = room.margin + room.plate_width + 14
        return left, room.width - left
    left, right = room.places()[0].plate.right + 12, room.width - MARGIN
    if room.crowded:
        left = MARGIN
    elif isinstance(room, Ring) and (count > FEW or room.chain):
        right = room.low_corner.right - BESIDE * room.text_scale
    half = min(room.width / 2 - left, right - room.width / 2, 0.47 * room.width)
    if 2 * half < width * (1 + LARGE_STRIP * (count - 1)):
        # A wide plate beside it would push the cards together: the hand makes way instead.
        is_tall = room.players > 2 and room.width < TALL * room.height
        short = count <= FEW and (room.card_scale > 1 or is_tall or room.is_tight)
        if short and isinstance(room, Ring):
            right = min(right, room.low_corner.x - 10)
        return left, max(room.width / 2 + half, right)
    return room.width / 2 - half, room.width / 2 + half


def fits_beside(count: int, room: Room) -> bool:
    """Tell whether a hand of so many cards can be read beside the plate of its owner.

    Few always lie there. A long one keeps free what stands in the corner, without its words, and
    lies in two rows there; else it takes the whole width, under the plate, which moves for it.
    """
    return count <= FEW or is_read(count, room) or _are_read_in_two_rows(count, room)


def is_read(count: int, room: Room) -> bool:
    """Tell whether enough of every card of a hand is in sight in one row."""
    return strip(count, room) >= READ * room.hand_height * room.aspect


def _are_read_in_two_rows(count: int, room: Room) -> bool:
    left, right = span(count, room)
    width = room.hand_height * room.aspect / ROWS
    return right - left >= width * (1 + READ * ((count + 1) // 2 - 1))


def strip(count: int, room: Room) -> float:
    """Return how far the cards of a hand of so many lie apart."""
    left, right = span(count, room)
    width = room.hand_height * room.aspect
    return min(width * STRIP, (right - left - width) / max(1, count - 1))


def hand_box(room: Room) -> Box:
    """Return the room of my hand, with what its turned cards take more."""
    if room.crowded:
        return Box(0, room.hand_top - 8, room.width, room.height)
    # A hand of few lies in the middle, one of many may have to make way for my plate.
    ends = [_ends(count, room) for count in range(1, room.held + 1)]
    left, right = min(end[0] for end in ends), max(end[1] for end in ends)
    return Box(left, room.hand_top - 8, right - left, room.height)


def _ends(count: int, room: Room) -> tuple[float, float]:
    middle = sum(span(count, room)) / 2
    width = room.hand_height * room.aspect + strip(count, room) * (count - 1)
    half = width / 2 + 0.07 * room.hand_height
    return middle - half, middle + half
