"""The game that is measured: always the same, so that figures can be compared."""

from naipes_gui.core.info import GameInfo
from naipes_gui.games import all_games


def measured_game() -> GameInfo:
    """Return the first game that two play, wherever it stands among the games."""
    games = all_games().values()
    return next(game for game in games if game.options().make().players == 2)
