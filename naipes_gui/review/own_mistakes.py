"""The mistakes of a person that are still to be done better, out of what reviews have kept."""

from pathlib import Path
from typing import NamedTuple

from naipes_gui.core.steps import Steps
from naipes_gui.review import sidecar
from naipes_gui.review.judged import is_flagged
from naipes_gui.review.kept import Kept
from naipes_gui.store.library import reviews
from naipes_gui.store.names import REVIEW_SUFFIX

MOST = 60
"""Nobody goes over more at a time; the newest come first."""


class OwnMistake(NamedTuple):
    """A decision that a review flagged, and that nobody has done better since."""

    game: str
    match: Path
    ply: int


def own_mistakes(folder: Path, most: int = MOST) -> Steps[list[OwnMistake]]:
    """Find the latest mistakes in the matches of a folder, with pauses."""
    found = list[OwnMistake]()
    for match in _newest_first(folder):
        kept, _ = yield from sidecar.reading(match)
        if kept is not None:
            found += _open(match, kept)
        if len(found) >= most:
            break
        yield
    return found[:most]


def _open(match: Path, kept: Kept) -> list[OwnMistake]:
    return [
        OwnMistake(kept.game, match, each.ply)
        for part in kept.parts.values()
        for each in part.decisions
        if is_flagged(each) and each.ply not in part.solved
    ]


def _newest_first(folder: Path) -> list[Path]:
    """Return the matches that have been gone over, those of which it was last first."""
    times = list[tuple[float, Path]]()
    for path in reviews(folder):
        match = path.with_name(path.name.removesuffix(REVIEW_SUFFIX))
        try:
            times.append((match.stat().st_mtime, match))
        except FileNotFoundError:
            continue  # deleted; its review goes when the folder is tidied
    return [match for _, match in sorted(times, reverse=True)]
