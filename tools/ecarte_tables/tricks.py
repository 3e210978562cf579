"""The five tricks with both hands open; the tests hold this against the program's own solver."""

import numpy as np
from numba import njit

TRUMPS = 0x7F << 24
LOST_ALL, LOST, WON, WON_ALL = range(4)
"""What the leader to the first trick makes of the hand: none, one or two, three or four, five."""


def _masks() -> tuple[np.ndarray, np.ndarray]:
    suits = [TRUMPS if place >= 24 else 0xFF << (place & 24) for place in range(31)]
    above = [suit & -(2 << place) for place, suit in enumerate(suits)]
    return np.array(suits, np.int64), np.array(above, np.int64)


SUIT_OF, ABOVE = _masks()


@njit
def size(hand):
    """Return the number of cards of a hand."""
    many = 0
    while hand:
        hand &= hand - 1
        many += 1
    return many


@njit
def place_of(card):
    """Return the number of the only bit of a card."""
    place = 0
    while card > 1:
        card >>= 1
        place += 1
    return place


@njit
def replies(place, hand):
    """Return the cards that may answer a lead: beat in suit, else follow, else trump."""
    same = hand & SUIT_OF[place]
    if same:
        higher = same & ABOVE[place]
        return higher if higher else same
    trumps = hand & TRUMPS
    return trumps if trumps else hand


@njit
def takes(place, options):
    """Tell whether the replies take the trick; either all of them do or none."""
    return options & ABOVE[place] != 0 or (place < 24 and options & TRUMPS != 0)


@njit
def makes(mine, other, need, left):
    """Tell whether the leader makes so many of the tricks left."""
    if need <= 0:
        return True
    if need > left:
        return False
    rest, last = mine, 0
    while rest:
        card = rest & -rest
        rest ^= card
        place = place_of(card)
        # Cards that no card of the other parts are worth the same.
        if last and last & SUIT_OF[place] and not ABOVE[place_of(last)] & (card - 1) & other:
            last = card
            continue
        last = card
        if holds(place, mine ^ card, other, need, left):
            return True
    return False


@njit
def holds(place, kept, other, need, left):
    """Tell whether the leader of a card makes so many of the tricks left, this one included."""
    options = replies(place, other)
    taken = takes(place, options)
    if left == 1:
        return not taken
    while options:
        reply = options & -options
        options ^= reply
        if taken:
            if makes(other ^ reply, kept, left - need, left - 1):
                return False
        elif not makes(kept, other ^ reply, need - 1, left - 1):
            return False
    return True


@njit
def outcome(leader, follower):
    """Return what the leader makes of five tricks that both see through."""
    if makes(leader, follower, 3, 5):
        return WON_ALL if makes(leader, follower, 5, 5) else WON
    return LOST if makes(leader, follower, 1, 5) else LOST_ALL
