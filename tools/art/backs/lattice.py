"""Suit signs in a green lattice."""

from tools.art.backs.frame import LEFT, TOP, back
from tools.art.french.inks import GOLD
from tools.art.french.suits import CLUB, DIAMOND, HEART, SPADE
from tools.art.markup import path, stroke
from tools.art.paths import move, polygon

GREEN, LINE, PALE = "#1E4B3A", "#7FB08F", "#CFE3C8"
SIDE = 37
STEP = SIDE * 0.9
SIGNS = (SPADE, HEART, CLUB, DIAMOND)


def draw() -> str:
    """Draw the back."""
    cells = [(i, j) for i in range(7) for j in range(10)]
    return back(
        stroke("".join(_mesh(i, j) for i, j in cells), LINE, 1.1),
        *[_sign(i, j) for i, j in cells],
        ground=GREEN,
        line=LINE,
    )


def _place(i: int, j: int) -> tuple[float, float]:
    return LEFT + i * SIDE + (SIDE / 2 if j % 2 else 0), TOP + j * STEP


def _mesh(i: int, j: int) -> str:
    x, y = _place(i, j)
    return polygon([(x - SIDE / 2, y), (x, y - STEP), (x + SIDE / 2, y), (x, y + STEP)])


def _sign(i: int, j: int) -> str:
    x, y = _place(i, j)
    return path(move(SIGNS[(i + j) % 4], sx=0.125, dx=x, dy=y), PALE if (i + j) % 2 else GOLD)
