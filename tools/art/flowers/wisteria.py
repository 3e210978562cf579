"""April: wisteria and cuckoo."""

import math

from tools.art.flowers.card import at, card, dot, mirror
from tools.art.flowers.curves import spline
from tools.art.flowers.feathers import feather_fan
from tools.art.flowers.leaves import leaf, lens
from tools.art.flowers.palette import (
    BLACK,
    DARK_HIDE,
    DARK_RED,
    HIDE,
    PAPER,
    RED,
    VIOLET,
    WHITE,
    YELLOW,
)
from tools.art.flowers.ribbon import ribbon
from tools.art.flowers.strokes import limb, line, shape
from tools.art.markup import path, stroke
from tools.art.paths import circle, move, num, polar

SPREADS: tuple[tuple[tuple[float, ...], ...], ...] = (
    ((-0.52, 0.52), (-1, 0, 1)),
    ((0,), (-0.55, 0.55)),
)


def raceme(x: float, y: float, length: float, w: float = 40, sway: float = 10) -> str:
    """Hanging tapered cluster of pea flowers; (x, y) is where it hangs from."""
    rows: list[tuple[float, float, float, tuple[float, ...]]] = []
    t = 0.03
    while t < 0.95:
        size = 25 - 12 * t
        half = w * 0.5 * (1 - t) ** 0.7 * min(1, 0.7 + t * 3)
        rows.append((t, size, half, SPREADS[half < size * 0.62][len(rows) % 2]))
        t += size * 0.58 / length
    o = [
        line(
            f"{x} {y - 16}, {x} {y}, {x + sway * 0.6} {y + length * 0.5}, "
            f"{x + sway} {y + length * 0.98}",
            BLACK,
            2.4,
        ),
        path(lens(x + sway, y + length - 10, 15, 5, 180), VIOLET, PAPER, 1),
    ]
    for t, size, half, spread in reversed(rows):
        cx, cy = x + sway * math.sin(t * 1.6), y + length * t
        o += [floret(cx + k * half, cy - abs(k) * 3, size, k * half) for k in spread]
    return "".join(o)


def floret(x: float, y: float, s: float, rot: float) -> str:
    """Pea flower seen from the front: round standard, darker keel, gold throat."""
    d = move(
        (
            "M0 -5C-5 -7 -10.500 -3 -9.500 3C-8.5 9 -3.5 11.5 0 11.5C3.5 11.5 8.5 9 9.5 3"
            "C10.5 -3 5 -7 0 -5Z"
        ),
        sx=s / 20,
        rot=-rot,
        dx=x,
        dy=y,
    )
    eye = move(
        "M0 -2.500C2.2 0 2.2 3 0 5.500C-2.2 3 -2.200 0 0 -2.5Z", sx=s / 20, rot=-rot, dx=x, dy=y
    )
    return path(d, VIOLET, PAPER, 1.2) + (path(eye, YELLOW) if s > 12 else "")


def pinnate(
    x: float, y: float, length: float, rot: float, pairs: int = 4, col: str = BLACK, bend: float = 0
) -> str:
    """Wisteria leaf: paired leaflets along a rib; rot 0 points up."""
    o, px, py, a = [], x, y, rot - 90
    step = length / (pairs + 0.4)
    rib = f"M{num(x)} {num(y)}"
    for k in range(pairs):
        px, py = polar(px, py, step, a)
        rib += f"L{num(px)} {num(py)}"
        size = length * 0.36 * (1 - 0.1 * abs(k - 1.2))
        o += [leaf(px, py, size, size * 0.25, a + 90 + s * 58, col, PAPER) for s in (-1, 1)]
        a += bend
    o.append(leaf(px, py, length * 0.36, length * 0.095, a + 90, col, PAPER))
    return stroke(rib, col, 2) + "".join(o)


def crescent(
    x: float, y: float, r: float, bite: float = 0.42, rot: float = 0, col: str = RED
) -> str:
    """Moon sickle: outer half circle against a flatter inner one."""
    b, k = bite, 0.5523
    d = (
        f"M0 -1C{-k} -1 -1 {-k} -1 0C-1 {k} {-k} 1 0 1"
        f"C{-k * b} .8 {-b} {k} {-b} 0C{-b} {-k} {-k * b} -.8 0 -1Z"
    )
    return path(move(d, sx=r, rot=rot, dx=x, dy=y), col)


BODY = (
    "-80 -2!, -70 -17, -52 -23, -30 -17, 0 -15, 34 -10, 66 4!, 40 20, 6 29, -26 27, "
    "-52 18, -72 10, -80 4!"
)
BREAST = "-72 10!, -52 18, -26 27, 6 29, 40 20, 58 10!, 26 8, -6 8, -36 4, -56 0, -68 2"
BARS = (
    "M-50 8Q-48 13 -52 17M-38 8Q-35 16 -40 22M-25 9Q-22 18 -27 26M-11 10Q-8 20 -13 28"
    "M3 10Q6 20 1 28M17 10Q19 18 15 25M30 10Q32 15 28 22"
)
FAR_WING = (
    "-30 -8!, -54 -44, -64 -90, -56 -136!, -44 -108!, -34 -114!, -30 -84!, -20 -88!, "
    "-18 -58!, -8 -56!, -4 -10!"
)
NEAR_WING = (
    "-24 -8!, -12 -52, 26 -100, 92 -142!, 78 -114!, 92 -110!, 76 -88!, 86 -80!, 66 -62!, "
    "72 -52!, 52 -38!, 54 -26!, 30 2!"
)
COVERT = "-18 -10!, -6 -48, 20 -82, 52 -106!, 46 -74, 36 -42, 24 -2!"
COVERT_BARS = "M-6 -28Q10 -34 26 -30M0 -46Q16 -52 34 -46M10 -64Q24 -70 40 -64M24 -82Q34 -86 46 -82"
BEAK = "-78 -10!, -92 -10, -104 -3!, -88 -1, -78 -2!", "-78 0!, -90 3, -100 10!, -86 10, -76 6!"


def cuckoo(x: float, y: float, s: float = 1.0, rot: float = 0) -> str:
    """Cuckoo in flight to the left, wings open, barred breast, calling."""
    parts = [
        path(spline(FAR_WING), DARK_HIDE, PAPER, 1.4),
        stroke("M-50 -116L-38 -50M-38 -94L-28 -44M-26 -72L-18 -36", PAPER, 1.4),
        _tail(),
        shape(BODY, HIDE),
        shape(BREAST, WHITE, BLACK, 1.4),
        stroke(BARS, BLACK, 2.2),
        _near_wing(),
        shape("-36 -16, -10 -24, 24 -20, 42 -8, 30 4, 0 4, -26 -2", HIDE),
        path(spline(BEAK[0]) + spline(BEAK[1]), YELLOW, BLACK, 1.2),
        stroke("M-79 -1L-87 0", RED, 3.2),
        dot(-64, -9, 5.2, YELLOW),
        dot(-64, -9, 2.8, BLACK),
    ]
    return at(x, y, parts, rot, s)


def _tail() -> str:
    angles = (82, 91, 100, 109)
    tail = [(a, 88, 9.5, HIDE if i % 2 else DARK_HIDE) for i, a in enumerate(angles)]
    spots = ["".join(circle(*polar(46, 4, q, a - 90), 2.6) for q in (46, 60, 74)) for a in angles]
    return feather_fan(46, 4, *tail) + "".join(path(d, WHITE) for d in spots)


def _near_wing() -> str:
    return (
        path(spline(NEAR_WING), HIDE, PAPER, 1.4)
        + stroke("M30 -44L78 -122M34 -36L80 -96M36 -28L70 -68M36 -18L56 -42", PAPER, 1.5)
        + path(spline(COVERT), YELLOW, DARK_HIDE, 1.4)
        + stroke(COVERT_BARS, DARK_HIDE, 2.2)
    )


CARDS = {
    "04T": card(
        crescent(122, 152, 76, rot=-16),
        limb("-10 22, 70 34, 150 16, 250 30", 12, 8, DARK_RED),
        pinnate(124, 26, 84, 184),
        raceme(30, 50, 128, 40, 8),
        raceme(84, 40, 84, 36, -4),
        raceme(214, 50, 150, 40, -8),
        raceme(160, 34, 72, 34, 6),
        cuckoo(114, 312, 0.96, -16),
    ),
    "04R": card(
        limb("-10 34, 60 24, 150 40, 250 18", 13, 8, DARK_RED),
        pinnate(206, 30, 96, 170),
        pinnate(36, 32, 80, 206),
        pinnate(100, 34, 60, 150),
        raceme(36, 60, 230, 44, 10),
        raceme(212, 84, 250, 46, -12),
        ribbon(126, 204, -5),
        raceme(90, 44, 116, 38, -6),
        raceme(168, 40, 96, 36, 8),
    ),
    "04K1": card(
        limb("-10 70, 40 26, 120 34, 190 14, 250 40", 15, 6, DARK_RED),
        pinnate(150, 30, 116, 158),
        pinnate(206, 26, 100, 186, bend=3),
        pinnate(26, 50, 70, 220),
        raceme(62, 58, 300, 56, 16),
        raceme(138, 120, 220, 50, 12),
        pinnate(90, 30, 60, 176),
    ),
    "04K2": card(
        mirror(limb("-10 40, 70 24, 130 44, 250 20", 15, 6, DARK_RED)),
        pinnate(60, 30, 110, 196),
        pinnate(112, 36, 76, 160),
        raceme(206, 56, 250, 50, -8),
        raceme(148, 80, 290, 50, -16),
        raceme(82, 120, 160, 44, -8),
        pinnate(190, 30, 76, 204),
        pinnate(30, 36, 86, 172),
    ),
}
