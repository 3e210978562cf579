"""Court cards: one half figure drawn twice in its panel."""

from tools.art.french.corners import index, paper
from tools.art.french.figures import HALF_H, HALF_W, ground, sash
from tools.art.french.inks import PAPER, Palette
from tools.art.french.jack import jack
from tools.art.french.king import king
from tools.art.french.queen import queen
from tools.art.french.sizes import RADIUS, H, Size, W
from tools.art.french.suits import pip
from tools.art.markup import document, group, hole, stroke, twice
from tools.art.paths import num, rounded

FIGURES = {"K": king, "Q": queen, "J": jack}
RAYS = "#F0DDB8"


def court(rank: str, suit: str, palette: Palette, size: Size, lang: str) -> str:
    """Draw a king, queen or jack."""
    robe, col = palette.robes[suit], palette.inks[suit]
    half = ground(RAYS) + FIGURES[rank](robe) + pip(suit, -56, -116, 31, col)
    return document(W, H, paper(), panel(half, robe.dark, size), index(rank, suit, col, size, lang))


def panel(half: str, dark: str, size: Size) -> str:
    """Draw both halves with sash and frame; paper covers what sticks out."""
    x, y, k = size.panel
    frame = rounded(x - HALF_W * k, y - HALF_H * k, HALF_W * 2 * k, HALF_H * 2 * k, 7)
    scale = "" if k == 1 else f" scale({num(k)})"
    return (
        group(twice("h", "rotate(180)", half), sash(dark), at=f"translate({x} {y}){scale}")
        + hole(rounded(1.5, 1.5, W - 3, H - 3, RADIUS - 1), frame, PAPER)
        + stroke(frame, dark, 2)
    )
