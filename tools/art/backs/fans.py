"""Overlapping fans in crimson and gold."""

from tools.art.backs.frame import BOTTOM, LEFT, back
from tools.art.french.inks import GOLD
from tools.art.markup import path
from tools.art.paths import circle

WINE, CRIMSON, SAND = "#7E1F2B", "#9B2C38", "#F0D9A0"
R = 18.5
STEP = R * 0.9


def draw() -> str:
    """Draw the back, rows from below so that each fan lies on the one above."""
    rows = range(20, -1, -1)
    return back(*[_fan(row, i) for row in rows for i in range(6)], ground=WINE, line=GOLD)


def _fan(row: int, i: int) -> str:
    x = LEFT + (i + (0.5 if row % 2 else 0)) * 2 * R + R
    y = BOTTOM - row * STEP + 6
    return (
        path(circle(x, y, R), WINE, GOLD, 1.3)
        + path(circle(x, y, R * 0.68), CRIMSON, GOLD, 0.9)
        + path(circle(x, y, R * 0.36), GOLD if row % 2 else SAND)
    )
