"""The four suit signs, each in a box from -50 to 50."""

from tools.art.markup import path
from tools.art.paths import circle, move

HEART = (
    "M0 -24C-6 -44 -24 -50 -32 -48C-46 -46 -50 -32 -48 -20C-44 6 -16 22 0 49"
    "C16 22 44 6 48 -20C50 -32 46 -46 32 -48C24 -50 6 -44 0 -24Z"
)
SPADE = (
    "M0 -50C8 -28 46 -8 46 16C46 36 20 42 5 25C6 36 12 46 21 50H-21C-12 46 -6 36 -5 25"
    "C-20 42 -46 36 -46 16C-46 -8 -8 -28 0 -50Z"
)
SPADE_BODY = "M0 -50C8 -28 46 -8 46 16C46 35 22 42 0 22C-22 42 -46 35 -46 16C-46 -8 -8 -28 0 -50Z"
DIAMOND = "M0 -51C8 -33 24 -13 39 0C24 13 8 33 0 51C-8 33 -24 13 -39 0C-24 -13 -8 -33 0 -51Z"
CLUB_LEAVES = ((0, -26), (-25, 10), (25, 10))
CLUB = (
    "".join(circle(x, y, 23) for x, y in CLUB_LEAVES)
    + "M-8 -10H8L7 18C7 34 12 45 21 50H-21C-12 45 -7 34 -7 18Z"
    + "M-20 0L0 -20L20 0L0 14Z"
)
SUITS = {"S": SPADE, "H": HEART, "D": DIAMOND, "C": CLUB}


def pip(suit: str, x: float, y: float, size: float, fill: str, rot: float = 0) -> str:
    """Draw a suit sign round a point."""
    return path(move(SUITS[suit], sx=size / 100, rot=rot, dx=x, dy=y), fill)
