"""Bastos: the court of clubs."""

from tools.art.french.inks import CREAM, GOLD
from tools.art.paths import move, num
from tools.art.spanish.bodies import fist, head, profile, shoe, strands
from tools.art.spanish.clothes import belt, rider, tunic
from tools.art.spanish.horse import Coat, horse
from tools.art.spanish.poses import GALLOP
from tools.art.spanish.rey_bastos import LEAFLET
from tools.art.spanish.robes import DARK_WOOD, Robe, Tack
from tools.art.spanish.signs import club, leaf
from tools.art.spanish.strokes import at, disc, flat, inked, limb, line


def sota(robe: Robe) -> list[str]:
    """Page leaning on the club, legs crossed."""
    return [*_page_hose(robe), *_page_tunic(robe), *_page_arms(robe), *_page_head(robe)]


def _page_hose(robe: Robe) -> list[str]:
    """The club leant on, and crossed legs."""
    return [
        at(63, 182, club(262, 16, 4)),
        inked(limb("-8 204 15, -6 254 10.5, -2 278 9.5, 2 306 5.6"), robe.second),
        shoe(2, 309, DARK_WOOD),
        inked(limb("10 204 15, 4 252 10.5, -14 276 9.5, -27 302 5.6"), CREAM),
        shoe(-28, 306, DARK_WOOD, -1, -24),
        line("M-9 250Q4 258 14 254", robe.main, 2.4),
        inked(limb("-4 282 9.4, 0 296 8, 2 306 6"), DARK_WOOD),
        inked(limb("-17 280 9.4, -23 292 8, -27 302 6"), DARK_WOOD),
    ]


def _page_tunic(robe: Robe) -> list[str]:
    """Tunic with a leafy hem."""
    drawn: list[str] = []
    drawn += [*tunic(robe, False)]
    for i in range(-4, 5):
        x, y = i * 9.4, 222 - abs(i) * 1.3
        drawn.append(
            inked(
                f"M{num(x - 6)} {num(y - 2)}Q{num(x - 6)} {num(y + 11)} {num(x)} "
                f"{num(y + 18)}Q{num(x + 6)} {num(y + 11)} {num(x + 6)} {num(y - 2)}Z",
                robe.light if i % 2 else robe.dark,
            )
        )
    drawn += [
        line("M-40.5 213C-27 222 -13 224.5 0 224.5C13 224.5 27 222 40.5 213", GOLD, 3.4),
        *[
            flat(move(LEAFLET, sx=1, rot=r, dx=x, dy=y), robe.light)
            for x, y, r in (
                (-14, 206, -24),
                (-24, 192, -30),
                (12, 206, 24),
                (22, 192, 30),
                (-10, 150, -18),
                (12, 150, 18),
            )
        ],
        *belt(robe.second),
    ]
    return drawn


def _page_arms(robe: Robe) -> list[str]:
    """Hand on the hip, hand on the club."""
    return [
        inked(limb("-32 118 11.5, -52 140 11, -62 154 8.5"), robe.main),
        inked(limb("-63 148 8, -52 168 7.5, -36 180 6"), robe.light),
        fist(-30, 182, -40, 0.9),
        inked(limb("32 118 11.5, 46 146 11, 54 158 9"), robe.dark),
        inked(limb("50 162 8.5, 56 144 7.2, 60 128 6"), robe.light),
        fist(63, 119, 4, 1.08),
    ]


def _page_head(robe: Robe) -> list[str]:
    """Hood and feathered hat."""
    hood = (
        "M0 96C-18 96 -34 102 -42 116L-36 130L-28 122L-21 136L-12 125L0 "
        "140L12 125L21 136L28 122L36 130L42 116C34 102 18 96 0 96Z"
    )
    hair = [
        inked(
            "M8 -121C-8 -130 -27 -120 -28 -100C-29 -86 -30 -78 -24 -70C-16 "
            "-68 -8 -70 -5 -78C-3 -86 1 -88 1 -96C6 -102 13 -106 17 -104C18 "
            "-112 14 -118 8 -121Z",
            robe.hair,
        ),
        strands("M-22 -104C-24 -90 -24 -82 -21 -74M-15 -104C-15 -92 -17 -84 -13 -73"),
    ]
    hat = [
        inked(
            "M-29 -104C-36 -120 -30 -132 -14 -140C0 -146 22 -140 44 -122C32 "
            "-120 26 -114 18 -109C4 -115 -14 -114 -29 -104Z",
            robe.main,
        ),
        flat(
            "M-14 -140C0 -146 22 -140 44 -122C34 -121 28 -116 22 -112C16 -128 2 -136 -14 -140Z",
            robe.dark,
        ),
        inked("M-31 -102C-14 -113 4 -114 19 -107L23 -115C6 -122 -16 -122 -33 -110Z", robe.second),
        leaf(-20, -112, -40, 1.1),
        leaf(-20, -112, 10, 1.2),
        inked(disc(-20, -112, 3.8), GOLD),
    ]
    return [
        inked(hood, robe.second),
        line("M-34 114C-22 106 -10 104 0 104C10 104 22 106 34 114", GOLD, 2),
        head(-2, 74, [*profile(), *hair, *hat], 0.74, 0, -1),
    ]


def caballo(robe: Robe) -> list[str]:
    """Galloping bay; the rider swings the club."""
    return [*_rider_horse(robe), *_rider_body(robe), *_rider_arms(robe), *_rider_head(robe)]


def _rider_horse(robe: Robe) -> list[str]:
    """Cloak and a galloping bay."""
    tack = Tack(robe.main, robe.dark, CREAM)
    return [
        inked("M-18 -188C-48 -176 -70 -152 -106 -152C-96 -134 -72 -118 -40 -118Z", robe.second),
        line(
            "M-26 -178C-50 -160 -66 -148 -90 -146M-24 -166C-40 -150 -56 -138 -72 -132",
            "#553013",
            1.8,
        ),
        *horse(GALLOP, Coat("#6B4428", "#4A2D1A", "#22160F"), tack, fly=True),
    ]


def _rider_body(robe: Robe) -> list[str]:
    """Torso and leg with leaves."""
    torso, leg = rider(robe, CREAM, DARK_WOOD)
    return [
        *leg + torso,
        *[
            flat(move(LEAFLET, sx=0.9, rot=s, dx=x, dy=y), robe.light)
            for x, y, s in (
                (-18, -160, -14),
                (-22, -118, -14),
                (-10, -114, -6),
                (10, -160, 14),
                (4, -114, 6),
                (16, -118, 14),
            )
        ],
    ]


def _rider_arms(robe: Robe) -> list[str]:
    """Reins, and the club swung."""
    return [
        line("M95 -127C74 -112 50 -120 36 -136", robe.second, 2.2),
        inked(limb("16 -180 10, 30 -158 9, 36 -146 7.5"), robe.dark),
        fist(38, -140, 60, 0.88),
        at(-50, -234, club(150, 15, 4), -34),
        inked(limb("-26 -182 11, -44 -176 10.5, -56 -182 8.5"), robe.main),
        inked(limb("-56 -176 7.5, -44 -192 6.8, -30 -200 5.8"), CREAM),
        fist(-25, -203, -34, 0.95),
        inked(
            "M-32 -190C-38 -182 -34 -176 -28 -180C-24 -172 -18 -172 -14 -178"
            "C-8 -170 0 -170 4 -178C8 -172 14 -172 18 -180C26 -176 28 -184 "
            "22 -190C12 -200 -20 -200 -32 -190Z",
            "#B98A5A",
        ),
    ]


def _rider_head(robe: Robe) -> list[str]:
    """Profile under a pointed hat."""
    hair = [
        inked(
            "M8 -121C-8 -130 -27 -120 -28 -100C-29 -86 -30 -78 -24 -68C-16 "
            "-66 -8 -68 -5 -78C-3 -86 1 -88 1 -96C6 -102 13 -106 17 -104C18 "
            "-112 14 -118 8 -121Z",
            robe.hair,
        ),
        strands("M-22 -104C-24 -90 -24 -82 -21 -74M-15 -104C-15 -92 -17 -84 -13 -73"),
    ]
    hat = [
        inked(
            "M-30 -102C-40 -116 -44 -136 -60 -142C-40 -150 -8 -146 6 -138C18 "
            "-132 22 -120 19 -106C4 -114 -14 -112 -30 -102Z",
            robe.main,
        ),
        flat(
            "M-60 -142C-40 -150 -8 -146 6 -138C-12 -136 -30 -132 -38 -122"
            "C-44 -132 -50 -138 -60 -142Z",
            robe.dark,
        ),
        inked("M-32 -100C-14 -112 6 -114 24 -106L24 -114C6 -122 -16 -120 -35 -109Z", robe.second),
        leaf(-8, -114, -30, 1.1),
        leaf(-8, -114, 24, 1.1),
        inked(disc(-8, -114, 3.6), GOLD),
    ]
    return [head(-4, -216, [*profile(), *hair, *hat], 0.64)]
