"""Every hand of five up to the order of the plain suits: its strength, its promise, its bucket."""

from itertools import combinations
from math import comb

import numpy as np
from numba import njit

from tools.ecarte_tables.chance import CARDS, gathered, shuffle
from tools.ecarte_tables.tricks import TRUMPS, WON, outcome, size

HANDS = comb(CARDS, 5)
DEGREES, PROMISES = 12, 3
"""Into how many classes strength and promise part the hands with so many trumps."""
KINGS = 0x808080
BINOMIALS = np.array([[comb(n, k) for k in range(6)] for n in range(CARDS)], np.int64)


@njit
def number(hand):
    """Return the number of a hand among all, with its plain suits in order."""
    a, b, c = hand & 0xFF, hand >> 8 & 0xFF, hand >> 16 & 0xFF
    if a < b:
        a, b = b, a
    if b < c:
        b, c = c, b
    if a < b:
        a, b = b, a
    rest = a | b << 8 | c << 16 | hand & TRUMPS
    total, place, nth = 0, 0, 0
    while rest:
        if rest & 1:
            nth += 1
            total += BINOMIALS[place, nth]
        rest >>= 1
        place += 1
    return total


@njit
def nth_worst(hand, count):
    """Return the cards that go first in an exchange: low ones, then kings, then trumps."""
    order = (hand & ~TRUMPS & ~KINGS, hand & KINGS, hand & TRUMPS)
    gone = 0
    for group in order:
        for height in range(8):
            for suit in range(4):
                card = group & 1 << (8 * suit + height)
                if card and count:
                    gone |= card
                    count -= 1
    return gone


@njit
def loose(hand):
    """Return the number of cards that are usually changed: all but trumps and kings."""
    return size(hand & ~TRUMPS & ~KINGS)


def one_of_each() -> np.ndarray:
    """Return one hand of each class."""
    hands = (sum(1 << place for place in places) for places in combinations(range(CARDS), 5))
    plain = ((h, h & 0xFF, h >> 8 & 0xFF, h >> 16 & 0xFF) for h in hands)
    return np.array([h for h, a, b, c in plain if a >= b >= c], np.int64)


@njit
def strengths(hands, samples, state):
    """Return per hand how often it wins the point, leading and following, open cards."""
    found = np.zeros((len(hands), 2))
    cards = np.zeros(CARDS - 5, np.int64)
    for row in range(len(hands)):
        hand, many = hands[row], 0
        for place in range(CARDS):
            if not hand >> place & 1:
                cards[many] = place
                many += 1
        for _ in range(samples):
            shuffle(state, cards, 5)
            other = gathered(cards, 0, 5)
            found[row, 0] += outcome(hand, other) >= WON
            found[row, 1] += outcome(other, hand) < WON
    return found / samples


@njit
def promises(hands, strength, samples, state):
    """Return per hand the mean strength after the usual exchange, leading and following."""
    found = np.zeros((len(hands), 2))
    cards = np.zeros(CARDS - 5, np.int64)
    for row in range(len(hands)):
        hand, many = hands[row], 0
        for place in range(CARDS):
            if not hand >> place & 1:
                cards[many] = place
                many += 1
        count = max(1, loose(hand))
        kept = hand ^ nth_worst(hand, count)
        for _ in range(samples):
            shuffle(state, cards, count)
            after = number(kept | gathered(cards, 0, count))
            found[row, 0] += strength[after, 0]
            found[row, 1] += strength[after, 1]
    return found / samples


def weight(hand: int) -> int:
    """Return how many hands a class stands for."""
    suits = len({hand & 0xFF, hand >> 8 & 0xFF, hand >> 16 & 0xFF})
    return {1: 1, 2: 3, 3: 6}[suits]


def _quantiles(values: np.ndarray, weights: np.ndarray, parts: int) -> np.ndarray:
    """Return into which of some parts of equal weight each value falls."""
    order = np.argsort(values, kind="stable")
    before = np.cumsum(weights[order]) - weights[order]
    found = np.empty(len(values), np.int64)
    found[order] = before * parts // weights.sum()
    return found


def buckets(hands: np.ndarray, strength: np.ndarray, promise: np.ndarray) -> np.ndarray:
    """Part the hands of one role by trumps, highest trump, strength and promise."""
    weights = np.array([weight(int(hand)) for hand in hands])
    trumps = np.array([min(3, (int(hand) & TRUMPS).bit_count()) for hand in hands])
    group = trumps * 2 - 1 + (hands >> 30 & 1)
    group[trumps == 0] = 0
    found = np.zeros(len(hands), np.int64)
    for kind in range(7):
        inside = np.flatnonzero(group == kind)
        degree = _quantiles(strength[inside], weights[inside], DEGREES)
        for step in range(DEGREES):
            alike = inside[degree == step]
            third = _quantiles(promise[alike], weights[alike], PROMISES)
            found[alike] = (kind * DEGREES + step) * PROMISES + third
    return found
