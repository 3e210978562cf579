"""Elvira: silver waves and cat glasses."""

from tools.art.faces.parts import BUST, LIGHT, WHITE, burst, neck, visage
from tools.art.french.inks import GOLD
from tools.art.markup import path, stroke
from tools.art.paths import both, circle, symmetric

HAIR = "#D5D8DC"
DARK_HAIR = "#A9AFB8"
DRESS = "#5B3A6E"
GLASSES = (
    "M-16.6 -96.4L-19.6 -98C-18 -90 -14 -86.6 -9.4 -86.8C-5.4 -87 -3.2 -90 -2.8 -93.6"
    "C-7 -96.6 -12 -97 -16.6 -96.4Z"
)

LAYERS = (
    burst("#E7D9E8", "#D8C4DB"),
    path(
        symmetric(
            "M0 -126C-28 -126 -34 -108 -31 -97C-29 -90 -35 -86 -32 -77"
            "C-30 -70 -24 -69 -19 -72L-14 -100L0 -108"
        ),
        DARK_HAIR,
    ),
    path(symmetric(BUST), DRESS),
    path(both("M-16 -61L-34 -54L-22 -30L0 -14V-26Z"), "#75508A"),
    path("M-15 -61L0 -30L15 -61L8 -66H-8Z", WHITE),
    neck(LIGHT, -54),
    path(
        "".join(circle(x, -57 + abs(x) * -0.25, 5.2) for x in range(-15, 16, 6)),
        WHITE,
        "#D9CDB4",
        0.8,
    ),
    visage(
        LIGHT, brow="#5B4A58", lips="#A83A50", eyes="#4A6A8A", age=1, smile=0.8, blush="#F0B4AE"
    ),
    path(
        (
            "M-22 -90C-27 -100 -27 -124 0 -124C27 -124 27 -100 22 -90C21 -99 18 -104 12 -108"
            "C6 -104 -4 -104 -8 -112C-12 -106 -20 -102 -22 -90Z"
        ),
        HAIR,
    ),
    path(
        both("M-22 -101C-29 -98 -30 -90 -25 -88C-31 -85 -30 -75 -22 -75C-19 -79 -20 -90 -22 -101Z"),
        HAIR,
    ),
    stroke(
        (
            "M-8 -112C-4 -104 6 -104 12 -108M-14 -119C-6 -110 8 -110 18 -112M-24 -96"
            "Q-28 -92 -24 -88M-25 -84Q-28 -80 -24 -77M24 -96Q28 -92 24 -88M25 -84"
            "Q28 -80 24 -77M-20 -110Q-24 -104 -22 -98"
        ),
        DARK_HAIR,
        1.3,
    ),
    path(both(GLASSES), WHITE, op=0.2),
    stroke(both(GLASSES), "#5B3A6E", 1.8),
    stroke("M-2.8 -93.4Q0 -95 2.8 -93.4", "#5B3A6E", 1.6),
    stroke(both("M-19.6 -97C-25 -90 -25 -74 -21 -66"), GOLD, 1, op=0.9),
    path(circle(-22.5, -79, 2.3) + circle(22.5, -79, 2.3), WHITE, "#C9BFA8", 0.5),
    path(circle(0, -40, 6), "#2E6E73", GOLD, 1.8),
    path(circle(-1.6, -41.6, 1.6), "#CFE3DC"),
)
