"""Cards as bits, for play-outs by the thousand: thirteen a suit, the trumps on top."""

from collections.abc import Mapping

from naipes_gui.bots.cards import Bits, trumps_on_top
from naipes_gui.core.cards import KING_HIGH

WIDTH = len(KING_HIGH)
LOWEST_TEN = KING_HIGH.index("T")
"""From this height on a card counts ten (MOS-R4)."""
SUIT = (1 << WIDTH) - 1
TRUMPS = SUIT << 3 * WIDTH
KINGS = sum(1 << (WIDTH - 1 + WIDTH * suit) for suit in range(3))
"""The kings of the plain suits."""
PLACES = range(4 * WIDTH)
HEIGHT: Mapping[int, int] = {1 << place: place % WIDTH for place in PLACES}
SUIT_OF: Mapping[int, int] = {1 << place: SUIT << place // WIDTH * WIDTH for place in PLACES}
ABOVE: Mapping[int, int] = {card: SUIT_OF[card] & ~((card << 1) - 1) for card in SUIT_OF}
"""The higher cards of the same suit."""
TAKES: Mapping[int, int] = {
    card: higher | (0 if card & TRUMPS else TRUMPS) for card, higher in ABOVE.items()
}
"""The cards that take a trick from a card that follows suit or is a trump."""
WORTH: Mapping[int, int] = {
    card: 10 if height >= LOWEST_TEN else height + 2 for card, height in HEIGHT.items()
}


def bits(trump: str) -> Bits:
    """Return the bit of every card under a trump suit."""
    return trumps_on_top(KING_HIGH, trump)
