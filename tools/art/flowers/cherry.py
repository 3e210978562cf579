"""March: cherry and curtain."""

import random

from tools.art.flowers.card import card, dot, mirror, ring
from tools.art.flowers.curves import each
from tools.art.flowers.leaves import leaf, spokes
from tools.art.flowers.palette import BLACK, BLUE, DARK_RED, PAPER, PINK, RED, WHITE, YELLOW
from tools.art.flowers.ribbon import MIYOSHINO, ribbon
from tools.art.flowers.strokes import limb
from tools.art.markup import path, stroke
from tools.art.paths import circle, clip_polygon, flatten, move, num, polar, polygon

CHERRY_PETAL = "M0 0C-9 -4 -11.5 -16 -5.5 -22L0 -18L5.5 -22C11.5 -16 9 -4 0 0Z"


def cherry(
    cx: float,
    cy: float,
    r: float,
    col: str = PINK,
    mid: str = RED,
    rot: float = 0,
    edge: str | None = None,
) -> str:
    """Five notched petals."""
    o = [
        path(
            move(CHERRY_PETAL, sx=r / 22, rot=rot + i * 72, dx=cx, dy=cy),
            col,
            edge,
            0.9 if edge else 0,
        )
        for i in range(5)
    ]
    angles = [rot - 90 + i * 72 for i in range(5)]
    o += [
        stroke(spokes(cx, cy, r * 0.1, r * 0.46, angles), mid, r * 0.06),
        path("".join(circle(*polar(cx, cy, r * 0.46, a), r * 0.075) for a in angles), mid),
    ]
    return "".join(o) + dot(cx, cy, r * 0.15, YELLOW)


CHERRY_TINTS = ((PINK, RED, DARK_RED), (WHITE, RED, DARK_RED), (RED, YELLOW, WHITE))


def cherries(seed: int, spots: str, r: float = 34) -> str:
    """Cloud of blossoms, 'x y [r], ...'; the tint cycles pink, white, red."""
    rnd = random.Random(seed)
    o = []
    for i, (x, y, *own) in enumerate(each(spots)):
        size = own[0] if own else r + (0, 3, -3)[i % 3]
        col, mid, edge = CHERRY_TINTS[i % 3]
        o.append(cherry(x, y, size, col, mid, rnd.randint(0, 71), edge))
    return "".join(o)


def petals(seed: int, spots: str) -> str:
    """Single falling cherry petals, 'x y, ...'."""
    rnd = random.Random(seed)
    return "".join(
        path(move(CHERRY_PETAL, sx=0.8, rot=rnd.randint(0, 360), dx=x, dy=y), PINK, DARK_RED, 0.9)
        for x, y in each(spots)
    )


def cherry_leaves(spots: str, size: float = 44) -> str:
    """Young leaves 'x y rot, ...'; large ones alternate black and red."""
    o = []
    for i, (x, y, rot) in enumerate(each(spots)):
        col = DARK_RED if i % 2 and size > 40 else BLACK
        o.append(leaf(x, y, size, 12 if size > 40 else 10, rot, col, PAPER))
    return "".join(o)


HEM = "M-14 214C20 258 86 258 120 222C154 258 220 258 254 214"
CLOTH = flatten(HEM + "V410H-14Z", 30)[0]


def curtain() -> str:
    """Striped hanging curtain with a crest, its top edge knotted in two swags."""
    swag = CLOTH[:-2] + [(x, y + 30) for x, y in CLOTH[:-2]][::-1]
    return "".join(
        [
            path(polygon(CLOTH), RED),
            path("".join(_stripe(-2 + i * 41) for i in range(7)), WHITE),
            path(polygon(swag), BLUE),
            *[_swag_crest(x, _edge(x) + 15) for x in (10, 50, 88, 152, 190, 230)],
            *[_fold(x) for x in (36.5, 77.5, 120, 162.5, 203.5)],
            _crest(),
            _cord(),
        ]
    )


def _stripe(x: float) -> str:
    low = x + (x - 120) * 0.06
    return clip_polygon(CLOTH, [(x - 7, 200), (x + 7, 200), (low + 10, 410), (low - 10, 410)])


def _edge(x: float) -> float:
    return min((y for a, y in CLOTH if abs(a - x) < 4 and y < 300), default=240)


def _swag_crest(x: float, y: float) -> str:
    return dot(x, y, 8.8, WHITE) + cherry(x, y, 8, RED, YELLOW)


def _fold(x: float) -> str:
    low = num(x + (x - 120) * 0.05)
    return stroke(f"M{x} {num(_edge(x) + 34)}C{x + 2} 320 {x - 2} 360 {low} 400", DARK_RED, 1.6)


def _crest() -> str:
    return (
        dot(120, 334, 37, WHITE)
        + ring(120, 334, 37, RED, 2)
        + dot(120, 334, 33, BLACK)
        + ring(120, 334, 29.5, YELLOW, 1.6)
        + cherry(120, 334, 25, WHITE, RED)
    )


def _cord() -> str:
    return (
        stroke(HEM, BLACK, 9)
        + stroke(HEM, YELLOW, 5)
        + path("M113 226L108 262L132 262L127 226Z", YELLOW, BLACK, 2)
        + stroke("M115 240L114 260M120 240V260M125 240L126 260", BLACK, 1.4)
        + path(circle(120, 224, 9), YELLOW, BLACK, 2)
    )


CARDS = {
    "03H": card(
        cherry_leaves("30 60 320, 212 150 90, 20 168 250, 130 20 20, 220 40 70", 34),
        cherries(
            5,
            (
                "38 34, 96 44, 156 36, 206 62, 64 84, 124 92, 178 108, 26 124, 84 138, "
                "140 148, "
                "206 160, 44 184, 104 192, 164 198, 222 206, 16 78, 232 110, 18 226"
            ),
        ),
        curtain(),
    ),
    "03R": card(
        cherry_leaves("44 150 200, 206 120 150, 30 250 330, 210 262 40"),
        cherries(
            2,
            "40 44, 196 36, 118 24, 214 100, 26 118, 206 300, 30 300, 52 366, 200 372, 124 386",
        ),
        ribbon(120, 200, 6, text=MIYOSHINO),
        cherries(8, "68 356 30, 180 60 30"),
    ),
    "03K1": card(
        limb("-10 300, 60 250, 110 180, 150 120, 246 70", 20, 6),
        limb("60 250, 120 280, 190 270", 11, 5),
        cherry_leaves("150 120 350, 190 92 110, 196 270 60, 100 300 150, 200 82 20"),
        cherries(
            3,
            (
                "44 60, 102 44, 28 132, 90 118, 150 96, 52 200, 118 180, 24 268, "
                "92 258, 156 250, "
                "46 336, 110 326"
            ),
        ),
    ),
    "03K2": card(
        mirror(
            limb("-10 120, 50 150, 90 220, 130 300, 120 410", 18, 10),
            limb("60 160, 130 130, 180 70", 11, 4),
        ),
        cherry_leaves("92 110 290, 76 90 330, 100 380 250, 120 230 280"),
        cherries(
            6,
            (
                "206 40, 150 62, 214 112, 156 136, 104 116, 202 184, 144 214, "
                "208 256, 150 288, "
                "206 330, 144 356"
            ),
        ),
        petals(4, "40 60, 66 200, 34 260, 78 300, 30 350, 84 352, 40 150"),
    ),
}
