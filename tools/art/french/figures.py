"""What the court figures have in common; the origin is the centre of the card."""

import math

from tools.art.french.inks import CREAM, GOLD, INK, LIPS, SHADED_SKIN, SKIN
from tools.art.markup import path, stroke
from tools.art.paths import (
    Points,
    circle,
    clip_path,
    clip_polygon,
    move,
    polar,
    polygon,
    rounded,
    transform,
)

HALF_W, HALF_H = 76, 141
SEAM = [(-HALF_W, 20), (HALF_W, -20)]
PANEL = [(-HALF_W, -HALF_H), (HALF_W, -HALF_H), (HALF_W, HALF_H), (-HALF_W, HALF_H)]
UPPER = [(-HALF_W, -HALF_H), (HALF_W, -HALF_H), SEAM[1], SEAM[0]]
NECK = "M-10 -82H10V-54C6 -48 -6 -48 -10 -54Z"
HEAD = "M-20.5 -101C-21 -84 -13 -65 0 -65C13 -65 21 -84 20.5 -101C20.5 -120 -20.5 -120 -20.5 -101Z"
SHADE = "M0 -115.2C14 -115 20.5 -110 20.5 -101C21 -84 13 -65 0 -65L0 -78L3.6 -84L0 -98Z"
BROWS = (
    "M-15 -98.5Q-10 -102.5 -4 -99.5Q-2 -98 -2.2 -95L-3.4 -86.5Q-3 -83.5 0.5 -83.5H2.5",
    "M15 -98.5Q10 -102.5 4.5 -99.5",
    "M-14 -94Q-9.5 -90 -5.2 -93.6M5.2 -93.6Q9.5 -90 14 -94",
)
MOUTH = "M-5 -76.5Q-2 -78.5 0 -77.5Q2 -78.5 5 -76.5Q0 -71.5 -5 -76.5Z"
SASH, SASH_EDGE, STUD = 6.3, 8, [(-4, 0), (0, -4.2), (4, 0), (0, 4.2)]


def upper(d: str, fill: str) -> str:
    """Fill a shape cut to the upper half of the panel."""
    return path(clip_path(d, UPPER), fill)


def ground(ray: str) -> str:
    """Draw the cream half panel with its sunburst."""
    return path(polygon(UPPER), CREAM) + "".join(
        path(d, ray) for i in range(0, 36, 2) if (d := clip_polygon(_beam(i * 10), UPPER))
    )


def _beam(angle: float) -> Points:
    return [(0, -92), polar(0, -92, 260, angle - 5), polar(0, -92, 260, angle + 5)]


def neck() -> str:
    """Draw the neck in shade."""
    return path(NECK, SHADED_SKIN)


def face(lips: str = LIPS) -> str:
    """Draw the calm face with closed lids, half of it in shade."""
    features = "".join(stroke(d, INK, 1.7) for d in BROWS)
    return path(HEAD, SKIN) + path(SHADE, SHADED_SKIN) + features + path(MOUTH, lips)


def hand(sleeve: str, cuff: str) -> str:
    """Draw the hand that holds the attribute."""
    fingers = "".join(
        path(
            _held(rounded(-11 + 0.4 * i, -17.5 + 4.7 * i, 20 - 1.2 * abs(i - 1.2), 4.4, 2.1)), SKIN
        )
        for i in range(4)
    )
    return (
        upper(_held("M-7 8C-4 24 8 34 30 38L40 16C28 14 20 8 15 0Z"), sleeve)
        + upper(_held("M-10 0L-7.5 9L16.5 4.5L14 -5Z"), cuff)
        + fingers
        + stroke(_held("M-10 -12.9H8M-10 -8.2H8M-10 -3.5H8"), SHADED_SKIN, 0.9)
        + path(_held("M8 -18C12 -16 13 -6 12 0L6 1C8 -6 8 -12 4.5 -16Z"), SHADED_SKIN)
    )


def _held(d: str) -> str:
    return move(d, dx=54, dy=-29)


def lozenges(
    poly: Points, col: str, dx: float, dy: float, k: float, y0: float, x0: float = -78
) -> str:
    """Cover a convex part of a garment with rows of lozenges."""
    w, h = dx * k, dy * k
    centres = [
        (x0 + q * dx + (r % 2) * dx / 2, y0 + r * dy / 2) for r in range(12) for q in range(16)
    ]
    return path(
        "".join(
            clip_polygon([(x - w, y), (x, y - h), (x + w, y), (x, y + h)], poly, UPPER)
            for x, y in centres
        ),
        col,
    )


def sash(dark: str) -> str:
    """Draw the studded sash that hides the seam of the two halves."""
    tilt = math.degrees(math.atan2(SEAM[1][1] - SEAM[0][1], SEAM[1][0] - SEAM[0][0]))
    bands = _band(SASH_EDGE, tilt, GOLD) + _band(SASH, tilt, dark)
    return bands + "".join(_stud(i, tilt) for i in range(-6, 7))


def _band(half: float, tilt: float, col: str) -> str:
    long = [(-88, half), (88, half), (88, -half), (-88, -half)]
    return path(clip_polygon(transform(long, rot=tilt), PANEL), col)


def _stud(i: int, tilt: float) -> str:
    x, y = polar(0, 0, i * 12, tilt)
    if i % 2:
        return path(circle(x, y, 1.6), CREAM)
    return path(polygon(transform(STUD, rot=tilt, dx=x, dy=y)), GOLD)
