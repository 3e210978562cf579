"""The king: ermine, crown and sword."""

from tools.art.french.figures import face, hand, lozenges, neck, upper
from tools.art.french.inks import (
    CREAM,
    DARK_STEEL,
    GOLD,
    INK,
    LIPS,
    STEEL,
    Robe,
)
from tools.art.markup import path, stroke
from tools.art.paths import both, circle, move, polygon, rect, rounded, symmetric

MANTLE = "M0 -66L-16 -64C-44 -60 -70 -50 -84 -24V90H0"
ERMINE = (
    "M-19 -66C-40 -62 -52 -56 -58 -46C-46 -28 -26 -18 0 -10C26 -18 46 -28 58 -46"
    "C52 -56 40 -62 19 -66L0 -40Z"
)
HEM = "M-58 -46C-46 -28 -26 -18 0 -10C26 -18 46 -28 58 -46"
TAIL = "M0 -4L1.4 0L3.4 3.4L0 2L-3.4 3.4L-1.4 0Z"
TAILS = (
    *((-44, -47), (-31, -37), (-16, -29), (-30, -53), (-17, -44), (0, -20)),
    *((16, -29), (31, -37), (44, -47), (30, -53), (17, -44), (0, -32)),
)
HAIR = (
    "M0 -122C-22 -122 -27 -112 -27 -98C-27 -84 -31 -76 -36 -70"
    "C-30 -64 -20 -66 -16 -72L-14 -100L0 -108"
)
LOCKS = "M-25 -92C-26 -84 -28 -78 -31 -73M-21.5 -90C-21.5 -82 -22 -76 -24 -70"
BEARD = (
    "M-20.5 -96C-22 -76 -18 -58 0 -38C18 -58 22 -76 20.5 -96C17 -88 14 -82.5 9 -81.5"
    "C5 -83.5 2 -82 0 -80.5C-2 -82 -5 -83.5 -9 -81.5C-14 -82.5 -17 -88 -20.5 -96Z"
)
BEARD_SHADE = "M0 -80.5C2 -82 5 -83.5 9 -81.5C14 -82.5 17 -88 20.5 -96C22 -76 18 -58 0 -38Z"
BEARD_LINES = "M-15 -82C-14 -70 -9 -60 -3 -50M-9 -78C-8 -68 -5 -60 -1 -54"
MOUTH = "M-5 -75.5Q0 -78 5 -75.5Q0 -71.5 -5 -75.5Z"
CROWN = (
    "M-24 -110L-29 -133L-16 -124L-9 -138L0 -126L9 -138L16 -124L29 -133L24 -110"
    "C10 -115 -10 -115 -24 -110Z"
)
CROWN_BAND = "M-24 -110C-10 -115 10 -115 24 -110L25.2 -116C10 -121 -10 -121 -25.2 -116Z"
BEADS = ((-29, -134), (-9, -138), (9, -138), (29, -134))


def king(robe: Robe) -> str:
    """Draw the upper half of a king."""
    return (
        _mantle(robe)
        + _tabard(robe)
        + _ermine()
        + _head(robe)
        + _crown(robe)
        + _sword(robe)
        + hand(robe.dark, GOLD)
    )


def _mantle(robe: Robe) -> str:
    folds = "".join(upper(both(_fold(i)), robe.dark) for i in range(3))
    return upper(symmetric(MANTLE), robe.main) + folds


def _fold(i: int) -> str:
    return (
        f"M-{84 - i * 13} 60C-{76 - i * 12} 10 -{62 - i * 9} -30 -{40 - i * 4} -50"
        f"L-{38 - i * 4} -50C-{59 - i * 9} -30 -{72 - i * 12} 12 -{79 - i * 13} 60Z"
    )


def _tabard(robe: Robe) -> str:
    inner = [(-16, -40), (16, -40), (22, 60), (-22, 60)]
    outer = polygon([(-20, -40), (20, -40), (27, 60), (-27, 60)])
    pattern = lozenges(inner, robe.light, 11, 15, 0.34, -38, -77)
    return upper(outer, GOLD) + upper(polygon(inner), robe.dark) + pattern


def _ermine() -> str:
    tails = "".join(move(TAIL, sx=1.05, dx=x, dy=y) for x, y in TAILS)
    return path(ERMINE, CREAM) + stroke(HEM, GOLD, 3) + path(tails, INK)


def _head(robe: Robe) -> str:
    return (
        path(symmetric(HAIR), robe.hair)
        + stroke(both(LOCKS), CREAM, 0.9, op=0.45)
        + neck()
        + face()
        + path(BEARD, robe.hair)
        + path(BEARD_SHADE, "#000", op=0.13)
        + path(MOUTH, LIPS)
        + stroke(both(BEARD_LINES), CREAM, 1, op=0.5)
    )


def _crown(robe: Robe) -> str:
    pearls = circle(0, -116.3, 2.2) + circle(-11, -115.6, 1.7) + circle(11, -115.6, 1.7)
    return (
        path(CROWN, GOLD)
        + path(CROWN_BAND, robe.main)
        + path(pearls, CREAM)
        + path("".join(circle(x, y, 2.3) for x, y in BEADS), GOLD)
    )


def _sword(robe: Robe) -> str:
    return (
        path("M50 -48V-126L54 -135L58 -126V-48Z", STEEL)
        + path("M54 -48V-135L58 -126V-48Z", DARK_STEEL)
        + path(rect(51, -50, 6, 30), robe.dark)
        + path(rounded(40, -53, 28, 6, 3), GOLD)
    )
