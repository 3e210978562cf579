"""Paper and index of a French card."""

from tools.art.french.glyphs import label
from tools.art.french.inks import EDGE, PAPER
from tools.art.french.sizes import RADIUS, H, Size, W
from tools.art.french.suits import pip
from tools.art.markup import path, twice
from tools.art.paths import rounded

HALF_TURN = "rotate(180 125 175)"
LABELS = {"en": {"T": "10"}, "es": {"T": "10", "J": "V", "Q": "D", "K": "R"}}


def paper() -> str:
    """Draw the empty card."""
    return path(rounded(0.75, 0.75, W - 1.5, H - 1.5, RADIUS), PAPER, EDGE, 1.5)


def index(rank: str, suit: str, col: str, size: Size, lang: str) -> str:
    """Draw rank and suit in the corner, or in both corners."""
    text = LABELS[lang].get(rank, rank)
    weight, gap = (15.5, 9) if len(text) == 1 else (15, 4)
    return mirrored(
        size,
        label(text, size.x, size.top, size.height, col, weight, gap),
        pip(suit, size.x, size.suit_y, size.suit, col),
    )


def mirrored(size: Size, *items: str) -> str:
    """Repeat an index in the opposite corner, where the size leaves room."""
    return "".join(items) if size.single else twice("i", HALF_TURN, *items)
