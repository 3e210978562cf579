"""Aces and number cards."""

from tools.art.french.corners import index, paper
from tools.art.french.glyphs import label
from tools.art.french.inks import GOLD, INK, PAPER
from tools.art.french.sizes import CENTRE, H, Size, W
from tools.art.french.suits import CLUB_LEAVES, SPADE, SPADE_BODY, SUITS, pip
from tools.art.markup import document, group, path, stroke
from tools.art.paths import circle, move, pairs, polar

SIDES = {"4": (0, 1), "5": (0, 1), "6": (0, 0.5, 1), "7": (0, 0.5, 1), "8": (0, 0.5, 1)}
SIDES |= dict.fromkeys("9T", (0, 1 / 3, 2 / 3, 1))
MIDDLE: dict[str, tuple[float, ...]] = {
    "2": (0, 1),
    "3": (0, 0.5, 1),
    "5": (0.5,),
    "7": (0.25,),
    "8": (0.25, 0.75),
    "9": (0.5,),
    "T": (1 / 6, 5 / 6),
}
INLINE = {"H": 0.84, "D": 0.82}
TOP, DEPTH = 63, 224


def number(rank: str, suit: str, col: str, size: Size, lang: str) -> str:
    """Draw a card from two to ten."""
    return document(W, H, paper(), index(rank, suit, col, size, lang), _pips(rank, suit, col, size))


def _pips(rank: str, suit: str, col: str, size: Size) -> str:
    if size.columns is None:
        return pip(suit, *size.free, size.pip, col)
    left, middle, right = size.columns
    places = [(x, v) for x in (left, right) for v in SIDES.get(rank, ())]
    places += [(middle, v) for v in MIDDLE.get(rank, ())]
    return "".join(
        pip(suit, x, TOP + v * DEPTH, size.pip, col, 180 if v > 0.5 else 0) for x, v in places
    )


def ace(suit: str, col: str, size: Size, lang: str) -> str:
    """Draw an ace."""
    return document(W, H, paper(), index("A", suit, col, size, lang), _sign(suit, col, size))


def _sign(suit: str, col: str, size: Size) -> str:
    if size.single:
        return pip(suit, *size.free, size.ace * 100, col)
    if suit == "S":
        return _great_spade(size.ace / 1.25)
    return pip(suit, *CENTRE, size.ace * 100, col) + _inline(suit, size.ace) + _heart(suit)


def _heart(suit: str) -> str:
    return "" if suit == "C" else pip(suit, *CENTRE, 22, PAPER)


def _inline(suit: str, k: float) -> str:
    x0, y0 = CENTRE
    if suit == "C":
        return "".join(
            stroke(circle(x0 + x * k, y0 + y * k, 17.5 * k), PAPER, 1.8, op=0.85)
            for x, y in CLUB_LEAVES
        )
    d = move(SUITS[suit], sx=k * INLINE[suit], dx=x0, dy=y0 - (suit == "H"))
    return stroke(d, PAPER, 1.8, op=0.85)


def _great_spade(k: float) -> str:
    items = [
        path(move(SPADE, sx=1.62, dx=125, dy=172), INK),
        stroke(move(SPADE_BODY, sx=1.42, dx=125, dy=169.5), GOLD, 1.6),
        *[_ray(i) for i in range(-6, 7)],
        path(circle(125, 182, 12.5), PAPER, GOLD, 1.4),
        pip("S", 125, 181.5, 15, INK),
        label("NAIPES", 125, 268, 9, INK, 13, 38),
        stroke("M82 272.5H92M158 272.5H168", GOLD, 1.4),
    ]
    return "".join(items) if k == 1 else group(*items, at=f"translate(125 175) scale({k}) {_BACK}")


_BACK = "translate(-125 -175)"


def _ray(i: int) -> str:
    angle, end = i * 13 - 90, (35 if i % 2 else 44) - abs(i) * 1.1
    a, b = polar(125, 182, 17, angle), polar(125, 182, end, angle)
    line = stroke(f"M{pairs([a])}L{pairs([b])}", GOLD, 1.7)
    return line if i % 2 else line + path(circle(*polar(125, 182, end + 4, angle), 1.7), GOLD)
