"""The moments of a review one after the other, what was tried at them and solved. No Qt."""

from collections.abc import Sequence
from enum import Enum, auto

from naipes_gui.core.moves import Move
from naipes_gui.review.judged import Judged, accepts


class Verdict(Enum):
    """What is to be said of a try."""

    GOOD = auto()
    """It is the best, or cannot be told from it."""
    NEARLY = auto()
    """It is no mistake, though the best surely brings more."""
    BETTER = auto()
    """It is better than what was played, but a mistake too."""
    NOT_YET = auto()
    SAME = auto()
    """It is what was played."""
    SHOWN = auto()
    """Nothing was tried: the answer was asked for."""
    OWN = auto()
    """What was played is looked at, and there is nothing to reproach."""
    BEHIND = auto()
    """What was played is looked at: no mistake, and something else surely brings more."""
    COSTLY = auto()
    """What was played is looked at, and it was a mistake."""
    LESS = auto()
    """It is not as good as the best, where nobody was asked to find it."""


LOOKED_AT = frozenset({Verdict.OWN, Verdict.BEHIND, Verdict.COSTLY})
"""Verdicts on what was played."""
FOUND = frozenset({Verdict.GOOD, Verdict.NEARLY})
"""Verdicts on a try that answers the question: what is no mistake at the table is none here."""
TOLD = frozenset({*FOUND, Verdict.SHOWN, Verdict.LESS, *LOOKED_AT})
"""Verdicts after which nothing is left to be found out."""


class Course:
    """Goes from moment to moment; what is skipped comes at the end again.

    Where it does not ask, every decision is only looked at, and its answer is no secret.
    """

    def __init__(
        self, moments: Sequence[Judged], solved: frozenset[int], *, asks: bool = True
    ) -> None:
        self.asks, self.is_growing = asks, False
        """Whether moments are asked, and whether others may still be found."""
        self.moments = list(moments)
        self._open = [each.ply for each in moments if each.ply not in solved]
        self.solved = set(solved & {each.ply for each in moments})
        self.shown = set[int]()
        self.tries: dict[int, list[Move]] = {each.ply: [] for each in moments}
        self.present = self.moments[0]
        if self._open:
            self.go(self._open[0])

    @property
    def place(self) -> int:
        """Which moment this is, counted from 0."""
        return self.moments.index(self.present)

    @property
    def is_last(self) -> bool:
        """Whether nothing else is left to be tried."""
        return not [ply for ply in self._open if ply != self.present.ply]

    @property
    def is_over(self) -> bool:
        """Whether the answers of all moments are out, and no other can be found."""
        return not self._open and not self.is_growing

    def go(self, ply: int) -> None:
        """Go to a moment."""
        self.present = next(each for each in self.moments if each.ply == ply)

    def step(self, by: int) -> None:
        """Go so many moments on or back."""
        self.present = self.moments[(self.place + by) % len(self.moments)]

    def on(self) -> bool:
        """Go to the next moment that is open; tell whether there is one."""
        here = self.place
        after = [*self.moments[here + 1 :], *self.moments[:here]]
        open_ = [each for each in after if each.ply in self._open]
        if open_:
            self.present = open_[0]
        return bool(open_)

    def grow(self, moments: Sequence[Judged], solved: frozenset[int]) -> None:
        """Have these moments, and whatever others were already gone to."""
        known, wanted = set(self.tries), {each.ply: each for each in moments}
        touched = {self.present.ply, *self.shown, *self.solved}
        touched |= {ply for ply, tries in self.tries.items() if tries}
        late = [each for each in self.moments if each.ply in touched - set(wanted)]
        self.moments = [*moments, *late]
        plies = [each.ply for each in self.moments]
        new = [ply for ply in plies if ply not in known]
        self.tries = {ply: self.tries.get(ply, []) for ply in plies}
        self.solved |= solved & {*new}
        self._open = [ply for ply in plies if ply in self._open or ply in {*new} - solved]
        self.present = wanted.get(self.present.ply, self.present)

    def update(self, judged: Judged) -> None:
        """Take in what has been found out about a moment since."""
        self.moments = [judged if each.ply == judged.ply else each for each in self.moments]
        if self.present.ply == judged.ply:
            self.present = judged

    def judge(self, move: Move) -> Verdict | None:
        """Return what is to be said of a try; nothing if it has to be weighed first."""
        present = self.present
        if move.meaning == present.made.meaning:
            return Verdict.SAME if self.asks else self.own
        good = accepts(present, move)
        if good is None:
            return None
        return Verdict.GOOD if good else self._short(move)

    @property
    def own(self) -> Verdict:
        """What is to be said of what was played."""
        if self.present.flagged:
            return Verdict.COSTLY
        return Verdict.BEHIND if self.present.could_be_better else Verdict.OWN

    def take(self, move: Move, verdict: Verdict) -> None:
        """Keep what was tried at the present moment, and what came of it."""
        ply = self.present.ply
        self.tries[ply].append(move)
        if verdict in FOUND:
            self._close(ply)
            if ply not in self.shown:
                self.solved.add(ply)

    def show(self) -> None:
        """Keep that the answer was asked for: the moment is no longer open, nor solved."""
        ply = self.present.ply
        if ply not in self.solved:
            self.shown.add(ply)
        self._close(ply)

    def _close(self, ply: int) -> None:
        if ply in self._open:
            self._open.remove(ply)

    def _short(self, move: Move) -> Verdict:
        """Return what is said of a try that falls short of the best."""
        present = self.present
        tried, made = present.weighed(move), present.weighed(present.made)
        best = present.weighed(present.best)
        if tried is None or made is None:
            return Verdict.NOT_YET if self.asks else Verdict.LESS
        is_dear = best is None or best.worth - tried.worth - tried.margin > present.costly
        if not self.asks:
            return Verdict.LESS if is_dear else Verdict.NEARLY
        if tried.worth - made.worth <= tried.margin:
            return Verdict.NOT_YET
        return Verdict.BETTER if is_dear else Verdict.NEARLY
