"""The five tricks with both hands open, solved exactly.

A hand is a bit mask. A card is a bit: eight per suit, strength rising from seven to king, and
the trumps always in the highest byte. Whoever replies has no say in who takes the trick
(he heads or ruffs whenever he can, else he loses it), which keeps the tree small.
"""

from collections.abc import Iterator
from typing import TypeAlias

from naipes_gui.bots.cards import Bits, falling, trumps_on_top

Pays: TypeAlias = tuple[float, float, float, float, float, float]
"""What a player gets for 0 … 5 tricks, never falling; the other player gets as much less."""

STRENGTH = "789TAJQK"
FIRST_TRUMP = 24
"""The place from which all bits are trumps."""
TRUMPS = 0xFF << FIRST_TRUMP
SUIT_OF = tuple(0xFF << (bit & 24) for bit in range(32))
"""The mask of the suit of each bit."""
ABOVE = tuple(SUIT_OF[bit] & -(2 << bit) for bit in range(32))
"""The cards of the same suit that beat each bit."""
BEATS = tuple(ABOVE[bit] | (TRUMPS if bit < FIRST_TRUMP else 0) for bit in range(32))
"""The cards that take the trick from each bit."""


def bits(trump: str) -> Bits:
    """Return the bit of every card when a suit is trumps."""
    return trumps_on_top(STRENGTH, trump)


def replies(card: int, hand: int) -> int:
    """Return the cards a hand may play on a card led."""
    place = card.bit_length() - 1
    if same := hand & SUIT_OF[place]:
        return same & ABOVE[place] or same
    return hand & TRUMPS or hand


def takes(card: int, reply: int) -> bool:
    """Tell whether a reply takes the trick from a card led."""
    return bool(reply & BEATS[card.bit_length() - 1])


def mirrored(pays: Pays) -> Pays:
    """Return the same payments as the other player counts them."""
    a, b, c, d, e, f = pays
    return -f, -e, -d, -c, -b, -a


def solve(leader: int, follower: int, won: int, pays: Pays) -> float:
    """Return what the leader of the next trick gets, having won some of the five already."""
    return _lead(leader, follower, won, leader.bit_count(), (pays, mirrored(pays)), -9e9, 9e9)


def led(card: int, leader: int, follower: int, won: int, pays: Pays) -> float:
    """Return what the leader gets if he leads a card of his hand."""
    both = (pays, mirrored(pays))
    return _answer(card, leader ^ card, follower, won, leader.bit_count() - 1, both, -9e9, 9e9)


def replied(card: int, reply: int, leader: int, follower: int, won: int, pays: Pays) -> float:
    """Return what the follower gets for a reply; ``leader`` no longer holds the card led.

    ``won`` counts the follower's tricks, and ``pays`` is his.
    """
    rest = follower ^ reply
    if takes(card, reply):
        return solve(rest, leader, won + 1, pays)
    gone = 5 - rest.bit_count() - 1 - won
    return -solve(leader, rest, gone + 1, mirrored(pays))


def _lead(
    mine: int, other: int, won: int, left: int, pays: tuple[Pays, Pays], low: float, high: float
) -> float:
    worst, best = pays[0][won], pays[0][won + left]
    if worst == best or worst >= high:
        return worst
    if best <= low:
        return best
    if left == 1:
        return _last(mine, other, worst, best)
    value = worst
    for card in _different(mine, other):
        value = max(value, _answer(card, mine ^ card, other, won, left - 1, pays, low, high))
        if value >= high or value == best:
            break
        low = max(low, value)
    return value


def _last(card: int, reply: int, worst: float, best: float) -> float:
    place = card.bit_length() - 1
    beaten = reply & ABOVE[place] or (reply & TRUMPS and card < TRUMPS & -TRUMPS)
    return worst if beaten else best


def _answer(
    card: int,
    mine: int,
    other: int,
    won: int,
    left: int,
    pays: tuple[Pays, Pays],
    low: float,
    high: float,
) -> float:
    """Return what the leader gets once a card is led; the follower picks his best reply."""
    options = replies(card, other)
    loses = not takes(card, options)
    turned, gone = (pays[1], pays[0]), 4 - left - won
    value = 9e9
    for reply in _different(options, mine):
        kept = other ^ reply
        if loses:
            found = _lead(mine, kept, won + 1, left, pays, low, high)
        else:
            found = -_lead(kept, mine, gone + 1, left, turned, -high, -low)
        value = min(value, found)
        if value <= low:
            break
        high = min(high, value)
    return value


def _different(hand: int, other: int) -> Iterator[int]:
    """Return one card, the highest, of every run that no card of the other hand parts."""
    last = 0
    for card in falling(hand):
        between = (last - 1) & ~(2 * card - 1) if last else 0
        run = last and SUIT_OF[last.bit_length() - 1] & card and not between & other
        if not run:
            yield card
        last = card
