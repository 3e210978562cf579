"""Everything that is measured, in one report."""

import os
import platform
from typing import Any

from naipes_gui import __version__, games
from naipes_gui.bench import kernels, many_matches, playing, reviewing, starting
from naipes_gui.core.errors import NaipesError
from naipes_gui.core.info import GameInfo
from naipes_gui.core.quoting import quoted
from naipes_gui.core.text import phrase

REVIEWED = 10
"""Hands that are reviewed at most."""


def measure(key: str, hands: int, *, frames: bool = True) -> dict[str, Any]:
    """Return the measurements of one game; decisions are timed over so many hands.

    Raises:
        NaipesError: there is no such game.

    """
    known = games.all_games()
    if key not in known:
        raise NaipesError(phrase("cli", "There is no game “{key}”.", key=quoted(key)))
    game = known[key]
    report: dict[str, Any] = {
        "naipes": __version__,
        "machine": f"{platform.platform()}, Python {platform.python_version()}",
        "cores": os.cpu_count(),
        "game": key,
        "rules": playing.rules_speed(game),
        "decision": playing.decision_times(game, hands),
        "review": reviewing.review_times(game, min(hands, REVIEWED)),
        "kernels": {k: row for k in known if (row := kernels.compared(k))},
        "games": {k: _row(other) for k, other in known.items()},
        "record": playing.record_times(game),
        "statistics": many_matches.statistics_times(game),
        "start": starting.start_up(),
    }
    return report | ({"window": starting.frames()} if frames else {})


def _row(game: GameInfo) -> dict[str, Any]:
    """Return rules and decisions of a game over one hand, so that all five take a minute."""
    return {
        "rules": playing.rules_speed(game),
        "decision": playing.decision_times(game, 1),
        "longer": playing.longer_times(game, 1),
        "cancel": playing.cancel_times(game, 1),
        "review": reviewing.review_times(game, 1),
    }
