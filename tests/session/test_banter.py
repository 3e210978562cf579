"""What is said after a hand follows from what was weighed before it."""

import pytest

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.moves import Move
from naipes_gui.session.banter import CLOSE, LINES, LUCKY, RIGHT, UNLUCKY, reaction

STAND, PROPOSE = Move("stand"), Move("propose")


def counsel(worth: float, gap: float, margin: float = 0.1) -> Counsel:
    return Counsel(STAND, (Weighed(STAND, worth), Weighed(PROPOSE, worth - gap, margin)))


@pytest.mark.parametrize(
    ("worth", "gap", "gained", "mood"),
    [
        (0.8, 0.5, -1, UNLUCKY),
        (-0.4, 0.5, 2, LUCKY),
        (0.8, 0.5, 1, RIGHT),
        (-0.4, 0.05, -1, CLOSE),
        (0.8, 0.05, 0, CLOSE),
        (-0.4, 0.5, -1, None),
        (0.8, 0.05, 1, None),
    ],
)
def test_a_mood_compares_what_came_with_what_was_expected(
    worth: float, gap: float, gained: int, mood: str | None
) -> None:
    assert reaction(counsel(worth, gap), gained) == mood


def test_who_weighed_nothing_says_nothing() -> None:
    assert reaction(Counsel(STAND), 3) is None


def test_there_is_more_than_one_line_for_every_mood() -> None:
    assert all(len({line.source for line in lines}) > 2 for lines in LINES.values())
