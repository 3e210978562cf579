"""Random numbers that are the same on every machine, and cards drawn with them."""

import numpy as np
from numba import njit

CARDS = 31


def seeded(seed: int) -> np.ndarray:
    """Return the state of a generator."""
    return np.array([seed * 2 + 1], np.uint64)


@njit
def below(state, many):
    """Return a random integer from 0 to below ``many`` (splitmix64)."""
    state[0] += np.uint64(0x9E3779B97F4A7C15)
    z = state[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    z ^= z >> np.uint64(31)
    return np.int64((z >> np.uint64(33)) % np.uint64(many))


@njit
def shuffle(state, cards, many):
    """Bring random cards to the first ``many`` places."""
    for place in range(many):
        other = place + below(state, len(cards) - place)
        cards[place], cards[other] = cards[other], cards[place]


@njit
def gathered(cards, start, many):
    """Return the mask of the cards in some places."""
    hand = 0
    for place in range(start, start + many):
        hand |= 1 << cards[place]
    return hand
