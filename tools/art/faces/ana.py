"""Ana: black bob, bandeau with a plume."""

from tools.art.faces.parts import LIGHT, burst, neck, pearls, strands, up, visage
from tools.art.french.inks import CREAM, GOLD, INK
from tools.art.markup import path, stroke
from tools.art.paths import both, circle, polygon, symmetric

HAIR = "#26202B"
DRESS = "#2E6E73"

LAYERS = (
    burst("#CFE3DC", "#BBD6CD"),
    path(
        symmetric(
            "M0 -126C-30 -126 -34 -106 -33 -90C-32.5 -80 -31 -72 -24 -66L-14 -70L-12 -100L0 -108"
        ),
        HAIR,
    ),
    up(
        path(symmetric("M0 -46L-12 -52C-36 -50 -58 -46 -64 -24V20H0"), DRESS),
        path("M-36 -50C-24 -32 -10 -28 0 -28C10 -28 24 -32 36 -50L13 -54H-13Z", LIGHT[0]),
        path("M0 -54H13L36 -50C24 -32 10 -28 0 -28Z", LIGHT[1]),
        stroke("M-38 -50C-25 -30 -10 -25 0 -25C10 -25 25 -30 38 -50", GOLD, 2.6),
    ),
    neck(LIGHT, -56),
    visage(LIGHT, lips="#B3202F", eyes="#2D6A6F", blush="#EFA79A"),
    path(
        (
            "M-22.5 -88C-25 -104 -22 -122 0 -122C22 -122 25 -104 22.5 -88"
            "C20 -94 20 -99 19 -103.5C10 -101 -10 -101 -19 -103.5C-20 -99 -20 -94 -22.5 -88Z"
        ),
        HAIR,
    ),
    path(both("M-23 -94C-28 -84 -27 -72 -18.5 -70C-15.5 -71.5 -16.5 -76 -19.6 -81Z"), HAIR),
    strands(
        [
            "M-14 -119C-18 -114 -19 -110 -19 -106",
            "M-6 -121C-9 -115 -10 -110 -10 -105",
            "M6 -121C9 -115 10 -110 10 -105",
        ]
    ),
    path("M-27 -108C-12 -117 12 -117 27 -108L26.4 -114.4C12 -123 -12 -123 -26.4 -114.4Z", GOLD),
    path(polygon([(0, -122.5), (4.6, -117), (0, -111.5), (-4.6, -117)]), "#B8323C", CREAM, 1),
    path("M20 -114C34 -120 40 -136 32 -149C22 -142 16 -128 20 -114Z", CREAM),
    path("M20 -114C34 -120 40 -136 32 -149C31 -136 27 -124 20 -114Z", "#D9CDB4"),
    stroke("M20 -114C26 -124 30 -136 32 -147", INK, 0.9, op=0.6),
    path(circle(21, -114, 3.2), GOLD),
    pearls(-54, 21, 10),
)
