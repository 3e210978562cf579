"""Zigzag bands in charcoal, slate and gold."""

from tools.art.backs.frame import HEIGHT, LEFT, TOP, WIDTH, back
from tools.art.markup import stroke
from tools.art.paths import polygon

CHARCOAL, SLATE, PALE, GOLD = "#252A35", "#3D4759", "#8C97A8", "#D9A441"
TEETH, BANDS = 4, 9
HALF, STEP = WIDTH / TEETH / 2, HEIGHT / BANDS
DEPTH = HALF * 0.9
CORDS = ((0.0, SLATE, 15.0), (-10.6, PALE, 1.2), (10.6, PALE, 1.2), (STEP / 2, GOLD, 3.2))


def draw() -> str:
    """Draw the back."""
    return back(*[_cord(*cord) for cord in CORDS], ground=CHARCOAL, line=GOLD)


def _cord(shift: float, col: str, width: float) -> str:
    rows = range(-1, BANDS + 1)
    d = "".join(_zigzag(TOP + (i + 0.5) * STEP + shift) for i in rows)
    return stroke(d, col, width, "butt", join="miter")


def _zigzag(y: float) -> str:
    return polygon(
        ((LEFT + i * HALF, y + DEPTH * (i % 2 - 0.5)) for i in range(2 * TEETH + 1)),
        close=False,
    )
