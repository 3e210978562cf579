"""December: paulownia."""

import math

from tools.art.flowers.card import at, card
from tools.art.flowers.cherry import cherry
from tools.art.flowers.curves import spline
from tools.art.flowers.palette import BLACK, PAPER, RED, VIOLET, WHITE, YELLOW
from tools.art.flowers.phoenix import phoenix
from tools.art.markup import path, stroke
from tools.art.paths import move, num, rounded

KIRI_LEAF = (
    "0 4!, -14 -6, -34 2, -54 0, -64 -16, -62 -34, -78 -58!, -54 -62, -42 -82, -28 -104, "
    "0 -134!,"
    "28 -104, 42 -82, 54 -62, 78 -58!, 62 -34, 64 -16, 54 0, 34 2, 14 -6"
)


def kiri_leaf(
    x: float, y: float, size: float, rot: float, col: str = BLACK, vein: str = PAPER
) -> str:
    """Broad five-cornered leaf with bold veins."""
    veins = (
        "M0 0V-118M0 -4Q-30 -26 -62 -50M0 -4Q30 -26 62 -50M-4 -4Q-28 -12 -50 -8M4 -4"
        "Q28 -12 50 -8M0 -44L-26 -84M0 -44L26 -84M0 -74L-16 -98M0 -74L16 -98M-34 -30L-42 -56"
        "M34 -30L42 -56"
    )
    return at(
        x, y, [path(spline(KIRI_LEAF), col, PAPER, 1.6), stroke(veins, vein, 2)], rot, size / 134
    )


BELL = "0 0!, -4 -5, -9 -12, -10 -21!, -5 -19, -4 -24!, 0 -21, 4 -24!, 5 -19, 10 -21!, 9 -12, 4 -5"


def kiri_bell(x: float, y: float, s: float, rot: float, col: str = VIOLET) -> str:
    """Bell-shaped floret with a gold throat."""
    o = [path(move(spline(BELL), sx=s, rot=rot, dx=x, dy=y), col, PAPER, 1.2)]
    o.append(
        path(
            move(
                "M0 -7C2.500 -10 2.5 -14 0 -17C-2.5 -14 -2.5 -10 0 -7Z", sx=s, rot=rot, dx=x, dy=y
            ),
            YELLOW,
        )
    )
    return "".join(o)


def kiri_spike(
    x: float, y: float, h: float, pairs: int = 3, s: float = 1.0, lean: float = 0, col: str = VIOLET
) -> str:
    """Upright flower spike: pairs of bells on a stem, one on top."""
    top = (x + lean, y - h)
    o = [stroke(f"M{num(x)} {num(y)}L{num(top[0])} {num(top[1])}", BLACK, 2.6)]
    tilt = math.degrees(math.atan2(lean, h))
    for k in range(pairs):
        t = 0.3 + 0.7 * k / pairs
        px, py, q = x + lean * t, y - h * t, s * (1.12 - 0.13 * k)
        o += [kiri_bell(px, py, q, tilt + side * (66 - 9 * k), col) for side in (-1, 1)]
    return "".join(o) + kiri_bell(*top, s * 0.86, tilt, col)


def kiri(x: float, y: float, size: float) -> str:
    """Whole plant as in the crest: three flower spikes over three leaves."""
    k = size / 120
    spikes = [(-54, 70, 108, 3, 1.2, -16), (54, 70, 108, 3, 1.2, 16), (0, 80, 150, 4, 1.3, 0)]
    leaves = [(-20, 20, 128, -74), (20, 20, 128, 74), (0, 70, 140, 180)]
    return "".join(
        [
            kiri_spike(x + dx * k, y - dy * k, h * k, pairs, q * k, lean * k)
            for dx, dy, h, pairs, q, lean in spikes
        ]
        + [kiri_leaf(x + dx * k, y - dy * k, length * k, rot) for dx, dy, length, rot in leaves]
    )


def seal(x: float, y: float) -> str:
    """Maker's mark: a cherry crest in a red seal."""
    return (
        path(rounded(x - 19, y - 19, 38, 38, 6), RED)
        + path(rounded(x - 15.5, y - 15.5, 31, 31, 4), "none", WHITE, 1.4)
        + cherry(x, y, 13, WHITE, RED)
    )


CARDS = {
    "12H": card(
        path("M0 352C60 340 180 340 240 352V400H0Z", YELLOW),
        kiri_spike(26, 356, 54, 2, 1.05, -4),
        kiri_spike(214, 366, 40, 2, 0.95, 4),
        kiri_leaf(26, 412, 106, -40),
        kiri_leaf(214, 412, 106, 40),
        kiri_leaf(120, 434, 104, 0),
        phoenix(),
    ),
    "12K1": card(path("M0 276C60 262 180 262 240 276V400H0Z", YELLOW), kiri(120, 262, 116)),
    "12K2": card(
        kiri_leaf(210, 296, 108, 160),
        kiri_leaf(216, 300, 96, 230),
        kiri_spike(204, 292, 92, 2, 1.2, 6),
        kiri(96, 262, 116),
    ),
    "12K3": card(
        kiri_leaf(34, 346, 100, 200),
        kiri_leaf(28, 346, 90, 130),
        kiri_spike(34, 344, 100, 2, 1.2, -6),
        kiri(140, 284, 122),
        seal(38, 46),
    ),
}
