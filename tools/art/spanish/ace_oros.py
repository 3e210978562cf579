"""The ace of coins: a sun with a sleeping face."""

from tools.art.french.glyphs import label
from tools.art.french.inks import CREAM
from tools.art.paths import num, polar, polygon
from tools.art.spanish.robes import COIN, COIN2, COIN3, DARK_LEAF, DARK_SUN, SUN
from tools.art.spanish.signs import leaf
from tools.art.spanish.strokes import at, disc, flat, inked, line, star


def banner(y: float, col: str, dark: str, half: float = 52) -> str:
    """Scroll with the name of the deck."""
    a = half
    o = [
        inked(
            f"M{125 - a} {y + 6}L{125 - a - 17} {y + 10}L{125 - a - 8} "
            f"{y + 19}L{125 - a - 17} {y + 28}L{125 - a + 8} {y + 24}Z",
            dark,
        ),
        inked(
            f"M{125 + a} {y + 6}L{125 + a + 17} {y + 10}L{125 + a + 8} "
            f"{y + 19}L{125 + a + 17} {y + 28}L{125 + a - 8} {y + 24}Z",
            dark,
        ),
        inked(
            f"M{125 - a} {y}C{125 - a / 2} {y - 7} {125 + a / 2} "
            f"{y - 7} {125 + a} {y}V{y + 18}C{125 + a / 2} {y + 11} "
            f"{125 - a / 2} {y + 11} {125 - a} {y + 18}Z",
            col,
        ),
    ]
    return "".join(o) + label("NAIPES", 125, y - 0.6, 9, CREAM, weight=13, gap=42)


def as_oros() -> list[str]:
    """The sun with a sleeping face in a rope-edged medal, pomegranate boughs below."""
    return [*_boughs(), *_medal(), *_rays(), *_face(), *_stars()]


def _boughs() -> list[str]:
    """Pomegranate boughs."""
    drawn: list[str] = []
    x, y = 125, 160
    for sgn in (-1, 1):
        bough = [line("M0 114C34 118 70 100 96 56", DARK_LEAF, 3.2)]
        for lx, ly, r in (
            (12, 115, 60),
            (26, 113, 118),
            (34, 111, 40),
            (48, 104, 112),
            (86, 72, 92),
            (90, 66, 16),
            (94, 60, 70),
            (96, 57, -2),
        ):
            bough.append(leaf(lx, ly, r, 1.2))
        bough += [
            inked(
                "M76 112C62 112 58 98 64 88L60 80L67 84L71 78L75 84L82 80L79 89"
                "C90 96 88 112 76 112Z",
                SUN,
            ),
            flat("M76 111C86 110 88 98 79.5 90L75 88C82 96 82 106 76 111Z", DARK_SUN),
            inked("M66 98C70 92 76 94 78 100C76 106 68 106 66 98Z", COIN),
            flat(disc(69.5, 98.5, 1.8) + disc(73.5, 97.5, 1.8) + disc(72, 102, 1.8), SUN),
        ]
        bough = ['<g id="b">', *bough, "</g>"] if sgn < 0 else ['<use xlink:href="#b"/>']
        drawn.append(at(x, y, bough, 0, sgn * 0.8, 0.98))
    return drawn


def _medal() -> list[str]:
    """Rope-edged medal."""
    drawn: list[str] = []
    x, y = 125, 160
    drawn += [
        inked(disc(x, y, 89), COIN3),
        flat("".join(disc(*polar(x, y, 85, i * 7.5), 4.1) for i in range(48)), COIN2),
        inked(disc(x, y, 80.5), COIN2),
        line(disc(x, y, 76.5), COIN3, 1.2),
        inked(disc(x, y, 66), COIN),
    ]
    for i in range(24):
        a = i * 15
        drawn.append(
            flat(
                polygon(
                    [
                        polar(x, y, 71.5, a - 2.6),
                        polar(x, y, 74.4, a),
                        polar(x, y, 71.5, a + 2.6),
                        polar(x, y, 68.6, a),
                    ]
                ),
                COIN3 if i % 2 else DARK_SUN,
            )
        )
    return drawn


def _rays() -> list[str]:
    """Straight and waving rays."""
    drawn: list[str] = []
    x, y = 125, 160
    wave, light, dark = "", "", ""
    for i in range(16):
        a = i * 22.5 - 90
        if i % 2 == 0:
            light += polygon([polar(x, y, 30, a - 10), polar(x, y, 64, a), polar(x, y, 28, a)])
            dark += polygon([polar(x, y, 28, a), polar(x, y, 64, a), polar(x, y, 30, a + 10)])
        else:
            p = [
                polar(x, y, r, a + d)
                for r, d in ((30, -8), (40, 3), (48, -4), (58, 2), (48, 3), (40, 9), (30, 8))
            ]
            wave += (
                f"M{num(p[0][0])} {num(p[0][1])}"
                + f"C{' '.join(f'{num(q[0])} {num(q[1])}' for q in p[1:4])}"
                + f"C{' '.join(f'{num(q[0])} {num(q[1])}' for q in p[4:7])}Z"
            )
    drawn += [inked(wave, "#E8923A"), inked(light + dark, SUN), flat(dark, DARK_SUN)]
    return drawn


def _face() -> list[str]:
    """The sleeping face."""
    x, y = 125, 160
    return [
        inked(disc(x, y, 32), COIN3),
        inked(disc(x, y, 29.5), COIN2),
        flat(
            f"M{x} {y - 29}C{x + 16} {y - 29} {x + 29} {y - 16} "
            f"{x + 29} {y}C{x + 29} {y + 16} {x + 16} {y + 29} "
            f"{x} {y + 29}V{y + 11}L{x + 5} {y + 3}L{x} {y - 13}Z",
            "#B9802A",
        ),
        flat(
            f"M{x} {y - 29}C{x - 16} {y - 29} {x - 29} {y - 16} "
            f"{x - 29} {y}C{x - 29} {y + 16} {x - 16} {y + 29} "
            f"{x} {y + 29}V{y + 11}L{x + 5} {y + 3}L{x} {y - 13}Z",
            COIN,
        ),
        at(
            x,
            y + 4,
            [
                line(
                    "M-19 -11Q-12 -17 -5 -12.5Q-2.5 -10 -3 -6.5L-4.8 4Q-4 8 "
                    ".8 8H3.5M19 -11Q12 -17 5.5 -12.5M-18 -5Q-12 .5 -6.5 -4.5"
                    "M6.5 -4.5Q12 .5 18 -5",
                    COIN3,
                    2,
                ),
                flat("M-6.5 14.5Q-2.5 12 0 13.5Q2.5 12 6.5 14.5Q0 20.5 -6.5 14.5Z", SUN),
            ],
        ),
        flat(disc(x - 17, y + 9, 3.6) + disc(x + 17, y + 9, 3.6), SUN, 0.35),
    ]


def _stars() -> list[str]:
    """Scroll and stars."""
    return [
        banner(284, "#7B2D43", "#4E1A2B"),
        *[
            inked(star(sx, sy, r, 8 if i == 0 else 4, 0.42), col)
            for i, (sx, sy, r, col) in enumerate(
                (
                    (125, 42, 12, SUN),
                    (99, 49, 8, COIN2),
                    (151, 49, 8, COIN2),
                    (77, 63, 5, SUN),
                    (173, 63, 5, SUN),
                )
            )
        ],
    ]
