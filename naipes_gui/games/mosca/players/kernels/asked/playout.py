"""Asks for the end of hands that are dealt at random."""

from collections.abc import Callable
from random import Random
from typing import Any

from naipes_gui.games.mosca.rules.state import HAND_SIZE

PACK = [1 << place for place in range(52)]
TIES = "split", "carry", "more_tricks_then_split"


def question(kernel: Any, rng: Random) -> Callable[[], object]:
    """Return a question about a hand of two to six; every other is worked out at its end."""
    size = rng.randint(2, 6)
    dealt = rng.sample(PACK, HAND_SIZE * size)
    hands = [sum(dealt[each::size]) for each in range(size)]
    board = kernel.fresh(hands, rng.random() < 0.5)
    by_tricks, loo_now, tie = rng.random() < 0.5, rng.random() < 0.5, rng.choice(TIES)
    stakes = kernel.Stakes(rng.randint(1, 40), rng.randint(size, 6), by_tricks, loo_now, tie)
    ended = kernel.finished if rng.random() < 0.5 else kernel.played_out
    return lambda: ended(board, stakes)
