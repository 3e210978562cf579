"""How well somebody has answered the questions to the memory, by game."""

import json
import logging
from typing import Any

from naipes_gui.core.practice import Practice
from naipes_gui.core.recall import LEVELS
from naipes_gui.store import paths
from naipes_gui.store.durable import replace_spare

log = logging.getLogger(__name__)

LARGEST = 64 * 1024
"""Bytes; a larger file is not ours."""


def read(game: str) -> Practice:
    """Return how well somebody remembers a game; what cannot be read says nothing."""
    return read_all().get(game, Practice())


def read_all() -> dict[str, Practice]:
    """Return how well somebody remembers, for every game that they were asked about."""
    try:
        with paths.memory_file().open("rb") as file:
            stored = json.loads(file.read(LARGEST))
        return {str(game): _from_json(each) for game, each in stored.items()}
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        log.warning("the answers of the memory cannot be read: %r", error)
        return {}


def keep(game: str, practice: Practice) -> None:
    """Keep how well somebody remembers a game."""
    everything = {**read_all(), game: practice}
    text = json.dumps({key: _to_json(each) for key, each in everything.items()})
    try:
        replace_spare(paths.memory_file(), text.encode())
    except OSError as error:
        log.warning("the answers of the memory were not kept: %s", error)


def _from_json(stored: Any) -> Practice:
    level, run = int(stored["level"]), int(stored["run"])
    if level not in LEVELS:
        raise ValueError(f"there is no level {level}")
    kinds = {
        str(kind): (int(right), int(asked)) for kind, (right, asked) in stored["kinds"].items()
    }
    return Practice(level, run, kinds)


def _to_json(practice: Practice) -> dict[str, Any]:
    kinds = {kind: list(counts) for kind, counts in practice.kinds.items()}
    return {"level": practice.level, "run": practice.run, "kinds": kinds}
