"""Engine-turned rosette on engraved waves, in crimson or in blue."""

import math

from tools.art.backs.frame import HEIGHT, LEFT, TOP, WIDTH, back
from tools.art.markup import path, stroke
from tools.art.paths import Point, circle, num, polygon

X, Y = 125, 175
CREAM = "#F6E9D2"
ROWS = 23
WAVES = 6


def crimson() -> str:
    """Draw the red back."""
    return _draw("#8F1F2D", "#C4606A", "#74141F")


def blue() -> str:
    """Draw the blue back."""
    return _draw("#1F3F78", "#6788C2", "#15305E")


def _draw(ground: str, fine: str, deep: str) -> str:
    step = HEIGHT / ROWS
    rows = [TOP + (i + 0.5) * step for i in range(ROWS)]
    return back(
        stroke("".join(_wave(y, 1) + _wave(y, -1) for y in rows), fine, 0.9),
        path(circle(X, Y, 92), ground, CREAM, 2.2),
        path(circle(X, Y, 88), ground, CREAM, 0.8),
        stroke(_rosette(60, 25, 12, 4), CREAM, 0.8),
        path(circle(X, Y, 33), deep, CREAM, 2.2),
        stroke(_rosette(18, 11, 8, 4), CREAM, 0.8),
        path(circle(X, Y, 5), CREAM),
        ground=ground,
        line=CREAM,
    )


def _wave(y: float, sign: int) -> str:
    half, reach = WIDTH / WAVES / 2, num(sign * 13)
    bends = "".join(
        f"q{num(half / 2)} {reach if i % 2 else num(-sign * 13)} {num(half)} 0"
        for i in range(2 * WAVES)
    )
    return f"M{num(LEFT)} {num(y)}{bends}"


def _rosette(ring: float, swing: float, petals: int, strands: int) -> str:
    shifts = (2 * math.pi * k / strands for k in range(strands))
    return "".join(_strand(ring, swing, petals, shift) for shift in shifts)


def _strand(ring: float, swing: float, petals: int, shift: float) -> str:
    steps = petals * 8
    turns = (k * 2 * math.pi / steps for k in range(steps))
    return polygon(_turned(t, ring + swing * math.sin(petals * t + shift)) for t in turns)


def _turned(t: float, r: float) -> Point:
    return X + r * math.cos(t), Y + r * math.sin(t)
