"""What positions are worth, learned from hands that players of this kind played by themselves.

The worth of a position after a move is a sum of looked-up numbers: one for each month, by
where its four cards are, and one for each combination, by who owns its cards. They are kept
in ``resources/hachi_hachi`` and were found by `tools/hachi_values.py`.
"""

import struct
import zlib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from operator import getitem, sub
from typing import NamedTuple

from naipes_gui.bots.cards import split
from naipes_gui.files import contents
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.players.bits import BLUES, BOAR, FOUR, RED
from naipes_gui.games.hachi_hachi.rules.deck import HAND_SIZE

SCALE = 50
"""How many units of the files make a mon."""
FINER = 6
"""How many units of a player make one of the files: thirds and halves of it are whole."""
UNIT = SCALE * FINER
"""How many units of a player make a mon: whole numbers add up alike on every machine."""
UNSEEN, MINE, OPEN, GONE = range(4)
"""Where a card of a month may be, as the digits of a number of base 4, the lowest card last."""
OWNED, LEADING, LOST = 3, 4, 5
"""Who captured a card of a combination: oneself, the other who has most of it, a third one."""
MONTHS, THREES, FOURS, RIBBONS = 12 * 4**4, 3 * 6**3, 6**4, 100
STAGES = 2 * HAND_SIZE


class Stage:
    """The numbers for positions with so many cards left, a stock card still to be turned or not."""

    def __init__(
        self, months: Sequence[int], threes: Sequence[int], fours: Sequence[int],
        ribbons: Sequence[int], bias: int,
    ) -> None:  # fmt: skip
        self.months = [months[256 * month : 256 * month + 256] for month in range(12)]
        red, blue = threes[:216], threes[216:432]
        # Boar, deer and butterflies are seldom played: they count as the others on average.
        boar = [(one + other) // 2 for one, other in zip(red, blue, strict=True)]
        self.sets = {
            RED: _by_cards(RED, red), BLUES: _by_cards(BLUES, blue),
            BOAR: _by_cards(BOAR, boar), FOUR: _by_cards(FOUR, fours),
        }  # fmt: skip
        self.ribbons, self.bias = ribbons, bias

    def worth(self, codes: bytes, keys: Mapping[int, int], ribbons: int) -> int:
        """Return the worth of a position, apart from what has been captured."""
        worth = self.bias + self.ribbons[ribbons] + sum(map(getitem, self.months, codes))
        for cards, key in keys.items():
            worth += self.sets[cards].get(key, 0)
        return worth


def _less(one: Stage, other: Stage) -> Stage:
    """Return how much more every number of a stage is than that of another."""
    found = Stage.__new__(Stage)
    found.months = [list(map(sub, *pair)) for pair in zip(one.months, other.months, strict=True)]
    found.sets = {
        cards: {key: worth - other.sets[cards][key] for key, worth in numbers.items()}
        for cards, numbers in one.sets.items()
    }
    found.ribbons = list(map(sub, one.ribbons, other.ribbons))
    found.bias = one.bias - other.bias
    return found


def _by_cards(cards: int, numbers: Sequence[int]) -> dict[int, int]:
    """Return numbers by where the cards of a combination are: a digit times each card's bit."""
    bits = list(split(cards))
    each = product(range(6), repeat=len(bits))
    keys = (sum(d * bit for d, bit in zip(digits, bits, strict=True)) for digits in each)
    return dict(zip(keys, numbers, strict=True))


class Stages(NamedTuple):
    """All stages by the cards left."""

    still: tuple[Stage, ...]
    """No card is to be turned any more."""
    turning: tuple[Stage, ...]
    more: tuple[Stage, ...]
    """What it is worth that a card is still to be turned."""


@cache
def values(key: str) -> Stages:
    """Return the numbers of a file; it is read once."""
    stored = zlib.decompress(contents("hachi_hachi", f"{key}.z"))
    numbers = struct.unpack(f"<{len(stored) // 2}h", stored)
    found = tuple(_stages([FINER * number for number in numbers]))
    still, turning = found[:HAND_SIZE], found[HAND_SIZE:]
    return Stages(still, turning, tuple(map(_less, turning, still)))


def _stages(numbers: Sequence[int]) -> Iterator[Stage]:
    sizes = (MONTHS, THREES, FOURS, RIBBONS, 1)
    starts = [STAGES * sum(sizes[:place]) for place in range(len(sizes))]
    for stage in range(STAGES):
        months, threes, fours, ribbons, bias = (
            numbers[start + size * stage : start + size * (stage + 1)]
            for start, size in zip(starts, sizes, strict=True)
        )
        yield Stage(months, threes, fours, ribbons, bias[0])


def key_of(options: HachiOptions, players: int) -> tuple[str, int]:
    """Return the numbers that suit the rules, and for how many players they were learned."""
    if options.settlement != "pairwise":
        return "traditional", 3
    if options.flip == "always" and players < 6:
        return "turning", 3
    return f"acanomas{players}", players
