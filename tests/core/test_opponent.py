"""Who sits down where nobody has chosen an opponent."""

import pytest

from naipes_gui.core.opponent import LEVELS, usual


@pytest.mark.parametrize(
    ("levels", "level"),
    [(LEVELS, "club"), (("beginner", "club"), "club"), (("beginner", "master"), "beginner"),
     (("expert",), "expert")],
)  # fmt: skip
def test_it_is_the_club_or_else_the_weakest_there_is(levels: tuple[str, ...], level: str) -> None:
    assert usual(levels) == level
