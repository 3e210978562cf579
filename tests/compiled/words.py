"""A kernel of all the words that a kernel may use; it is compiled by a test."""

from collections.abc import Sequence
from math import log, sqrt
from random import Random

from naipes_gui.bots.kernel import (
    Few,
    Floats,
    Ints,
    Wide,
    WideFew,
    copied,
    listed,
    no_floats,
    row,
    zeros,
)

ROW = 3, 1, 4, 1, 5, 9, 2, 6
PARTS = 0.5, 0.25, 0.125
HIGH = 1 << 90, 1 << 100
BASE = 7


class Heap:
    """Numbers that are added up."""

    __slots__ = ("count", "sums", "wide")
    count: int
    sums: Few
    wide: WideFew

    def __init__(self, start: Sequence[int]) -> None:
        self.count = len(start)
        self.sums = row(start)
        self.wide = row(HIGH)

    def copy(self) -> "Heap":
        found = Heap(())
        found.count = self.count
        found.sums = copied(self.sums, self.count)
        found.wide = copied(self.wide, 2)
        return found

    def add(self, place: int, value: int, *, twice: bool = False) -> int:
        self.sums[place] += 2 * value if twice else value
        self.wide[0] ^= self.wide[1] << place
        return self.sums[place]

    def told(self) -> list[int]:
        return [*listed(self.sums, self.count), self.wide[0]]


def numbers(start: int, rng: Random) -> list[object]:
    heap = Heap([start, 2, 3])
    other: Heap = heap.copy()
    other.add(1, start, twice=True)
    luck: float = rng.random()
    return [
        heap.told(), other.told(), _halves(start), _square(start), -start // BASE, -start % BASE,
        start / BASE, int(luck * 100), max(start, 5), bool(start & 1), (start and 3) or 8,
    ]  # fmt: skip


def bits(cards: Wide) -> list[int]:
    return [cards.bit_count(), cards.bit_length(), _lowest(cards), 1 << 80, cards << 3, ~cards]


def _lowest(cards: Wide) -> Wide:
    return cards & -cards


def _halves(start: int) -> list[float]:
    halves: Floats = row(PARTS)
    kept: Floats = copied(halves, 3)
    none: Floats = no_floats(3)
    for place in range(3):
        halves[place] *= start
        none[place] += sqrt(start) + log(start + 1) + kept[place]
    return listed(halves, 3) + listed(none, 3)


def _square(start: int) -> list[int]:
    held: Ints = row(ROW)
    kept: Ints = copied(held, len(ROW))
    none: Ints = zeros(len(ROW))
    for place in range(len(ROW)):
        held[place] <<= start % 5
        none[place] += held[place] * ROW[place] ** 2 + _most(kept, len(ROW))
    return listed(none, len(ROW))


def _most(held: Ints, count: int) -> int:
    found = held[0]
    for place in range(count):
        found = max(found, held[place])
    return found
