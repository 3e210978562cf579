"""Collars, tunics, belts, mantles and the body of a rider."""

from tools.art.french.inks import CREAM, GOLD, INK
from tools.art.paths import move, rounded
from tools.art.spanish.bodies import TUNIC, shoe
from tools.art.spanish.robes import Robe
from tools.art.spanish.strokes import closed, flat, inked, limb, line


def collar(col: str = CREAM, edge: str = INK) -> list[str]:
    """Flat round collar under the chin (body coordinates, neck at y=104)."""
    return [
        inked(
            "M-26 108C-22 100 -10 98 0 98C10 98 22 100 26 108C22 120 10 124 "
            "0 124C-10 124 -22 120 -26 108Z",
            col,
        ),
        line("M-20 110C-14 118 14 118 20 110", edge, 1.6),
    ]


def ermine(rows: list[tuple[float, float]]) -> str:
    """Ermine tails."""
    return flat(
        "".join(
            move("M0 -4L1.4 0L3.4 3.4L0 2L-3.4 3.4L-1.4 0Z", sx=1, dx=x, dy=y) for x, y in rows
        ),
        INK,
    )


def tunic(robe: Robe, hem: bool = True) -> list[str]:
    """Belted tunic, lit from the left."""
    drawn = [
        inked(closed(TUNIC), robe.main),
        flat(
            "M0 105C12 104 26 107 32.4 114C34.5 132 26 150 20.5 164C27 182 "
            "36 200 40.4 217C27 225.4 13 228.4 0 228.4Z",
            robe.dark,
        ),
    ]
    if hem:
        drawn += [line("M-39.5 212C-26 221 -13 223.5 0 223.5C13 223.5 26 221 39.5 212", GOLD, 3.4)]
    return drawn


def belt(col: str) -> list[str]:
    """Belt with a square buckle."""
    return [
        inked("M-22 160C-10 165 10 165 22 160L23 168C10 173 -10 173 -23 168Z", col),
        inked(rounded(-6, 161.5, 12, 11, 2), GOLD),
        flat(rounded(-2.6, 164.5, 5.2, 5, 1), col),
    ]


def mantle_collar(fur: bool = True) -> list[str]:
    """Ermine cape over the shoulders."""
    d = (
        "M0 100C-18 100 -38 106 -48 122C-42 140 -22 150 0 156C22 150 42 "
        "140 48 122C38 106 18 100 0 100Z"
    )
    o = [inked(d, CREAM), line("M-46 124C-40 139 -22 149 0 155C22 149 40 139 46 124", GOLD, 2.6)]
    return [
        *o,
        ermine(
            [
                (-34, 124),
                (-22, 134),
                (-8, 142),
                (8, 142),
                (22, 134),
                (34, 124),
                (-24, 116),
                (24, 116),
                (-10, 128),
                (10, 128),
            ]
        ),
    ]


def rider(robe: Robe, hose: str, boot: str) -> tuple[list[str], list[str]]:
    """Torso and near leg on the saddle."""
    torso = [
        inked(
            "M-30 -186C-34 -168 -26 -154 -22 -142C-28 -130 -36 -118 -38 -106"
            "C-22 -98 10 -98 28 -106C26 -118 20 -130 14 -142C18 -154 26 -168 "
            "22 -186C8 -194 -16 -194 -30 -186Z",
            robe.main,
        ),
        flat(
            "M-4 -191C6 -191.5 14 -190 21.5 -186C25.5 -168 17.5 -154 "
            "13.5 -142C19.5 -130 25.5 -118 27.5 -106.5C18 -102.5 6 "
            "-101 -4 -101Z",
            robe.dark,
        ),
        line("M-36.5 -111C-20 -103 10 -103 26.5 -111", GOLD, 2.6),
        inked("M-23 -146C-12 -142 4 -142 15 -146L16 -138C4 -134 -12 -134 -24 -138Z", robe.second),
        inked(rounded(-9, -145, 10, 9, 2), GOLD),
    ]
    leg = [
        inked(limb("-8 -110 13, 12 -104 12.5, 30 -92 10"), hose),
        inked(limb("29 -96 10.5, 24 -74 9, 16 -50 6.4"), boot),
        shoe(16, -46, boot, 1, 6, 0.95),
        inked("M18 -102L40 -94L38 -85L17 -92Z", robe.light),
        line("M14 -34H38M26 -40V-34", GOLD, 2.6),
        line("M20 -78C30 -74 30 -60 26 -40", robe.dark, 2.2),
    ]
    return torso, leg
