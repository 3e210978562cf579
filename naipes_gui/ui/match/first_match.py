"""The first match of a game is slower: whoever has never seen it follows what others play."""

from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from naipes_gui.store.names import SUFFIX
from naipes_gui.store.settings import Settings
from naipes_gui.ui.table import from_settings
from naipes_gui.ui.table.tempo import PATIENCE, Speed, Tempo


def usual_time(settings: Settings, match: Path, game: str) -> Tempo:
    """Return how fast a match is played, which is the first of its game where no other is kept."""
    tempo = from_settings.tempo(settings)
    if tempo.speed is not Speed.NORMAL or _has_others(match, game):
        # Who has chosen a speed wants that one.
        return tempo
    return replace(tempo, patience=PATIENCE)


@lru_cache(maxsize=4)
def _has_others(match: Path, game: str) -> bool:
    return any(other != match for other in match.parent.glob(f"{game} *{SUFFIX}"))
