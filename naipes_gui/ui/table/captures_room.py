"""Where captured flower cards lie, class by class. Arithmetic only, no Qt."""

from enum import Enum, auto

from naipes_gui.ui.table.field import Field
from naipes_gui.ui.table.field_blocks import (
    BARE_COUNTS,
    CELL,
    CLASSES,
    CLOSED,
    COUNTS,
    LINE,
    MINE,
    OF_MINE,
    SUM,
    TITLE,
    YAKU,
)
from naipes_gui.ui.table.geometry import Box, Place

OF_THEIRS = 0.45
"""How large captured cards of others are at most, against those in the field."""
LEAST = 26
"""So high a card must be at least to be told from others, in pixels."""
TWO_LINES = 32
"""A row that is lower has no room for the sum under the name of the class."""
BELOW = 34
"""How high the cards of a class are at least where they lie below its name."""
LARGE_ENOUGH = 0.8
"""So large, against as large as they are wanted, they are at least below the name, not beside."""


class Detail(Enum):
    """How much of what another seat has captured is shown."""

    CARDS = auto()
    """Two rows of two classes."""
    ROW = auto()
    """All classes in one row."""
    COUNTS = auto()
    SUM = auto()


WITH_CARDS = Detail.CARDS, Detail.ROW


def detail(place: Place, room: Field) -> Detail:
    """Return how much there is room for: with all who play as much as with whoever has least."""
    playing = [p for p in room.places() if p.angle and p.seat not in room.sitting_out]
    free = min((_free(each, room) for each in playing), default=_free(place, room))
    scale = room.text_scale
    if free >= (TITLE + YAKU + 2 * CELL) * scale + 2 * LEAST:
        return Detail.CARDS
    if free >= (TITLE + YAKU + CELL) * scale + LEAST:
        return Detail.ROW
    return Detail.COUNTS if free >= (TITLE + BARE_COUNTS) * scale else Detail.SUM


def has_yaku(place: Place, room: Field) -> bool:
    """Tell whether the nearest combination of a seat has room below its captures."""
    free = _free(place, room)
    return detail(place, room) in WITH_CARDS or free >= (TITLE + COUNTS) * room.text_scale


def class_box(kind: str, place: Place, room: Field) -> Box | None:
    """Return where the cards of one class lie; nothing where they are only counted."""
    index = CLASSES.index(kind)
    if place.angle == 0:
        whole, title = room.captures, MINE * room.own_title
        row = (whole.height - title - 6) / 4
        if (line := line_of_class(room)) > 0:
            top = whole.y + title + index * row + line
            return Box(whole.x + 12, top, whole.width - 24, row - line - 8)
        left = whole.x + names_share(room) * whole.width
        return Box(left, whole.y + title + index * row, whole.right - 10 - left, row - 6)
    if room.closed or detail(place, room) not in WITH_CARDS:
        return None
    whole, scale = frame(place, room), room.text_scale
    x, width = whole.x + 10, whole.width - 20
    free = whole.height - (TITLE + YAKU) * scale
    columns = len(CLASSES) if detail(place, room) is Detail.ROW else 2
    column, line, lines = index % columns, index // columns, len(CLASSES) // columns
    top = whole.y + TITLE * scale + line * free / lines
    return Box(x + column * width / columns, top, width / columns - 8, free / lines - CELL * scale)


def names_share(room: Field) -> float:
    """Return how much of my captures the names of the classes take that stand beside cards."""
    row = (room.captures.height - MINE * room.own_title - 6) / len(CLASSES)
    return 0.4 if row - 6 >= TWO_LINES * room.text_scale else 0.54


def line_of_class(room: Field) -> float:
    """Return how much the name of a class takes above its cards of mine; 0: it stands beside."""
    row = (room.captures.height - MINE * room.own_title - 6) / len(CLASSES)
    line = LINE * room.text_scale
    least = max(BELOW, LARGE_ENOUGH * OF_MINE * room.month_height)
    return line if row - line - 8 >= least else 0.0


def frame(place: Place, room: Field) -> Box:
    """Return the plate under the captures of a seat."""
    if place.angle == 0:
        return room.captures
    top, scale = _top(place, room), room.text_scale
    free, plate = _free(place, room), place.plate
    if room.closed:
        return Box(plate.x, top, plate.width, max(22.0, min(free, CLOSED * scale)))
    match detail(place, room):
        case Detail.CARDS:
            most = (TITLE + YAKU + 2 * CELL) * scale + 2 * OF_THEIRS * room.month_height + 8
            high = min(free, most)
        case Detail.ROW:
            most = (TITLE + YAKU + CELL) * scale + OF_THEIRS * room.month_height + 8
            high = min(free, most)
        case Detail.COUNTS:
            high = (TITLE + (COUNTS if has_yaku(place, room) else BARE_COUNTS)) * scale
        case Detail.SUM:
            high = max(24.0, min(free, SUM * scale))
    return Box(plate.x, top, plate.width, high)


def _free(place: Place, room: Field) -> float:
    return place.block.bottom - _top(place, room)


def _top(place: Place, room: Field) -> float:
    """Return where captures begin below the backs of a hand, or below the plate."""
    return place.block.y + room.above_captures(place.seat)
