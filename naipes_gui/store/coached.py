"""How far somebody has come with the coach of every game."""

import json
import logging
from typing import Any

from naipes_gui.core.coach import Coached
from naipes_gui.store import paths
from naipes_gui.store.durable import replace_spare

log = logging.getLogger(__name__)

LARGEST = 64 * 1024
"""Bytes; a larger file is not ours."""


def read(game: str) -> Coached:
    """Return how far somebody has come in a game; what cannot be read says nothing."""
    return _read_all().get(game, Coached())


def keep(game: str, known: Coached) -> None:
    """Keep how far somebody has come in a game."""
    everything = {**_read_all(), game: known}
    text = json.dumps({key: _to_json(each) for key, each in everything.items()})
    try:
        replace_spare(paths.coach_file(), text.encode())
    except OSError as error:
        log.warning("what the coach has said was not kept: %s", error)


def _read_all() -> dict[str, Coached]:
    try:
        with paths.coach_file().open("rb") as file:
            stored = json.loads(file.read(LARGEST))
        return {str(game): _from_json(each) for game, each in stored.items()}
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        log.warning("what the coach has said cannot be read: %r", error)
        return {}


def _from_json(stored: Any) -> Coached:
    times = {str(kind): int(many) for kind, many in stored["understood"].items()}
    return Coached(stored["on"] is True, int(stored["matches"]), int(stored["hands"]), times)


def _to_json(known: Coached) -> dict[str, Any]:
    return {
        "on": known.is_on, "matches": known.matches, "hands": known.hands,
        "understood": dict(known.understood),
    }  # fmt: skip
