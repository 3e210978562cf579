"""Sets of cards as the bits of one number: what hands are played out with by the thousand.

Which bit stands for which card, a game says by the order that serves its tricks best.
"""

from collections.abc import Iterable, Iterator
from functools import cache

from naipes_gui.core.cards import SUITS, Card


class Bits(dict[Card, int]):
    """The bit of every card."""

    @classmethod
    def rising(cls, cards: Iterable[Card]) -> "Bits":
        """Return the bits of cards, the lowest bit for the first of them."""
        return cls({card: 1 << place for place, card in enumerate(cards)})

    def mask(self, cards: Iterable[Card]) -> int:
        """Return a set of cards as one number."""
        return sum(self[card] for card in cards)


@cache
def trumps_on_top(ranks: str, trump: str) -> Bits:
    """Return the bits of the cards of some ranks, suit by suit, the trumps above all others."""
    suits = (*(suit for suit in SUITS if suit != trump), trump)
    return Bits.rising(Card(rank + suit) for suit in suits for rank in ranks)


def split(cards: int) -> Iterator[int]:
    """Return the cards of a set one by one, the lowest bit first."""
    while cards:
        low = cards & -cards
        yield low
        cards ^= low


def falling(cards: int) -> Iterator[int]:
    """Return the cards of a set one by one, the highest bit first."""
    while cards:
        high = 1 << cards.bit_length() - 1
        yield high
        cards ^= high


def places(cards: int) -> list[int]:
    """Return the places of the cards of a set, the lowest first."""
    found = []
    while cards:
        low = cards & -cards
        found.append(low.bit_length() - 1)
        cards ^= low
    return found


def top(cards: int) -> int:
    """Return the highest card of a set that is not empty."""
    return 1 << cards.bit_length() - 1
