"""How a match that is over ended for the person who played it."""

from collections.abc import Sequence
from enum import Enum

from naipes_gui.games import all_games


class Outcome(Enum):
    """In a word; where the last one loses, whoever does not is safe."""

    WON = "won"
    DRAWN = "drawn"
    LOST = "lost"
    SAFE = "safe"

    @property
    def is_success(self) -> bool:
        """Whether one could not wish for more: a match won, or one that only others could lose."""
        return self in (Outcome.WON, Outcome.SAFE)


def outcome(game: str, ranking: Sequence[Sequence[int]], seat: int, losses: int) -> Outcome | None:
    """Return how a match ended for a seat, after so many hands were lost by anybody."""
    if not ranking:
        return None
    others_lost = last_loses(game) and seat not in ranking[-1]
    otherwise = Outcome.SAFE if others_lost else Outcome.LOST
    if last_loses(game) and losses <= 1:
        return otherwise  # where one hand was played nobody is first
    return _first(ranking, seat) or otherwise


def last_loses(game: str) -> bool:
    """Tell whether a hand of a game has one loser and no winner."""
    known = all_games().get(game)
    return known is not None and known.last_loses


def _first(ranking: Sequence[Sequence[int]], seat: int) -> Outcome | None:
    if seat not in ranking[0]:
        return None
    return Outcome.WON if len(ranking[0]) == 1 else Outcome.DRAWN
