"""Pip cards."""

from tools.art.french.corners import paper
from tools.art.french.inks import GOLD
from tools.art.french.sizes import H
from tools.art.markup import stroke
from tools.art.paths import num
from tools.art.spanish.frame import corners, frame, gilt, page
from tools.art.spanish.robes import COIN, EDGE
from tools.art.spanish.signs import club, coin, cup, sword
from tools.art.spanish.sizes import Size
from tools.art.spanish.strokes import flat, lozenge

Spot = tuple[float, float, float]
"""Where a pip lies, and how far it is turned."""
C, MIDDLE = 125.0, 175.0
RANKS = "23456789T"


def rows(xs: tuple[float, ...], *ys: float) -> list[Spot]:
    """Return rows from the top, each with its half-turned twin."""
    return [spot for y in ys for x in xs for spot in ((x, y, 0.0), (x, H - y, 180.0))]


def _across(*xs: float) -> list[Spot]:
    return [(x, MIDDLE, 0.0) for x in xs]


Layout = dict[str, tuple[float, list[Spot]]]
OROS: Layout = {
    "2": (104, rows((C,), 104)),
    "3": (86, [*rows((C,), 74), *_across(C)]),
    "4": (70, rows((88, 162), 96)),
    "5": (66, [*rows((88, 162), 86), *_across(C)]),
    "6": (66, [*rows((86, 164), 76), *_across(86, 164)]),
    "7": (57, [*rows((85, 165), 70), *_across(85, 165), (C, 122.5, 0)]),
    "8": (57, [*rows((85, 165), 70), *_across(85, 165), *rows((C,), 122.5)]),
    "9": (50, [*rows((76, C, 174), 80), *_across(76, C, 174)]),
    "T": (50, [*rows((82, 168), 61, 137), *rows((C,), 99)]),
}
COPAS: Layout = {
    "2": (112, rows((C,), 100)),
    "3": (82, [*rows((C,), 72), *_across(C)]),
    "4": (88, rows((88, 162), 98)),
    "5": (78, [*rows((86, 164), 84), *_across(C)]),
    "6": (76, [*rows((90, 160), 74), *_across(90, 160)]),
    "7": (58, [*rows((83, 167), 66), *_across(83, 167), (C, 120.5, 0)]),
    "8": (58, [*rows((83, 167), 66), *_across(83, 167), *rows((C,), 120.5)]),
    "9": (58, [*rows((77, C, 173), 74), *_across(77, C, 173)]),
    "T": (54, [*rows((80, 170), 60, 136.5), *rows((C,), 98)]),
}
LYING: Spot = (C, MIDDLE, 90.0)
TWO_LYING: list[Spot] = [(C, 158, 90), (C, 192, 270)]
FOUR_SWORDS, FOUR_CLUBS = (67.0, 105.7, 144.3, 183.0), (75.0, 108.3, 141.7, 175.0)
ESPADAS: Layout = {
    "2": (210, [(94, MIDDLE, 0), (156, MIDDLE, 180)]),
    "3": (200, [(76, MIDDLE, 0), (C, MIDDLE, 180), (174, MIDDLE, 0)]),
    "4": (128, rows((88, 162), 100)),
    "5": (114, [*rows((84, 166), 88), LYING]),
    "6": (126, rows((76, C, 174), 101)),
    "7": (112, [*rows((76, C, 174), 90), LYING]),
    "8": (120, rows(FOUR_SWORDS, 102)),
    "9": (110, [*rows(FOUR_SWORDS, 88), LYING]),
    "T": (100, [*rows(FOUR_SWORDS, 82), *TWO_LYING]),
}
BASTOS: Layout = {
    "2": (210, [(96, MIDDLE, 0), (154, MIDDLE, 180)]),
    "3": (200, [(77, MIDDLE, 0), (C, MIDDLE, 180), (173, MIDDLE, 0)]),
    "4": (124, rows((95, 155), 102)),
    "5": (112, [*rows((93, 157), 90), LYING]),
    "6": (124, rows((83, C, 167), 102)),
    "7": (112, [*rows((83, C, 167), 90), LYING]),
    "8": (122, rows(FOUR_CLUBS, 102)),
    "9": (110, [*rows(FOUR_CLUBS, 88), LYING]),
    "T": (100, [*rows(FOUR_CLUBS, 82), *TWO_LYING]),
}
LAYOUTS = {"D": OROS, "H": COPAS, "S": ESPADAS, "C": BASTOS}
BLADES = {"2": 14, "3": 12, "4": 10.5, "5": 9.5, "6": 8.4, "7": 8.2}
CLUBS = {"2": 20, "3": 17, "4": 15, "5": 14, "6": 11.5, "7": 11.5}
SINGLE = {"D": (128.0, 158.0, 246.0), "H": (150.0, 160.0, 240.0)}
SINGLE |= {"S": (262.0, 166.0, 190.0), "C": (248.0, 166.0, 196.0)}


def number(rank: str, suit: str, size: Size) -> str:
    """Draw a card from two to ten; its pip is drawn once and used as often as it counts."""
    pips = _single(suit) if size.single else _pips(rank, suit, size)
    return page(
        paper(), gilt(size), frame(suit, size), pips, corners(suit, rank.replace("T", "10"), size)
    )


def _single(suit: str) -> str:
    length, x, y = SINGLE[suit]
    drawing, k = _sign(suit, "2", length)
    scale = "" if k == 1 else f" scale({num(k)})"
    return f'<g transform="translate({num(x)} {num(y)}){scale}">{"".join(drawing)}</g>'


def _sign(suit: str, rank: str, length: float) -> tuple[list[str], float]:
    """Return the drawing of a pip and the scale that makes it so long."""
    if suit == "S":
        return sword(length, BLADES.get(rank, 6.4)), 1
    if suit == "C":
        return club(length, CLUBS.get(rank, 9.4), 3 if rank in "89T" else 4), 1
    return (coin() if suit == "D" else cup()), length / 100


def _pips(rank: str, suit: str, size: Size) -> str:
    length, spots = LAYOUTS[suit][rank]
    drawing, k = _sign(suit, rank, length)
    across, down, smaller = size.pips
    placed = "".join(
        _used(C + (x - C) * across, MIDDLE + (y - MIDDLE) * down, turn, k * smaller)
        for x, y, turn in spots
    )
    filler = _filler(suit) if rank == "2" and smaller == 1 else ""
    return f'<defs><g id="p">{"".join(drawing)}</g></defs>{placed}{filler}'


def _used(x: float, y: float, turn: float, k: float) -> str:
    place = f"translate({num(x)} {num(y)})" + (f" rotate({num(turn)})" if turn else "")
    place += f" scale({num(k)})" if k != 1 else ""
    return f'<use xlink:href="#p" transform="{place}"/>'


def _filler(suit: str) -> str:
    """Small ornament between the pips of a two."""
    col = EDGE[suit]
    if suit == "C":
        return ""
    if suit == "S":
        lines, ends = "M125 142V158M125 192V208", lozenge(C, 137, 3, 4) + lozenge(C, 213, 3, 4)
        return _ornament(lines, lozenge(C, MIDDLE, 7, 11), lozenge(C, MIDDLE, 3, 5), ends, col)
    lines, ends = "M78 175H108M142 175H172", lozenge(72, MIDDLE, 4, 4) + lozenge(178, MIDDLE, 4, 4)
    return _ornament(lines, lozenge(C, MIDDLE, 9, 9), lozenge(C, MIDDLE, 4, 4), ends, col)


def _ornament(lines: str, outer: str, inner: str, ends: str, col: str) -> str:
    return stroke(lines, GOLD, 2) + flat(outer, col) + flat(inner, COIN) + flat(ends, col)
