"""Copas: the court of cups."""

from tools.art.french.inks import CREAM, GOLD
from tools.art.paths import both, move, num
from tools.art.spanish.bodies import LONG, face, fist, head, profile, shoe, strands
from tools.art.spanish.clothes import belt, collar, ermine, rider, tunic
from tools.art.spanish.crowns import crown, plume
from tools.art.spanish.horse import Coat, horse
from tools.art.spanish.poses import TROT
from tools.art.spanish.robes import WHITE, Robe, Tack
from tools.art.spanish.signs import cup
from tools.art.spanish.strokes import at, closed, disc, flat, inked, limb, line, lozenge


def sota(robe: Robe) -> list[str]:
    """Page walking in profile with a full goblet."""
    return [*_page_cloak(robe), *_page_tunic(robe), *_page_arms(robe), *_page_head(robe)]


def _page_cloak(robe: Robe) -> list[str]:
    """Cloak and hose."""
    return [
        inked(
            "M-14 106C-42 124 -58 180 -84 226C-66 240 -38 240 -18 230C-8 190 -2 140 0 110Z",
            robe.second,
        ),
        line("M-26 124C-40 160 -52 200 -66 230M-16 130C-26 170 -34 205 -42 235", "#152133", 1.8),
        line("M-82 222C-64 235 -40 236 -19 226", GOLD, 3),
        inked(limb("-8 204 15, -22 248 10.5, -36 272 9.5, -52 298 5.6"), robe.second),
        shoe(-54, 301, robe.dark, 1, 28),
        inked(limb("8 204 16, 24 252 11, 20 278 9.5, 26 306 5.6"), robe.main),
        shoe(26, 309, robe.dark),
        line("M-33 246Q-24 254 -11 252", GOLD, 2.4),
        line("M14 252Q24 257 35 251", GOLD, 2.4),
    ]


def _page_tunic(robe: Robe) -> list[str]:
    """Far arm, and a pleated tunic."""
    return [
        inked(limb("14 120 10, 34 150 8.5, 44 156 7.5"), robe.dark),
        inked(limb("42 158 7, 56 152 6.4, 66 146 5.6"), robe.light),
        fist(72, 143, -80, 0.9),
        *tunic(robe),
        *[
            line(f"M{num(i * 5.4)} 175L{num(i * 11)} 219", robe.light if i < 1 else robe.main, 2)
            for i in range(-3, 4)
        ],
        line("M0 106V162", GOLD, 3),
        flat("".join(disc(0, y, 2.2) for y in (126, 138, 150)), robe.dark),
        *belt(robe.second),
    ]


def _page_arms(robe: Robe) -> list[str]:
    """The goblet and the hands that carry it."""
    return [
        at(72, 98, cup(), 0, 0.8),
        inked(limb("-22 118 12, -6 146 12, 10 160 9"), robe.main),
        inked(
            "M-34 112C-30 104 -16 104 -8 112C-2 124 -4 138 -10 146C-22 146 -32 138 -36 128Z",
            robe.second,
        ),
        line("M-26 108Q-18 124 -22 142M-16 107Q-9 122 -13 144", robe.light, 2.2),
        inked(limb("6 162 8, 34 142 7, 54 126 5.8"), CREAM),
        fist(61, 119, -62, 0.95),
        *collar(CREAM, robe.main),
    ]


def _page_head(robe: Robe) -> list[str]:
    """Profile under a feathered cap."""
    hair = [
        inked(
            "M8 -121C-8 -130 -27 -120 -28 -100C-29 -86 -32 -74 -26 -64C-16 "
            "-60 -6 -64 -4 -74C-3 -82 1 -86 1 -96C6 -102 13 -106 17 -104C18 "
            "-112 14 -118 8 -121Z",
            robe.hair,
        ),
        strands(
            "M-22 -104C-24 -90 -25 -80 -22 -68M-16 -104C-16 -92 -18 -80 -14 "
            "-67M-8 -112C-4 -108 4 -106 10 -108"
        ),
    ]
    hat = [
        inked(
            "M-27 -106C-34 -122 -22 -142 0 -141C16 -140 24 -130 21 -113L17 "
            "-108C4 -116 -12 -116 -27 -106Z",
            robe.second,
        ),
        inked("M-29 -104C-14 -114 4 -115 19 -108L22 -116C6 -124 -16 -123 -31 -112Z", robe.main),
        plume(-10, -130, -30, robe.light, 0.8, -1),
        inked(disc(-10, -129, 3.6), GOLD),
    ]
    return [head(2, 74, [*profile(), *hair, *hat], 0.74)]


def caballo(robe: Robe) -> list[str]:
    """Trotting chestnut; the rider offers a goblet."""
    return [*_rider_horse(robe), *_rider_body(robe), *_rider_arms(robe), *_rider_head(robe)]


def _rider_horse(robe: Robe) -> list[str]:
    """Far arm and a trotting chestnut."""
    tack = Tack(robe.main, robe.dark, CREAM)
    return [
        inked(limb("16 -180 10, 30 -162 9, 38 -166 8"), robe.dark),
        inked(limb("36 -164 7, 44 -180 6.2, 47 -196 5.4"), CREAM),
        *horse(TROT, Coat("#A8552F", "#7E3A1E", "#3A1F18", CREAM), tack, fly=True),
    ]


def _rider_body(robe: Robe) -> list[str]:
    """Torso and leg with pleats."""
    torso, leg = rider(robe, WHITE, robe.second)
    return [
        *leg + torso,
        *[
            line(f"M{x} -134L{x * 1.4 + 1} -114", robe.light if x < -4 else robe.main, 2)
            for x in (-22, -15, -8, 8, 15)
        ],
        line("M-4 -190V-146", GOLD, 2.6),
        flat("".join(disc(-4, y, 2) for y in (-178, -168, -158)), robe.dark),
    ]


def _rider_arms(robe: Robe) -> list[str]:
    """The goblet offered, and the reins."""
    return [
        at(48, -222, cup(), 0, 0.7),
        fist(48, -205, 0, 0.85),
        line("M95 -127C70 -114 44 -126 26 -142", robe.second, 2.2),
        inked("M-32 -184C-42 -170 -40 -154 -30 -146C-22 -146 -16 -152 -16 -160Z", robe.second),
        line(
            "M-33 -176C-36 -166 -34 -156 -28 -148M-27 -178C-28 -168 -26 -158 -21 -150",
            robe.light,
            1.8,
        ),
        inked(limb("-30 -150 8, -6 -142 7, 16 -144 5.6"), robe.main),
        fist(22, -144, 80, 0.85),
        inked("M-28 -190C-18 -180 10 -180 20 -190C14 -199 -20 -199 -28 -190Z", CREAM),
        line("M-24 -189C-14 -183 6 -183 16 -189", robe.main, 1.6),
    ]


def _rider_head(robe: Robe) -> list[str]:
    """Profile under a hanging hood."""
    hair = [
        inked(
            "M8 -121C-8 -130 -27 -120 -28 -100C-29 -86 -32 -74 -26 -64C-16 "
            "-60 -6 -64 -4 -74C-3 -82 1 -86 1 -96C6 -102 13 -106 17 -104C18 "
            "-112 14 -118 8 -121Z",
            robe.hair,
        ),
        strands("M-22 -104C-24 -90 -25 -80 -22 -68M-16 -104C-16 -92 -18 -80 -14 -67"),
    ]
    hat = [
        inked(
            "M-24 -112C-40 -112 -50 -100 -48 -82C-42 -70 -32 -72 -30 -82C-28 "
            "-92 -26 -100 -18 -106Z",
            robe.second,
        ),
        inked(
            "M-30 -106C-38 -124 -22 -140 -4 -140C14 -142 26 -130 22 -114C18 "
            "-106 14 -108 8 -110C-6 -114 -18 -112 -30 -106Z",
            robe.main,
        ),
        line("M-28 -112C-12 -122 6 -122 21 -116M-26 -122C-12 -132 6 -132 20 -126", robe.dark, 1.8),
        line("M-30 -105C-16 -112 4 -114 19 -108", GOLD, 3.6),
        inked(lozenge(12, -120, 5, 6.5), GOLD),
    ]
    return [head(-4, -218, [*profile(), *hair, *hat], 0.64)]


def rey(robe: Robe) -> list[str]:
    """King toasting with a raised goblet, train gathered in the other hand."""
    return [*_king_robe(robe), *_king_panel(robe), *_king_arms(robe), *_king_head(robe)]


def _king_robe(robe: Robe) -> list[str]:
    """Train and robe."""
    return [
        inked(
            "M20 112C40 150 44 240 66 318H-96C-92 300 -76 280 -66 250C-54 200 -48 150 -30 112Z",
            robe.second,
        ),
        line("M-50 220C-58 260 -70 290 -80 310M-42 230C-46 270 -54 295 -60 314", "#152133", 2),
        line("M-94 314C-90 296 -74 278 -64 248", GOLD, 3),
        inked(
            "M-34 114C-38 150 -34 170 -32 184C-38 230 -48 280 -54 318H54C46 "
            "280 38 230 34 184C36 170 38 150 34 114C20 104 -20 104 -34 114Z",
            robe.main,
        ),
        flat(
            "M0 108C16 106 26 108 33.5 114C37 150 36 170 33.5 184C37.5 230 45.5 280 53 317.4H0Z",
            robe.dark,
        ),
        inked("M-4 186C-14 230 -24 280 -28 318H22C16 280 8 230 4 186Z", CREAM),
        line("M-4 186C-14 230 -24 280 -28 318M4 186C8 230 16 280 22 318", GOLD, 3),
    ]


def _king_panel(robe: Robe) -> list[str]:
    """Panel of hearts, folds and belt."""
    return [
        *[
            flat(
                "".join(
                    move(
                        "M0 -5C4 -9 7 -4 5 0C4 3 1 5 0 7C-1 5 -4 3 -5 0C-7 -4 -4 -9 0 -5Z",
                        sx=0.8,
                        dx=(i - (n - 1) / 2) * 12.5 - 1.5,
                        dy=y,
                    )
                    for i in range(n)
                ),
                robe.main,
            )
            for y, n in ((216, 1), (236, 2), (256, 2), (276, 3), (296, 3))
        ],
        line("M-24 188C-30 230 -38 274 -44 314M-14 188C-20 230 -30 276 -36 316", robe.dark, 1.8),
        line("M24 188C30 230 38 274 44 314M14 188C18 230 26 276 32 316", robe.main, 1.8),
        inked("M-33 174C-12 182 12 182 34 174L34 183C12 191 -12 191 -33 183Z", robe.second),
        inked(disc(0, 185, 6.5), GOLD),
        flat(disc(0, 185, 2.6), robe.main),
    ]


def _king_arms(robe: Robe) -> list[str]:
    """Train in one hand, goblet in the other."""
    return [
        inked(
            "M-32 116C-50 122 -62 150 -66 178C-62 190 -50 192 -42 188C-34 170 -26 148 -24 134Z",
            robe.main,
        ),
        line("M-38 128C-48 144 -54 160 -56 180M-30 136C-36 152 -42 168 -46 182", robe.dark, 2),
        inked("M-68 178L-46 188L-49 198L-70 189Z", CREAM),
        fist(-62, 199, 30, 1),
        inked("M-56 204C-62 216 -66 232 -66 250C-56 240 -52 222 -50 206Z", robe.second),
        at(68, 64, cup(), 5, 0.76),
        inked(
            "M30 116C44 118 58 118 62 112L78 116C80 136 76 156 64 176C54 170 36 150 26 138Z",
            robe.dark,
        ),
        line("M66 124C68 140 66 154 62 168M54 126C56 138 56 148 52 158", robe.main, 2),
        inked(limb("68 124 7.5, 70 108 6.6, 68 95 5.6"), CREAM),
        fist(67, 84, 5, 1),
    ]


def _king_head(robe: Robe) -> list[str]:
    """Ermine collar and a crown of lilies."""
    h = robe.hair
    back = [
        inked(closed(LONG), h),
        strands(both("M-25 -92C-26 -84 -28 -76 -33 -66M-21.5 -90C-21.5 -82 -22 -74 -25 -62")),
    ]
    fr = [
        inked("M-8 -69C-9 -62 -5 -52 0 -46C5 -52 9 -62 8 -69C4 -66 -4 -66 -8 -69Z", h),
        inked(
            "M0 -81C-5 -84 -11 -82 -16 -76C-20 -72 -23 -74 -24 -78C-24 -70 "
            "-16 -68 -10 -72C-6 -75 -3 -77 0 -77.5C3 -77 6 -75 10 -72C16 "
            "-68 24 -70 24 -78C23 -74 20 -72 16 -76C11 -82 5 -84 0 -81Z",
            h,
        ),
        inked(
            "M0 -114C-8 -108 -17 -104 -20.5 -96C-23 -108 -20 -122 0 -122C20 "
            "-122 23 -108 20.5 -96C17 -104 8 -108 0 -114Z",
            h,
        ),
    ]
    return [
        inked(
            "M0 98C-18 98 -34 104 -42 116C-34 130 -20 138 0 142C20 138 34 "
            "130 42 116C34 104 18 98 0 98Z",
            CREAM,
        ),
        line("M-40 118C-32 130 -20 137 0 141C20 137 32 130 40 118", GOLD, 2.6),
        ermine([(-28, 119), (-14, 128), (0, 132), (14, 128), (28, 119), (-18, 112), (18, 112)]),
        head(-2, 74, [*back, *face(), *fr, *crown(robe, "fleur")], 0.74, -6),
    ]
