"""What five open tricks come to, remembered: the quick twin of the solver.

With both hands open the result of a hand is a number of tricks, and whatever a score makes of it
never falls with the tricks; so one search serves every score. It only asks whether the leader
makes at least so many, and remembers the answers for endings of up to four cards, which
imagined hands share.

So much for open cards. Who imagines many hands plays each of them as if it were the true one, and
a choice that only guessing right can save looks as good as one that is safe (the fusion of
strategies). `leads` and `answers` therefore let hands that look alike after the next card of the
other share one next choice. The other is taken to see all cards, and plays any of those that are
best for him.
"""

from collections.abc import Sequence
from typing import TypeAlias

from naipes_gui.games.ecarte.players.solver import ABOVE, BEATS, FIRST_TRUMP, SUIT_OF, TRUMPS
from naipes_gui.games.ecarte.rules.state import HAND_SIZE, TO_WIN

LOST_ALL, LOST, WON, WON_ALL = range(4)
"""No trick, one or two, three or four, all five."""
LEAST = (0, 1, TO_WIN, HAND_SIZE)
"""The tricks that each result starts from."""
NOTHING = 0
"""The lead that is answered where a card is itself led."""
ROOM = 200_000
"""Answers that are remembered before all are forgotten."""

Fate: TypeAlias = tuple[int, int, float]
"""A hand of the other by its number, what is left of it, and how much it counts."""
Worths: TypeAlias = Sequence[float]
"""Of no trick, one or two, three or four, all five."""

REMEMBERS = not __file__.endswith((".so", ".pyd"))
"""Compiled, a search is over sooner than what is known is found."""

_known: dict[tuple[int, int, int], bool] = {}


def makes(mine: int, other: int, need: int, left: int) -> bool:
    """Tell whether the leader makes at least ``need`` of the tricks ``left``."""
    if need <= 0:
        return True
    if need > left:
        return False
    if left == 1:
        place = mine.bit_length() - 1
        return not (other & BEATS[place])
    if not REMEMBERS:
        return _search(mine, other, need, left)
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
    trumps, against = mine >> FIRST_TRUMP, other >> FIRST_TRUMP
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
    if reply & BEATS[place]:
        return result(rest, leader, won + 1)
    gone = HAND_SIZE - rest.bit_count() - 1 - won
    return WON_ALL - result(leader, rest, gone + 1)


def leads(
    card: int, mine: int, hands: Sequence[int], times: Sequence[float], won: int, worth: Worths
) -> list[float]:
    """Return what leading a card is worth against each of some hands that look alike."""
    found, kept = [0.0] * len(hands), mine ^ card
    place = card.bit_length() - 1
    # By the answer, and then by what the other leads if it takes the trick.
    number: int
    hand: int
    reply: int
    lost: dict[int, list[Fate]] = {}
    taken: dict[int, list[Fate]] = {}
    for number, hand in enumerate(hands):
        options = _best_replies(card, kept, hand, won)
        each = 1.0 / options.bit_count()
        while options:
            reply = options & -options
            options ^= reply
            where = taken if reply & BEATS[place] else lost
            where.setdefault(reply, []).append((number, hand ^ reply, each))
    for fates in lost.values():
        _lead_again(kept, fates, times, won + 1, worth, found)
    for fates in taken.values():
        _answered(kept, fates, times, won, worth, found)
    return found


def answers(
    lead: int, card: int, mine: int, hands: Sequence[int], times: Sequence[float], won: int,
    worth: Worths,
) -> list[float]:  # fmt: skip
    """Return what answering a lead with a card is worth against each of some hands."""
    found, kept, place = [0.0] * len(hands), mine ^ card, lead.bit_length() - 1
    fates = [(number, hand, 1.0) for number, hand in enumerate(hands)]
    if card & BEATS[place]:
        _lead_again(kept, fates, times, won + 1, worth, found)
    else:
        _answered(kept, fates, times, won, worth, found)
    return found


def _replies(card: int, hand: int) -> int:
    """Return the cards a hand may play on a card led."""
    place = card.bit_length() - 1
    if same := hand & SUIT_OF[place]:
        return same & ABOVE[place] or same
    return hand & TRUMPS or hand


def _best_replies(card: int, kept: int, hand: int, won: int) -> int:
    """Return the replies that are best for who sees all cards; ``won`` counts the leader's."""
    return _best(card, _replies(card, hand), hand, kept, HAND_SIZE - hand.bit_count() - won)


def _best_leads(hand: int, other: int, won: int) -> int:
    """Return the leads that are best for who sees all cards and has won so many tricks."""
    return _best(NOTHING, hand, hand, other, won)


def _best(lead: int, options: int, hand: int, other: int, won: int) -> int:
    """Return the best of some cards of a hand, which are led or answer a lead."""
    if options & (options - 1) == 0:
        return options
    best, found = -1, 0
    while options:
        card = options & -options
        options ^= card
        made = replied(lead, card, other, hand, won) if lead else led(card, hand, other, won)
        if made > best:
            best, found = made, card
        elif made == best:
            found |= card
    return found


def _lead_again(
    mine: int, fates: list[Fate], times: Sequence[float], won: int, worth: Worths,
    found: list[float],
) -> None:  # fmt: skip
    """Add what the best next lead brings against hands that look alike."""
    _choose(NOTHING, mine, mine, fates, times, won, worth, found)


def _answered(
    mine: int, fates: list[Fate], times: Sequence[float], won: int, worth: Worths,
    found: list[float],
) -> None:  # fmt: skip
    """Add what the best answers bring when the other leads from hands that look alike."""
    by_lead: dict[int, list[Fate]] = {}
    number: int
    hand: int
    share: float
    theirs = HAND_SIZE - mine.bit_count() - won
    for number, hand, share in fates:
        options = _best_leads(hand, mine, theirs)
        each = share / options.bit_count()
        while options:
            card = options & -options
            options ^= card
            by_lead.setdefault(card, []).append((number, hand ^ card, each))
    for card, alike in by_lead.items():
        _choose(card, _replies(card, mine), mine, alike, times, won, worth, found)


def _choose(
    lead: int, options: int, mine: int, fates: list[Fate], times: Sequence[float], won: int,
    worth: Worths, found: list[float],
) -> None:  # fmt: skip
    """Add what the best of some cards brings against hands that look alike."""
    best, kept = -9e9, [0.0]
    while options:
        card = options & -options
        options ^= card
        values = _values(lead, card, mine, fates, won, worth)
        total = _weighed(fates, times, values)
        if total > best:
            best, kept = total, values
    _add(fates, kept, found)


def _values(
    lead: int, card: int, mine: int, fates: list[Fate], won: int, worth: Worths
) -> list[float]:
    """Return what a card brings, led or in answer to a lead, against each of some hands."""
    if lead:
        return [worth[replied(lead, card, hand, mine, won)] for _, hand, _ in fates]
    return [worth[led(card, mine, hand, won)] for _, hand, _ in fates]


def _weighed(fates: list[Fate], times: Sequence[float], values: list[float]) -> float:
    total = 0.0
    for place in range(len(fates)):
        fate: Fate = fates[place]
        share: float = fate[2]
        value: float = values[place]
        weight: float = times[fate[0]]
        total += weight * share * value
    return total


def _add(fates: list[Fate], values: list[float], found: list[float]) -> None:
    for place in range(len(fates)):
        fate: Fate = fates[place]
        share: float = fate[2]
        value: float = values[place]
        before: float = found[fate[0]]
        found[fate[0]] = before + share * value
