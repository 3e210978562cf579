"""Where flower cards lie: in the months of a field, and by class once captured. No Qt."""

from collections.abc import Sequence

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.ui.table.captures_room import OF_THEIRS, class_box, frame
from naipes_gui.ui.table.field import BESIDE, COLUMNS, Field
from naipes_gui.ui.table.field_blocks import CLASSES, OF_MINE
from naipes_gui.ui.table.geometry import Box, Place
from naipes_gui.ui.table.pose import Pose

STACKED = 4
"""How many cards of a closed pile are drawn."""
NUMBERED, UNNUMBERED = 16, 45
"""How much of a captured card has to be seen for its number, and how high one is without any."""
APART = 10
"""What lies between two cards of which one is to be chosen."""


def in_month(cards: Sequence[Card], i: int, room: Field) -> Pose:
    """Lie in the place of one's month, those that share it one beside the other."""
    card = cards[i]
    month = int(card.month) if card.month.isdecimal() else 1
    # The most precious comes first, as among the buttons, and the others cover nothing of it.
    row = sorted((k for k, other in enumerate(cards) if other.month == card.month),
                 key=lambda k: (_class(cards[k]), k))  # fmt: skip
    before, alike = row.index(i), len(row)
    x, y = month_place(month, room)
    width = room.month_height * room.aspect
    free = room.pitch[0] - width - 2
    step = min(BESIDE * width, max(free, 0.2 * width)) / max(1, alike - 1)
    if month == room.opened:
        x, step = x - (width + APART) / 2, width + APART
    return Pose(x + step * before, y, 0.0, sorted(row)[-1 - before], room.month_height, True)


def _class(card: Card) -> int:
    """Return the place of a card's class, the brights first; of a card not known, the last."""
    return CLASSES.index(card.kind) if card.kind in CLASSES else len(CLASSES)


def month_place(month: int, room: Field) -> tuple[float, float]:
    """Return the middle of the place of a month in a field of two rows of six."""
    across, down = room.pitch
    column, row = (month - 1) % COLUMNS, (month - 1) // COLUMNS
    width = room.month_height * room.aspect
    left = room.months[0] + width / 2
    if room.opened and row == (room.opened - 1) // COLUMNS:
        # The others of its row close up: the pair needs the room of two cards and a gap.
        low, high = room.months
        across = (high - low - APART - 2 * width) / (COLUMNS - 1)
        after = column - (room.opened - 1) % COLUMNS
        left += (width + APART) * (0.5 if after == 0 else float(after > 0))
    return left + column * across, room.field_top + room.month_height / 2 + row * down


def month_box(month: int, room: Field) -> Box:
    """Return the place of a month, as large as a card."""
    (x, y), high = month_place(month, room), room.month_height
    wide = high * room.aspect
    return Box(x - wide / 2, y - high / 2, wide, high)


def in_class(cards: Sequence[Card], i: int, place: Place | None, room: Field) -> Pose:
    """Lie in the row of one's class; out of sight where a seat's cards are only counted."""
    card = cards[i]
    if place is None or card == HIDDEN or card.kind not in CLASSES:
        return Pose(*room.middle, 0.0, i, room.month_height * 0.4, False, visible=False)
    box = class_box(card.kind, place, room)
    if box is None:
        whole = frame(place, room)
        return Pose(*whole.centre, 0.0, i, min(whole.height, 30.0), True, visible=False)
    row = [k for k, other in enumerate(cards) if other.kind == card.kind]
    most = OF_MINE if place.angle == 0 else OF_THEIRS
    height = min(box.height, room.month_height * most)
    width = height * room.aspect
    step = min(width * 0.8, (box.width - width) / max(1, len(row) - 1))
    if step < NUMBERED:
        # Of a number half of it says less than none.
        height = min(height, UNNUMBERED)
    x = box.x + width / 2 + row.index(i) * step
    return Pose(x, box.centre[1], 0.0, i, height, True)


def turned_down(cards: Sequence[Card], i: int, place: Place | None, room: Field) -> Pose:
    """Lie face down on the pile of another seat; only the uppermost are drawn."""
    assert place is not None
    box, drawn = frame(place, room), min(i, STACKED - 1)
    if not room.level.captures:
        return Pose(*place.plate.centre, 0.0, i, room.month_height * 0.4, False, visible=False)
    height = min(box.height - 10, room.month_height * 0.62)
    x = box.x + 8 + height * room.aspect / 2 + 1.5 * drawn
    top = len(cards) - i <= STACKED
    return Pose(x, box.centre[1] - 1.2 * drawn, 0.0, i, height, False, visible=top)
