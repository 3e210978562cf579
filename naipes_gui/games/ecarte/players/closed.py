"""What a card comes to when one will not see the other's cards at the next choice either.

With open cards somebody who imagines many hands plays each as if it were the true one, and a
choice that only guessing right can save looks as good as one that is safe (the fusion of
strategies). Here hands that look alike after the next card of the other share one next choice.
The other is taken to see all cards, and plays any of those that are best for him.
"""

from collections.abc import Sequence
from typing import TypeAlias

from naipes_gui.games.ecarte.players.foresight import led, replied
from naipes_gui.games.ecarte.players.solver import ABOVE, TRUMPS, replies

Fate: TypeAlias = tuple[int, int, float]
"""A hand of the other by its number, what is left of it, and how much it counts."""
Worths: TypeAlias = Sequence[float]
"""Of no trick, one or two, three or four, all five."""


def leads(
    card: int, mine: int, hands: Sequence[int], times: Sequence[float], won: int, worth: Worths
) -> list[float]:
    """Return what leading a card is worth against each of some hands that look alike."""
    found, kept = [0.0] * len(hands), mine ^ card
    place = card.bit_length() - 1
    # By the answer, and then by what the other leads if it takes the trick.
    lost: dict[int, list[Fate]] = {}
    taken: dict[int, list[Fate]] = {}
    for number, hand in enumerate(hands):
        options = _best_replies(card, kept, hand, won)
        each = 1.0 / options.bit_count()
        while options:
            reply = options & -options
            options ^= reply
            takes = reply & ABOVE[place] or (reply & TRUMPS and place < 24)
            where = taken if takes else lost
            where.setdefault(reply, []).append((number, hand ^ reply, each))
    for fates in lost.values():
        _lead_again(kept, fates, times, won + 1, worth, found)
    for fates in taken.values():
        _answered(kept, fates, times, won, worth, found)
    return found


def answers(
    lead: int,
    card: int,
    mine: int,
    hands: Sequence[int],
    times: Sequence[float],
    won: int,
    worth: Worths,
) -> list[float]:
    """Return what answering a lead with a card is worth against each of some hands."""
    found, kept, place = [0.0] * len(hands), mine ^ card, lead.bit_length() - 1
    fates = [(number, hand, 1.0) for number, hand in enumerate(hands)]
    if card & ABOVE[place] or (card & TRUMPS and place < 24):
        _lead_again(kept, fates, times, won + 1, worth, found)
    else:
        _answered(kept, fates, times, won, worth, found)
    return found


def _best_replies(card: int, kept: int, hand: int, won: int) -> int:
    """Return the replies that are best for who sees all cards; ``won`` counts the leader's."""
    options = replies(card, hand)
    if options & (options - 1) == 0:
        return options
    theirs = 5 - hand.bit_count() - won
    best, found = -1, 0
    while options:
        reply = options & -options
        options ^= reply
        result = replied(card, reply, kept, hand, theirs)
        if result > best:
            best, found = result, reply
        elif result == best:
            found |= reply
    return found


def _best_leads(hand: int, mine: int, won: int) -> int:
    """Return the leads that are best for who sees all cards and has won so many tricks."""
    if hand & (hand - 1) == 0:
        return hand
    best, found, rest = -1, 0, hand
    while rest:
        card = rest & -rest
        rest ^= card
        result = led(card, hand, mine, won)
        if result > best:
            best, found = result, card
        elif result == best:
            found |= card
    return found


def _lead_again(
    mine: int,
    fates: list[Fate],
    times: Sequence[float],
    won: int,
    worth: Worths,
    found: list[float],
) -> None:
    """Add what the best next lead brings against hands that look alike."""
    best, kept = -9e9, [0.0]
    rest = mine
    while rest:
        card = rest & -rest
        rest ^= card
        values = [worth[led(card, mine, hand, won)] for _, hand, _ in fates]
        total = _weighed(fates, times, values)
        if total > best:
            best, kept = total, values
    _add(fates, kept, found)


def _answered(
    mine: int,
    fates: list[Fate],
    times: Sequence[float],
    won: int,
    worth: Worths,
    found: list[float],
) -> None:
    """Add what the best answers bring when the other leads from hands that look alike."""
    by_lead: dict[int, list[Fate]] = {}
    theirs = 5 - mine.bit_count() - won
    for number, hand, share in fates:
        options = _best_leads(hand, mine, theirs)
        each = share / options.bit_count()
        while options:
            card = options & -options
            options ^= card
            by_lead.setdefault(card, []).append((number, hand ^ card, each))
    for card, alike in by_lead.items():
        _answer(card, mine, alike, times, won, worth, found)


def _answer(
    lead: int,
    mine: int,
    fates: list[Fate],
    times: Sequence[float],
    won: int,
    worth: Worths,
    found: list[float],
) -> None:
    best, kept = -9e9, [0.0]
    options = replies(lead, mine)
    while options:
        card = options & -options
        options ^= card
        values = [worth[replied(lead, card, hand, mine, won)] for _, hand, _ in fates]
        total = _weighed(fates, times, values)
        if total > best:
            best, kept = total, values
    _add(fates, kept, found)


def _weighed(fates: list[Fate], times: Sequence[float], values: list[float]) -> float:
    total = 0.0
    for (number, _, share), value in zip(fates, values, strict=True):
        total += times[number] * share * value
    return total


def _add(fates: list[Fate], values: list[float], found: list[float]) -> None:
    for (number, _, share), value in zip(fates, values, strict=True):
        found[number] += share * value
