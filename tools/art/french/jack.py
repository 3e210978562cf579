"""The jack: striped doublet, feathered beret and halberd."""

from tools.art.french.figures import UPPER, face, hand, neck, upper
from tools.art.french.inks import CREAM, DARK_STEEL, GOLD, STEEL, Robe
from tools.art.markup import path, stroke
from tools.art.paths import both, circle, clip_polygon, flatten, polar, rounded, symmetric

DOUBLET = "M0 -62L-14 -62C-36 -60 -58 -54 -66 -36C-76 -20 -80 0 -84 20V90H0"
COLLAR = "M-46 -62C-40 -46 -22 -36 0 -36C22 -36 40 -46 46 -62L0 -70Z"
PIPING = "M-38 -60C-32 -50 -18 -43 0 -43C18 -43 32 -50 38 -60"
HAIR = (
    "M0 -122C-24 -122 -30 -108 -30 -94C-30 -82 -32 -76 -38 -72"
    "C-36 -62 -22 -60 -18 -68C-15 -76 -18 -86 -18 -96L0 -106"
)
LOCKS = "M-25 -98C-25 -86 -26 -78 -30 -71M-21.5 -94C-21.5 -84 -21 -76 -23 -69"
FRINGE = (
    "M-20.5 -98C-16 -108 -8 -109 0 -106C8 -109 16 -108 20.5 -98"
    "C22 -116 12 -120 0 -120C-12 -120 -22 -116 -20.5 -98Z"
)
BERET = (
    "M-27 -108C-34 -122 -18 -137 4 -135C24 -134 38 -124 33 -113"
    "C30 -106 26 -107 24 -108C8 -116 -10 -116 -27 -108Z"
)
BERET_SHADE = (
    "M4 -135C24 -134 38 -124 33 -113C30 -106 26 -107 24 -108"
    "C20 -110 16 -111.6 12 -112.5C20 -118 18 -130 4 -135Z"
)
BERET_BAND = "M-27 -107C-10 -115.5 10 -115.5 25 -107.5L26.5 -112.5C10 -120.5 -12 -120.5 -28.5 -112Z"
FEATHER = (
    "M-19 -114C-24 -132 -8 -148 16 -143C30 -140 40 -132 42 -122"
    "C36 -127 31 -128 26 -127C30 -125 32 -122 33 -119C26 -125 18 -127 12 -125.5"
    "C15 -124 17 -122 18 -120C8 -127 -8 -126 -19 -114Z"
)
QUILL = "M-19 -114C-14 -128 2 -137 18 -135C27 -133.5 35 -129 39 -124"
AXE = "M56 -112C66 -118 72 -110 72 -102C72 -94 66 -88 56 -92C60 -98 60 -106 56 -112Z"
SHAFT = "#7A4E2B"


def jack(robe: Robe) -> str:
    """Draw the upper half of a jack."""
    return (
        _doublet(robe)
        + _collar(robe)
        + _head(robe)
        + _beret(robe)
        + _halberd()
        + hand(robe.dark, CREAM)
    )


def _doublet(robe: Robe) -> str:
    body = flatten(symmetric(DOUBLET))[0]
    stripes = "".join(clip_polygon(body, _stripe(i * 16), UPPER) for i in range(-2, 9))
    return (
        upper(symmetric(DOUBLET), robe.main)
        + path(stripes, robe.dark)
        + upper("M-3.5 -60H3.5V60H-3.5Z", GOLD)
        + path("".join(circle(0, y, 2.2) for y in (-26, -14, -2)), robe.dark)
    )


def _stripe(y: float) -> list[tuple[float, float]]:
    return [(-84, y - 30), (0, y - 62), (0, y - 54), (-84, y - 22)]


def _collar(robe: Robe) -> str:
    scallops = "".join(path(_scallop(90 - i * 24), CREAM, robe.light, 0.9) for i in range(-3, 4))
    return scallops + path(COLLAR, CREAM) + stroke(PIPING, robe.main, 2)


def _scallop(angle: float) -> str:
    x, y = polar(0, 0, 1, angle)
    return circle(45.08 * x, -66 + 30 * y, 9.6)


def _head(robe: Robe) -> str:
    return (
        path(symmetric(HAIR), robe.hair)
        + stroke(both(LOCKS), CREAM, 1, op=0.5)
        + neck()
        + face("#BC5A50")
        + path(FRINGE, robe.hair)
    )


def _beret(robe: Robe) -> str:
    return (
        path(BERET, robe.main)
        + path(BERET_SHADE, robe.dark)
        + path(BERET_BAND, GOLD)
        + path(FEATHER, robe.light)
        + stroke(QUILL, robe.dark, 1)
        + path(circle(-19, -113.5, 4), GOLD)
        + path(circle(-19, -113.5, 1.9), robe.dark)
    )


def _halberd() -> str:
    return (
        path("M52.5 -112H55.7V-12H52.5Z", SHAFT)
        + path("M54 -136L58 -114H50Z", STEEL)
        + path("M54 -136L58 -114H54Z", DARK_STEEL)
        + path(AXE, STEEL)
        + path("M52 -108L40 -102L52 -96Z", DARK_STEEL)
        + path(rounded(50, -114, 8.2, 5, 2) + rounded(50, -94, 8.2, 5, 2), GOLD)
    )
