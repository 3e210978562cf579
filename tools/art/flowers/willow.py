"""November: willow."""

import math

from tools.art.flowers.card import card
from tools.art.flowers.curves import quad
from tools.art.flowers.leaves import lens
from tools.art.flowers.palette import BLACK, RED
from tools.art.flowers.rain import bough, brook, frog, poet, umbrella
from tools.art.flowers.ribbon import ribbon
from tools.art.flowers.storm import bolt, oni_hand, storm, swallow, thunder_drum
from tools.art.markup import path, stroke
from tools.art.paths import Point, num


def willow(
    p0: Point,
    p1: Point,
    p2: Point,
    gap: float = 13,
    size: float = 15,
    phase: int = 0,
    red: int = 5,
    w: float = 1.8,
) -> str:
    """Strand along a quadratic curve with alternate lens leaves; every red-th leaf is red."""
    length = math.hypot(p1[0] - p0[0], p1[1] - p0[1]) + math.hypot(p2[0] - p1[0], p2[1] - p1[1])
    n = max(3, int(length / gap))
    dark = bright = ""
    for k in range(n):
        x, y, a = quad(p0, p1, p2, (k + 0.8) / n)
        d = lens(x, y, size, size * 0.24, a + 90 + (28 if k % 2 else -28))
        dark, bright = (dark + d, bright) if (k + phase) % red else (dark, bright + d)
    stem = stroke(
        f"M{num(p0[0])} {num(p0[1])}Q{num(p1[0])} {num(p1[1])} {num(p2[0])} {num(p2[1])}", BLACK, w
    )
    return stem + path(dark, BLACK) + (path(bright, RED) if bright else "")


def willow_curtain() -> str:
    """Strands hanging from the bough, shorter over the poet's umbrella."""
    o = []
    for i, drop in enumerate((150, 96, 196, 120, 70, 150, 60, 50, 44, 52, 66, 110, 180, 220, 130)):
        x = 10 + i * 16
        o.append(
            willow((x, 38), (x + 4 + (i % 3 - 1) * 10, 38 + drop * 0.5), (x, 38 + drop), 11, 15, i)
        )
    return "".join(o)


def slanting_willow() -> str:
    """Eight strands blown to the left."""
    ends = [
        ((20 + i * 34, -20), (40 + i * 34, 160), (-30 + i * 26, 330 - i % 3 * 50)) for i in range(8)
    ]
    return "".join(willow(*p, gap=14, size=19, phase=i) for i, p in enumerate(ends))


def willow_screen() -> str:
    """Eight long strands over the whole card."""
    ends = [
        ((16 + i * 30, -10), (30 + i * 30 + i % 2 * 14, 170), (8 + i * 32, 380 - i * 67 % 130))
        for i in range(8)
    ]
    return "".join(willow(*p, gap=13, size=20, phase=i) for i, p in enumerate(ends))


def storm_willow() -> str:
    """All-black strands below a thundercloud."""
    ends = [
        ((10 + i * 30, 120), (16 + i * 30, 200), (4 + i * 32, 300 - i * 53 % 90)) for i in range(8)
    ]
    return "".join(willow(*p, gap=13, size=18, phase=i, red=99) for i, p in enumerate(ends))


CARDS = {
    "11H": card(bough(), willow_curtain(), brook(), poet(), umbrella(), frog()),
    "11T": card(slanting_willow(), swallow(122, 214, 1.0, -28)),
    "11R": card(
        willow_screen(),
        ribbon(122, 206, 6, gold=False),
        willow((60, -10), (96, 120), (70, 250), 13, 20),
        willow((190, -10), (170, 150), (196, 330), 13, 20, 2),
    ),
    "11K1": card(
        storm_willow(),
        storm(),
        bolt("196 64, 104 196, 144 200, 74 318, 186 180, 146 172, 226 76"),
        thunder_drum(176, 312, 60),
        oni_hand(58, 312, 0.84),
        bg=RED,
    ),
}
