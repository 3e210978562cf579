"""Espadas: the court of swords."""

from tools.art.french.inks import CREAM, DARK_STEEL, GOLD, STEEL
from tools.art.paths import clip, flatten, move, polygon
from tools.art.spanish.bodies import bob, face, fist, head, profile, shoe
from tools.art.spanish.clothes import belt, collar, rider, tunic
from tools.art.spanish.crowns import plume
from tools.art.spanish.horse import Coat, horse
from tools.art.spanish.poses import REAR_FORE, TROT, WALK
from tools.art.spanish.robes import WHITE, Robe, Tack
from tools.art.spanish.signs import sword
from tools.art.spanish.strokes import at, disc, flat, inked, limb, line


def sota(robe: Robe) -> list[str]:
    """Page at guard: sword upright, buckler low."""
    return [
        *_page_hose(robe),
        *_page_tunic(robe),
        *_page_arms(robe),
        *_page_buckler(robe),
        *_page_head(robe),
    ]


def _page_hose(robe: Robe) -> list[str]:
    """Plain and striped hose."""
    drawn: list[str] = []
    striped = "-14 204 15, -24 252 10.5, -32 276 9.5, -36 306 5.6"
    drawn += [
        inked(limb("14 204 15, 26 252 10.5, 32 276 9.5, 38 306 5.6"), robe.second),
        shoe(38, 309, robe.dark),
        inked(limb(striped), WHITE),
        shoe(-36, 309, robe.dark, -1),
    ]
    hose = flatten(limb(striped))[0]
    bars = ""
    for y in range(222, 300, 14):
        bars += polygon(clip(hose, [(-60, y), (0, y + 10), (0, y + 16.5), (-60, y + 6.5)]))
    drawn += [flat(bars, robe.main), line(limb(striped))]
    return drawn


def _page_tunic(robe: Robe) -> list[str]:
    """Tunic with a baldric."""
    return [
        *tunic(robe),
        flat(
            "M-21 175C-25 188 -31 202 -36 214L-24 219L-12 176ZM4 177L8 224L24 220L16 176Z",
            robe.light,
            0.9,
        ),
        inked("M-33 116L-24 107L27 163L19 168Z", robe.second),
        line("M-28 112L22 166", GOLD, 1.6),
        *belt(robe.second),
    ]


def _page_arms(robe: Robe) -> list[str]:
    """Sword upright, puffed sleeves."""
    return [
        at(-60, 92, sword(140, 7.5)),
        inked(limb("-32 118 11.5, -46 150 11, -52 168 8.5"), robe.main),
        inked(limb("-50 172 8, -58 160 7, -60 154 6"), STEEL),
        inked(limb("-34 114 12, -44 132 14, -48 144 11", False), WHITE),
        line("M-47 122L-30 128M-53 134L-34 140M-43 112L-28 116", robe.main, 3),
        fist(-60, 147, 0, 1),
        inked(limb("32 118 11, 46 146 11, 52 170 8"), robe.dark),
        inked(limb("34 114 12, 44 132 14, 48 144 11", False), WHITE),
        line("M47 122L30 128M53 134L34 140M43 112L28 116", robe.dark, 3),
    ]


def _page_buckler(robe: Robe) -> list[str]:
    """Buckler held low."""
    return [
        inked(disc(58, 190, 33), GOLD),
        inked(disc(58, 190, 28), robe.second),
        flat(
            "".join(move("M0 -9L5 -26H-5Z", sx=1, rot=i * 45, dx=58, dy=190) for i in range(8)),
            robe.light,
        ),
        inked(disc(58, 190, 10), STEEL),
        flat("M58 180.5C64 181 67.5 185 67.5 190C67.5 195 64 199 58 199.5Z", DARK_STEEL),
        flat(
            "".join(
                disc(58 + 30.4 * dx, 190 + 30.4 * dy, 1.7)
                for dx, dy in (
                    (0, -1),
                    (0.707, -0.707),
                    (1, 0),
                    (0.707, 0.707),
                    (0, 1),
                    (-0.707, 0.707),
                    (-1, 0),
                    (-0.707, -0.707),
                )
            ),
            robe.dark,
        ),
    ]


def _page_head(robe: Robe) -> list[str]:
    """Steel helmet with a crest."""
    back, front = bob(robe.hair)
    hat = [
        inked(
            "M-34 -104C-36 -112 -30 -116 -24 -117C-24 -136 -12 -142 0 -142"
            "C12 -142 24 -136 24 -117C30 -116 36 -112 34 -104C18 -112 -18 "
            "-112 -34 -104Z",
            STEEL,
        ),
        flat(
            "M0 -141C12 -141 23.4 -136 23.4 -117C30 -116 35.4 -112 33.5 "
            "-105C22 -110 10 -111 0 -111Z",
            DARK_STEEL,
        ),
        line("M0 -142V-118", GOLD, 3),
        line("M-24 -116.5C-10 -121.5 10 -121.5 24 -116.5", GOLD, 2.6),
        plume(0, -140, 26, robe.second, 0.78),
    ]
    return [*collar(CREAM, robe.main), head(0, 74, [*back, *face(), *front, *hat], 0.74, 4)]


def caballo(robe: Robe) -> list[str]:
    """Rearing grey; the rider's sword is drawn."""
    tack = Tack(robe.main, robe.dark, WHITE)
    pose = (REAR_FORE[0], REAR_FORE[1], TROT[2], WALK[3])
    rider_ = "".join(
        [*_rider_cape(robe), *_rider_body(robe), *_rider_arms(robe), *_rider_head(robe)]
    )
    # The rider keeps upright on the rearing back.
    return [
        *horse(pose, Coat("#D5DCE4", "#A3B1C0", "#41536E"), tack, -24),
        '<g transform="rotate(-24 -46 -84)">',
        line("M95 -127C80 -112 62 -116 50 -128", robe.main, 2.2),
        '<g transform="rotate(20 -4 -112)">',
        rider_,
        "</g></g>",
    ]


def _rider_cape(robe: Robe) -> list[str]:
    """Cape in the wind."""
    return [
        inked(
            "M-18 -188C-50 -178 -66 -150 -100 -146C-92 -130 -70 -118 -44 "
            "-118C-34 -120 -26 -130 -20 -140Z",
            robe.second,
        ),
        line(
            "M-26 -178C-48 -164 -62 -146 -84 -138M-24 -164C-40 -150 -54 -136 -66 -126",
            "#8C1E2C",
            1.8,
        ),
    ]


def _rider_body(robe: Robe) -> list[str]:
    """Torso under a breastplate."""
    torso, leg = rider(robe, WHITE, DARK_STEEL)
    return [
        *leg + torso,
        inked(
            "M-30 -186C-33 -170 -27 -158 -23 -148C-12 -144 4 -144 15 -148C19 "
            "-158 25 -170 22 -186C10 -192 -18 -192 -30 -186Z",
            STEEL,
        ),
        flat(
            "M-4 -190.5C8 -190.5 16 -189 21.5 -186C24.5 -170 18.5 -158 "
            "14.5 -148.5C8 -146 2 -145.5 -4 -145.5Z",
            DARK_STEEL,
        ),
        line("M-4 -190V-146M-28 -172C-16 -162 8 -162 20 -172", "#6F8296", 1.3),
    ]


def _rider_arms(robe: Robe) -> list[str]:
    """Far arm, and the sword drawn back."""
    return [
        inked(limb("18 -178 9, 34 -164 8, 40 -152 7"), DARK_STEEL),
        inked("M12 -189C24 -196 36 -190 38 -178C31 -170 21 -170 13 -176Z", GOLD),
        fist(41, -146, 60, 0.85),
        at(10, -261, sword(124, 6.5), 78),
        inked(limb("-28 -180 10.5, -46 -190 9.5, -58 -204 8"), STEEL),
        inked(limb("-60 -198 7.5, -54 -226 6.8, -43 -244 5.6"), STEEL),
        inked(disc(-57, -202, 6), GOLD),
        fist(-38, -250, 62, 0.95),
        inked("M-18 -190C-32 -196 -44 -190 -46 -178C-38 -170 -26 -170 -18 -176Z", GOLD),
        inked("M-28 -189C-18 -180 10 -180 20 -189C14 -198 -20 -198 -28 -189Z", DARK_STEEL),
    ]


def _rider_head(robe: Robe) -> list[str]:
    """Helmet and crest."""
    hat = [
        plume(-10, -140, -74, robe.second, 1.1, -1),
        inked(
            "M18 -104C22 -124 12 -142 -8 -142C-26 -142 -34 -124 -31 -102C-30 "
            "-86 -34 -78 -36 -66C-26 -58 -12 -60 -6 -66L-4 -88L2 -98Z",
            STEEL,
        ),
        flat(
            "M-8 -141.5C-26 -141.5 -33.5 -124 -30.5 -102C-29.5 -86 "
            "-33.5 -78 -35.5 -66.5C-30 -63 -24 -62 -18 -62C-22 -90 -22 "
            "-120 -8 -141.5Z",
            DARK_STEEL,
        ),
        inked("M-32 -108C-14 -116 4 -116 24 -106L20 -99C4 -107 -12 -108 -31 -101Z", GOLD),
        flat(disc(-10, -100, 2.4) + disc(-16, -84, 1.6) + disc(-14, -72, 1.6), robe.dark),
        inked(disc(-6, -108, 4), GOLD),
    ]
    return [head(-4, -216, [*profile(), *hat], 0.64)]
