"""Bruno: slick parting, moustache, dinner jacket."""

from tools.art.faces.parts import BUST, WARM, WHITE, burst, flower, neck, strands, visage
from tools.art.french.inks import INK
from tools.art.markup import path
from tools.art.paths import both, circle, symmetric

HAIR = "#2A2230"
DRESS = "#1B2537"

LAYERS = (
    burst("#EBD3C4", "#E0BFAC"),
    path(symmetric(BUST), DRESS),
    path("M-15 -61L0 -24L15 -61L8 -66H-8Z", WHITE),
    path("M-16 -62L-30 -54L-25 -40L-14 -36L0 -14V-24Z", "#2C3A52"),
    path("M16 -62L30 -54L25 -40L14 -36L0 -14V-24Z", "#101828"),
    neck(WARM, -56),
    path("M0 -52L-13 -59V-45ZM0 -52L13 -59V-45Z", "#B8323C"),
    path(circle(0, -52, 3), "#86202B"),
    path(circle(0, -40, 1.4) + circle(0, -33, 1.4), INK),
    visage(WARM, eyes="#3A2A20", smile=0.6, width=1.04),
    path(
        (
            "M-22 -95C-26 -114 -18 -125 2 -125C22 -125 26 -112 22 -95"
            "C20.5 -101 19 -107 14 -110.5C4 -107 -6 -109 -11 -115C-13 -108 -19 -104 -22 -95Z"
        ),
        HAIR,
    ),
    strands(
        [
            "M-11 -115C-5 -109 6 -108 15 -111",
            "M-10 -119C-2 -113 9 -113 18 -114",
            "M-7 -122.5C2 -118 11 -118 19 -118.5",
        ]
    ),
    path(
        both(
            "M0 -80.8C-4 -83 -8.5 -82 -11.5 -79.4C-13 -78 -15.5 -78.6 -16.6 -81"
            "C-17.4 -77 -14.6 -74.6 -11.2 -74.8C-7 -75 -3 -77 0 -77.4Z"
        ),
        HAIR,
    ),
    flower(25, -42, 5.6, "#C22F3B", "#E0776F"),
)
