"""What becomes of hands when neither sees the other's cards: sampled worlds against the same.

The solver sees both hands, which flatters whoever has to guess more. The shares found here turn
what it foresees into what is to be expected at the table.
"""

import numpy as np
from numba import njit

from tools.ecarte_tables.chance import CARDS, below, gathered, shuffle
from tools.ecarte_tables.hands import loose, nth_worst
from tools.ecarte_tables.tricks import (
    ABOVE,
    SUIT_OF,
    TRUMPS,
    makes,
    outcome,
    place_of,
    replies,
    size,
    takes,
)

FORMS = 4
"""Classes of hands by the number of trumps of the elder: none, one, two, more."""
ALL = (1 << CARDS) - 1


@njit
def form(elder):
    """Return the class of hands that guessing is counted by."""
    return min(3, size(elder & TRUMPS))


@njit
def foreseen(elder, dealer):
    """Return the number of a form of hand and the result with open cards."""
    return 4 * form(elder) + outcome(elder, dealer)


@njit
def _worth(leader, follower, won, left):
    """Return the points of the leader of the next trick, who has won some already."""
    if makes(leader, follower, 3 - won, left):
        return 2 if makes(leader, follower, 5 - won, left) else 1
    return -1 if makes(leader, follower, 1 - won, left) else -2


@njit
def _imagined(state, pool, places, many):
    """Return a hand of so many cards of a pool."""
    count = 0
    for place in range(CARDS):
        if pool >> place & 1:
            places[count] = place
            count += 1
    for nth in range(many):
        other = nth + below(state, count - nth)
        places[nth], places[other] = places[other], places[nth]
    return gathered(places, 0, many)


@njit
def _lead(state, mine, pool, won, worlds, places):
    """Return the card to lead: the best over imagined hands of the other."""
    left = size(mine)
    if left == 1:
        return mine
    totals = np.zeros(CARDS)
    for _ in range(worlds):
        other = _imagined(state, pool, places, left)
        rest = mine
        while rest:
            card = rest & -rest
            rest ^= card
            place = place_of(card)
            totals[place] += _led(place, mine ^ card, other, won, left)
    return _best(totals, mine)


@njit
def _led(place, kept, other, won, left):
    """Return the points of the leader of a card; the other answers as well as he can."""
    options = replies(place, other)
    taken = takes(place, options)
    value = 9
    while options:
        reply = options & -options
        options ^= reply
        if taken:
            found = -_worth(other ^ reply, kept, 5 - left - won + 1, left - 1)
        else:
            found = _worth(kept, other ^ reply, won + 1, left - 1)
        value = min(value, found)
    return value


@njit
def _best(totals, hand):
    best, rest = hand & -hand, hand
    while rest:
        card = rest & -rest
        rest ^= card
        if totals[place_of(card)] > totals[place_of(best)]:
            best = card
    return best


@njit
def _answer(state, place, mine, pool, won, worlds, places):
    """Return the card to answer a lead with; ``won`` counts the follower's tricks."""
    options = replies(place, mine)
    left = size(mine)
    if options & (options - 1) == 0:
        return options
    taken = takes(place, options)
    totals = np.zeros(CARDS)
    for _ in range(worlds):
        other = _imagined(state, pool, places, left - 1)
        rest = options
        while rest:
            card = rest & -rest
            rest ^= card
            if taken:
                found = _worth(mine ^ card, other, won + 1, left - 1)
            else:
                found = -_worth(other, mine ^ card, 5 - left - won + 1, left - 1)
            totals[place_of(card)] += found
    return _best(totals, options)


@njit
def _narrowed(possible, place, reply):
    """Return which cards a follower may still hold after a reply."""
    suit, answered = SUIT_OF[place], place_of(reply)
    if reply & suit:
        return possible if reply & ABOVE[place] else possible & ~ABOVE[place]
    possible &= ~suit
    return possible if TRUMPS >> answered & 1 else possible & ~TRUMPS


@njit
def play(state, elder, dealer, worlds):
    """Let both play with closed cards; return the elder's tricks as a result."""
    places = np.zeros(CARDS, np.int64)
    hands = np.array([elder, dealer])
    known = np.array([ALL & ~elder, ALL & ~dealer])
    won = np.zeros(2, np.int64)
    leader = 0
    for _ in range(5):
        other = 1 - leader
        card = _lead(state, hands[leader], known[leader], won[leader], worlds, places)
        hands[leader] ^= card
        known[other] &= ~card
        place = place_of(card)
        reply = _answer(state, place, hands[other], known[other], won[other], worlds, places)
        hands[other] ^= reply
        known[leader] = _narrowed(known[leader] & ~reply, place, reply)
        leader = other if takes(place, reply) else leader
        won[leader] += 1
    return 0 if won[0] == 0 else 1 if won[0] < 3 else 2 if won[0] < 5 else 3


@njit
def _counted(deals, state, worlds, found):
    cards = np.arange(CARDS)
    for deal in range(deals):
        shuffle(state, cards, CARDS - 1)
        elder, dealer = gathered(cards, 0, 5), gathered(cards, 5, 5)
        if deal & 1:
            count = max(1, loose(elder))
            elder = elder ^ nth_worst(elder, count) | gathered(cards, 10, count)
            count = loose(dealer)
            dealer = dealer ^ nth_worst(dealer, count) | gathered(cards, 20, count)
        found[form(elder), outcome(elder, dealer), play(state, elder, dealer, worlds)] += 1


def shares(deals: int, state: np.ndarray, worlds: int) -> np.ndarray:
    """Return by form and foreseen result how often each result is played."""
    found = np.zeros((FORMS, 4, 4))
    _counted(deals, state, worlds, found)
    found += np.eye(4)
    return (found / found.sum(axis=2, keepdims=True)).round(4)
