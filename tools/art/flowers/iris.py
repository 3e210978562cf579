"""May: iris and eight-plank bridge."""

from tools.art.flowers.card import at, card
from tools.art.flowers.curves import quad, spline
from tools.art.flowers.palette import BLACK, BLUE, PAPER, VIOLET, WHITE, WOOD, YELLOW
from tools.art.flowers.ribbon import ribbon
from tools.art.flowers.strokes import line, shape
from tools.art.markup import path, stroke
from tools.art.paths import Point, move, num, polygon, rect

FALL_SIDE = "0 6!, -14 -5, -32 -6, -47 6, -52 24, -46 40, -34 42, -24 30, -12 18"


FALL_FRONT = "0 2!, -9 12, -20 30, -19 48, -8 60, 0 63, 8 60, 19 48, 20 30, 9 12"


STANDARD = "0 10!, -11 -8, -17 -30, -11 -50, 0 -62!, 11 -50, 17 -30, 11 -8"


STANDARD_SIDE = "2 8!, -16 -6, -32 -26, -35 -46, -26 -52, -14 -40, -6 -22"


def iris(
    cx: float, cy: float, s: float = 1.0, rot: float = 0, col: str = BLUE, dark: str = VIOLET
) -> str:
    """Flag iris from the front: three uprights, three falls with gold signals."""
    left, right = {"sx": 1}, {"sx": -1, "sy": 1}
    o = [path(move(spline(STANDARD_SIDE), **m), dark, PAPER, 1.5) for m in (left, right)]
    o += [path(move(spline(FALL_SIDE), **m), col, PAPER, 1.5) for m in (left, right)]
    o.append(path(spline(STANDARD), dark, PAPER, 1.5))
    o.append(stroke("M0 -4V-44M-6 -12L-8 -34M6 -12L8 -34", PAPER, 1, op=0.75))
    o.append(path(spline(FALL_FRONT), col, PAPER, 1.5))
    signal = spline("0 6!, -6 14, -5 26, 0 34!, 5 26, 6 14") + "".join(
        move(spline("-8 6!, -18 4, -30 10, -36 20!, -24 18, -14 12"), **m) for m in (left, right)
    )
    o.append(path(signal, YELLOW, WHITE, 1.4))
    o.append(
        stroke("M0 39V54M-6 37L-9 49M6 37L9 49M-39 26L-42 35M39 26L42 35", PAPER, 1.1, op=0.85)
    )
    return at(cx, cy, o, rot, s)


def iris_bud(x: float, y: float, s: float = 1.0, rot: float = 0) -> str:
    """Draw a closed bud in its sheath."""
    o = [
        shape("0 6!, -8 -8, -7 -24, 2 -44!, 8 -24, 8 -8", BLUE, PAPER, 1.2),
        shape("0 14!, -9 2, -9 -8, -1 -22!, 1 -6, 8 -16!, 8 2", BLACK),
    ]
    o.append(stroke("M2 -36C-1 -26 0 -20 1 -14", PAPER, 1))
    return at(x, y, o, rot, s)


def blade(
    x0: float, y0: float, x1: float, y1: float, w: float = 13, bend: float = 0, col: str = BLACK
) -> str:
    """Sword leaf from its foot (x0, y0) to its tip, with a light midrib."""
    mx, my = (x0 + x1) / 2 + bend, (y0 + y1) / 2
    d = (
        f"M{num(x0 - w / 2)} {num(y0)}Q{num(mx - w * 0.62)} {num(my)} {num(x1)} {num(y1)}"
        f"Q{num(mx + w * 0.62)} {num(my)} {num(x0 + w / 2)} {num(y0)}Z"
    )
    a, b = quad((x0, y0), (mx, my), (x1, y1), 0.05), quad((x0, y0), (mx, my), (x1, y1), 0.8)
    rib = f"M{num(a[0])} {num(a[1])}Q{num(mx)} {num(my)} {num(b[0])} {num(b[1])}"
    return path(d, col, PAPER, 1.1) + stroke(rib, PAPER, 1)


def water(y: float, col: str = BLUE, lines: int = 4, gap: float = 12) -> str:
    """Calm water from y down to the lower edge."""
    o = [
        path(
            f"M0 {y + 4}C40 {y - 8} 80 {y + 8} 120 {y}C160 {y - 8} 200 {y + 8} 240 {y - 2}V400H0Z",
            col,
        )
    ]
    for i in range(lines):
        v = y + 12 + i * gap
        o.append(
            stroke(
                f"M0 {v}C40 {v - 9} 80 {v + 6} 120 {v - 2}C160 {v - 9} 200 {v + 6} 240 {v - 4}",
                WHITE,
                2,
                op=0.8,
            )
        )
    return "".join(o)


def board(a: Point, u: Point, v: Point, depth: float = 9) -> str:
    """Double plank: corner a, length vector u, width vector v, with its visible thickness."""
    (x, y), (ux, uy), (vx, vy) = a, u, v
    q = [(x, y), (x + ux, y + uy), (x + ux + vx, y + uy + vy), (x + vx, y + vy)]
    o = []
    for p0, p1 in ((q[2], q[3]), (q[3], q[0]), (q[1], q[2])):
        o.append(
            path(
                polygon([p0, p1, (p1[0], p1[1] + depth), (p0[0], p0[1] + depth)]), WOOD, BLACK, 1.6
            )
        )
    o.append(path(polygon(q), YELLOW, BLACK, 1.8))
    mid = f"M{num(x + vx / 2)} {num(y + vy / 2)}l{num(ux)} {num(uy)}"
    grain = "".join(
        f"M{num(x + vx * k + ux * t)} {num(y + vy * k + uy * t)}l{num(ux * 0.2)} {num(uy * 0.2)}"
        for k, t in ((0.25, 0.15), (0.25, 0.6), (0.75, 0.3), (0.75, 0.72))
    )
    return "".join(o) + stroke(mid, BLACK, 1.8) + stroke(grain, WOOD, 1.5)


def post(x: float, y: float, h: float) -> str:
    """Bridge post with a ripple at its foot."""
    return path(rect(x - 5, y, 10, h), BLACK) + stroke(
        f"M{x - 9} {y + h}Q{x} {y + h + 6} {x + 9} {y + h}", WHITE, 1.6
    )


def zigzag_bridge() -> str:
    """Three double planks in a zigzag over the water."""
    o = [post(120, 300, 36), post(40, 338, 26), post(170, 352, 22), post(226, 330, 28)]
    o += [
        board((94, 292), (82, 54), (34, -16)),
        board((-14, 330), (118, -46), (30, 24)),
        board((146, 350), (112, -44), (32, 24)),
    ]
    return "".join(o)


CARDS = {
    "05T": card(
        blade(28, 310, 14, 150, 15, 6),
        blade(54, 300, 70, 110, 16, 4),
        blade(150, 300, 134, 60, 18, -4),
        blade(184, 300, 206, 110, 16, -8),
        blade(222, 300, 226, 170, 14),
        line("92 290, 90 200, 96 150", BLACK, 4),
        line("176 290, 178 220, 170 180", BLACK, 4),
        line("36 300, 40 250, 32 220", BLACK, 4),
        water(284, lines=9),
        iris(94, 92, 1.02, -4),
        iris(174, 168, 0.84, 8),
        iris_bud(34, 214, 1.1, -6),
        zigzag_bridge(),
    ),
    "05R": card(
        blade(26, 410, 12, 70, 17, -6),
        blade(64, 410, 44, 140, 17, 8),
        blade(120, 410, 118, 30, 18, 4),
        blade(190, 410, 224, 60, 18, -14),
        blade(222, 410, 214, 180, 16, 8),
        line("46 400, 50 300, 44 250", BLACK, 4),
        line("40 300, 30 190, 38 110", BLACK, 4),
        line("200 400, 196 260, 188 160", BLACK, 4),
        iris(196, 104, 0.88, 6),
        ribbon(118, 202, 6),
        iris(54, 236, 0.88, -6),
        iris(196, 318, 0.8, 8),
        iris_bud(38, 104, 1.2, -4),
    ),
    "05K1": card(
        blade(30, 410, 10, 120, 19, -4),
        blade(70, 410, 96, 210, 19, 10),
        blade(112, 410, 140, 40, 22, -6),
        blade(160, 410, 196, 130, 20, -10),
        blade(200, 410, 232, 210, 18),
        line("84 410, 82 280, 90 180", BLACK, 5),
        line("176 410, 170 300, 178 230", BLACK, 5),
        blade(140, 410, 118, 250, 18, -8),
        iris(92, 124, 1.32, -4),
        iris_bud(180, 222, 1.7, 6),
    ),
    "05K2": card(
        blade(40, 410, 24, 60, 20, 8),
        blade(84, 410, 66, 170, 20, 6),
        blade(122, 410, 100, 30, 20, 10),
        blade(180, 410, 206, 30, 20, -10),
        blade(214, 410, 226, 150, 18),
        line("130 410, 138 260, 148 160", BLACK, 5),
        line("196 410, 190 340, 184 300", BLACK, 5),
        blade(160, 410, 128, 220, 18, -6),
        blade(60, 410, 40, 250, 18),
        iris(150, 96, 1.14, 5),
        iris(168, 264, 1.2, -6),
    ),
}
