"""The tricks of NLK on bits, played on by habit."""

from collections.abc import Sequence
from typing import Any

from naipes_gui.bots.kernel import Few, Ints, row, zeros

CARELESS = 0.15
"""How often a playout leaves its habits."""
RING = 15
"""Of the sixteen places for a chain the last; chains go round in them."""


class Tricks:
    """The cards under a suit of trumps by their places, what beats what, how tricks are counted."""

    __slots__ = ("below", "better", "dear", "live", "otherwise", "suit_of", "trumps")
    below: Ints
    better: Ints
    otherwise: Ints
    suit_of: Ints
    trumps: int
    dear: int
    live: bool

    def __init__(
        self, below: Sequence[int], better: Sequence[int], otherwise: Sequence[int],
        suit_of: Sequence[int], trumps: int, dear: int, live: bool,
    ) -> None:  # fmt: skip
        self.below = row(below)
        self.better = row(better)
        self.otherwise = row(otherwise)
        self.suit_of = row(suit_of)
        self.trumps, self.dear, self.live = trumps, dear, live


def play_on(
    of: Tricks, hands: Few, many: int, chain: Few, laid: int, size: int, player: int, rng: Any,
    most: int,
) -> int:  # fmt: skip
    """Written out in one piece: nearly all the time of the computer players is spent here."""
    after: Ints = zeros(16)
    alive, first, lapses = link(hands, after, many), 0, rng is not None
    for made in range(1, most + 1):
        hand = hands[player]
        if laid:
            top = chain[(first + laid - 1) & RING].bit_length() - 1
            able = hand & of.better[top] or hand & of.otherwise[top]
            card, lowest = able & -able, chain[first & RING]
            if not card or (card & of.trumps and spares(of, card, hand, lowest, size - laid)):
                hands[player] = hand | lowest
                first, laid, player = first + 1, laid - 1, after[player]
                continue
        else:
            size, able, card = alive, hand, hand & -hand
        if lapses and able != card:
            luck: float = rng.random()
            if luck < CARELESS:
                card = any_of(able, rng)
        chain[(first + laid) & RING] = card
        laid += 1
        hand ^= card
        hands[player] = hand
        if not hand:
            alive = link(hands, after, many)
            if of.live:
                size = alive
            if alive == 1:
                return made
        if laid >= size:
            laid = 0
            if hand:
                continue
        player = after[player]
    return most


def spares(of: Tricks, trump: int, hand: int, lowest: int, waiting: int) -> bool:
    """Tell whether a player takes the lowest card, a dear one, to keep a trump among others.

    Whoever ends the trick plays the trump.
    """
    return bool(lowest & of.dear) and waiting > 1 and trump != hand


def any_of(able: int, rng: Any) -> int:
    """Return one of some cards by chance."""
    luck: float = rng.random()
    for _ in range(int(luck * able.bit_count())):
        able &= able - 1
    return able & -able


def link(hands: Few, after: Ints, many: int) -> int:
    """Find for every seat the next one with cards; return how many have some."""
    following, found = many - 1, 0
    for seat in range(many - 1, -1, -1):
        if hands[seat]:
            following = seat
            found += 1
    for seat in range(many - 1, -1, -1):
        after[seat] = following
        if hands[seat]:
            following = seat
    return found
