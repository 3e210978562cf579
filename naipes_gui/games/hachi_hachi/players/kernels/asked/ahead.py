"""Asks for choices and ends of hands that are dealt at random."""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from naipes_gui.games.hachi_hachi.players.bits import Worth
from naipes_gui.games.hachi_hachi.players.foresight import Kind, written

KINDS = (
    Kind("acanomas3", 3, True, False, True, False, Worth(False, False, False)),
    Kind("acanomas5", 5, True, False, True, False, Worth(True, True, True)),
    Kind("turning", 3, True, True, False, False, Worth(False, False, False)),
    Kind("traditional", 3, False, True, False, True, Worth(True, True, False)),
)


@cache
def _book(kernel: Any, kind: Kind) -> Any:
    return written(kernel.Book, kind)


def question(kernel: Any, rng: Random) -> Callable[[], object]:
    """Return a question about a hand of three or five, begun or not yet."""
    kind = rng.choice(KINDS)
    book, players, left = _book(kernel, kind), kind.learned, rng.randint(1, 7)
    pack = rng.sample(range(48), 48)
    hands = [sum(1 << pack.pop() for _ in range(left)) for _ in range(players)]
    piles = [sum(1 << pack.pop() for _ in range(7 - left)) for _ in range(players)]
    field = sum(1 << pack.pop() for _ in range(6))
    world = kernel.World(hands, piles, field, pack, 0)
    ways = kernel.judged(book, world, 0)
    _, card, taken = rng.choice(ways)

    def answer() -> object:
        found = kernel.after(book, world, card, taken)
        won = kernel.settled(book, found, 12)
        return ways, found.captured(), found.stopper, found.kan, found.before, won

    return answer
