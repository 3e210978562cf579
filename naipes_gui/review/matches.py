"""The review of a whole match: decision by decision, so that it can be watched, stopped, taken up.

What is kept of an earlier review is not asked again. Whoever goes through `judgements` keeps what
came of it from time to time (`sidecar.keep`), and may leave at any time.
"""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TypeAlias

from naipes_gui.core.rules import Stop
from naipes_gui.core.table import FIRST, Seat
from naipes_gui.games import all_games
from naipes_gui.review import sidecar
from naipes_gui.review.advised import with_hint
from naipes_gui.review.asking import GOING, Weigh
from naipes_gui.review.decided import judged_plies
from naipes_gui.review.judge import judge
from naipes_gui.review.judged import Judged
from naipes_gui.review.kept import Kept
from naipes_gui.store.header import Header
from naipes_gui.store.record import Record

Judging: TypeAlias = Callable[[Record, Sequence[int]], Iterator[Judged | None]]
"""Judges the decisions of a match at some plies, in order; nothing of the first it was stopped in.
"""


def person(record: Record) -> Seat:
    """Return the seat of the person, or else the first one."""
    return person_of(record.header)


def person_of(header: Header) -> Seat:
    """Return the seat of the person in a match that begins so, or else the first one."""
    kinds = [who.kind for who in header.seats]
    return Seat(kinds.index("human")) if "human" in kinds else FIRST


def one_by_one(weigh: Weigh, stop: Stop = GOING) -> Judging:
    """Return who judges a decision when it is waited for."""

    def judging(record: Record, plies: Sequence[int]) -> Iterator[Judged | None]:
        game = all_games()[record.header.game]
        return (judge(game, record.timeline, ply, weigh, stop) for ply in plies)

    return judging


def judgements(
    record: Record, seat: Seat, judging: Judging, kept: Kept | None = None
) -> Iterator[Judged]:
    """Yield what the decisions of a seat cost, in order; no more once stopped."""
    known, plies = _known(record, seat, kept), judged_plies(record, seat)
    missing = judging(record, [ply for ply in plies if ply not in known])
    for ply in plies:
        found = known.get(ply) or next(missing, None)
        if found is None:
            return
        yield with_hint(record, found)


def is_done(record: Record, seat: Seat, kept: Kept | None) -> bool:
    """Tell whether all that a seat has decided so far was judged."""
    plies = judged_plies(record, seat)
    known = _known(record, seat, kept)
    return all(ply in known for ply in plies)


def reviewed(path: Path, record: Record, seat: Seat, judging: Judging) -> Iterator[Judged]:
    """Yield the same of a match in a file, keeping beside it what comes of every hand."""
    kept = sidecar.read(path)[0] or Kept.of(record)
    if is_done(record, seat, kept):
        mark_whole(path, record, seat, kept)
        yield from judgements(record, seat, judging, kept)
        return
    found = list[Judged]()
    try:
        for each in judgements(record, seat, judging, kept):
            if found and each.hand != found[-1].hand:
                sidecar.keep(path, _taken(kept, record, seat, found))
            found.append(each)
            yield each
    finally:
        sidecar.keep(path, _taken(kept, record, seat, found))


def mark_whole(path: Path, record: Record, seat: Seat, kept: Kept) -> bool:
    """Keep that nothing of a match is left to judge; tell whether that was new.

    The match may have gone over move by move while it was played, and have ended since; and a file
    of a former version does not say whether it is whole.
    """
    if kept.is_whole(seat):
        return False
    whole = _taken(kept, record, seat, kept.holds_for(record, seat))
    return whole.is_whole(seat) and sidecar.keep(path, whole)


def _taken(kept: Kept, record: Record, seat: Seat, found: Sequence[Judged]) -> Kept:
    return kept.taking(record, seat, found, found[-1].ply + 1 if found else 0)


def _known(record: Record, seat: Seat, kept: Kept | None) -> dict[int, Judged]:
    decisions = kept.holds_for(record, seat) if kept is not None else ()
    return {each.ply: each for each in decisions}
