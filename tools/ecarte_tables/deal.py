"""One deal with everything that talk and exchange can make of it.

Both may change as many cards as usual, one fewer or one more in the first exchange, and as many
as usual later; after the third exchange the hand is played. So a deal has nine branches.
"""

from typing import NamedTuple

import numpy as np
from numba import njit

from tools.ecarte_tables.chance import CARDS, gathered, shuffle
from tools.ecarte_tables.hands import KINGS, loose, nth_worst, number
from tools.ecarte_tables.played import foreseen
from tools.ecarte_tables.tricks import TRUMPS, size

CHOICES = 3
"""How many numbers of cards are weighed in an exchange: fewer, the usual, more."""
ROUNDS = 4
ELDER, DEALER = 0, 1
KING = 1 << 30
NOBODY_HAS_IT, ELDER_HAS_IT, DEALER_HAS_IT = range(3)


class Tree(NamedTuple):
    """A deal, by round and branch. A situation is a row of the policy."""

    result: np.ndarray
    """What is foreseen of the tricks, see `played.foreseen`."""
    king: np.ndarray
    """Who holds the king."""
    talk: np.ndarray
    """The situations of elder and dealer in the talk."""
    elder_change: np.ndarray
    """The situation of the elder in the first exchange, and so of the dealer by what he did."""
    dealer_change: np.ndarray


def bare() -> Tree:
    """Return a tree to be grown."""
    branches = (ROUNDS, CHOICES, CHOICES)
    return Tree(
        np.zeros(branches, np.int64), np.zeros(branches, np.int64),
        np.zeros((2, *branches), np.int64), np.zeros(1, np.int64), np.zeros(CHOICES, np.int64),
    )  # fmt: skip


BUCKETS = 252
COUNTS = 4
TALKS = 1 + 2 * COUNTS
"""What is public when talking: the first round, or how many cards the other last changed."""
CHANGES = 80
TALK_ROWS = 2 * TALKS * BUCKETS
CHANGE_ROWS = (1 + COUNTS) * CHANGES


@njit
def count_class(count):
    """Return into which class the number of cards falls that the other has changed."""
    return min(3, max(0, count - 1))


@njit
def talk_row(role, turn, counted, bucket):
    """Return the row of a decision to block; ``turn`` counts from 0."""
    public = 0 if turn == 0 else 1 + (min(turn, 2) - 1) * COUNTS + count_class(counted)
    return (role * TALKS + public) * BUCKETS + bucket


@njit
def change_class(hand):
    """Return the class of a hand about to be exchanged: trumps, kings, the best of the rest."""
    best, queens = -1, 0
    for suit in range(3):
        byte = hand >> (8 * suit) & 0x7F
        queens += byte >> 6 & 1
        for height in range(7):
            if byte >> height & 1:
                best = max(best, height)
    merit = 0 if best < 0 else 1 if best < 5 else 2 if best == 5 else min(4, 2 + queens)
    return min(3, size(hand & TRUMPS)) * 20 + size(hand & KINGS & ~TRUMPS) * 5 + merit


@njit
def change_row(role, counted, hand):
    """Return the row of a decision how many cards to change."""
    public = 0 if role == ELDER else 1 + count_class(counted)
    return public * CHANGES + change_class(hand)


@njit
def change_counts(hand, fewest, counts):
    """Write down how many cards are changed by choice: fewer than usual, the usual, more."""
    usual = max(fewest, loose(hand))
    counts[0], counts[1], counts[2] = max(fewest, usual - 1), usual, min(5, usual + 1)


@njit
def _settled(tree, turn, i, j, elder, dealer, king_lives):
    tree.result[turn, i, j] = foreseen(elder, dealer)
    holder = ELDER_HAS_IT if elder & KING else DEALER_HAS_IT if dealer & KING else NOBODY_HAS_IT
    tree.king[turn, i, j] = holder if king_lives else NOBODY_HAS_IT


@njit
def _later(tree, i, j, elder, dealer, cards, used, counted, buckets, king_lives):
    """Follow a branch through the second and third exchange, always of the usual cards."""
    last_elder, last_dealer = counted
    for turn in range(1, ROUNDS):
        _settled(tree, turn, i, j, elder, dealer, king_lives)
        if turn == ROUNDS - 1:
            return
        tree.talk[0, turn, i, j] = talk_row(0, turn, last_dealer, buckets[number(elder), 0])
        tree.talk[1, turn, i, j] = talk_row(1, turn, last_elder, buckets[number(dealer), 1])
        last_elder = min(max(1, loose(elder)), CARDS - used)
        elder ^= nth_worst(elder, last_elder)
        elder |= gathered(cards, used, last_elder)
        used += last_elder
        last_dealer = min(loose(dealer), CARDS - used)
        dealer ^= nth_worst(dealer, last_dealer)
        dealer |= gathered(cards, used, last_dealer)
        used += last_dealer


@njit
def grow(tree, cards, state, buckets, king_lives):
    """Deal at random and work out every branch."""
    shuffle(state, cards, CARDS - 1)
    elder, dealer = gathered(cards, 0, 5), gathered(cards, 5, 5)
    _settled(tree, 0, 0, 0, elder, dealer, king_lives)
    tree.talk[0, 0, 0, 0] = talk_row(0, 0, 0, buckets[number(elder), 0])
    tree.talk[1, 0, 0, 0] = talk_row(1, 0, 0, buckets[number(dealer), 1])
    tree.elder_change[0] = change_row(0, 0, elder)
    mine, theirs = np.zeros(CHOICES, np.int64), np.zeros(CHOICES, np.int64)
    change_counts(elder, 1, mine)
    change_counts(dealer, 0, theirs)
    for i in range(CHOICES):
        tree.dealer_change[i] = change_row(1, mine[i], dealer)
        new_elder = elder ^ nth_worst(elder, mine[i]) | gathered(cards, 10, mine[i])
        for j in range(CHOICES):
            start = 10 + mine[i]
            new_dealer = dealer ^ nth_worst(dealer, theirs[j]) | gathered(cards, start, theirs[j])
            used, counted = start + theirs[j], (mine[i], theirs[j])
            _later(tree, i, j, new_elder, new_dealer, cards, used, counted, buckets, king_lives)
