"""A hand too long for one row is held in two. No Qt."""

from collections.abc import Iterator

from naipes_gui.ui.table.geometry import Room
from naipes_gui.ui.table.hand_room import FEW, ROWS, is_read, span, strip
from naipes_gui.ui.table.pose import Pose
from naipes_gui.ui.table.ring import Ring

LEAST_STRIP, LEAST_PART = 22.0, 0.22
"""What must be seen of a covered card for its index to be read: pixels, and of its width."""


def needs_two(count: int, room: Room) -> bool:
    """Tell whether a hand of so many cards could not be read in one row.

    Under a plate that has made way for it, it has all the width there is.
    """
    if count > FEW and isinstance(room, Ring) and not room.crowded:
        return not is_read(count, room)
    least = max(LEAST_STRIP, LEAST_PART * room.hand_height * room.aspect)
    return count > 1 and strip(count, room) < least


def two_rows(count: int, room: Room) -> Iterator[Pose]:
    """Return the poses of a hand in two straight rows as high as one, the back row first."""
    height = room.hand_height / ROWS
    width = height * room.aspect
    back = (count + 1) // 2
    left, right = span(count, room)
    step = min(width * 0.77, (right - left - width) / max(1, back - 1))
    low = room.height - room.foot - height / 2
    for i in range(count):
        row, nth = (0, i) if i < back else (1, i - back)
        many = back if row == 0 else count - back
        x = (left + right) / 2 + (nth - (many - 1) / 2) * step
        yield Pose(x, low - (0 if row else (ROWS - 1) * height), 0.0, i, height, True)
