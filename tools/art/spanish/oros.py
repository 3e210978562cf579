"""Oros: the court of coins."""

from tools.art.french.inks import CREAM, GOLD
from tools.art.paths import both, rounded
from tools.art.spanish.bodies import BEARD, LONG, bob, face, fist, head, palm, shoe
from tools.art.spanish.clothes import belt, collar, mantle_collar, rider, tunic
from tools.art.spanish.crowns import crown, plume
from tools.art.spanish.horse import Coat, horse
from tools.art.spanish.poses import WALK
from tools.art.spanish.robes import COIN, COIN2, WHITE, Robe, Tack
from tools.art.spanish.signs import coin
from tools.art.spanish.strokes import at, closed, disc, flat, inked, limb, line, lozenge, poly, star


def sota(robe: Robe) -> list[str]:
    """Page lifting the coin on his fingertips, hand on hip."""
    return [*_page_cloak(robe), *_page_tunic(robe), *_page_arms(robe), *_page_head(robe)]


def _page_cloak(robe: Robe) -> list[str]:
    """Cloak and hose."""
    return [
        inked("M-26 110C-44 140 -54 196 -66 240C-50 250 -30 250 -16 244L0 130Z", robe.second),
        line("M-34 130C-42 170 -48 210 -52 242M-26 140C-32 180 -36 215 -36 246", "#5A1D30", 1.6),
        inked(limb("12 204 15, 22 252 10.5, 25 276 9.5, 29 306 5.6"), CREAM),
        shoe(29, 309, robe.second),
        inked(limb("-13 204 15, -14 254 10.5, -18 278 9.5, -17 306 5.6"), robe.second),
        shoe(-17, 309, robe.dark, -1),
        line("M16 250Q24 254 32 249", robe.second, 2.4),
        line("M-25 252Q-15 257 -4 252", GOLD, 2.4),
    ]


def _page_tunic(robe: Robe) -> list[str]:
    """Tunic with lozenges."""
    drawn: list[str] = []
    drawn += [*tunic(robe)]
    for y, n in ((186, 3), (202, 4), (136, 3), (120, 3)):
        drawn.append(
            flat(
                "".join(lozenge(-6 - i * 9.5 + (y == 202) * 4, y, 3.2, 5.2) for i in range(n)),
                robe.second,
            )
        )
        drawn.append(
            flat(
                "".join(lozenge(6 + i * 9.5 - (y == 202) * 4, y, 3.2, 5.2) for i in range(n)),
                robe.main,
            )
        )
    drawn += [*belt(robe.second)]
    return drawn


def _page_arms(robe: Robe) -> list[str]:
    """Hand on the hip, coin in the other."""
    return [
        inked(limb("-32 118 11, -50 138 11, -60 152 8.5"), robe.main),
        inked(limb("-61 146 8, -50 166 7.5, -34 178 6"), CREAM),
        inked(disc(-38, 124, 13), robe.second),
        line("M-46 116Q-36 124 -40 136M-38 112Q-28 122 -31 136", GOLD, 2.2),
        fist(-29, 181, -40, 0.9),
        inked(limb("32 118 11, 52 134 10.5, 66 128 9"), robe.dark),
        inked(limb("64 132 8, 70 112 7, 70 94 6"), CREAM),
        inked(disc(38, 124, 13), robe.second),
        line("M46 116Q36 124 40 136M38 112Q28 122 31 136", GOLD, 2.2),
        palm(70, 88, 4, 1.05),
        at(71, 48, coin(), -8, 0.62),
        *collar(),
    ]


def _page_head(robe: Robe) -> list[str]:
    """Bonnet with a white feather."""
    back, front = bob(robe.hair)
    hat = [
        inked(
            "M-28 -106C-40 -122 -22 -140 4 -137C26 -136 42 -126 36 -113C32 "
            "-105 27 -106 24 -107C8 -115 -10 -115 -28 -106Z",
            robe.second,
        ),
        inked(
            "M-28 -105C-10 -113.5 10 -113.5 25.5 -106L27 -112.5C10 -120.5 -12 -120.5 -29.5 -112Z",
            GOLD,
        ),
        plume(-20, -112, -38, WHITE, 1.15, -1),
        inked(disc(-20, -112, 4.4), GOLD),
    ]
    return [head(0, 74, [*back, *face("#BC5A50"), *front, *hat], 0.74, -5)]


def caballo(robe: Robe) -> list[str]:
    """Walking cream horse; the rider shows the coin."""
    return [*_rider_horse(robe), *_rider_body(robe), *_rider_arms(robe), *_rider_head(robe)]


def _rider_horse(robe: Robe) -> list[str]:
    """Cloak and a walking cream horse."""
    tack = Tack(robe.second, "#4E1A2B", COIN)
    return [
        inked("M-20 -186C-46 -166 -58 -132 -74 -106C-60 -92 -36 -94 -20 -104Z", robe.second),
        line(
            "M-28 -176C-44 -150 -52 -126 -62 -104M-22 -166C-34 -144 -42 -122 -46 -100",
            "#4E1A2B",
            1.8,
        ),
        *horse(WALK, Coat("#E6BF7C", "#C39650", "#FBF3E0"), tack),
    ]


def _rider_body(robe: Robe) -> list[str]:
    """Torso and leg with lozenges."""
    torso, leg = rider(robe, CREAM, "#5A3218")
    return [
        *leg + torso,
        flat(
            "".join(
                lozenge(x, y, 3, 5)
                for x, y in ((-18, -172), (-12, -158), (-24, -126), (-12, -122), (-18, -112))
            ),
            robe.second,
        ),
        flat(
            "".join(
                lozenge(x, y, 3, 5)
                for x, y in ((10, -172), (4, -158), (16, -126), (4, -122), (10, -112))
            ),
            robe.main,
        ),
    ]


def _rider_arms(robe: Robe) -> list[str]:
    """Reins, and the coin shown."""
    return [
        line("M95 -127C70 -112 44 -124 28 -140", robe.second, 2.2),
        inked(limb("-26 -180 10, -30 -156 10, -18 -142 7.5"), robe.main),
        inked(limb("-22 -146 7, 2 -140 6.5, 20 -142 5.5"), CREAM),
        fist(25, -142, 80, 0.85),
        inked(disc(-27, -177, 12.5, 13.5), robe.second),
        line("M-34 -186Q-25 -178 -30 -166M-27 -189Q-18 -180 -21 -167", GOLD, 2),
        inked(limb("18 -180 10, 36 -170 9, 46 -176 8"), robe.dark),
        inked(limb("44 -172 7, 52 -190 6.2, 54 -202 5.4"), CREAM),
        inked(disc(20, -177, 12, 13), robe.second),
        line("M27 -186Q17 -178 22 -166M20 -189Q11 -180 14 -167", GOLD, 2),
        palm(55, -206, 6, 0.9),
        at(57, -240, coin(), 0, 0.54),
        inked("M-28 -190C-18 -182 10 -182 20 -190C14 -199 -20 -199 -28 -190Z", WHITE),
    ]


def _rider_head(robe: Robe) -> list[str]:
    """Hat with two feathers."""
    back, front = bob(robe.hair)
    hat = [
        inked(
            "M-44 -108C-30 -118 -20 -114 -24 -118C-26 -136 -10 -142 2 -140"
            "C16 -139 24 -130 22 -117C30 -116 40 -112 44 -104C28 -112 12 "
            "-111 0 -110C-16 -110 -30 -104 -44 -108Z",
            robe.second,
        ),
        line("M-23 -117C-10 -122 10 -121.5 22 -117", GOLD, 3.6),
        plume(-16, -120, -22, WHITE, 1.1, -1),
        plume(-14, -122, 4, robe.main, 0.85, -1),
        inked(disc(-15, -119, 4), GOLD),
    ]
    return [head(-4, -218, [*back, *face("#BC5A50"), *front, *hat], 0.64)]


def rey(robe: Robe) -> list[str]:
    """Old king, coin on the open palm, sceptre."""
    return [*_king_mantle(robe), *_king_stole(robe), *_king_arms(robe), *_king_head(robe)]


def _king_mantle(robe: Robe) -> list[str]:
    """Mantle and robe."""
    return [
        inked(closed("M0 106C-20 106 -44 116 -52 150C-58 200 -66 270 -75 318H0"), robe.second),
        line("M-61 214C-63 250 -67 290 -70 314M61 214C63 250 67 290 70 314", "#5A1D30", 2),
        inked(
            closed(
                "M0 110C-16 110 -30 116 -36 128C-36 150 -34 168 -34 184C-38 230 -46 280 -52 318H0"
            ),
            robe.main,
        ),
        flat("M0 110C16 110 30 116 35 128C36 150 34 168 34 184C38 230 46 280 51 317H0Z", "#B97A1E"),
        inked(poly((-13, 130), (13, 130), (22, 318), (-22, 318)), robe.second),
        line("M-13 130L-22 318M13 130L22 318", COIN, 2),
    ]


def _king_stole(robe: Robe) -> list[str]:
    """Stole with suns, hem and belt."""
    return [
        flat("".join(star(0, y, 8.5, 8, 0.45) for y in (196, 222, 248, 274, 299)), COIN2),
        flat("".join(disc(0, y, 2.4) for y in (209, 235, 261, 286)), robe.light),
        *[
            flat(
                "".join(
                    lozenge(s * (30 + i * 0.9 + (i > 2)), 200 + i * 24, 3.4, 6) for s in (-1, 1)
                ),
                robe.light,
            )
            for i in range(5)
        ],
        line("M-49.5 300C-40 304 -30 306 -21 306M49.5 300C40 304 30 306 21 306", COIN, 3),
        inked("M-35 172C-12 180 12 180 35 172L35 181C12 189 -12 189 -35 181Z", robe.dark),
        inked(lozenge(0, 183, 8, 8), COIN),
        flat(
            "".join(disc(x, y, 2) for x, y in ((-26, 179.5), (-16, 182), (16, 182), (26, 179.5))),
            COIN,
        ),
    ]


def _king_arms(robe: Robe) -> list[str]:
    """Sceptre, sleeves and coin."""
    return [
        inked("M62.4 96H66.6V300H62.4Z", GOLD),
        *[
            inked(d, GOLD)
            for d in (disc(64.5, 302, 4), rounded(59, 116, 11, 6, 3), star(64.5, 88, 21, 8, 0.5))
        ],
        inked(disc(64.5, 88, 9), COIN),
        flat(disc(64.5, 88, 4), "#C8402F"),
        inked(
            "M34 118C50 124 60 150 64 168C62 178 56 182 50 182C52 196 50 214 "
            "42 226C34 208 28 170 28 140Z",
            robe.second,
        ),
        inked("M54 160L68 172L62 186L48 178Z", CREAM),
        fist(64.5, 172, 0, 1.05),
        inked(
            "M-34 118C-52 124 -64 150 -70 172C-66 182 -58 186 -52 184C-56 "
            "200 -54 218 -44 230C-34 210 -28 172 -28 140Z",
            robe.second,
        ),
        inked("M-70 168L-54 178L-60 190L-76 180Z", CREAM),
        palm(-70, 172, -12, 1.1),
        at(-70, 138, coin(), 8, 0.66),
        *mantle_collar(),
    ]


def _king_head(robe: Robe) -> list[str]:
    """White beard under an arched crown."""
    h = "#E9E2D2"
    back = [
        inked(closed(LONG), h),
        line(
            both("M-25 -92C-26 -84 -28 -76 -33 -66M-21.5 -90C-21.5 -82 -22 -74 -25 -62"),
            "#B9AF9A",
            1.2,
        ),
    ]
    bd = [
        inked(BEARD.replace("0 -38", "0 -24"), h),
        flat(
            "M0 -80.5C2 -82 5 -83.5 9 -81.5C14 -82.5 17 -88 20.5 -96C22 -76 18 -50 0 -25Z",
            "#CFC5B0",
        ),
        line(both("M-15 -82C-14 -68 -9 -54 -3 -40M-9 -78C-8 -66 -5 -54 -1 -44"), "#A79C86", 1.2),
        flat("M-5 -75.5Q0 -78 5 -75.5Q0 -71.5 -5 -75.5Z", "#B23A3F"),
    ]
    return [head(0, 72, [*back, *face(), *bd, *crown(robe, "arch")], 0.74)]
