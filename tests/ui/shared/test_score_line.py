"""Scores are read at a glance, also where some owe."""

import pytest

from naipes_gui.ui.shared.score_line import score_line


@pytest.mark.parametrize(
    ("scores", "written"),
    [((5, 3), "5–3"), ((-4, 4), "−4 / 4"), ((-111, -456, 567), "−111 / −456 / 567")],
)
def test_a_minus_is_no_dash(scores: tuple[int, ...], written: str) -> None:
    assert score_line(scores) == written
