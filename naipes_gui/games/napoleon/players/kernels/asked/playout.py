"""Asks how deals at random are played by rule and openly, from their beginning or in a trick."""

from collections.abc import Callable
from random import Random
from typing import Any

from naipes_gui.games.napoleon.players.masks import BITS, mask, trumped

PACK = list(BITS)


def question(kernel: Any, rng: Random) -> Callable[[], object]:
    """Return a question about a deal to three to seven with or without trumps."""
    size, left = rng.randint(3, 7), rng.randint(1, 4)
    trump = rng.choice(("S", "H", "D", "C", ""))
    dealt = rng.sample(PACK, size * left)
    hands = [trumped(mask(dealt[at::size]), trump) for at in range(size)]
    need = rng.randint(1, left) if trump else 0
    declarer, leader = rng.randrange(size), rng.randrange(size)
    out = trumped(mask(rng.sample(PACK, 20)), trump) | sum(hands)
    trick = [_thrown(hands, leader, rng)] if rng.random() < 0.5 else []
    match rng.randrange(3):
        case 0:
            mine = hands[(leader + len(trick)) % size]
            return lambda: kernel.by_rule(size, declarer, need, 0, leader, out, trick, mine)
        case 1 if size * left <= 16:
            return lambda: kernel.makes(size, declarer, need > 0, need, left, leader, trick, hands)
        case _:
            whole = rng.random() < 0.5
            return lambda: kernel.played_out(
                size, declarer, need, 0, left, leader, out, trick, hands, whole
            )


def _thrown(hands: list[int], seat: int, rng: Random) -> int:
    """Take a card from a hand."""
    cards = [1 << at for at in range(hands[seat].bit_length()) if hands[seat] >> at & 1]
    card = rng.choice(cards)
    hands[seat] ^= card
    return card
