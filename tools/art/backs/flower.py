"""Backs of the flower deck: hemp leaves in red, waves in indigo."""

import math

from tools.art.flowers.card import card
from tools.art.flowers.cherry import CHERRY_PETAL
from tools.art.flowers.palette import FRAME, PAPER, YELLOW, H, W
from tools.art.markup import path
from tools.art.paths import Point, circle, move, num, polygon

RED, PINK = "#A62C25", "#D9705F"
INDIGO, PALE = "#2B3C66", "#AEBEDA"
SIDE = 46
RISE = SIDE * math.sqrt(3) / 2
R = 24


def hemp() -> str:
    """Draw the hemp leaf back with its cherry crest."""
    cells = [(i, j) for j in range(int(H / RISE) + 1) for i in range(-1, int(W / SIDE) + 1)]
    leaves = "".join(_leaves(i * SIDE + (j % 2) * SIDE / 2, j * RISE) for i, j in cells)
    return card(
        f'<g fill="none" stroke="{PINK}" stroke-width="1.5">{leaves}</g>', _crest(RED, 1.5), bg=RED
    )


def _leaves(x: float, y: float) -> str:
    here, right = (x, y), (x + SIDE, y)
    low, far = (x + SIDE / 2, y + RISE), (x + SIDE * 1.5, y + RISE)
    a, b = _middle(here, right, low), _middle(right, far, low)
    lines = ([low, here, right, low, b, right, a, low], [here, a], [b, far])
    return "".join(f'<path d="{polygon(line, close=False)}"/>' for line in lines)


def _middle(*corners: Point) -> Point:
    return sum(x for x, _ in corners) / 3, sum(y for _, y in corners) / 3


def waves() -> str:
    """Draw the back with rows of waves."""
    rows = range(int(H / R * 2) + 3)
    pen = f'<g fill="{INDIGO}" stroke="{PALE}" stroke-width="1.6">'
    return card(pen + "".join(map(_row, rows)) + "</g>", _crest(INDIGO, 1.35), bg=INDIGO)


def _row(j: int) -> str:
    crests = [(i * 2 * R + (j % 2) * R, j * R / 2) for i in range(6 - j % 2)]
    arches = (_arch(x, y, R * k) for x, y in crests for k in (1, 0.66, 0.33))
    return "".join(f'<path d="{d}"/>' for d in arches)


def _arch(x: float, y: float, r: float) -> str:
    return f"M{num(x - r)} {num(y)}a{num(r)} {num(r)} 0 0 1 {num(2 * r)} 0"


def _crest(col: str, size: float) -> str:
    blossom = "".join(
        path(move(CHERRY_PETAL, sx=size, rot=i * 72, dx=120, dy=200), col, PAPER, 1.6)
        for i in range(5)
    )
    disc = path(circle(120, 200, 46), col) + path(circle(120, 200, 42), PAPER, FRAME, 3)
    return disc + blossom + path(circle(120, 200, 6), YELLOW)
