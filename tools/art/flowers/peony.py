"""June: peony and butterflies."""

from tools.art.flowers.card import at, card, dot
from tools.art.flowers.curves import spline
from tools.art.flowers.leaves import leaf, spokes
from tools.art.flowers.palette import AZURE, BLACK, DARK_RED, PAPER, RED, WHITE, YELLOW
from tools.art.flowers.ribbon import ribbon
from tools.art.flowers.strokes import limb, line, shape
from tools.art.markup import path, stroke
from tools.art.paths import circle, move, polar

RUFFLE = (
    "M0 0C-.5 -.2 -1.05 -.5 -.86 -.82Q-.74 -1.04 -.48 -.92Q-.28 -1.14 0 -.97"
    "Q.28 -1.14 .48 -.92Q.74 -1.04 .86 -.82C1.05 -.5 .5 -.2 0 0Z"
)


def ruffle(w: float, h: float) -> str:
    """Peony petal with a frilled edge, base at the origin, pointing up."""
    return move(RUFFLE, sx=w, sy=h)


def peony(
    cx: float,
    cy: float,
    r: float,
    rot: float = 0,
    col: str = RED,
    dark: str = DARK_RED,
    edge: str = WHITE,
) -> str:
    """Three rings of frilled petals round a gold crown."""
    o = []
    for n, k, w, tone, turn in (
        (6, 1, 0.6, dark, 0),
        (5, 0.8, 0.62, col, 30),
        (5, 0.58, 0.5, col, 66),
        (4, 0.38, 0.34, dark, 20),
    ):
        for i in range(n):
            a = rot + turn + i * 360 / n
            o.append(path(move(ruffle(r * w, r * k), rot=a, dx=cx, dy=cy), tone, edge, 1.5))
            if k > 0.7:
                rays = [(0, 0.62, 0.86), (-13, 0.66, 0.82), (13, 0.66, 0.82)]
                o.append(
                    stroke(
                        "".join(
                            spokes(cx, cy, r * k * q0, r * k * q1, [a - 90 + da])
                            for da, q0, q1 in rays
                        ),
                        edge,
                        1,
                        op=0.6,
                    )
                )
    o.append(dot(cx, cy, r * 0.17, YELLOW))
    o.append(
        path("".join(circle(*polar(cx, cy, r * 0.2, i * 36), r * 0.042) for i in range(10)), YELLOW)
    )
    return "".join(o) + path(
        "".join(circle(*polar(cx, cy, r * 0.09, i * 72), r * 0.03) for i in range(5)), DARK_RED
    )


def peony_bud(x: float, y: float, r: float, rot: float = 0) -> str:
    """Half-open bud on its calyx."""
    o = [
        path(move(ruffle(r * 0.6, r * 1.5), rot=a, dx=0, dy=r * 0.5), c, WHITE, 1.4)
        for a, c in ((-26, DARK_RED), (26, DARK_RED), (0, RED))
    ]
    o += [leaf(0, r * 0.62, r * 1.1, r * 0.24, a, BLACK) for a in (-44, 44)] + [
        leaf(0, r * 0.62, r * 0.7, r * 0.22, 0, BLACK)
    ]
    return at(x, y, o, rot)


def peony_leaf(x: float, y: float, size: float, rot: float, col: str = BLACK) -> str:
    """Three deeply cut, pointed lobes."""
    o = []
    for a, k in ((-52, 0.78), (52, 0.78), (0, 1)):
        cut = spline(
            "0 0!, -15 -20, -20 -44, -9 -58!, -13 -74, 0 -100!, 13 -74, 9 -58!, 20 -44, 15 -20"
        )
        o.append(path(move(cut, sx=k, rot=a), col, PAPER, 1.2))
        o.append(
            stroke(
                move("M0 -8V-84M0 -30L-11 -46M0 -30L11 -46M0 -56L-7 -68M0 -56L7 -68", sx=k, rot=a),
                PAPER,
                1.2,
            )
        )
    return at(x, y, o, rot, size / 100)


FORE_WING = "2 -8!, 10 -36, 34 -62, 64 -66, 72 -50, 62 -22, 36 -2, 4 2!"
HIND_WING = "4 0!, 30 2, 54 12, 58 34, 46 48, 44 70!, 34 54, 18 46, 8 28"
FORE_FIELD = "8 -8!, 16 -32, 36 -52, 52 -54, 56 -44, 50 -26, 32 -8"
HIND_FIELD = "10 4!, 28 8, 44 18, 45 32, 34 42, 20 36, 13 22"
WING_VEINS = "M10 -10L44 -46M12 -8L50 -34M14 -8L46 -22M12 6L38 36M12 6L42 24M12 6L24 36"
WING_SPOTS = (
    *((61, -57, 3), (64, -46, 2.6), (61, -34, 2.4), (56, -23, 2.2)),
    *((52, 22, 2.4), (51, 33, 2.4), (43, 46, 2.2)),
)


def butterfly(x: float, y: float, s: float, rot: float, col: str, trim: str) -> str:
    """Swallowtail from above, wings open."""
    parts = [
        _wing(1, col, trim),
        _wing(-1, col, trim),
        shape("0 -18!, -5 -8, -4 20, 0 40!, 4 20, 5 -8", BLACK),
        dot(0, -20, 5, BLACK),
        stroke("M-2 -23C-3 -36 -6 -46 -13 -56M2 -23C3 -36 6 -46 13 -56", BLACK, 1.8),
        dot(-13.5, -56, 2.6, BLACK),
        dot(13.5, -56, 2.6, BLACK),
        stroke("M-3 0H3M-3 8H3M-3 16H3", YELLOW, 1.8),
    ]
    return at(x, y, parts, rot, s)


def _wing(side: int, col: str, trim: str) -> str:
    spots = "".join(circle(side * x, y, r) for x, y, r in WING_SPOTS)
    return (
        path(_sided(spline(HIND_WING) + spline(FORE_WING), side), BLACK)
        + path(_sided(spline(FORE_FIELD), side), col)
        + path(_sided(spline(HIND_FIELD), side), trim)
        + stroke(_sided(WING_VEINS, side), BLACK, 1.6)
        + path(spots, WHITE)
    )


def _sided(d: str, side: int) -> str:
    return move(d, sx=side, sy=1)


CARDS = {
    "06T": card(
        peony_leaf(120, 330, 110, 12),
        peony_leaf(28, 300, 100, -30),
        peony_leaf(212, 300, 104, 30),
        peony_leaf(120, 330, 96, -60),
        peony(64, 326, 78),
        peony(188, 350, 70, 20),
        butterfly(84, 88, 0.94, -24, YELLOW, RED),
        butterfly(178, 192, 0.7, 28, WHITE, RED),
    ),
    "06R": card(
        peony_leaf(60, 150, 104, -20),
        peony_leaf(40, 190, 110, 160),
        peony_leaf(200, 240, 110, 20),
        peony_leaf(196, 260, 100, 140),
        peony_leaf(70, 360, 100, -50),
        peony(44, 150, 62),
        line("206 240, 212 160, 198 84", BLACK, 5),
        peony_bud(196, 66, 36, 6),
        peony(204, 262, 60, 14),
        ribbon(120, 200, -6, AZURE),
        peony(62, 338, 66, 30),
    ),
    "06K1": card(
        limb("110 290, 150 200, 182 90", 7, 4),
        peony_leaf(190, 200, 110, 60),
        peony_leaf(150, 200, 100, -40),
        peony_leaf(60, 190, 120, -20),
        peony_leaf(170, 290, 110, 100),
        peony_leaf(196, 350, 110, 140),
        peony_leaf(150, 110, 84, -70),
        peony_bud(186, 76, 42, 8),
        peony(98, 276, 110),
    ),
    "06K2": card(
        peony_leaf(120, 110, 120, -70),
        peony_leaf(84, 150, 110, -100),
        peony_leaf(110, 60, 84, -20),
        peony_leaf(100, 260, 110, -50),
        peony_leaf(92, 320, 110, -110),
        peony_leaf(200, 208, 90, 60),
        peony_leaf(60, 330, 90, -160),
        peony(160, 104, 82, 10),
        peony(152, 290, 94, 30),
    ),
}
