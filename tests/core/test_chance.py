"""What chance does when it shuffles and draws favours no card, no place and no seat."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from naipes_gui.core.rules import Rules, Stage
from naipes_gui.games import all_games
from tests.contract.twins import flipped
from tools.proofs.shuffles import UNLIKELY, drawn, z

SHUFFLES = 1500
LOTS = 600


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


def lots(key: str) -> list[Rules[Any, Any]]:
    """Return the rules of a game with the first deal found in every way there is."""
    game, usual = all_games()[key], all_games()[key].options().make()
    every = [usual, *(pair.other for pair in flipped(usual))]
    ways = {game.rules(options).lot_is_drawn: game.rules(options) for options in reversed(every)}
    return list(ways.values())


@pytest.mark.parametrize("rules", [rules for key in all_games() for rules in lots(key)])
def test_the_first_deal_falls_to_every_seat_equally_often(rules: Rules[Any, Any]) -> None:
    for what, off in drawn(rules, LOTS, Random(1)).items():
        assert abs(off) < UNLIKELY, what


def test_there_are_lots_of_cards_and_lots_of_seats() -> None:
    assert {rules.lot_is_drawn for key in all_games() for rules in lots(key)} == {True, False}
