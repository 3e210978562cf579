"""The ace of clubs."""

from tools.art.flowers.curves import spline
from tools.art.french.inks import GOLD
from tools.art.paths import num
from tools.art.spanish.robes import COIN, DARK_LEAF, DARK_WOOD, LIT_WOOD, WOOD
from tools.art.spanish.signs import leaf
from tools.art.spanish.strokes import at, disc, flat, inked, line, star


def as_bastos() -> list[str]:
    """Great club in leaf, acorns, crimson ribbon."""
    return [*_acorns(), *_trunk(), *_ribbon()]


def _acorns() -> list[str]:
    """Leaves and acorns."""
    drawn: list[str] = []
    drawn += [
        *[
            leaf(x + (8 if x < 125 else -8), y, r, k)
            for x, y, r, k in (
                (92, 92, -62, 1.7),
                (162, 84, 60, 1.6),
                (88, 150, -80, 1.5),
                (164, 152, 78, 1.6),
                (100, 208, -66, 1.5),
                (152, 214, 64, 1.4),
                (100, 56, -24, 1.4),
                (152, 52, 26, 1.35),
                (94, 108, -116, 1.2),
                (160, 104, 118, 1.2),
            )
        ]
    ]
    for x, y, r in ((74, 124, 20), (178, 122, -18), (78, 190, 14), (172, 194, -14)):
        drawn += [
            line(
                f"M{x} {y - 10}Q{num((x + 125) / 2)} {y - 20} {num(125 + (x - 125) * 0.3)} {y - 8}",
                DARK_LEAF,
                2.6,
            ),
            at(
                x,
                y,
                [
                    inked("M-8 -2C-8 10 -4 16 0 20C4 16 8 10 8 -2Z", "#C99A55"),
                    flat("M1 -2H7.4C7.4 10 4 15 1 19Z", LIT_WOOD),
                    inked("M-10.5 -2C-10 -11 10 -11 10.5 -2C4 1 -4 1 -10.5 -2Z", DARK_WOOD),
                    line("M-7 -5L-4 -2M-2 -7L2 -2M4 -7L7 -3", LIT_WOOD, 1.1),
                ],
                r,
            ),
        ]
    return drawn


def _trunk() -> list[str]:
    """The club."""
    drawn: list[str] = []
    w2, dk = LIT_WOOD, WOOD
    body = (
        "113 324!, 110 290, 107 262, 98 246, 104 228, 98 196, 88 184, 95 "
        "164, 92 132, 84 112, 91 92, 94 58, 106 34, 125 28, 144 34, 157 "
        "56, 158 88, 167 104, 158 124, 157 152, 166 170, 153 186, 150 "
        "220, 156 238, 145 250, 141 290, 137 324!"
    )
    shade = (
        "127 323!, 128 280, 134 240, 132 200, 138 160, 136 110, 142 70, "
        "134 32, 146 37, 156.5 57, 157.5 88, 166 104, 157.4 124, "
        "156.4 152, 165 170, 152.4 186, 149.4 220, 155 238, 144.4 "
        "250, 140.4 290, 136.4 323!"
    )
    drawn += [
        inked(spline(body), w2),
        flat(spline(shade), dk),
        line(
            "M106 60C104 80 106 96 102 118M116 44C112 70 116 100 110 138M106 "
            "150C104 170 110 184 108 206M118 160C114 190 120 210 116 240M128 "
            "60C126 84 130 104 126 130M112 262C114 280 114 296 116 312M128 "
            "250C126 280 128 300 127 316",
            DARK_WOOD,
            1.7,
        ),
    ]
    for x, y, a, b in (
        (114, 144, 6, 8),
        (146, 110, 5, 7),
        (112, 220, 5, 6.5),
        (140, 196, 5, 7),
        (124, 88, 4.6, 6),
    ):
        drawn += [
            inked(disc(x, y, a, b), COIN),
            line(disc(x, y, a * 0.45, b * 0.45), DARK_WOOD, 1.2),
        ]
    return drawn


def _ribbon() -> list[str]:
    """Crimson ribbon."""
    return [
        inked("M98 252C84 262 70 262 58 282L74 282L72 296C88 288 98 280 110 276Z", "#8C1E2C"),
        inked(
            "M152 252C166 262 180 262 192 282L176 282L178 296C162 288 152 280 140 276Z", "#8C1E2C"
        ),
        inked("M103 250C116 258 134 258 147 250L146 276C134 284 116 284 104 276Z", "#BE2F3C"),
        line("M104 256C116 263 134 263 146.5 256M104 270.5C116 278 134 278 146 270.5", GOLD, 1.8),
        inked(disc(125, 268, 9), GOLD),
        flat(star(125, 268, 6.5, 5), "#8C1E2C"),
        inked("M111 314H139V326H111Z", GOLD),
    ]
