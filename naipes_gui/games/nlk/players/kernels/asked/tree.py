"""Asks for play-outs and trees over hands that are dealt at random."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

SUITS = 4
ROUNDS, EFFORT, LONG = 12, 600, 120


class _Never:
    def is_set(self) -> bool:
        return False


class _Ending:
    """Has whoever holds more cards lose, and thinks about it as long as there are cards."""

    def __init__(self) -> None:
        self.looked = 0

    def between(
        self, hands: Sequence[int], chain: Sequence[int], size: int, player: int, limited: bool
    ) -> int | None:
        held = [hand.bit_count() for hand in hands]
        self.looked += sum(held)
        return None if sum(held) % 3 == 0 else held.index(max(held))


def question(kernel: Any, rng: Random) -> Callable[[], object]:
    """Return a question about a position of two to nine players, where a trick may have begun."""
    players, seed = rng.randint(2, 9), rng.random()
    ranks = players + 4
    tricks, pack = _tricks(kernel, ranks, rng), [1 << place for place in range(SUITS * ranks)]
    dealt = rng.sample(pack, rng.randint(2 * players, len(pack)))
    chain = dealt[: rng.randint(0, 1)]
    hands = [sum(dealt[len(chain) + seat :: players]) for seat in range(players)]
    at = hands, chain, players * len(chain), rng.randrange(players)
    if rng.random() < 0.5:
        return lambda: kernel.playout(tricks, *at, Random(seed), LONG)
    limited, insight = rng.random() < 0.1, rng.choice((0.0, 0.75))
    low = hands[at[3]] & -hands[at[3]]
    among = [low] if not chain and rng.random() < 0.3 else []
    return lambda: _grown(
        kernel.tree(tricks, *at, limited, Random(seed), _Ending(), insight), among
    )


def _tricks(kernel: Any, ranks: int, rng: Random) -> Any:
    """Return cards as NLK has them: plain ones by rank before suit, the trumps last."""
    plain = SUITS - 1
    trumps = sum(1 << plain * ranks + rank for rank in range(ranks))
    suits = [sum(1 << rank * plain + suit for rank in range(ranks)) for suit in range(plain)]
    suit_of = [suits[place % plain] for place in range(plain * ranks)] + [trumps] * ranks
    ruffs = [0 if suit == trumps else trumps for suit in suit_of]
    above = [suit & -(2 << place) for place, suit in enumerate(suit_of)]
    below = [suit & (1 << place) - 1 for place, suit in enumerate(suit_of)]
    strict, live = rng.random() < 0.5, rng.random() < 0.5
    better = above if strict else [one | ruff for one, ruff in zip(above, ruffs, strict=True)]
    otherwise = ruffs if strict else [0] * len(ruffs)
    dear = trumps | sum(1 << place for place in range(plain * (ranks - 2), plain * ranks))
    return kernel.Tricks(below, better, otherwise, suit_of, trumps, dear, live)


def _grown(tree: Any, among: Sequence[int]) -> object:
    if among:
        tree.compare(among)
        tree.run(EFFORT, _Never())
    else:
        tree.settle(ROUNDS, _Never())
    return tree.found(), tree.outlook(), [tree.is_out(move) for move, _, _ in tree.found()]
