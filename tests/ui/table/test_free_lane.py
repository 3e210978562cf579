"""The lane above the hand: what stands in it never goes past its right edge, where felt may end."""

import pytest

from naipes_gui.ui.table.free_lane import Lane
from naipes_gui.ui.table.geometry import Box

STOCK = Box(240, 420, 80, 110)
LANE = Lane(400, 700, 580, [STOCK])


@pytest.mark.parametrize("width", [120, 300, 360, 480, 620, 760])
def test_nothing_leaves_the_lane_on_its_right(width: float) -> None:
    place = LANE.place_of(width, 60)
    if width > LANE.right:
        assert place is None
    else:
        assert place is not None
        assert 0 <= place[0] <= LANE.right - width
        assert LANE.is_free(Box(*place, width, 60))
