"""Pictures that are composed rather than drawn look as if drawn."""

import pytest

from naipes_gui.ui.shared import art


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_a_large_shadow_looks_as_if_drawn_whole(qapp: object, dpr: float) -> None:
    wide, high, rest = 316, 262, (14.0, 6, 2, 0.34, dpr)
    made, drawn = (
        make(wide, high, *rest).toImage()
        for make in (art.shadow, art._soft)  # the large one is pulled apart, the other painted
    )
    assert made.size() == drawn.size()
    points = [(x, y) for x in range(0, made.width(), 3) for y in range(0, made.height(), 3)]
    off = [abs(made.pixelColor(x, y).alpha() - drawn.pixelColor(x, y).alpha()) for x, y in points]
    assert max(off) <= 12
    assert sum(off) / len(off) < 0.2
