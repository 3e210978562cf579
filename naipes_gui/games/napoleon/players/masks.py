"""Cards as bits, for the computer players: five suits side by side, rank by rank.

Four fields hold the suits and the fifth the trumps with the joker. The lowest bit of a set is
its lowest rank, whatever the suit, and a plain card before a trump.
"""

from naipes_gui.bots.cards import Bits
from naipes_gui.core.cards import JOKER, NATURAL, SUITS, Card

RANKS = len(NATURAL) + 1
WIDTH = 5
FIELDS = tuple(sum(1 << (WIDTH * rank + suit) for rank in range(RANKS)) for suit in range(WIDTH))
TRUMPS = FIELDS[4]
PLAIN = FIELDS[0] | FIELDS[1] | FIELDS[2] | FIELDS[3]
JOKER_BIT = 1 << (WIDTH * (RANKS - 1) + 4)

BITS = Bits(
    {
        Card(rank + suit): 1 << (WIDTH * NATURAL.index(rank) + SUITS.index(suit))
        for suit in SUITS
        for rank in NATURAL
    }
    | {JOKER: JOKER_BIT}
)
"""Every card before trumps are known: the fifth field only holds the joker."""
mask = BITS.mask


def trumped(cards: int, trump: str) -> int:
    """Return a set with its cards of the trump suit moved to the fifth field."""
    if not trump:
        return cards
    suit = SUITS.index(trump)
    moved = cards & FIELDS[suit]
    return cards ^ moved | moved << (4 - suit)


def field(card: int) -> int:
    """Return the field of a card: all cards of its suit."""
    return FIELDS[(card.bit_length() - 1) % WIDTH]
