"""The file beside a match that keeps its review; whatever is wrong with it, it is as if missing.

It can be made again at any time, so losing it does no harm, and nothing in it is believed before
it was checked.
"""

import json
import logging
from pathlib import Path
from typing import TypeAlias

from naipes_gui.core.steps import Steps, finished
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.review.kept import Kept, Outdated, Stale
from naipes_gui.review.steps import parsing
from naipes_gui.store import paths
from naipes_gui.store.durable import replace_spare
from naipes_gui.store.names import review_beside

log = logging.getLogger(__name__)

LARGEST = 16 * 1024 * 1024
"""Bytes; a decision takes some five hundred."""
ROWS = 4
"""How deep the decisions lie: below the whole, all seats, one seat and its list."""
FORMER = phrase(
    "review", "Another version of Naipes went over this match and judged a little otherwise: its "
    "decisions are judged again by themselves.",
)  # fmt: skip
UNUSABLE = phrase(
    "review", "What was kept of the review of this match cannot be used, so its decisions are "
    "judged again by themselves. The match itself is whole.",
)  # fmt: skip


Read: TypeAlias = tuple[Kept | None, Phrase | None]
"""What is kept of the review of a match, and what people are told if it is no good."""


def read(match: Path) -> Read:
    """Return what is kept of the review of a match.

    A match that is only shown lies in no file, and so has no review.
    """
    return finished(reading(match))


def reading(match: Path) -> Steps[Read]:
    """Do what `read` does, decision by decision: a long match has thousands."""
    if not match.name:
        return None, None
    path = review_beside(match)
    try:
        if not path.is_file():
            return None, None
        if path.stat().st_size > LARGEST:
            raise Stale("too large")
        stored = yield from parsing(path.read_bytes().decode(), ROWS)
        return (yield from Kept.making(stored)), None
    except (OSError, ValueError, RecursionError, Stale) as error:
        log.info("%s is made again: %s", path, error)
        return None, FORMER if isinstance(error, Outdated) else UNUSABLE


def keep(match: Path, kept: Kept) -> bool:
    """Keep the review of a match beside it; a disk that refuses is none the worse for it.

    Among the matches of somebody else nothing is written, nor of a match that lies in no file.
    """
    if not match.name or not match.exists() or paths.is_anothers(match):
        return False  # deleted or renamed meanwhile: nothing to be beside of
    whole = json.dumps(kept.to_json(), ensure_ascii=False, separators=(",", ":"))
    try:
        replace_spare(review_beside(match), whole.encode())
    except OSError as error:
        log.warning("%s is not kept: %s", review_beside(match), error)
        return False
    return True
