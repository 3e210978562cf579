"""The four signs: coin, cup, sword and club."""

from tools.art.flowers.curves import points, through
from tools.art.french.inks import GOLD
from tools.art.paths import move, num, polar, rounded
from tools.art.spanish.robes import (
    BLADE,
    BLADE2,
    BLADE3,
    COIN,
    COIN2,
    COIN3,
    DARK_GOLD,
    DARK_LEAF,
    DARK_SUN,
    DARK_WOOD,
    LEAF,
    LIT_WOOD,
    SUN,
    WOOD,
)
from tools.art.spanish.strokes import disc, flat, line, lozenge, poly


def coin(detail: int = 1) -> list[str]:
    """Gold coin of radius 50 with a faceted sun."""
    o = [f'<path d="{disc(0, 0, 48)}" fill="{COIN2}" stroke="{COIN3}" stroke-width="4"/>']
    beads = "".join(disc(*polar(0, 0, 43.2, i * 15), 2.1) for i in range(24)) if detail else ""
    o += [flat(beads, COIN3)] if beads else []
    o += [f'<path d="{disc(0, 0, 38)}" fill="{COIN}" stroke="{COIN3}" stroke-width="2"/>']
    light, dark = "", ""
    for i in range(16):
        r, a = (36 if i % 2 == 0 else 27), i * 22.5 - 90
        b0, b1, tip = polar(0, 0, 15, a - 11.25), polar(0, 0, 15, a + 11.25), polar(0, 0, r, a)
        mid = polar(0, 0, 14, a)
        light += poly(b0, tip, mid)
        dark += poly(mid, tip, b1)
    o += [flat(light, SUN), flat(dark, DARK_SUN)]
    o += [f'<path d="{disc(0, 0, 15)}" fill="{COIN2}" stroke="{COIN3}" stroke-width="2"/>']
    if detail:
        o += [flat("M0 -13C8 -13 13 -7 13 0C13 8 7 13 0 13L0 5L2.5 1L0 -6Z", COIN)]
        o += [
            line("M-9 -3.5Q-5.5 -6 -2.5 -4Q-1 -3 -1.5 0L-2 4.5H1.5", COIN3, 1.8),
            line("M9 -3.5Q6 -6 3 -4.2M-4 8.5Q0 10 4 8.5", COIN3, 1.8),
        ]
    else:
        o += [flat(disc(0, 0, 5), COIN3)]
    return o


def cup(detail: int = 1) -> list[str]:
    """Goblet, 100 high, enamelled red on gold."""
    red, dk, ink = "#C22F3B", "#8C1E2C", "#4A1119"
    s = f' stroke="{ink}" stroke-width="2.2" stroke-linejoin="round"'
    o = [
        f'<path d="M-5 2H5L6 28C8 37 28 38 31 46H-31C-28 38 -8 37 -6 28Z" fill="{GOLD}"{s}/>',
        flat("M0 3H4L5 28C7 38 26 39 29 45H0Z", "#A8721F", 0.75),
        f'<path d="M-33 -42H33C34 -14 22 5 0 7C-22 5 -34 -14 -33 -42Z" fill="{red}"{s}/>',
        flat("M0 -42H32C33 -15 21 5 0 6Z", dk),
    ]
    petal = "M0 6C-9 -2 -9 -14 0 -24C9 -14 9 -2 0 6Z"
    o += [
        flat("M-3 6C-16 3 -24 -7 -25 -19C-13 -16 -5 -8 -3 6Z", GOLD),
        flat("M3 6C16 3 24 -7 25 -19C13 -16 5 -8 3 6Z", DARK_GOLD),
        f'<path d="{petal}" fill="{GOLD}" stroke="{ink}" stroke-width="1.4"/>',
    ]
    if detail:
        o += [flat("".join(lozenge(x, -32, 3.6, 4.6) for x in (-22, -7.5, 7.5, 22)), COIN)]
    o += [
        f'<path d="{rounded(-37, -50, 74, 9, 4)}" fill="{GOLD}"{s}/>',
        f'<path d="{rounded(-11, 9, 22, 9, 4.5)}" fill="{red}"{s}/>',
        f'<path d="{rounded(-34, 43, 68, 7, 3)}" fill="{GOLD}"{s}/>',
    ]
    return o


def sword(n: float = 100, w: float = 7, detail: int = 1) -> list[str]:
    """Sword, point up, n long around the origin; w = half width of the blade."""
    h = n / 2
    g = h - max(26, n * 0.2)
    s = ' stroke="#132A4A" stroke-width="1.6" stroke-linejoin="round"'
    tip = -h + w * 2.2
    gw = w * 2.9
    o = [
        f'<path d="M0 {num(-h)}L{num(w)} {num(tip)}L{num(w * 0.86)} '
        f'{num(g)}H{num(-w * 0.86)}L{num(-w)} {num(tip)}Z"'
        f' fill="{BLADE}"{s}/>',
        flat(
            f"M0 {num(-h + 1)}L{num(w - 0.6)} {num(tip)}L{num(w * 0.86 - 0.6)} {num(g)}H0Z", BLADE2
        ),
    ]
    if detail:
        o.append(line(f"M0 {num(tip + w)}V{num(g - 4)}", BLADE3, 1.5))
    o += [
        f'<path d="M-3.4 {num(g)}H3.4V{num(h - 7)}H-3.4Z" fill="{BLADE3}"{s}/>',
        f'<path d="M{num(-gw)} {num(g - 5)}C{num(-gw + 3)} {num(g + 1)} '
        f"{num(-gw * 0.5)} {num(g - 1.5)} 0 {num(g - 3)}"
        f"C{num(gw * 0.5)} {num(g - 1.5)} {num(gw - 3)} {num(g + 1)} {num(gw)} {num(g - 5)}"
        f"C{num(gw + 2)} {num(g + 4)} {num(gw * 0.6)} {num(g + 6)} 0 {num(g + 5)}"
        f"C{num(-gw * 0.6)} {num(g + 6)} {num(-gw - 2)} {num(g + 4)} "
        f'{num(-gw)} {num(g - 5)}Z" fill="{GOLD}"{s}/>',
        f'<path d="{disc(0, h - 5.5, 5.5)}" fill="{GOLD}"{s}/>',
    ]
    if detail:
        o += [flat(disc(0, g + 1, 2.4) + disc(0, h - 5.5, 2), SUN)]
    return o


LEAF_OUTLINE = "M0 0C7 -5 9 -13 3 -24C-6 -17 -7 -7 0 0Z"


def leaf(x: float, y: float, rot: float, k: float, col: str = LEAF) -> str:
    """Leaf with a lit half."""
    body = move(LEAF_OUTLINE, sx=k, rot=rot, dx=x, dy=y)
    half = move("M0 0C7 -5 9 -13 3 -24C2.5 -16 1 -8 0 0Z", sx=k, rot=rot, dx=x, dy=y)
    return f'<path d="{body}" fill="{col}" stroke="#123B25" stroke-width="1.3"/>' + flat(
        half, DARK_LEAF
    )


BODY = (
    "-.42 1!, -.5 .8, -.62 .66, -.9 .58, -.74 .48, -.86 .3, -1.08 .22, -.96 .08, -.4 0, .4 0, "
    ".98 .07, .9 .2, .82 .32, 1 .4, .72 .5, .6 .7, .5 .82, .42 1!"
)
SHADED = (
    ".05 1!, .1 .6, .3 .3, .2 .015, .9 .08, .82 .2, .74 .32, .9 .4, .64 .5, .5 .7, .4 .82, .34 1!"
)
GRAIN = "M-.45 .12Q-.3 .24 -.4 .36M-.2 .5Q-.1 .6 -.15 .72"
LEAVES = ((-0.72, 0.30, -58, 0.95), (0.72, 0.42, 52, 0.95), (-0.5, 0.6, -55, 0.8))
TOP_LEAF = (0.55, 0.16, 48, 0.75)


def club(n: float = 100, w: float = 10, leaves: int = 3) -> list[str]:
    """Knotted club, thick end up, n long around the origin; w = half width at the head.

    Its shapes are given in half widths across and in lengths from the top.
    """
    pen = ' stroke="#3A2410" stroke-width="1.6" stroke-linejoin="round"'
    top, k = -n / 2, min(w / 10, 1.55)
    low = top + 0.82 * n
    rows = [*LEAVES, TOP_LEAF][:leaves]
    band = f"M{num(-0.6 * w)} {num(low)}H{num(0.6 * w)}V{num(low + 5)}H{num(-0.6 * w)}Z"
    return [
        *[leaf(a * w, top + t * n, turn, size * k) for a, t, turn, size in rows],
        f'<path d="{_knots(BODY, n, w)}" fill="{LIT_WOOD}"{pen}/>',
        flat(_knots(SHADED, n, w), WOOD),
        line(move(GRAIN, sx=w, sy=n, dy=top), DARK_WOOD),
        f'<path d="{disc(-0.1 * w, top + 0.44 * n, 0.24 * w, 0.3 * w)}" fill="{COIN}"{pen}/>',
        f'<path d="{band}" fill="{GOLD}"{pen}/>',
    ]


def _knots(text: str, n: float, w: float) -> str:
    return through([(x * w, (y - 0.5) * n, corner) for x, y, corner in points(text)])
