"""Figures beside bars: no more places than are sure, in the unit of the cost."""

import pytest

from naipes_gui.core.text import Phrase, phrase
from naipes_gui.ui.beside_table.option_bars import Row, written

POINTS, SHARES = phrase("games", "points a hand"), phrase("nlk", "hands not lost")


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
    unit: Phrase, worths: list[tuple[float, float]], figures: list[str]
) -> None:
    rows = [Row(str(nth), "", *each, "") for nth, each in enumerate(worths)]
    assert [row.figures for row in written(rows, unit)] == figures
