"""The queen: fan ruff, diadem, pearls and a flower."""

from tools.art.french.figures import UPPER, face, hand, lozenges, neck, upper
from tools.art.french.inks import CREAM, GOLD, SHADED_SKIN, SKIN, WHITE, Robe
from tools.art.markup import path, stroke
from tools.art.paths import (
    both,
    circle,
    clip_polygon,
    flatten,
    move,
    polar,
    polygon,
    symmetric,
)

GOWN = "M0 -60L-14 -60C-34 -58 -48 -54 -56 -42C-70 -34 -82 -14 -84 10V90H0"
BREAST = (
    "M-11 -62C-18 -58 -30 -56 -36 -52C-30 -38 -14 -32 0 -38C14 -32 30 -38 36 -52"
    "C30 -56 18 -58 11 -62Z"
)
BREAST_SHADE = "M0 -62V-38C14 -32 30 -38 36 -52C30 -56 18 -58 11 -62Z"
BODICE = "M-38 -53C-30 -37 -14 -31 0 -37C14 -31 30 -37 38 -53L42 -48L22 60H-22L-42 -48Z"
STOMACHER = "M-34 -44C-28 -34 -14 -28 0 -33.5C14 -28 28 -34 34 -44L19 60H-19Z"
STOMACHER_EDGE = [(-27, -31), (0, -28), (27, -31), (17, 60), (-17, 60)]
HAIR = (
    "M0 -120C-22 -122 -30 -112 -29 -99C-28 -90 -36 -86 -34 -76"
    "C-32 -67 -38 -62 -34 -54C-26 -50 -18 -56 -17 -64C-16 -74 -20 -84 -19 -96L0 -108"
)
WAVES = (
    "M-25 -108C-24 -98 -30 -90 -28.5 -80C-27.5 -70 -30 -66 -29 -58M-21 -104"
    "C-20.5 -94 -25 -86 -23.5 -76C-22.5 -68 -24 -64 -24 -58"
)
PARTING = (
    "M0 -118C-12 -118 -21 -112 -20.5 -97C-16 -100 -8 -106 0 -113"
    "C8 -106 16 -100 20.5 -97C21 -112 12 -118 0 -118Z"
)
DIADEM = (
    "M-23 -114C-10 -121 10 -121 23 -114L26 -124L16.5 -121L13 -131L5.5 -123.5L0 -138"
    "L-5.5 -123.5L-13 -131L-16.5 -121L-26 -124Z"
)
TIPS = ((-26, -125), (-13, -132), (0, -139), (13, -132), (26, -125))
PETAL = "M0 0C7 -5 7 -15 0 -19C-7 -15 -7 -5 0 0Z"
LEAF, DARK_LEAF = "#4F8460", "#3C6B4C"


def queen(robe: Robe) -> str:
    """Draw the upper half of a queen."""
    return (
        _ruff(robe)
        + _gown(robe)
        + _bodice(robe)
        + _head(robe)
        + _jewels(robe)
        + _diadem(robe)
        + _flower(robe)
        + hand(robe.dark, CREAM)
    )


def _ruff(robe: Robe) -> str:
    return "".join(
        path(_blade(198 + i * 9.6), WHITE if i % 2 else robe.light, robe.light, 0.8)
        for i in range(15)
    )


def _blade(angle: float) -> str:
    rim = [polar(0, 0, r, angle + d) for r, d in ((52, 0), (55.5, 4.8), (52, 9.6))]
    return polygon([(0, -70), *[(x * 1.02, y - 70) for x, y in rim]])


def _gown(robe: Robe) -> str:
    tones = (robe.dark, robe.light)
    sleeves = [path(_stripe(i, s), tones[i % 2]) for s in (-1, 1) for i in range(4)]
    return upper(symmetric(GOWN), robe.main) + "".join(sleeves)


def _stripe(i: int, sign: int) -> str:
    outline = flatten(
        f"M{46 + i * 3} {-46 + i * 4}"
        f"C{58 + i * 6} {-34 + i * 4} {64 + i * 7} -10 {62 + i * 7} 40L{66 + i * 7} 40"
        f"C{69 + i * 7} -10 {62 + i * 6} {-38 + i * 4} {49 + i * 3} {-48 + i * 4}Z"
    )[0]
    return clip_polygon([(sign * x, y) for x, y in outline], UPPER)


def _bodice(robe: Robe) -> str:
    return (
        path(BREAST, SKIN)
        + path(BREAST_SHADE, SHADED_SKIN)
        + upper(BODICE, GOLD)
        + upper(STOMACHER, robe.dark)
        + lozenges(STOMACHER_EDGE, robe.light, 12, 17, 0.3, -24)
        + upper("M-2 -33H2V40H-2Z", GOLD)
    )


def _head(robe: Robe) -> str:
    return (
        path(symmetric(HAIR), robe.hair)
        + stroke(both(WAVES), CREAM, 1, op=0.5)
        + neck()
        + face("#B92F3C")
        + path(PARTING, robe.hair)
    )


def _jewels(robe: Robe) -> str:
    pearls = "".join(circle(i * 4.1, -48 - 0.42 * i * i, 2.1) for i in range(-4, 5))
    pendant = polygon([(0, -45), (4, -40), (0, -34), (-4, -40)])
    return (
        path(pearls, WHITE, robe.light, 0.5)
        + path(pendant, robe.main, GOLD, 1)
        + path(both(circle(-21, -85, 1.9)), GOLD)
        + stroke("M-21 -83V-78M21 -83V-78", GOLD, 1.3)
    )


def _diadem(robe: Robe) -> str:
    tips = "".join(circle(x, y, 1.7) for x, y in TIPS)
    return (
        path(DIADEM, GOLD)
        + path(circle(0, -123.5, 2.6), robe.main)
        + path(both(circle(-11, -121, 1.5)), CREAM)
        + path(tips, WHITE, GOLD, 0.8)
    )


def _flower(robe: Robe) -> str:
    petals = "".join(
        path(move(PETAL, rot=i * 60, dx=55, dy=-106), robe.light if i % 2 else robe.main)
        for i in range(6)
    )
    return (
        stroke("M54 -18C55 -44 52 -70 55 -96", DARK_LEAF, 2.6)
        + path("M54 -58C62 -62 67 -70 66 -78C58 -76 54 -68 54 -58Z", DARK_LEAF)
        + path("M53.5 -44C46 -48 42 -55 43 -62C50 -60 54 -54 53.5 -44Z", LEAF)
        + petals
        + path(circle(55, -106, 4.6), GOLD)
    )
