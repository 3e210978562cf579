"""A free place for a paper is the nearest one, and quickly found."""

from random import Random

import pytest

from naipes_gui.core.table import Seat
from naipes_gui.ui.table.free_place import GAP, STEP, free_place
from naipes_gui.ui.table.geometry import Box, Room
from naipes_gui.ui.table.ring import Ring


def nearest(width: float, height: float, room: Room, taken: list[Box]) -> float | None:
    """Return how far the nearest free place is from where it would lie best, looking at each."""
    middle_x, middle_y = room.middle
    found = [
        (x + width / 2 - middle_x) ** 2 + (y + height / 2 - middle_y) ** 2
        for x in range(GAP, int(room.width - width - GAP) + 1, STEP)
        for y in range(GAP, int(room.height - height - GAP) + 1, STEP)
        if not any(Box(x, y, width, height).meets(box, GAP) for box in taken)
    ]
    return min(found, default=None)


def _box(rng: Random) -> Box:
    long, high = rng.choice((40, 96, 250)), rng.uniform(0, 200)
    return Box(rng.uniform(-50, 1300), rng.uniform(-50, 800), long, high)


@pytest.mark.parametrize("seed", range(60))
def test_it_is_the_nearest_and_touches_nothing(seed: int) -> None:
    rng = Random(seed)
    room = Ring(rng.uniform(400, 1300), rng.uniform(300, 800), 2, Seat(0))
    taken = [_box(rng) for _ in range(rng.randrange(25))]
    width, height = rng.uniform(50, 460), rng.uniform(30, 160)
    at = free_place(width, height, room, taken)
    best = nearest(width, height, room, taken)
    assert (at is None) == (best is None)
    if at is not None:
        assert not any(Box(*at, width, height).meets(box, GAP) for box in taken)
        middle_x, middle_y = room.middle
        far = (at[0] + width / 2 - middle_x) ** 2 + (at[1] + height / 2 - middle_y) ** 2
        assert far == pytest.approx(best)
        centre = at[0] + width / 2, at[1] + height / 2
        again = free_place(width, height, room, taken, near=centre)
        assert again == at, "where it lay before it lies again"
