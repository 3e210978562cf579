"""Blue tiles: circles that overlap in four petals."""

from tools.art.backs.frame import HEIGHT, LEFT, TOP, WIDTH, back
from tools.art.french.inks import GOLD
from tools.art.markup import path
from tools.art.paths import circle, move, pairs, polygon

COLUMNS, ROWS = 6, 9
W, H = WIDTH / COLUMNS, HEIGHT / ROWS
NAVY, BLUE, PALE = "#1D3F72", "#2A5596", "#DFE9F4"
SPARK = "M-8 0Q0 0 0 -8Q0 0 8 0Q0 0 0 8Q0 0 -8 0Z"
LEAF = polygon([(-5, 0), (0, -2.2), (5, 0), (0, 2.2)])


def draw() -> str:
    """Draw the back."""
    knots = [(LEFT + i * W, TOP + j * H) for j in range(ROWS + 1) for i in range(COLUMNS + 1)]
    middles = [(x + W / 2, y + H / 2) for x, y in knots]
    rounds = "".join(circle(x, y, 3.4) for x, y in knots)
    return back(
        path("".join(_petals(x, y) for x, y in knots), PALE),
        path("".join(_leaves(x, y) for x, y in knots), BLUE),
        path("".join(circle(x, y, 1.8) for x, y in middles), BLUE),
        path("".join(move(SPARK, dx=x, dy=y) for x, y in middles), GOLD),
        path(rounds, NAVY, PALE, 1.2),
        ground=NAVY,
        line="#DCE8F5",
    )


def _petals(x: float, y: float) -> str:
    across = [[(x + W / 2, y + s * H * 0.42), (x + W * (s < 0), y)] for s in (-1, 1)]
    down = [[(x + s * W * 0.42, y + H / 2), (x, y + H * (s < 0))] for s in (-1, 1)]
    return "".join(f"M{pairs([(x, y)])}Q{pairs(a)}Q{pairs(b)}Z" for a, b in (across, down))


def _leaves(x: float, y: float) -> str:
    return move(LEAF, dx=x + W / 2, dy=y) + move(LEAF, rot=90, dx=x, dy=y + H / 2)
