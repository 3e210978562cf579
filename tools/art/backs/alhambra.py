"""Stars and crosses as on Moorish walls, in terracotta and teal."""

from tools.art.backs.frame import HEIGHT, LEFT, TOP, WIDTH, back
from tools.art.markup import path, stroke
from tools.art.paths import circle, move, polar, polygon

TEAL, CLAY, CREAM, GOLD = "#17544F", "#B4532F", "#F3E4C4", "#DDA94C"
COLUMNS, ROWS = 5, 7
W, H = WIDTH / COLUMNS, HEIGHT / ROWS
INNER = 0.7654
STAR = polygon(polar(0, 0, INNER if i % 2 else 1, i * 22.5) for i in range(16))
BUD = polygon(polar(0, 0, 0.42 if i % 2 else 1, i * 45) for i in range(8))


def draw() -> str:
    """Draw the back."""
    middles = [
        (LEFT + (i + 0.5) * W, TOP + (j + 0.5) * H) for j in range(ROWS) for i in range(COLUMNS)
    ]
    crossings = [(x + W / 2, y + H / 2) for x, y in middles if x + W < LEFT + WIDTH]
    inside = [(x, y) for x, y in crossings if y < TOP + HEIGHT - 1]
    return back(
        path("".join(_star(x, y, 1) for x, y in middles), CREAM),
        path("".join(_star(x, y, 0.84) for x, y in middles), CLAY),
        stroke("".join(_star(x, y, 0.56) for x, y in middles), CREAM, 1.5),
        path("".join(move(BUD, sx=8, dx=x, dy=y) for x, y in middles), GOLD),
        path("".join(move(BUD, sx=9, dx=x, dy=y) for x, y in inside), CREAM),
        path("".join(circle(x, y, 2.2) for x, y in inside), TEAL),
        ground=TEAL,
        line=CREAM,
    )


def _star(x: float, y: float, k: float) -> str:
    return move(STAR, sx=W / 2 * k, sy=H / 2 * k, dx=x, dy=y)
