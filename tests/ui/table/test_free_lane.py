"""The lane above the hand: what stands in it leaves the felt neither on its right nor above."""

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


@pytest.mark.parametrize("height", [200, 330, 420, 575])
def test_nothing_leaves_the_felt_above(height: float) -> None:
    full = Lane(400, 700, 580, [Box(0, 0, 1000, 500)])
    assert full.place_of(300, height) is None
    place = LANE.place_of(300, height)
    assert place is not None
    assert place[1] >= 0


def test_a_line_rather_stands_above_buttons_and_phases_than_far_at_their_side() -> None:
    buttons, phases = Box(300, 520, 400, 55), Box(320, 478, 360, 38)
    lane = Lane(12, 988, 580, [buttons, phases])
    place = lane.place_of(190, 27)
    assert place is not None
    assert abs(place[0] + 95 - 500) < 200
    assert place[1] + 27 <= phases.y
    trick = Box(300, 200, 400, 278)
    aside = Lane(12, 988, 580, [buttons, phases, trick]).place_of(190, 27)
    assert aside is not None
    assert aside[1] > phases.y, "where the middle is taken, low at a side"
