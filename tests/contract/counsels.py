"""What the levels of a game weigh in some positions, asked once for all who look at it."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from threading import Event

from naipes_gui.core.counsel import Counsel
from naipes_gui.games import all_games
from tests.contract.positions import Position, positions
from tests.nights import by_night

ASKED = by_night(90, by_day=16)
"""Positions in which a level is asked, each in its turn."""


@cache
def asked(key: str) -> tuple[tuple[Position, Counsel], ...]:
    """Return what every level would do in some positions, and why."""
    return tuple(_asked(key))


def _asked(key: str) -> Iterator[tuple[Position, Counsel]]:
    game = all_games()[key]
    for place, position in enumerate(islice(positions(game, 6), ASKED)):
        levels = [*game.bots().values()]
        bot = levels[place % len(levels)](position.timeline.rules)
        yield position, bot.weigh(position.view, Random(place), Event())
