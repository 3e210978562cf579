"""Figures beside bars: no more places than are sure, in the unit of the cost."""

import pytest

from naipes_gui.core.counted import Counted
from naipes_gui.ui.beside_table.option_bars import Row, Scale, written

POINTS, SHARES = Counted.POINTS, Counted.HANDS


@pytest.mark.parametrize(
    ("unit", "worths", "figures"),
    [
        (POINTS, [(2.26, 0.0), (1.4, 0.09)], ["+2.26", "+1.40 ±0.09"]),
        (POINTS, [(12.34, 0.0), (5.15, 0.8), (4.0, 3.1)], ["+12.3", "+5.1 ±0.8", "+4.0 ±3.1"]),
        (POINTS, [(1.01, 0.0), (1.01, 6.32), (-3.46, 10.4)], ["+1", "+1 ±6", "−3 ±10"]),
        (POINTS, [(1.0, 0.0), (-0.001, 0.0)], ["+1.00", "+0.00"]),
        (POINTS, [(98.4, 0.0), (78.82, 3.0)], ["+98", "+78 ±3"]),  # it cost 20, not 19
        (SHARES, [(0.946, 0.0), (0.868, 0.009)], ["95", "87 ±1"]),
    ],
)
def test_figures_have_as_many_places_as_are_sure(
    unit: Counted, worths: list[tuple[float, float]], figures: list[str]
) -> None:
    rows = [Row(str(nth), "", *each, "") for nth, each in enumerate(worths)]
    assert [row.figures for row in written(rows, unit)] == figures


@pytest.mark.parametrize(
    ("worths", "has_losses"),
    [
        ([(0.96, 0.0), (0.8, 0.03)], False),
        ([(-1.65, 0.0), (-1.69, 0.03)], True),
        ([(1.0, 0.5), (-1.0, 0.9)], True),
        ([(0.2, 0.0), (0.1, 0.3)], False),
        ([(0.0, 0.0), (-0.4, 0.1)], True),
    ],
)
def test_a_bar_is_as_long_as_it_is_worth_from_zero(
    worths: list[tuple[float, float]], has_losses: bool
) -> None:
    scale = Scale([Row(str(nth), "", *each, "") for nth, each in enumerate(worths)])
    assert scale.has_losses is has_losses
    longest = max(worths, key=lambda each: abs(each[0]))[0]
    for worth, margin in worths:
        long = scale.part(worth) - scale.part(0)
        whole = scale.part(longest) - scale.part(0)
        assert long / whole == pytest.approx(worth / longest)
        # What is in doubt up to the very end would look like all that there can be.
        assert scale.part(worth + margin) < 1 or worth + margin <= 0
        assert scale.part(worth - margin) > 0 or not has_losses


def test_of_a_hundred_hands_the_ground_is_all() -> None:
    rows = written([Row("one", "", 0.95, 0.0, ""), Row("other", "", 0.87, 0.01, "")], SHARES)
    scale = Scale(rows)
    assert [round(scale.part(row.worth), 2) for row in rows] == [0.95, 0.87]
