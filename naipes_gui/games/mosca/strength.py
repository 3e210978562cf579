"""How good a dealt hand is, what of it is usually changed, and when staying pays.

The odds are frequencies of 60,000 hands for each number of rivals, who stayed with a strength
of 1.2 or more; all changed what is usually changed and played by the simple rules.
"""

from collections.abc import Mapping, Sequence
from math import comb

from naipes_gui.games.mosca.bits import HEIGHT, KINGS, TRUMPS, split
from naipes_gui.games.mosca.state import LOO

QUEENS = KINGS >> 1
TRUMP_WORTH: Mapping[int, float] = {12: 2.0, 11: 1.6, 10: 1.3, 9: 1.1, 8: 1.0}
LOW_TRUMP, KING, QUEEN = 0.8, 0.7, 0.25
WINS: Sequence[Sequence[float]] = (
    (0.19, 0.25, 0.38, 0.63, 0.87, 1.0),
    (0.09, 0.14, 0.24, 0.49, 0.79, 0.97),
    (0.07, 0.09, 0.18, 0.44, 0.76, 0.97),
    (0.04, 0.07, 0.15, 0.42, 0.78, 0.97),
    (0.02, 0.05, 0.13, 0.42, 0.74, 0.97),
)
"""How often a strength of 0, 1 … 5 wins against one to five rivals; so the next, takes no trick."""
LOOS: Sequence[Sequence[float]] = (
    (0.24, 0.17, 0.05, 0.01, 0.0, 0.0),
    (0.47, 0.35, 0.14, 0.02, 0.0, 0.0),
    (0.58, 0.50, 0.24, 0.04, 0.01, 0.0),
    (0.71, 0.60, 0.31, 0.05, 0.01, 0.0),
    (0.80, 0.68, 0.30, 0.06, 0.01, 0.0),
)
LENIENCE = 0.25
OTHER_LOOS = (0.02, 0.2, 0.55, 1.0, 1.6)
"""How many rivals take no trick."""


def strength(hand: int) -> float:
    """Return the worth of trumps, plain kings and queens of a dealt hand."""
    total = KING * (hand & KINGS).bit_count() + QUEEN * (hand & QUEENS).bit_count()
    return total + sum(TRUMP_WORTH.get(HEIGHT[card], LOW_TRUMP) for card in split(hand & TRUMPS))


def keepers(hand: int) -> int:
    """Return how many cards are usually kept: trumps and plain kings."""
    return (hand & (TRUMPS | KINGS)).bit_count()


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


def odds(power: float, rivals: int) -> tuple[float, float]:
    """Return how often a strength wins against so many rivals, and how often it has no trick."""
    low = min(int(power), 4)
    part = min(power - low, 1.0)

    def between(row: Sequence[float]) -> float:
        return row[low] + part * (row[low + 1] - row[low])

    return between(WINS[rivals - 1]), between(LOOS[rivals - 1])


def promise(power: float, pool: int, inside: int, to_come: int, seats: int) -> float:
    """Return what staying is likely to gain over passing.

    So many have stayed and so many have yet to speak; a larger pool draws more of them in.
    """
    joins = min(0.9, 0.35 + 0.2 * pool / seats)
    total = 0.0
    for more in range(to_come + 1):
        chance = comb(to_come, more) * joins**more * (1 - joins) ** (to_come - more)
        total += chance * _against(power, pool, inside + more, seats)
    return total


def is_worth_it(power: float, pool: int, inside: int, to_come: int, seats: int) -> bool:
    """Tell whether to stay: also a little below nothing, since it keeps later ones out."""
    return promise(power, pool, inside, to_come, seats) > -LENIENCE


def _against(power: float, pool: int, rivals: int, seats: int) -> float:
    if not rivals:
        return pool * (1 - 1 / seats)
    win, loo = odds(power, rivals)
    return win * (pool + LOO * OTHER_LOOS[rivals - 1]) - LOO * loo
