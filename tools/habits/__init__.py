"""What players are known by: what they bid, how often they pass, stay, discard."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.table import Seat

Habits: TypeAlias = Callable[[View[Any], Seat, Move], str | None]
"""Names the habit that a move of a seat belongs to, if it tells of any."""


def habits_of(game: str) -> Habits:
    """Return how the habits of a game are named: in a file called like it, or as everywhere."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return plain_habits
    habits: Habits = import_module(name).habits
    return habits


def plain_habits(view: View[Any], seat: Seat, move: Move) -> str | None:
    """Return the verb of a move and how many cards it takes, if several: ``discard:3``."""
    return f"{move.verb}:{len(move.cards)}" if len(move.cards) > 1 else move.verb
