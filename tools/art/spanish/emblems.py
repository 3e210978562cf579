"""The suit sign of an index: few bold parts, which are still told apart at five pixels."""

from tools.art.markup import document, path
from tools.art.paths import polar, polygon
from tools.art.spanish.robes import COIN, COIN2, COIN3, DARK_SUN, EDGE, INDEX, LIT_WOOD, SUN
from tools.art.spanish.strokes import at, disc, flat

BOWL = "M-36 -44H36C36 -12 22 6 0 8C-22 6 -36 -12 -36 -44Z"
FOOT = "M-7 6H7C8 26 12 34 31 40V50H-31V40C-12 34 -8 26 -7 6Z"
BLADE = "M0 -56L13 -34V18H-13V-34Z"
GUARD = (
    "M-38 14C-30 20 -16 18 0 18C16 18 30 20 38 14C40 28 22 32 8 31V48H-8V31C-22 32 -40 28 -38 14Z"
)
STAFF = (
    "M-9 54L-13 22L-21 10L-14 0L-22 -26L-18 -46C-10 -56 12 -56 19 -46L21 -22L14 -6L22 6L12 16L9 54Z"
)
LEAVES = (
    "M-17 -4C-34 -2 -42 -14 -44 -28C-28 -28 -18 -20 -17 -4Z"
    "M17 20C34 22 42 8 44 -6C28 -6 18 4 17 20Z"
)


def oro() -> list[str]:
    """Coin with a star of eight rays."""
    rays = [polar(0, 0, 27 if i % 2 else 12, i * 22.5 + 11.25) for i in range(16)]
    return [
        flat(disc(0, 0, 50), COIN3),
        flat(disc(0, 0, 42), COIN2),
        flat(disc(0, 0, 33), COIN),
        flat(polygon(rays), SUN),
        flat(disc(0, 0, 6), DARK_SUN),
    ]


def copa() -> list[str]:
    """Goblet in red and gold."""
    return [
        path(FOOT, COIN2, EDGE["H"], 5),
        path(BOWL, INDEX["H"], EDGE["H"], 5),
        flat("M-38 -50H38V-36H-38Z", COIN2),
        path("M-38 -50H38V-36H-38Z", "none", EDGE["H"], 4),
    ]


def espada() -> list[str]:
    """Broad sword, point up."""
    return [
        path(BLADE, "#6FA6DA", EDGE["S"], 5),
        flat("M0 -51L10.5 -32V18H0Z", INDEX["S"]),
        path(GUARD, COIN2, EDGE["S"], 4.5),
    ]


def basto() -> list[str]:
    """Knotted club with two leaves, leaning to the right."""
    club = [path(LEAVES, "#3F8A57", EDGE["C"], 4), path(STAFF, LIT_WOOD, "#4A2C12", 5)]
    return [at(0, 0, [*club, flat(disc(-3, -20, 5.5, 7), COIN)], 24)]


EMBLEMS = {"D": oro, "H": copa, "S": espada, "C": basto}


def emblem(suit: str, height: float) -> str:
    """Draw the sign of a suit around the origin."""
    return at(0, 0, EMBLEMS[suit](), 0, height / 104)


ALONE = {"D": (0, 0.94), "H": (0, 0.94), "S": (45, 1.18), "C": (14, 1.0)}
"""How far a sign is turned and how large it is where it fills a square by itself."""


def pictures() -> dict[str, str]:
    """Draw the bare sign of every suit."""
    return {
        f"{suit}.svg": document(100, 100, at(50, 50, EMBLEMS[suit](), turn, size))
        for suit, (turn, size) in ALONE.items()
    }
