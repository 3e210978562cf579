"""The ace of swords."""

from tools.art.french.glyphs import label
from tools.art.french.inks import CREAM, GOLD
from tools.art.paths import both, rounded
from tools.art.spanish.robes import COIN, COIN3, DARK_GOLD, DARK_LEAF
from tools.art.spanish.signs import leaf
from tools.art.spanish.strokes import at, disc, flat, inked, line, lozenge, star


def as_espadas() -> list[str]:
    """Great sword, wing guard, scroll around the blade, olive boughs."""
    return [*_olive(), *_blade(), *_hilt()]


def _olive() -> list[str]:
    """Olive boughs."""
    drawn: list[str] = []
    for sgn in (-1, 1):
        b = [line("M6 118C34 100 50 62 52 6", DARK_LEAF, 2.6)]
        for lx, ly, r in (
            (20, 106, 20),
            (28, 98, 112),
            (34, 86, 8),
            (41, 74, 104),
            (45, 58, -4),
            (49, 44, 92),
            (51, 28, -14),
            (52, 14, 74),
            (52, 4, -2),
        ):
            b.append(leaf(lx, ly, r, 1.02))
        b += [
            line("M38 80Q34 76 33 71M48 50Q44 46 43 41", DARK_LEAF, 2),
            inked(disc(32, 67, 4.4, 5.6), DARK_LEAF),
            inked(disc(42, 37, 4.4, 5.6), DARK_LEAF),
        ]
        b = ['<g id="b">', *b, "</g>"] if sgn < 0 else ['<use xlink:href="#b"/>']
        drawn.append(at(125, 150, b, 0, sgn, 1))
    return drawn


def _blade() -> list[str]:
    """Blade, with a scroll around it."""
    return [
        inked("M125 26L142 60L139 232H111L108 60Z", "#A9CBE8"),
        flat("M125 27L141.3 60L138.4 231.4H125Z", "#4F86BF"),
        inked("M125 56L129 66V226H121V66Z", "#23507F"),
        flat("M125 57L128.4 66V225.4H125Z", "#1B3A63"),
        inked(
            "M96 150C88 140 92 128 104 126L146 112C156 108 160 114 156 122L150 134L104 148Z",
            "#8C1E2C",
        ),
        inked(
            "M78 196C66 190 66 174 80 168L160 138C178 132 186 142 176 156"
            "C176 148 170 148 162 152L92 180C82 184 80 190 86 196Z",
            "#B8323C",
        ),
        inked(
            "M78 196C86 202 96 198 102 194L104 206L92 210L96 220L80 216C72 210 70 202 78 196Z",
            "#8C1E2C",
        ),
        '<g transform="translate(126 158.6) rotate(-21) translate(-125'
        f' -165)">{label("NAIPES", 125, 160.5, 9, CREAM, weight=13, gap=34)}'
        "</g>",
    ]


def _hilt() -> list[str]:
    """Wing guard, grip and pommel."""
    wing = (
        "M0 226C-14 226 -24 232 -34 230C-48 228 -58 216 -72 214C-66 222 "
        "-68 226 -72 228C-64 230 -64 234 -66 238C-58 238 -56 242 -56 246"
        "C-40 250 -18 246 0 246Z"
    )
    return [
        at(
            125,
            0,
            [
                inked(wing, GOLD),
                '<g transform="scale(-1 1)">' + inked(wing, DARK_GOLD) + "</g>",
                line(
                    both("M-66 220C-50 228 -34 238 -14 237M-64 230C-50 236 -34 242 -14 241"),
                    COIN3,
                    1.3,
                ),
            ],
        ),
        inked("M117 244H133L131 292H119Z", "#1B3A63"),
        line(
            "M117.5 252L132.5 258M117.5 262L132 268M118 272L131.5 278M118.5 282L131 288",
            GOLD,
            2,
        ),
        inked(lozenge(125, 236, 15, 17), GOLD),
        inked(lozenge(125, 236, 8, 9.5), "#B8323C"),
        inked(disc(125, 304, 15), GOLD),
        inked(disc(125, 304, 9.5), "#2F639E"),
        flat(star(125, 304, 8, 8, 0.42), COIN),
        inked(rounded(114, 288, 22, 6, 3), GOLD),
    ]
