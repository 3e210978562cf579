"""What a player has decided, with as much of its grounds as costs nothing to keep."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase
from naipes_gui.games.mosca.reasons import COUNTERS
from naipes_gui.games.mosca.trials import Trial


@dataclass(frozen=True, slots=True)
class Verdict:
    """A move, and what was tried to find it. The sentence is made only for who asks."""

    move: Move
    why: Callable[[], Phrase]
    trials: Sequence[Trial] = ()
    """Best first."""

    def counsel(self) -> Counsel:
        """Return the grounds for whoever asks."""
        if not self.trials or not self.trials[0].gains:
            return Counsel(self.move, reason=self.why())
        best, *others = self.trials
        first = best.worth - self._level(best, others)
        choices = [Weighed(best.move, first)]
        for trial in others:
            worth = first - max(0.0, trial.behind(best))
            choices.append(Weighed(trial.move, worth, trial.margin(best)))
        return Counsel(
            self.move, tuple(choices), unit=COUNTERS, rounds=len(best.gains), reason=self.why()
        )

    def _level(self, best: Trial, others: Sequence[Trial]) -> float:
        """Return what counts as nothing: who passes neither wins nor pays."""
        if best.move.verb == "pass":
            return best.worth
        passing = (best.worth - max(0.0, t.behind(best)) for t in others if t.move.verb == "pass")
        return next(passing, 0.0)
