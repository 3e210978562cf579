"""The longest match that can be set up has no more hands than a record may have."""

from collections.abc import Callable
from typing import Any

import pytest

from naipes_gui.core.info import GameInfo
from naipes_gui.core.options import Spread
from naipes_gui.games import all_games
from naipes_gui.store import limits

HANDS_OF_A_GAME = 9
"""Of Écarté to five points, where every hand scores."""
COUNTED: dict[str, Callable[[int, int], int]] = {
    "hands": lambda number, _: number,
    "rounds": lambda number, players: number * players,
    "best_of": lambda number, _: number * HANDS_OF_A_GAME,
    "until_losses": lambda number, players: (number - 1) * players + 1,
}
"""How many hands a match has at most, of so many players."""
OPEN = {"first_to", "minutes"}
"""The cards or the clock say how long these take, and the record says when it is full."""


def lengths() -> list[Any]:
    return [
        pytest.param(game, spread, id=f"{key}-{spread.word}")
        for key, game in all_games().items()
        for option in game.options().declared()
        for spread in option.spreads
        if spread.word and spread.word not in OPEN
    ]


@pytest.mark.parametrize(("game", "spread"), lengths())
def test_the_longest_match_fits(game: GameInfo, spread: Spread) -> None:
    assert COUNTED[spread.word](spread.high, game.players[1]) <= limits.MOST_HANDS
