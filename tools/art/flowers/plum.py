"""February: plum and bush warbler."""

from tools.art.flowers.card import at, card, dot, mirror
from tools.art.flowers.curves import each, spline
from tools.art.flowers.leaves import spokes
from tools.art.flowers.palette import BLACK, DARK_OLIVE, OLIVE, RED, WHITE, YELLOW
from tools.art.flowers.ribbon import AKA_YOROSHI, ribbon
from tools.art.flowers.strokes import limb, line, shape
from tools.art.markup import path, stroke
from tools.art.paths import circle, polar


def plum(cx: float, cy: float, r: float, col: str = RED, mid: str = WHITE, rot: float = 0) -> str:
    """Five round petals with fine stamens."""
    edge = RED if col == WHITE else None
    petals = "".join(
        circle(*polar(cx, cy, r * 0.56, rot - 90 + i * 72), r * 0.43) for i in range(5)
    )
    tips = "".join(
        circle(*polar(cx, cy, r * (0.58 if i % 2 else 0.46), rot + i * 36), r * 0.065)
        for i in range(10)
    )
    rays = "".join(
        spokes(cx, cy, r * 0.2, r * (0.58 if i % 2 else 0.46), [rot + i * 36]) for i in range(10)
    )
    one = (
        "".join(
            path(circle(*polar(cx, cy, r * 0.56, rot - 90 + i * 72), r * 0.43), col, edge, 1.5)
            for i in range(5)
        )
        if edge
        else path(petals, col)
    )
    return (
        one
        + dot(cx, cy, r * 0.45, col)
        + stroke(rays, mid, r * 0.045)
        + path(tips, YELLOW if mid == WHITE else mid)
        + dot(cx, cy, r * 0.17, YELLOW)
    )


def plum_buds(spots: str) -> str:
    """Round buds with a highlight, 'x y r, ...'."""
    xyr = each(spots)
    return path("".join(circle(x, y, r) for x, y, r in xyr), RED) + path(
        "".join(circle(x - r * 0.3, y - r * 0.3, r * 0.22) for x, y, r in xyr), WHITE
    )


def old_plum_bough() -> str:
    """Smoothly bent bough across the card with three side twigs."""
    bough = (
        "M-4 348C26 326 40 300 66 286C96 270 120 262 138 236C152 214 150 188 176 168"
        "C196 152 222 138 246 104L246 116C226 150 204 166 186 182C168 198 168 224 152 248"
        "C136 272 108 284 84 300C56 318 34 344 4 372L-4 372Z"
    )
    twigs = (
        "M60 290C48 262 46 230 28 204L33 201C54 226 58 256 74 282ZM176 168"
        "C168 140 176 110 164 78L169.5 76C184 106 180 138 190 162Z"
        "M112 268C120 300 146 320 154 352L148 354C136 326 110 308 100 276Z"
    )
    return path(bough, BLACK) + path(twigs, BLACK)


CREAM = "#F0DFA0"
TAIL = "40 4!, 74 18, 122 32!, 120 44!, 76 38, 44 36!"
BODY = (
    "-64 -40!, -55 -59, -36 -67, -14 -58, 8 -38, 36 -12, 62 22!, 40 42, 8 53, -24 48, "
    "-48 26, -60 0, -64 -26!"
)
BELLY = "-63 -22!, -59 4, -47 27, -24 48, 8 53, 40 42, 56 28!, 24 30, -6 26, -30 10, -46 -16"
WING = "-32 -18!, -20 -32, 2 -26, 24 -4, 50 16, 92 32!, 52 32, 18 30, -12 16, -28 0"
WING_BARS = "M-18 -14C0 -16 20 4 44 18M-16 -2C0 0 16 12 36 22M-12 8C0 12 10 18 24 25"
BEAK = (
    "-62 -42!, -76 -48, -94 -52!, -80 -40, -60 -32!",
    "-62 -31!, -76 -27, -88 -20!, -72 -17, -60 -22!",
)


def warbler(x: float, y: float, s: float = 1.0, rot: float = 0) -> str:
    """Small round songbird facing left, beak open."""
    return at(x, y, [_legs(), _body(), _head()], rot, s)


def _legs() -> str:
    return stroke("M-6 48L-8 70M14 46L14 68", BLACK, 3.4) + stroke(
        "M-20 72Q-10 64 -2 73M4 71Q14 62 24 71", BLACK, 3.4
    )


def _body() -> str:
    return (
        shape(TAIL, DARK_OLIVE)
        + stroke("M58 18L116 38", OLIVE, 2)
        + shape(BODY, OLIVE)
        + shape(BELLY, CREAM)
        + shape(WING, DARK_OLIVE)
        + stroke(WING_BARS, CREAM, 1.8)
    )


def _head() -> str:
    return (
        path(spline(BEAK[0]) + spline(BEAK[1]), YELLOW, BLACK, 1.2)
        + stroke("M-62 -32L-72 -31", RED, 3.4)
        + line("-61 -47, -46 -55, -26 -48", CREAM, 3)
        + dot(-46, -44, 4.4, BLACK)
        + dot(-47.6, -45.6, 1.4, WHITE)
    )


CARDS = {
    "02T": card(
        limb("-10 380!, 52 322!, 156 318!, 250 252!", 36, 14),
        limb("160 316!, 198 232!, 194 170!, 226 90!", 15, 5),
        limb("-10 116!, 44 104!, 84 126!, 128 112!", 13, 4),
        plum(56, 84, 42),
        plum(190, 66, 36, WHITE, RED, 20),
        plum(212, 150, 26, rot=40),
        warbler(116, 238, 0.92),
        plum(206, 352, 38, rot=10),
        plum(104, 352, 30, rot=30),
        plum(32, 292, 26, WHITE, RED, 14),
        plum_buds("124 40 9, 130 112 9, 158 372 9, 26 150 9, 222 296 9, 94 130 8"),
    ),
    "02R": card(
        old_plum_bough(),
        plum(204, 70, 34, WHITE, RED),
        plum(44, 66, 36, rot=20),
        plum(200, 232, 33, rot=10),
        plum(30, 196, 24, WHITE, RED, 30),
        plum(46, 268, 30),
        plum(206, 330, 38, rot=12),
        plum(34, 362, 26, rot=8),
        plum_buds("170 96 9, 224 140 10, 22 132 9, 178 286 9, 222 20 8, 150 384 7"),
        ribbon(122, 200, 7, text=AKA_YOROSHI),
        plum(70, 346, 25, WHITE, RED, 15),
        plum(192, 140, 25, WHITE, RED, 25),
    ),
    "02K1": card(
        limb("-10 410!, 56 322!, 62 222!, 118 150!, 128 40!", 40, 6),
        limb("62 226!, 26 150!, 34 66!", 14, 5),
        limb("56 322!, 136 286!, 180 206!, 224 170!", 18, 5),
        limb("110 300!, 170 320!, 210 372!", 10, 5),
        plum(126, 70, 42, rot=12),
        plum(46, 170, 36),
        plum(176, 214, 44, rot=24),
        plum(70, 290, 40, rot=40),
        plum(192, 338, 36, rot=8),
        plum(34, 70, 25, rot=16),
        plum_buds("204 98 10, 176 132 9, 92 120 9, 226 164 10, 128 340 10, 34 360 11, 112 222 9"),
    ),
    "02K2": card(
        mirror(
            limb("-10 380!, 70 340!, 104 250!, 60 166!, 92 80!, 70 -10!", 44, 12),
            limb("98 262!, 160 220!, 176 150!, 224 110!", 16, 5),
            limb("70 340!, 150 350!, 210 318!", 16, 6),
        ),
        plum(150, 52, 38, rot=8),
        plum(186, 158, 42),
        plum(58, 116, 40, rot=20),
        plum(84, 226, 44, WHITE, RED, 30),
        plum(166, 270, 36, rot=12),
        plum(46, 322, 42),
        plum(190, 358, 34, rot=30),
        plum_buds("96 60 10, 34 54 9, 120 132 9, 26 208 10, 214 72 9, 112 366 11, 220 228 9"),
    ),
}
