"""Asks for choices and ends of hands that are dealt at random, judged by numbers at random."""

from collections.abc import Callable
from functools import cache, partial
from random import Random
from typing import Any

from naipes_gui.games.hachi_hachi.players.kernels.parts.worlds import HAND
from naipes_gui.games.hachi_hachi.players.kernels.parts.worth import MINE, OPEN, OWNED, SETS, packed

STAGES = 3 * HAND
SIZES = 512, 512, 512, 4096
FLAGS = 5
"""What a book is told of the rules."""


@cache
def _book(kernel: Any, rules: int) -> Any:
    rng = Random(rules)
    book = kernel.Book(*(bool(rules >> flag & 1) for flag in range(FLAGS)))
    book.kan = 3000
    for _ in range(STAGES):
        book.months.append([rng.randint(-900, 900) for _ in range(12 * 256)])
        book.sets += [[rng.randint(-900, 900) for _ in range(size)] for size in SIZES]
        book.ribbons.append([rng.randint(-900, 900) for _ in range(100)])
        book.bias.append(rng.randint(-900, 900))
    book.make, book.take = partial(_ways, book, MINE), partial(_ways, book, 0)
    return book


def _ways(book: Any, source: int, where: int) -> tuple[int, ...]:
    """Return ways to play a card, each worth anything."""
    card, code = where >> 8 & 63, where & 255
    field = (code >> 4 & ~code & 15) << (card & 60)
    ones = [1 << place for place in range(48) if field >> place & 1]
    leaves = [0] if source and len(ones) < 3 else []
    ways = list[int]()
    for taken in (*([field] if len(ones) == 3 else ones), *leaves):
        turns = int(where >> 14 & 1 and source and (book.always or not taken))
        worth = (where + taken) * 40503 % 1801 - 900
        ways += [worth, taken, turns, *_shifts(1 << card, taken, source)]
    (book.ways if source else book.taken)[where] = tuple(ways)
    return tuple(ways)


def _shifts(played: int, taken: int, source: int) -> list[int]:
    to, found = OWNED if taken else OPEN, list[int]()
    for number, cards in enumerate(SETS):
        if (played | taken) & cards:
            moved = (to - source) * packed(number, played & cards)
            found += [number, moved + (OWNED - OPEN) * packed(number, taken & cards)]
    return found + [-1, 0] * (2 - len(found) // 2)


def question(kernel: Any, rng: Random) -> Callable[[], object]:
    """Return a question about a hand of three to six that has begun or not."""
    book = _book(kernel, rng.randrange(1 << FLAGS))
    players, left = rng.randint(3, 5), rng.randint(1, HAND)
    pack = rng.sample(range(48), 48)
    hands = [sum(1 << pack.pop() for _ in range(left)) for _ in range(players)]
    piles = [sum(1 << pack.pop() for _ in range(HAND - left)) for _ in range(players)]
    field = sum(1 << pack.pop() for _ in range(6))
    world = kernel.World(hands, piles, field, pack, 0)
    ways = kernel.judged(book, world, 0)
    _, card, taken = rng.choice(ways)

    def answer() -> object:
        found = kernel.after(book, world, card, taken)
        won = kernel.settled(book, found, 12)
        return ways, found.captured(), found.stopper, found.kan, found.before, won

    return answer
