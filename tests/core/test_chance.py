"""What chance does when it shuffles and draws favours no card, no place and no seat."""

from collections import Counter
from random import Random

import pytest

from naipes_gui.core.rules import Stage
from naipes_gui.games import all_games
from tools.proofs.shuffles import UNLIKELY, z

SHUFFLES = 1500


@pytest.mark.parametrize("key", all_games())
def test_every_card_lies_everywhere_equally_often(key: str) -> None:
    game, rng = all_games()[key], Random(1)
    rules = game.rules(game.options().make())
    state = rules.start()
    while state.stage is Stage.LOT:
        state = rules.play(state, rules.chance(state, rng)).state
    seen = Counter[tuple[int, str]]()
    for _ in range(SHUFFLES):
        seen.update(enumerate(rules.chance(state, rng).cards))
    size = len(rules.pack.cards)
    even = {(place, card): SHUFFLES / size for place in range(size) for card in rules.pack.cards}
    assert abs(z(seen, even, (size - 1) ** 2, scale=(size - 1) / size)) < UNLIKELY
