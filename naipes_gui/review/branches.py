"""Branches of a match: records of their own that leave it at a move, to be played on."""

from collections.abc import Generator
from datetime import UTC, datetime
from pathlib import Path
from random import Random, SystemRandom

from naipes_gui.core.errors import BadRecord
from naipes_gui.core.steps import finished
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase
from naipes_gui.review.dealt_anew import dealing_anew
from naipes_gui.store.branching import leaving_at, save_branch, writing_branch
from naipes_gui.store.names import own_name
from naipes_gui.store.parent import Kind
from naipes_gui.store.record import Record

NOTHING_HIDDEN = phrase(
    "review",
    "No other cards agree with what you knew here: go back to an earlier move, or play on with "
    "the same cards.",
)


def person_of(record: Record) -> Seat:
    """Return the seat of the person; of a match without one, the first."""
    opponents = record.header.opponents
    return next((seat for seat in record.rules.seats if seat not in opponents), Seat(0))


def branching(
    record: Record, name: str, ply: int, kind: Kind, *, seat: Seat | None = None,
    rng: Random | None = None,
) -> Generator[None, None, bytes]:  # fmt: skip
    """Make the record of a branch that is played from the first decision at a ply or after it.

    It pauses between stretches, and returns what a file of it holds.

    Raises:
        BadRecord: from there nothing can be played, or no card can lie elsewhere.

    """
    leaves, chance = leaving_at(record, ply), rng or SystemRandom()
    if kind is Kind.SAME:
        return (yield from writing_branch(record, name, leaves))
    eyes = person_of(record) if seat is None else seat
    redealt = yield from dealing_anew(record.timeline, leaves, eyes, chance)
    if redealt is None:
        raise BadRecord(NOTHING_HIDDEN)
    return (yield from writing_branch(record, name, leaves, redealt, chance))


def make_branch(
    record: Record, name: str, ply: int, kind: Kind, *, seat: Seat | None = None,
    rng: Random | None = None,
) -> bytes:  # fmt: skip
    """Make the record of a branch without a pause.

    Raises:
        BadRecord: from there nothing can be played, or no card can lie elsewhere.

    """
    return finished(branching(record, name, ply, kind, seat=seat, rng=rng))


def keep_branch(branch: bytes, game: str, folder: Path | None = None) -> Path:
    """Put a branch among the records, under the name that a match begun now would have.

    Raises:
        OSError: the disk refuses.

    """
    return save_branch(branch, own_name(game, datetime.now(UTC)), folder)
