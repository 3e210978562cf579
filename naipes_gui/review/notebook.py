"""What was found out about the decisions of one seat, in step with the file beside the match."""

from collections.abc import Callable
from pathlib import Path
from threading import Lock

from naipes_gui.core.steps import Steps, finished
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase
from naipes_gui.review import sidecar
from naipes_gui.review.advised import with_hint
from naipes_gui.review.judge import Case
from naipes_gui.review.judged import Judged, is_flagged
from naipes_gui.review.kept import Kept
from naipes_gui.store.record import Record

_writing = Lock()
"""Several windows on the same match write one after the other."""


class Notebook:
    """Remembers, and writes what is new when it is asked to; others may write meanwhile."""

    def __init__(self, path: Callable[[], Path], record: Record, seat: Seat) -> None:
        self._path, self._record, self._seat = path, record, seat
        self._known = dict[int, Judged]()
        self._new = dict[int, Judged]()
        self._solving = set[int]()
        self.solved = frozenset[int]()
        """The plies of the mistakes that were done better since."""
        self.warning: Phrase | None = None
        """What people are told if what lies beside the match is no review of it."""

    def reading(self) -> Steps[None]:
        """Take in what the file holds, with pauses; what is known since then is newer."""
        kept, self.warning = yield from sidecar.reading(self._path())
        if kept is None:
            return
        if not kept.is_of(self._record):
            self.warning = sidecar.UNUSABLE
            return
        decisions = yield from kept.holding_for(self._record, self._seat)
        if decisions:
            self._known = {**{each.ply: each for each in decisions}, **self._known}
            self.solved |= kept.parts[self._seat].solved

    def recall(self, case: Case) -> Judged | None:
        """Return what was found out about a decision, if it was that very one."""
        known = self._known.get(case.ply)
        return known if known is not None and known.made.meaning == case.made.meaning else None

    def keep(self, case: Case, found: Judged) -> Judged:
        """Remember, and return, what was found out about a decision, and what a hint had said."""
        told = self._known[case.ply] = self._new[case.ply] = with_hint(self._record, found)
        return told

    def solve(self, case: Case) -> None:
        """Remember that a mistake was done better."""
        self.solved |= {case.ply}
        self._solving.add(case.ply)

    def forget_from(self, ply: int) -> None:
        """Forget what was taken back."""
        for known in (self._known, self._new):
            for late in [each for each in known if each >= ply]:
                del known[late]
        self.solved = frozenset(each for each in self.solved if each < ply)

    def saving(self) -> Callable[[], None] | None:
        """Return what writes down all that is new, in whatever thread; nothing if nothing is."""
        if not self._new and not self._solving:
            return None
        new, solved, path = dict(self._known), frozenset(self._solving), self._path()
        self._new.clear()
        self._solving.clear()
        return lambda: self._save(path, new, solved)

    def _save(self, path: Path, new: dict[int, Judged], solved: frozenset[int]) -> None:
        with _writing:
            self._merge(path, new, solved)

    def _merge(self, path: Path, new: dict[int, Judged], solved: frozenset[int]) -> None:
        record, seat = self._record, self._seat
        kept = sidecar.read(path)[0] or Kept.of(record)
        known = {each.ply: each for each in kept.holds_for(record, seat)} | new
        decisions = [known[ply] for ply in sorted(known)]
        if decisions:
            whole = kept.taking(record, seat, decisions, decisions[-1].ply + 1)
            sidecar.keep(path, whole.solving(seat, solved))


def mistakes(path: Path, record: Record, seat: Seat) -> list[Judged]:
    """Return the mistakes of a seat in a match, as far as it has been gone over, in order."""
    return finished(looking_for_mistakes(path, record, seat))


def looking_for_mistakes(path: Path, record: Record, seat: Seat) -> Steps[list[Judged]]:
    """Do what `mistakes` does, with pauses."""
    return list(filter(is_flagged, (yield from looking_for_judged(path, record, seat))))


def looking_for_judged(path: Path, record: Record, seat: Seat) -> Steps[list[Judged]]:
    """Return, with pauses, what is known of the decisions of a seat in a match, in order."""
    kept, _ = yield from sidecar.reading(path)
    known = (yield from kept.holding_for(record, seat)) if kept is not None else ()
    return sorted(known, key=lambda each: each.ply)
