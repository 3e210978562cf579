"""Damián: round glasses, beard and tweed."""

from tools.art.faces.parts import BUST, DEEP, WHITE, burst, neck, strands, visage
from tools.art.french.inks import CREAM, GOLD
from tools.art.markup import path, stroke
from tools.art.paths import circle, clip_polygon, flatten, num, symmetric, transform

HAIR = "#1E1715"
DRESS = "#8A5A2B"
BODY = flatten(symmetric(BUST))[0]
CURLS = [
    (-20, -104, 6.5),
    (-19, -113, 7.5),
    (-12, -120, 8),
    (-3, -123, 8.4),
    (7, -122, 8.2),
    (15, -117, 7.6),
    (20, -109, 7),
    (-8, -114, 7),
    (3, -115, 7),
    (12, -112, 6),
]
TUFT = [(-2.2, 0), (0, -2.8), (2.2, 0), (0, 2.8)]
TWEED = [
    transform(TUFT, dx=i * 9 + j % 2 * 4.5, dy=-54 + j * 9) for i in range(-7, 8) for j in range(6)
]

LAYERS = (
    burst("#CBD9E6", "#B4C8DA"),
    path(symmetric(BUST), DRESS),
    path("".join(clip_polygon(BODY, tuft) for tuft in TWEED), "#A87642"),
    path("M-15 -61L0 -26L15 -61L8 -66H-8Z", "#EFE6D0"),
    path("M-16 -62L-28 -55L-22 -38L0 -18V-26ZM16 -62L28 -55L22 -38L0 -18V-26Z", "#6B4320"),
    neck(DEEP, -56),
    path("M-4.5 -55H4.5L3 -47L5.5 -28L0 -22L-5.5 -28L-3 -47Z", "#1F4F4A"),
    visage(DEEP, brow="#17100F", lips="#7E3A34", eyes="#17100F", width=1.02),
    path(
        (
            "M-21.5 -96C-23 -76 -17 -56 0 -55C17 -56 23 -76 21.5 -96C19 -88 16 -83 10 -81.8"
            "C5 -83.6 2 -82.4 0 -81C-2 -82.4 -5 -83.6 -10 -81.8C-16 -83 -19 -88 -21.5 -96Z"
        ),
        HAIR,
    ),
    path("M-5.6 -76.4Q-2.4 -78 0 -77Q2.4 -78 5.6 -76.4Q0 -72 -5.6 -76.4Z", "#A8564C"),
    strands(["M-15 -79C-13 -70 -9 -63 -4 -59", "M15 -79C13 -70 9 -63 4 -59"], op=0.22),
    path("".join(circle(*c) for c in CURLS), HAIR),
    *(
        stroke(
            (
                f"M{num(x - r * 0.5)} {num(y - r * 0.1)}"
                f"Q{num(x)} {num(y - r * 0.8)} {num(x + r * 0.5)} {num(y - r * 0.1)}"
            ),
            CREAM,
            0.8,
            op=0.28,
        )
        for x, y, r in CURLS
    ),
    path(circle(-9.6, -92, 7.6), WHITE, op=0.16),
    path(circle(9.6, -92, 7.6), WHITE, op=0.16),
    stroke(circle(-9.6, -92, 7.6), GOLD, 1.9),
    stroke(circle(9.6, -92, 7.6), GOLD, 1.9),
    stroke("M-2 -93Q0 -95 2 -93M-17.2 -93L-21 -95M17.2 -93L21 -95", GOLD, 1.8),
)
