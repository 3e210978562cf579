"""September: chrysanthemum and sake cup."""

import math

from tools.art.flowers.card import alike, at, card
from tools.art.flowers.curves import spline
from tools.art.flowers.palette import AZURE, BLACK, DARK_RED, PAPER, RED, WHITE, YELLOW
from tools.art.flowers.ribbon import ribbon
from tools.art.flowers.strokes import limb
from tools.art.markup import path, stroke
from tools.art.paths import circle, move, polar


def ray_petal(r: float, w: float) -> str:
    """Narrow rounded chrysanthemum ray."""
    return move("M0 0L-1 -.86C-1 -1.05 1 -1.05 1 -.86Z", sx=w, sy=r)


def kiku(
    cx: float,
    cy: float,
    r: float,
    col: str = YELLOW,
    edge: str = DARK_RED,
    heart: str = RED,
    rot: float = 0,
) -> str:
    """Chrysanthemum from the front: three rings of narrow rounded rays."""
    o = []
    for n, k, turn in ((20, 1, 0), (16, 0.74, 9), (11, 0.48, 4)):
        ray = ray_petal(r * k, math.pi * r * k * 0.877 / n)
        turns = (rot + turn + i * 360 / n for i in range(n))
        o.append(alike([move(ray, rot=t, dx=cx, dy=cy) for t in turns], col, edge, 1.5))
    return (
        "".join(o)
        + path(circle(cx, cy, r * 0.2), heart, edge, 1.2)
        + path("".join(circle(*polar(cx, cy, r * 0.1, i * 60), r * 0.028) for i in range(6)), edge)
    )


def kiku_side(
    x: float, y: float, r: float, col: str = YELLOW, edge: str = DARK_RED, rot: float = 0
) -> str:
    """Half-open chrysanthemum in profile on its calyx; (x, y) is the calyx."""
    o = []
    for k, spread, n in ((1, 64, 8), (0.88, 46, 6), (0.76, 26, 4)):
        for i in sorted(range(n), key=lambda i: -abs(i - (n - 1) / 2)):
            a = -spread + i * 2 * spread / (n - 1)
            o.append(path(move(ray_petal(r * k, r * 0.125), rot=a), col, edge, 1.4))
    o.append(path(move(spline("-34 -12!, 0 -30, 34 -12!, 20 14, 0 22, -20 14"), sx=r / 100), BLACK))
    return at(x, y, o, rot)


KIKU_LEAF = (
    "0 0!, -10 -12, -30 -10, -38 -24, -28 -34!, -44 -38, -48 -54, -36 -64, -22 -60!, "
    "-26 -74, -22 -90, 0 -102,"
    "22 -90, 26 -74, 22 -60!, 36 -64, 48 -54, 44 -38, 28 -34!, 38 -24, 30 -10, 10 -12"
)


def kiku_leaf(x: float, y: float, size: float, rot: float, col: str = BLACK) -> str:
    """Round-lobed leaf."""
    o = [
        path(spline(KIKU_LEAF), col, PAPER, 1.6),
        stroke(
            (
                "M0 -6V-84M0 -22L-24 -22M0 -22L24 -22M0 -40L-32 -50M0 -40L32 -50M0 -62L-12 -78"
                "M0 -62L12 -78"
            ),
            PAPER,
            1.8,
        ),
    ]
    return at(x, y, o, rot, size / 100)


LONGEVITY = (
    "M24 17C40 17 60 15 76 13",
    "M28 31C42 31 58 29 72 28",
    "M10 46C36 45 64 42 92 41",
    "M48 4C46 34 34 62 10 80",
    "M30 61C50 60 70 58 92 57",
    "M72 46V84C72 95 66 95 57 89",
    "M40 68L50 79",
)


def sake_cup(x: float, y: float) -> str:
    """Flat lacquer cup seen from above the rim, with the character for long life in gold."""
    o = [
        path("M-30 58L-34 76C-20 84 20 84 34 76L30 58Z", DARK_RED),
        stroke("M-32.500 70C-18 77 18 77 32.5 70", YELLOW, 1.8),
    ]
    o += [
        path("M-98 -4C-92 34 -54 66 0 66C54 66 92 34 98 -4Z", DARK_RED),
        stroke("M-84 26C-64 48 -34 59 0 59C34 59 64 48 84 26", YELLOW, 1.6),
    ]
    o += [
        path(circle(0, -4, 98, 62), RED, YELLOW, 3),
        path(circle(0, -1, 86, 52), "none", DARK_RED, 2),
    ]
    o += [stroke(move(d, sx=0.98, sy=0.88, dx=-49, dy=-46), YELLOW, 6.8) for d in LONGEVITY]
    return at(x, y, o)


CARDS = {
    "09T": card(
        kiku_leaf(52, 306, 104, -34),
        kiku_leaf(192, 296, 104, 32),
        kiku(58, 56, 46, RED, WHITE, YELLOW),
        kiku(196, 52, 40),
        sake_cup(120, 168),
        kiku(52, 326, 62),
        kiku(178, 336, 72, RED, WHITE, YELLOW),
        kiku(112, 384, 40),
    ),
    "09R": card(
        kiku_leaf(60, 120, 100, -40),
        kiku_leaf(190, 250, 100, 60),
        kiku_leaf(190, 190, 96, 20),
        kiku_leaf(40, 270, 96, -20),
        kiku(186, 88, 58),
        kiku(44, 90, 46, RED, WHITE, YELLOW),
        kiku_leaf(60, 340, 90, -120),
        kiku(200, 314, 56, RED, WHITE, YELLOW),
        ribbon(120, 200, 6, AZURE),
        kiku(56, 324, 64),
    ),
    "09K1": card(
        limb("90 410, 96 330, 90 250", 7, 6),
        limb("94 340, 150 316, 188 274", 6, 5),
        kiku_leaf(160, 170, 100, 50),
        kiku_leaf(130, 320, 110, 120),
        kiku_leaf(60, 320, 110, -110),
        kiku_leaf(120, 110, 84, 30),
        kiku(90, 112, 86),
        kiku(96, 272, 74, RED, WHITE, YELLOW),
        kiku_side(190, 268, 46, RED, WHITE, 14),
    ),
    "09K2": card(
        limb("150 410, 148 330, 156 250", 7, 6),
        kiku_leaf(80, 190, 104, -60),
        kiku_leaf(70, 300, 100, -80),
        kiku_leaf(110, 100, 90, -50),
        kiku_leaf(90, 350, 96, -130),
        kiku(164, 92, 76, RED, WHITE, YELLOW),
        kiku(154, 236, 80),
        kiku(176, 356, 62, RED, WHITE, YELLOW),
        kiku_side(56, 112, 44, YELLOW, DARK_RED, -24),
    ),
}
