"""How far one move lies behind another, and when its verdict can be foreseen."""

from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

from naipes_gui.core.significance import CERTAIN, student
from naipes_gui.core.text import Phrase, phrase

FEWEST, ENOUGH = 2, 6
"""How many comparisons of two moves are made at least: to acquit, and to blame."""
ACQUITS, BLAMES = 1.3, 1.5
"""How many intervals of what the comparisons to come may change must lie between a loss and the
verge for the verdict to be foreseen; to blame takes more."""
SELDOM = 40
"""At how many comparisons it begins to be looked at after every second one, and so on."""
KNOWN_AS = 8
"""For how many comparisons counts what the deals of each say about the spread: a few alone may
differ little by luck."""
PLAIN = 2.0
"""In how many intervals of a single comparison a difference is plain to whoever makes one."""

LIKELY = 1.3
"""In how many intervals of a comparison whoever makes one hardly ever chooses what lies behind:
once in a hundred times, where once in seven is a matter of style."""


@dataclass(frozen=True, slots=True)
class Gap:
    """How far one move lies behind another, over several independent comparisons."""

    gaps: tuple[float, ...]
    margins: tuple[float, ...]
    rounds: int = 0
    reasons: tuple[Phrase | str, ...] = ()
    levels: tuple[float, ...] = ()
    """What the better one was worth in each."""

    @property
    def level(self) -> float:
        """What the better one is worth over the very deals that tell how far the other lies behind.

        Less this distance it is what the other was worth in them: never more than can be lost.
        """
        return fmean(self.levels)

    @property
    def mean(self) -> float:
        """The mean difference."""
        return fmean(self.gaps)

    @property
    def half(self) -> float:
        """Half its 95 % interval, by how the runs differ and by what the deals of each say."""
        runs, mean = len(self.gaps), self.mean
        within = fmean(margin**2 for margin in self.margins) / CERTAIN**2
        between = sum((gap - mean) ** 2 for gap in self.gaps)
        variance = (KNOWN_AS * within + between) / (KNOWN_AS + runs - 1)
        return student(KNOWN_AS + runs) * sqrt(variance / runs)

    @property
    def reason(self) -> Phrase | str:
        """The sentence of the run that came nearest to the mean of all.

        Where they differ for sure no run may speak whose own deals do not show it, and where they
        cannot be told apart none whose deals seem to.
        """
        runs = [run for run in range(len(self.gaps)) if self._agrees(run)]
        if not runs and abs(self.mean) <= self.half:
            return phrase(
                "review", "Over {rounds} deals the two cannot be told apart.", rounds=self.rounds
            )  # fmt: skip
        if not runs:
            return phrase(
                "review", "Better on average over {rounds} deals; there is no simple reason.",
                rounds=self.rounds,
            )  # fmt: skip
        return self.reasons[min(runs, key=lambda run: abs(self.gaps[run] - self.mean))]

    def _agrees(self, run: int) -> bool:
        """Tell whether the deals of a run show what all of them show."""
        gap, margin = self.gaps[run], self.margins[run]
        if abs(self.mean) <= self.half:
            return abs(gap) <= margin
        return abs(gap) > margin and (gap > 0) == (self.mean > 0)

    @property
    def is_plain(self) -> bool:
        """Whether a player that makes one of these comparisons can hardly get it wrong."""
        return self.mean > PLAIN * max(*self.margins, CERTAIN * stdev(self.gaps))

    @property
    def is_likely(self) -> bool:
        """Whether a player that makes one of these comparisons seldom gets it wrong."""
        within = sqrt(fmean(margin**2 for margin in self.margins))
        return self.mean > LIKELY * max(within, CERTAIN * stdev(self.gaps))

    def is_clear(self, costly: float, narrow: float, most: int) -> bool:
        """Tell whether the verdict can be foreseen of as many comparisons as are worth making.

        No more are than make half the interval that part of what is costly, nor more than so many.

        They blame if their mean lies beyond the verge; until then it moves by chance alone.
        """
        runs = len(self.gaps)
        if runs % (1 + runs // SELDOM):
            return False
        each = self.half * sqrt(runs)
        enough = min(most, (each / (narrow * costly)) ** 2)
        verge = costly + each / sqrt(enough) if enough else costly
        moves = each * sqrt(max(0.0, 1 / runs - 1 / enough)) if enough else 0.0
        if self.mean <= verge:
            return runs >= FEWEST and verge - self.mean >= ACQUITS * moves
        return runs >= ENOUGH and self.mean - verge >= BLAMES * moves
