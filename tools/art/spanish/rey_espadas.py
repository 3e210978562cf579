"""The king of swords."""

from tools.art.french.inks import DARK_STEEL, GOLD, INK, STEEL
from tools.art.paths import both, rounded
from tools.art.spanish.bodies import beard, face, fist, head, shoe
from tools.art.spanish.crowns import crown
from tools.art.spanish.robes import Robe
from tools.art.spanish.signs import sword
from tools.art.spanish.strokes import at, closed, disc, flat, inked, limb, line, star


def rey(robe: Robe) -> list[str]:
    """Warrior king, both hands on a grounded sword."""
    return [*_king_cape(robe), *_king_surcoat(robe), *_king_plates(robe), *_king_head(robe)]


def _king_cape(robe: Robe) -> list[str]:
    """Cape and greaves."""
    drawn: list[str] = []
    drawn += [
        inked(
            closed(
                "M0 104C-30 104 -56 120 -62 160C-66 220 -70 270 -76 312C-62 318 "
                "-50 318 -34 312L0 240"
            ),
            robe.second,
        ),
        line(
            "M-58 200C-60 240 -64 280 -68 312M-46 220C-48 260 -54 290 -58 "
            "314M58 200C60 240 64 280 68 312M46 220C48 260 54 290 58 314",
            "#8C1E2C",
            2,
        ),
    ]
    for s in (-1, 1):
        leg = [
            inked(
                limb("17 236 14, 21 262 10.5, 22 280 9.5, 25 306 6"), STEEL if s < 0 else DARK_STEEL
            ),
            inked(disc(21, 262, 8.5, 8), GOLD),
            shoe(25, 309, DARK_STEEL),
            line("M21 272V300", INK, 1),
        ]
        drawn.append(f'<g transform="scale({s} 1)">' + "".join(leg) + "</g>")
    return drawn


def _king_surcoat(robe: Robe) -> list[str]:
    """Surcoat with stars."""
    return [
        inked(
            closed(
                "M0 104C-16 104 -32 110 -38 120C-38 144 -30 160 -27 174C-34 200 "
                "-42 230 -46 256C-30 264 -12 268 0 268"
            ),
            robe.main,
        ),
        flat(
            "M0 104C16 104 32 110 37.5 120C37.5 144 30 160 26.5 174C33.5 "
            "200 41.5 230 45.5 256C30 263.5 12 267.4 0 267.4Z",
            robe.dark,
        ),
        line("M-45 250C-30 258 -12 262 0 262C12 262 30 258 45 250", GOLD, 3.4),
        *[
            flat(
                "".join(
                    star(-12 - i * 12, y - i, 4.4, 4, 0.4) + star(12 + i * 12, y - i, 4.4, 4, 0.4)
                    for i in range(n)
                ),
                robe.light,
            )
            for y, n in ((200, 2), (220, 3), (240, 3))
        ],
        inked("M-28 170C-12 176 12 176 28 170L29 179C12 185 -12 185 -29 179Z", robe.second),
        inked(rounded(-7, 172, 14, 12, 2), GOLD),
    ]


def _king_plates(robe: Robe) -> list[str]:
    """Breastplate, sword and arms."""
    drawn: list[str] = []
    drawn += [
        inked(
            closed("M0 112C-14 112 -28 114 -33 122C-34 142 -28 156 -25 168C-14 174 -6 175 0 175"),
            STEEL,
        ),
        flat(
            "M0 112C14 112 28 114 32.5 122C33.5 142 28 156 24.5 168C14 173.5 6 174.4 0 174.4Z",
            DARK_STEEL,
        ),
        line("M0 114V174M-30 132C-18 142 -8 146 0 147C8 146 18 142 30 132", "#6F8296", 1.4),
        at(0, 222, sword(192, 10), 180),
    ]
    for s in (-1, 1):
        arm = [
            inked(limb("36 120 12, 54 146 11, 56 164 9.5"), STEEL if s < 0 else DARK_STEEL),
            inked(limb("58 158 9, 40 164 8.5, 18 153 7"), STEEL if s < 0 else DARK_STEEL),
            inked(disc(56, 160, 8), GOLD),
            line("M40 156L37 169M30 154L27 166", INK, 1.2),
            inked("M26 114C34 104 50 108 56 120C60 132 58 142 54 148C46 142 34 140 28 134Z", GOLD),
            line("M30 124C40 124 50 130 55 140M30 116C42 114 52 120 57 130", robe.dark, 1.4),
        ]
        drawn.append(f'<g transform="scale({s} 1)">' + "".join(arm) + "</g>")
    drawn += [fist(-3, 154, 90, 0.92), fist(4, 142, 90, 0.92)]
    return drawn


def _king_head(robe: Robe) -> list[str]:
    """Coif, forked beard and spiked crown."""
    h = robe.hair
    back = [
        inked(
            closed(
                "M0 -124C-26 -124 -31 -110 -31 -96C-31 -82 -33 -72 -36 -60C-24 -52 -10 -52 0 -52"
            ),
            DARK_STEEL,
        ),
        line(
            both(
                "M-29 -100Q-25 -96 -22 -101M-30 -90Q-26 -86 -22 -91M-31 -80Q-27 "
                "-76 -22 -81M-32 -70Q-27 -66 -21 -71M-27 -62Q-22 -58 -17 -63"
            ),
            "#6F8296",
            1.2,
        ),
    ]
    return [
        inked(
            "M0 92C-18 94 -30 104 -34 116C-22 126 -10 130 0 131C10 130 22 "
            "126 34 116C30 104 18 94 0 92Z",
            DARK_STEEL,
        ),
        line(
            "M-30 112Q-24 118 -18 113T-6 116T6 116T18 113T30 112M-24 119Q-18 "
            "125 -12 120T0 123T12 120T24 119M-24 105Q-18 110 -12 106T0 "
            "108T12 106T24 105",
            "#6F8296",
            1.2,
        ),
        head(0, 72, [*back, *face(), *beard(h, True), *crown(robe, "spike")], 0.74),
    ]
