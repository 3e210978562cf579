"""Keeps what the nine have played, beside nothing that would be missed: it can be played again."""

import json
import logging
from collections.abc import Iterable
from pathlib import Path

from naipes_gui.core.errors import NaipesError
from naipes_gui.review.par import Duplicate, Outcome, Turn, turns_in
from naipes_gui.store import paths
from naipes_gui.store.durable import make_folder, replace_spare

log = logging.getLogger(__name__)

LARGEST = 1024 * 1024
"""Bytes; the moves of nine hands are some thousand."""


def kept(duplicate: Duplicate) -> dict[str, tuple[Turn, Outcome]]:
    """Return what has been played of a hand already; whatever is wrong with it is not there."""
    file, found = _file(duplicate), dict[str, tuple[Turn, Outcome]]()
    try:
        if file.stat().st_size > LARGEST:
            return {}
        stored = json.loads(file.read_bytes())
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, RecursionError) as error:
        log.info("%s is made anew: %s", file, error)
        return {}
    for turn in turns_in(stored):
        try:
            found[turn.style] = turn, duplicate.outcome(turn)
        except NaipesError as error:
            log.info("%s: %s is played again: %s", file, turn.style, error)
    return found


def keep(duplicate: Duplicate, turns: Iterable[Turn]) -> None:
    """Keep what has been played; a disk that refuses it is none the worse for it."""
    stored = {turn.style: [list(move) for move in turn.moves] for turn in turns}
    file = _file(duplicate)
    try:
        make_folder(file.parent)
        replace_spare(file, json.dumps(stored, separators=(",", ":")).encode())
    except OSError as error:
        log.info("%s is not kept: %s", file, error)


def _file(duplicate: Duplicate) -> Path:
    return paths.cache_folder() / "par" / f"{duplicate.key[:32]}.json"
