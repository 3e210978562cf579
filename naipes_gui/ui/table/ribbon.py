"""The pack spread out for the person who cuts it."""

from naipes_gui.ui.table.geometry import MARGIN, Room
from naipes_gui.ui.table.layout import CardPlace, Pose


def ribbon(count: int, room: Room) -> dict[CardPlace, Pose]:
    """Lay the stock in a row across the middle of the table, the top card at the left."""
    height = room.table_height
    width = height * room.aspect
    step = min(width * 0.34, (room.width - 2 * MARGIN - 40 - width) / max(1, count - 1))
    left = room.width / 2 - (count - 1) * step / 2
    y = room.middle[1]
    # The first card is the top of the pack: it lies above the others, at the left end.
    return {
        ("stock", i): Pose(left + i * step, y, 0.0, count - i, height, False) for i in range(count)
    }


def cut_at(x: float, laid: dict[CardPlace, Pose], allowed: range) -> int:
    """Return how many cards a hand that reaches to x lifts, within what may be lifted."""
    reached = sum(1 for (zone, _), pose in laid.items() if zone == "stock" and pose.x <= x)
    return min(max(reached, allowed.start), allowed.stop - 1)
