"""How good a dealt hand is, and what of it is usually changed.

The worths are what each card adds, in counters, to the gain of a seat that stays, by least
squares over 100,000 dealt hands of three and four players who all changed what is usually
changed and played by the simple rules. Next to trumps little counts: a plain king is worth a
quarter of a trump, a queen nothing.
"""

from collections.abc import Mapping

from naipes_gui.bots.cards import split
from naipes_gui.games.mosca.players.bits import HEIGHT, KINGS, TRUMPS

TRUMP_WORTH: Mapping[int, float] = {12: 1.75, 11: 1.3, 10: 1.1, 9: 0.95, 8: 0.85}
LOW_TRUMP, KING, NO_TRUMP = 0.7, 0.2, 0.3
"""Without a trump at least as many new cards as can be are drawn."""


def strength(hand: int) -> float:
    """Return the worth of the trumps and plain kings of a dealt hand."""
    total = KING * (hand & KINGS).bit_count()
    if not (trumps := hand & TRUMPS):
        return total + NO_TRUMP
    return total + sum(TRUMP_WORTH.get(HEIGHT[card], LOW_TRUMP) for card in split(trumps))


def keeping(card: int) -> int:
    """Return how gladly a card is kept: trumps, then kings, then by height."""
    return HEIGHT[card] + (100 if card & TRUMPS else 50 if card & KINGS else 0)


def thrown(hand: int, most: int) -> int:
    """Return what is usually changed: all but trumps and plain kings, the lowest first."""
    loose = hand & ~(TRUMPS | KINGS)
    if loose.bit_count() <= most:
        return loose
    return sum(sorted(split(loose), key=HEIGHT.__getitem__)[:most])


def least(hand: int, count: int) -> int:
    """Return so many cards of a hand that are kept least gladly."""
    return sum(sorted(split(hand), key=keeping)[:count])
