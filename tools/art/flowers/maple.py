"""October: maple and deer."""

from tools.art.flowers.card import at, card, dot, mirror
from tools.art.flowers.curves import each
from tools.art.flowers.leaves import spokes
from tools.art.flowers.palette import (
    AZURE,
    BLACK,
    DARK_RED,
    DARK_TAWNY,
    PAPER,
    RED,
    TAWNY,
    WHITE,
    YELLOW,
)
from tools.art.flowers.ribbon import ribbon
from tools.art.flowers.strokes import limb, line, shape
from tools.art.markup import path, stroke
from tools.art.paths import Point, circle, num, polar, polygon

MAPLE_LOBES = (
    (-126, 0.42),
    (-88, 0.74),
    (-44, 0.95),
    (0, 1.06),
    (44, 0.95),
    (88, 0.74),
    (126, 0.42),
)


def maple(
    cx: float,
    cy: float,
    r: float,
    rot: float = 0,
    col: str = RED,
    vein: str = WHITE,
    stem: str = BLACK,
) -> str:
    """Seven-pointed palmate leaf; rot 0 points its longest lobe up."""
    pts: list[Point] = [(0, r * 0.1)]
    for i, (a, k) in enumerate(MAPLE_LOBES):
        a -= 90
        pts += [
            polar(0, 0, r * k * 0.62, a - 13),
            polar(0, 0, r * k * 0.7, a - 8),
            polar(0, 0, r * k, a),
            polar(0, 0, r * k * 0.7, a + 8),
            polar(0, 0, r * k * 0.62, a + 13),
        ]
        if i < 6:
            b = MAPLE_LOBES[i + 1][0] - 90
            pts.append(
                polar(0, 0, r * 0.3 * min(1, (k + MAPLE_LOBES[i + 1][1]) / 1.7), (a + b) / 2)
            )
    ribs = "".join(spokes(0, 0, 0, r * k * 0.8, [a - 90]) for a, k in MAPLE_LOBES)
    o = [
        stroke(
            f"M0 {num(r * 0.06)}Q{num(r * 0.05)} {num(r * 0.3)} {num(-r * 0.04)} {num(r * 0.56)}",
            stem,
            max(1.8, r * 0.055),
        ),
        path(polygon(pts), col, PAPER, 1.1),
        stroke(ribs, vein, max(1, r * 0.028), op=0.9),
    ]
    return at(cx, cy, o, rot)


MAPLE_INKS = {
    "R": (RED, WHITE, BLACK),
    "Y": (YELLOW, DARK_RED, BLACK),
    "D": (DARK_RED, YELLOW, BLACK),
}


def maples(spots: str) -> str:
    """Leaves as 'x y r rot ink, ...' with ink R, Y or D (dark red)."""
    return "".join(maple(x, y, r, rot, *MAPLE_INKS[ink]) for x, y, r, rot, ink in each(spots))


DEER_SPOTS = (
    (112, 244),
    (130, 242),
    (150, 244),
    (170, 242),
    (188, 246),
    (102, 258),
    (121, 258),
    (141, 260),
    (161, 258),
    (180, 262),
    (112, 272),
    (132, 275),
    (152, 274),
    (84, 246),
    (76, 262),
    (66, 228),
    (62, 200),
    (68, 180),
)


def deer() -> str:
    """Stag standing to the left, looking back over its shoulder."""
    o = [
        shape("84 276!, 88 312, 92 338, 88 366!, 78 366!, 80 338, 72 312, 66 280!", DARK_TAWNY),
        shape(
            "150 276!, 170 304, 160 330, 164 366!, 154 366!, 148 330, 150 312, 132 286!", DARK_TAWNY
        ),
    ]
    o.append(shape("190 236!, 206 222, 224 206!, 222 230, 208 256!", WHITE, BLACK, 1.6))
    o.append(
        shape(
            "66 132!, 50 152, 40 184, 36 218, 38 256, 50 286, 52 312, 48 338, 50 366!, 61 366!, "
            "62 338, 72 310, 82 292!, 108 302, 140 300, 156 292!, 172 304,"
            "190 318, 186 340, 184 366!, 195 366!, 200 338, 206 314, 198 294, 208 268, 200 240, "
            "178 226, 148 230, 118 230, 98 222!, 92 196, 98 170!",
            TAWNY,
        )
    )
    o.append(
        shape("38 240!, 40 262, 50 286, 60 292!, 54 268, 44 246", "#F3E0BC")
        + shape("82 292!, 108 302, 140 300, 156 292!, 132 288, 104 288", "#F3E0BC")
    )
    o.append(stroke("M58 158C50 180 48 204 50 222", DARK_TAWNY, 2))
    o.append(path("".join(circle(px, py, 3.6) for px, py in DEER_SPOTS), WHITE))
    o.append(stag_head())
    return "".join(o) + path(
        (
            "M49 362H62L64 371H46ZM183 362H196L198 371H180ZM77 362H89L91 371H75Z"
            "M153 362H165L167 371H151Z"
        ),
        BLACK,
    )


def stag_head() -> str:
    """Head facing right with a three-tined pair of antlers."""
    o = [
        line("80 130, 70 104, 76 76, 92 52", BLACK, 5.5),
        line("72 98, 58 86, 50 70", BLACK, 4.4),
        line("78 74, 66 62, 64 46", BLACK, 4),
    ]
    o += [
        line("90 130, 96 108, 112 94, 130 72", BLACK, 5.5),
        line("100 104, 100 88, 94 76", BLACK, 4.4),
        line("114 92, 118 78, 114 62", BLACK, 4),
    ]
    o.append(
        shape("72 136!, 56 130, 40 120!, 46 138, 66 148!", DARK_TAWNY)
        + shape("66 140!, 54 134, 48 130!, 54 140", "#E8B9A0")
    )
    o.append(
        shape(
            "64 140, 74 128, 92 128, 108 140, 130 154, 140 164, 136 174, 120 176, 102 176, "
            "92 182, 74 178, 62 160",
            TAWNY,
        )
    )
    o.append(shape("100 176!, 118 168, 138 168!, 136 175, 120 177", "#F3E0BC"))
    o.append(
        shape("130 154!, 141 160, 141 167, 134 168!", BLACK)
        + stroke("M112 171Q124 170 133 168", BLACK, 1.4)
    )
    return (
        "".join(o)
        + shape("90 149!, 97 144, 106 150!, 98 154", WHITE)
        + dot(98, 149.5, 3.2, BLACK)
        + stroke("M88 149Q97 141 108 149", BLACK, 1.8)
    )


CARDS = {
    "10T": card(
        path("M0 356C60 340 170 342 240 352V400H0Z", YELLOW),
        maples(
            "190 40 50 160 R, 36 44 46 200 R, 196 118 44 210 Y, 20 112 36 140 D, 150 20 32 190 Y"
        ),
        deer(),
        maples("214 178 28 150 R"),
    ),
    "10R": card(
        limb("-10 60, 60 30, 150 44, 250 20", 8, 5),
        maples(
            "50 66 54 190 R, 196 56 54 170 Y, 212 150 42 150 R, 30 164 42 210 Y, "
            "210 270 46 160 D, 30 260 46 200 R"
        ),
        ribbon(120, 202, -6, AZURE),
        maples("56 346 56 20 Y, 196 348 58 -14 R"),
    ),
    "10K1": card(
        limb("-10 16, 54 54, 120 124, 190 162, 250 168", 14, 5),
        limb("66 62, 116 56, 160 28", 6, 3),
        limb("86 84, 84 140, 56 187", 7, 3),
        maples(
            "180 62 70 150 R, 58 84 64 200 Y, 124 166 72 176 R, 210 190 52 150 D, "
            "40 214 56 210 D, 76 314 78 190 Y, 174 290 64 160 R, 196 366 40 120 Y"
        ),
    ),
    "10K2": card(
        mirror(limb("-10 60, 50 28, 114 36, 184 68", 13, 4), limb("38 34, 60 86, 75 133", 8, 3)),
        maples(
            "198 62 66 170 Y, 120 72 66 190 R, 46 96 52 200 D, 186 170 74 150 R, "
            "132 250 66 190 Y, 208 276 46 160 D, 54 206 50 40 R, 46 316 52 -50 Y, "
            "120 348 56 100 R, 202 360 46 20 Y"
        ),
    ),
}
