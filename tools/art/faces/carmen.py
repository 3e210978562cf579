"""Carmen: comb, carnation and hoops."""

import math

from tools.art.faces.parts import TAN, burst, flower, neck, strands, up, visage
from tools.art.french.inks import GOLD
from tools.art.markup import path, stroke
from tools.art.paths import circle, polygon, symmetric

HAIR = "#2B1D1C"
DRESS = "#B3263A"
COMB = [(-24 + 6 * i, -128 - 19 * math.sin(math.pi * (i + 0.9) / 9.8)) for i in range(9)]

LAYERS = (
    burst("#F3DDB5", "#E9CB93"),
    path(polygon([(-17, -112), *COMB, (17, -112)]), "#7A3F22", GOLD, 1.3),
    "".join((path(circle(x * 0.84, y + 9, 2.3), GOLD) for x, y in COMB[1:-1])),
    path(circle(0, -121, 15.5, 11), HAIR),
    up(
        path(symmetric("M0 -44L-13 -50C-38 -52 -58 -44 -64 -22V20H0"), DRESS),
        path("M-42 -50C-30 -38 -12 -30 0 -27C12 -30 30 -38 42 -50L13 -55H-13Z", TAN[0]),
        path("M0 -55H13L42 -50C30 -38 12 -30 0 -27Z", TAN[1]),
        *[
            path(
                circle(i * 10, -25 - 22 * (abs(i) / 4) ** 1.3, 6.4, 5),
                "#D4475A" if i % 2 else "#E9788A",
            )
            for i in range(-5, 6)
        ],
    ),
    neck(TAN, -58),
    visage(TAN, brow="#2B1D1C", lips="#B3202F", blush="#D98066"),
    path(
        (
            "M0 -110C-8 -104 -17 -100 -19.5 -88C-26 -98 -27 -122 0 -122"
            "C27 -122 26 -98 19.5 -88C17 -100 8 -104 0 -110Z"
        ),
        HAIR,
    ),
    strands(
        [
            "M-3 -117C-12 -112 -18 -106 -20 -98",
            "M3 -117C12 -112 18 -106 20 -98",
            "M-10 -124Q0 -129 10 -124",
            "M-11 -119Q0 -124.5 11 -119",
        ]
    ),
    stroke(circle(-21.5, -80.5, 4.8), GOLD, 1.9),
    stroke(circle(21.5, -80.5, 4.8), GOLD, 1.9),
    flower(25, -107, 11.5, "#C22F3B", "#E4586A"),
    path("M17 -98C12 -94 10 -90 11 -86C16 -88 18 -92 17 -98Z", "#3C6B4C"),
    stroke("M-12 -58Q0 -49 12 -58", GOLD, 1.4),
    path(circle(0, -52.5, 2.8), GOLD),
)
