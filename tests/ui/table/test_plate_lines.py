"""A bid on a plate stands clear of the name and of the edge, on every plate there is."""

from dataclasses import replace

import pytest

from naipes_gui.core.table import Seat
from naipes_gui.ui.shared.text_style import TextStyle
from naipes_gui.ui.table.plate_text import PlateContent, bid_height, lines_at, plate_text
from naipes_gui.ui.table.plates import SeatInfo

UNDER_MIDDLE, BELOW = 5, 1
"""At 100 %: how far a name reaches below the middle of its line, and what is free under it."""


@pytest.mark.parametrize("height", [46, 52, 58, 64])
@pytest.mark.parametrize("scale", [1.0, 1.4, 2.0])
def test_a_bid_below_leaves_the_name_alone(height: float, scale: float, qapp: object) -> None:
    info = SeatInfo(Seat(1), "Gala", "gala")
    plain = PlateContent(info, 206 * scale, height * scale, "", None, (), turn=False, dealer=False)
    text = plate_text(replace(plain, bid="Four", top=True), TextStyle(text_scale=scale))
    upper, lower = (part * height * scale for part in lines_at(text, bid=True))
    high = bid_height(height * scale, scale)
    if not text.bid_above:
        assert lower - high / 2 >= upper + (UNDER_MIDDLE + BELOW) * scale
    assert lower + high / 2 <= height * scale
