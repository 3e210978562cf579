"""Aces: one great sign on the cream ground."""

from tools.art.french.corners import paper
from tools.art.markup import group
from tools.art.spanish.ace_bastos import as_bastos
from tools.art.spanish.ace_copas import as_copas
from tools.art.spanish.ace_espadas import as_espadas
from tools.art.spanish.ace_oros import as_oros
from tools.art.spanish.courts import place
from tools.art.spanish.frame import corners, frame, gilt, page, panel, ring
from tools.art.spanish.sizes import Scene, Size
from tools.art.spanish.strokes import INKED

SIGNS = {"D": as_oros, "H": as_copas, "S": as_espadas, "C": as_bastos}
MIDDLES = {"D": 165, "H": 140, "S": 110, "C": 150}
GROUND, RAYS = "#FCF5E4", "#F7E8CB"
WHOLE = Scene(125, 323, 1)


def ace(suit: str, size: Size) -> str:
    """Draw an ace."""
    sign = "".join(SIGNS[suit]())
    if size.ace != WHOLE:
        k = size.ace.scale
        sign = group(group(sign, at="translate(-125 -5)"), at=place(size.ace))
        middle = size.ace.y - (323 - MIDDLES[suit]) * k
    else:
        middle = MIDDLES[suit]
    return page(
        paper(),
        panel(size.ace.x, middle, size, GROUND, RAYS),
        gilt(size),
        group(sign, extra=INKED),
        ring(size),
        frame(suit, size),
        corners(suit, "A", size),
    )
