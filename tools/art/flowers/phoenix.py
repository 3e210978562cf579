"""December: the phoenix."""

import math
from collections.abc import Sequence

from tools.art.flowers.card import at, dot
from tools.art.flowers.curves import along, spline
from tools.art.flowers.feathers import feather_fan, spread
from tools.art.flowers.leaves import lens
from tools.art.flowers.palette import BLACK, BLUE, DARK_RED, PAPER, RED, VIOLET, WHITE, YELLOW
from tools.art.flowers.strokes import line, shape
from tools.art.markup import path, stroke
from tools.art.paths import polar


def eye_plume(text: str, col: str, tip: str = YELLOW, w: float = 20) -> str:
    """Long tail plume: barbed shaft ending in an eye."""
    pts = along(text, 17, 0.06, 0.86)
    barbs = "".join(
        lens(x, y, w * (0.75 + 0.5 * math.sin(math.pi * (i + 2) / 20)), w * 0.24, a + 90 + s * 136)
        for i, (x, y, a) in enumerate(pts)
        for s in (-1, 1)
    )
    x, y, a = along(text, 2)[-1]
    o = [path(barbs, col, PAPER, 0.8), line(text, BLACK, 2.4)]
    o += [
        path(lens(*polar(x, y, length, a + 180), length * 1.75, wide, a + 90), tone, PAPER, 1.2)
        for length, wide, tone in ((29, 22, col), (19, 13, tip), (10, 7.5, BLUE))
    ]
    return "".join(o) + dot(*polar(x, y, 0, a), 2.6, WHITE)


def wing(
    arm: str,
    n: int,
    a0: float,
    a1: float,
    l0: float,
    l1: float,
    w: float,
    cols: Sequence[str],
    edge: str = PAPER,
) -> str:
    """Feathers rooted along the arm line; heading and length run from shoulder to wrist."""
    specs = []
    for i, (x, y, _) in enumerate(along(arm, n)):
        t = i / (n - 1)
        specs.append(
            path(
                lens(x, y, l0 + (l1 - l0) * t, w, a0 + (a1 - a0) * t),
                cols[i % len(cols)],
                edge,
                1.2,
            )
        )
    return "".join(specs)


BREAST = (
    "47 100!, 54 122, 60 150, 74 182, 104 204, 136 210, 160 204!, 150 176, 130 156, "
    "102 146, 82 128, 72 108, 70 90!"
)
SHOULDER = "98 158, 100 128, 118 96, 160 70!, 166 80!, 142 100, 128 124, 130 152, 116 170"
SCALES = (
    "M110 154Q116 158 122 154M108 140Q114 145 121 140M111 126Q117 130 123 126M117 113"
    "Q122 116 128 112M127 100Q131 102 136 99"
)
NEAR_WING = "116 160, 112 122, 130 92, 162 76"


def phoenix() -> str:
    """Phoenix flying left over the top of the card, wings raised, four plumes streaming."""
    return (
        _plumes()
        + _far_feathers()
        + shape(BREAST, YELLOW)
        + hackles()
        + _near_wing()
        + phoenix_head()
    )


def _plumes() -> str:
    return (
        eye_plume("134 206, 114 234, 80 250, 38 236", VIOLET)
        + eye_plume("156 200, 192 208, 216 240, 206 292", VIOLET)
        + eye_plume("142 206, 136 246, 108 280, 62 292", RED)
        + eye_plume("150 204, 174 240, 174 288, 136 324", RED)
    )


def _far_feathers() -> str:
    return (
        feather_fan(140, 196, *spread(196, 118, 52, 58, 7, (YELLOW, RED), 7))
        + feather_fan(108, 156, *spread(-20, 30, 104, 136, 10.5, (BLUE, VIOLET), 6))
        + feather_fan(108, 156, *spread(-14, 26, 66, 80, 9, (RED, DARK_RED), 5))
    )


def _near_wing() -> str:
    return (
        wing(NEAR_WING, 10, 112, 38, 74, 92, 10.5, (VIOLET, BLUE))
        + wing(NEAR_WING, 8, 110, 42, 48, 58, 9.5, (RED,))
        + wing(NEAR_WING, 7, 112, 46, 26, 32, 8, (YELLOW,), DARK_RED)
        + path(spline(SHOULDER), RED, PAPER, 1.3)
        + stroke(SCALES, YELLOW, 1.8)
    )


def hackles() -> str:
    """Overlapping neck and breast feathers in rows, root to tip."""
    o = []
    rows = along("60 98, 68 126, 84 156, 110 182, 140 198", 9)
    for i, (x, y, a) in enumerate(rows):
        for side in (-8, 8) if i % 2 else (-13, 0, 13):
            px, py = polar(x, y, side * (0.55 + 0.06 * i), a + 90)
            o.append(
                path(lens(px, py, 17 + i * 0.6, 5.6, a + 90), (RED, DARK_RED)[i % 2], YELLOW, 1.2)
            )
    return "".join(o[::-1])


def phoenix_head() -> str:
    """Head in profile with crest, lappets and almond eye."""
    o = [
        feather_fan(
            62,
            78,
            (4, 38, 4.5, VIOLET),
            (26, 48, 5.5, RED),
            (48, 54, 5.5, VIOLET),
            (70, 48, 5.5, RED),
            (92, 34, 4.5, VIOLET),
        )
    ]
    o.append(shape("36 88!, 42 75, 54 69, 67 74, 74 90, 70 106, 56 112, 45 104!, 38 97!", YELLOW))
    o.append(
        shape("40 84!, 30 83, 20 90, 16 101!, 26 97, 40 99!", RED, BLACK, 1.2)
        + stroke("M20 96Q29 92 38 92", BLACK, 1.2)
    )
    o.append(path(lens(46, 102, 17, 4.4, 196) + lens(54, 107, 15, 4, 180), RED, PAPER, 1))
    o.append(
        path("M43 84C47 79 55 79 60 84C55 89 47 89 43 84Z", WHITE)
        + dot(51, 84, 3, BLACK)
        + stroke("M40 82Q51 72 64 84", BLACK, 2.2)
    )
    return at(8, 14, o, sx=0.86)
