"""Inés: cloche hat, auburn wave on the cheek."""

from tools.art.faces.parts import WARM, burst, flower, neck, strands, up, visage
from tools.art.french.inks import CREAM, GOLD
from tools.art.markup import path, stroke
from tools.art.paths import both, polygon, symmetric, transform

HAIR = "#6E3B22"
DRESS = "#3A4F7E"
HAT = "#8C3B52"

LAYERS = (
    burst("#E3E6CF", "#D1D7B4"),
    path(
        symmetric(
            "M0 -124C-26 -124 -31 -104 -29 -90C-28 -80 -29 -74 -22 -68L-14 -72L-12 -100L0 -108"
        ),
        HAIR,
    ),
    up(path(symmetric("M0 -46L-12 -52C-36 -52 -58 -46 -64 -24V20H0"), DRESS)),
    up(
        path("M-15 -55C-13 -40 -6 -34 0 -31C6 -34 13 -40 15 -55Z", WARM[0]),
        path("M0 -55H15C13 -40 6 -34 0 -31Z", WARM[1]),
        path(
            both(
                "M-15 -57C-30 -55 -38 -48 -40 -42C-30 -38 -14 -32 0 -26V-33C-8 -38 -14 -46 -15 -57Z"
            ),
            CREAM,
        ),
        stroke(both("M-38 -43C-29 -40 -14 -34 0 -28"), "#C9BFA8", 1),
    ),
    neck(WARM, -58),
    visage(WARM, brow="#4A2818", lips="#A8304A", eyes="#5A4020", blush="#EBA48C", smile=1.1),
    path(
        both(
            "M-21 -98C-27 -88 -26 -76 -17 -74C-13.6 -75.6 -14.4 -79.6 -18 -82"
            "C-20.6 -86 -20 -92 -19 -98Z"
        ),
        HAIR,
    ),
    strands([both("M-21.6 -94C-24 -86 -23 -79 -18 -77")], op=0.5),
    path(
        (
            "M-30 -98C-34 -126 -20 -141 2 -141C24 -141 34 -124 29 -97C20 -105 8 -108 0 -108"
            "C-10 -108 -22 -105 -30 -98Z"
        ),
        HAT,
    ),
    path(
        "M2 -141C24 -141 34 -124 29 -97C22 -103 14 -106 8 -107.4C20 -118 18 -134 2 -141Z", "#6E2A3F"
    ),
    path("M-31.6 -104C-20 -114 18 -114 30.6 -103L31 -111C19 -121 -20 -121 -32 -112Z", GOLD),
    path("M-31 -97C-21 -106 20 -106 30 -96L32.6 -93C20 -102 -21 -102 -33.6 -94Z", HAT),
    flower(-19, -116, 11, CREAM, "#EFC9C4"),
    path(
        polygon(
            transform(
                [
                    (0, -6),
                    (1.6, -1.8),
                    (6, -1.8),
                    (2.4, 1),
                    (3.8, 5.4),
                    (0, 2.8),
                    (-3.8, 5.4),
                    (-2.4, 1),
                    (-6, -1.8),
                    (-1.6, -1.8),
                ],
                0.9,
                dx=0,
                dy=-38,
            )
        ),
        GOLD,
    ),
)
