"""What five open tricks come to, remembered: the quick twin of the solver.

With both hands open the result of a hand is a number of tricks, and whatever a score makes of it
never falls with the tricks; so one search serves every score. It only asks whether the leader
makes at least so many, and remembers the answers for endings of up to four cards, which
imagined hands share.
"""

from naipes_gui.games.ecarte.players.solver import ABOVE, SUIT_OF, TRUMPS
from naipes_gui.games.ecarte.rules.state import HAND_SIZE, TO_WIN

LOST_ALL, LOST, WON, WON_ALL = range(4)
"""No trick, one or two, three or four, all five."""
LEAST = (0, 1, TO_WIN, HAND_SIZE)
"""The tricks that each result starts from."""
ROOM = 200_000
"""Answers that are remembered before all are forgotten."""

_known: dict[tuple[int, int, int], bool] = {}


def makes(mine: int, other: int, need: int, left: int) -> bool:
    """Tell whether the leader makes at least ``need`` of the tricks ``left``."""
    if need <= 0:
        return True
    if need > left:
        return False
    if left == 1:
        place = mine.bit_length() - 1
        return not (other & ABOVE[place] or (other & TRUMPS and place < 24))
    key = (mine, other, need)
    found = _known.get(key)
    if found is None:
        found = _search(mine, other, need, left)
        if len(_known) >= ROOM:
            _known.clear()
        _known[key] = found
    return found


def _search(mine: int, other: int, need: int, left: int) -> bool:
    # Trumps above all those of the other hand win a trick each, whatever happens.
    trumps, against = mine >> 24, other >> 24
    if (trumps >> against.bit_length()).bit_count() >= need:
        return True
    if (against >> trumps.bit_length()).bit_count() > left - need:
        return False
    rest, last = mine, 0
    while rest:
        place = rest.bit_length() - 1
        card = 1 << place
        rest ^= card
        # Cards that no card of the other parts are worth the same.
        if last & SUIT_OF[place] and not (last - 1) & ABOVE[place] & other:
            last = card
            continue
        last = card
        if holds(place, mine ^ card, other, need, left):
            return True
    return False


def holds(place: int, kept: int, other: int, need: int, left: int) -> bool:
    """Tell whether the leader of a card makes ``need`` of the tricks ``left``, this one too."""
    suit = SUIT_OF[place]
    if same := other & suit:
        above = same & ABOVE[place]
        options, taken = above or same, above != 0
    else:
        trumps = other & TRUMPS
        options, taken = trumps or other, trumps != 0
    while options:
        reply = options & -options
        options ^= reply
        if taken:
            if makes(other ^ reply, kept, left - need, left - 1):
                return False
        elif not makes(kept, other ^ reply, need - 1, left - 1):
            return False
    return True


def result(leader: int, follower: int, won: int = 0) -> int:
    """Return what the leader of the next trick makes of the hand, some tricks being won."""
    left = leader.bit_count()
    if makes(leader, follower, TO_WIN - won, left):
        return WON_ALL if makes(leader, follower, HAND_SIZE - won, left) else WON
    return LOST if makes(leader, follower, 1 - won, left) else LOST_ALL


def led(card: int, leader: int, follower: int, won: int) -> int:
    """Return the leader's result if he leads a card of his hand."""
    place, left, kept = card.bit_length() - 1, leader.bit_count(), leader ^ card
    if holds(place, kept, follower, TO_WIN - won, left):
        return WON_ALL if holds(place, kept, follower, HAND_SIZE - won, left) else WON
    return LOST if holds(place, kept, follower, 1 - won, left) else LOST_ALL


def replied(card: int, reply: int, leader: int, follower: int, won: int) -> int:
    """Return the follower's result for a reply; ``leader`` no longer holds the card led.

    ``won`` counts the follower's tricks.
    """
    rest, place = follower ^ reply, card.bit_length() - 1
    if reply & ABOVE[place] or (reply & TRUMPS and place < 24):
        return result(rest, leader, won + 1)
    gone = HAND_SIZE - rest.bit_count() - 1 - won
    return WON_ALL - result(leader, rest, gone + 1)
