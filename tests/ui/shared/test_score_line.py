"""Scores are read at a glance, also where some owe."""

import pytest

from naipes_gui.ui.shared.score_line import named_scores, score_before, score_line


@pytest.mark.parametrize(
    ("scores", "written"),
    [((5, 3), "5–3"), ((-4, 4), "−4 / 4"), ((-111, -456, 567), "−111 / −456 / 567")],
)
def test_a_minus_is_no_dash(scores: tuple[int, ...], written: str) -> None:
    assert score_line(scores) == written


@pytest.mark.parametrize(
    ("scores", "first", "written"),
    [
        ((5, 3), 1, "3–5"),
        ((-16, -23, 39), 0, "Ana −16 · Bea −23 · Carla 39"),
        ((-16, -23, 39), 2, "Carla 39 · Ana −16 · Bea −23"),
    ],
)
def test_of_more_than_two_everybody_is_named(
    scores: tuple[int, ...], first: int, written: str
) -> None:
    assert named_scores(scores, ("Ana", "Bea", "Carla"), first) == written


def test_a_match_that_begins_has_no_scores_to_tell() -> None:
    names = ("Ana", "Bea", "Carla")
    assert score_before((0, 0, 0), names, 0) == ""
    assert "Bea −5" in score_before((5, -5, 0), names, 0)
