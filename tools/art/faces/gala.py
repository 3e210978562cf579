"""Gala: turban with a jewel, drop earrings."""

from tools.art.faces.parts import BROWN, burst, neck, up, visage
from tools.art.french.inks import CREAM, GOLD
from tools.art.markup import path, stroke
from tools.art.paths import both, circle, polygon, symmetric

DRESS = "#1F5D56"
TURBAN = (
    "M-24 -100C-32 -116 -24 -138 0 -140C24 -138 32 -116 24 -100"
    "C19 -107 10 -111 0 -112C-10 -111 -19 -107 -24 -100Z"
)

LAYERS = (
    burst("#F2D9C9", "#E8C3AA"),
    up(
        path(symmetric("M0 -44L-13 -50C-38 -52 -58 -44 -64 -22V20H0"), DRESS),
        path("M-30 -51C-22 -40 -8 -32 0 -27C8 -32 22 -40 30 -51L13 -55H-13Z", BROWN[0]),
        path("M0 -55H13L30 -51C22 -40 8 -32 0 -27Z", BROWN[1]),
        stroke("M-32 -52C-23 -39 -9 -30 0 -25C9 -30 23 -39 32 -52", GOLD, 3),
        *[
            stroke(
                both(
                    f"M{-38 - i * 6} {-49 + i * 2}"
                    f"C{-29 - i * 6} -38 {-15 - i * 5} -28 {-5 - i * 4} -20"
                ),
                "#2E7A70",
                1.4,
            )
            for i in range(4)
        ],
    ),
    neck(BROWN, -58),
    visage(BROWN, brow="#2A1712", lips="#93263A", eyes="#2A1712", smile=0.7),
    path(TURBAN, "#D9A441"),
    path(
        "M0 -140C24 -138 32 -116 24 -100C19 -107 10 -111 0 -112C14 -120 14 -134 0 -140Z", "#B98530"
    ),
    stroke(
        (
            "M-26 -108C-18 -116 -8 -118 0 -118M-28 -117C-20 -126 -9 -127 0 -125M-24 -127"
            "C-17 -133 -8 -134 0 -133M26 -108C18 -116 8 -118 0 -118M28 -117"
            "C20 -126 9 -127 0 -125M24 -127C17 -133 8 -134 0 -133"
        ),
        "#8F6420",
        1.2,
    ),
    path(polygon([(0, -131), (6.4, -121), (0, -111), (-6.4, -121)]), "#1F5D56", CREAM, 1.4),
    path(polygon([(0, -127), (3, -121), (0, -115), (-3, -121)]), "#5FB5A6"),
    path("M0 -131C-5 -139 -3 -146 0 -151C3 -146 5 -139 0 -131Z", CREAM),
    stroke("M0 -132V-146", "#B98530", 0.9),
    *(
        "".join(
            [
                path(circle(s * 21, -86, 2), GOLD),
                stroke(f"M{s * 21} -84V-78", GOLD, 1.4),
                path(
                    polygon(
                        [(s * 21, -78), (s * 21 + 3.6, -71), (s * 21, -64), (s * 21 - 3.6, -71)]
                    ),
                    "#2E7A70",
                    GOLD,
                    1.2,
                ),
            ]
        )
        for s in (-1, 1)
    ),
)
