"""Hugo: copper curls, freckles, striped jersey."""

from tools.art.faces.parts import LIGHT, burst, neck, visage
from tools.art.markup import path, stroke
from tools.art.paths import circle, clip_polygon, flatten, num, symmetric

HAIR = "#C2622B"
DARK_HAIR = "#9A4519"
DRESS = "#F4EBD8"
BODY = flatten(symmetric("M0 -56L-14 -58C-36 -56 -58 -48 -64 -26V0H0"))[0]
CURLS = [
    (-20, -102, 6),
    (-21, -111, 7),
    (-15, -119, 8.2),
    (-6, -124, 8.6),
    (4, -125, 8.8),
    (13, -121, 8.4),
    (20, -113, 7.4),
    (21, -104, 6),
    (-11, -112, 7.4),
    (-2, -115, 7.6),
    (7, -114, 7.6),
    (14, -110, 6),
]

LAYERS = (
    burst("#D6E4EA", "#BFD4DF"),
    path(symmetric("M0 -56L-14 -58C-36 -56 -58 -48 -64 -26V0H0"), DRESS),
    *(
        path(clip_polygon(BODY, [(-70, y), (70, y), (70, y + 4.6), (-70, y + 4.6)]), "#22456D")
        for y in (-46, -36, -26)
    ),
    path("M-17 -60C-12 -50 12 -50 17 -60L19 -56C13 -44 -13 -44 -19 -56Z", "#22456D"),
    neck(LIGHT, -53),
    visage(
        LIGHT,
        brow="#7A3A18",
        lips="#BC5A50",
        eyes="#3E6B4C",
        smile=1.6,
        blush="#F0A58A",
        width=1.02,
    ),
    path(
        "".join(
            (
                circle(x, y, 0.9)
                for s in (-1, 1)
                for x, y in (
                    (s * 8, -86),
                    (s * 11.4, -84.4),
                    (s * 14.2, -87),
                    (s * 10, -82),
                    (s * 13.6, -82.8),
                )
            )
        ),
        "#C98458",
    ),
    path("".join(circle(*c) for c in CURLS), HAIR),
    *(
        stroke(
            (
                f"M{num(x - r * 0.55)} {num(y + r * 0.2)}"
                f"Q{num(x - r * 0.2)} {num(y - r * 0.7)} {num(x + r * 0.5)} {num(y - r * 0.2)}"
            ),
            DARK_HAIR if i % 2 else "#E8A265",
            1.3,
            op=0.9,
        )
        for i, (x, y, r) in enumerate(CURLS)
    ),
)
