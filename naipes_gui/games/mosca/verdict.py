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
        choices = [Weighed(best.move, best.worth)]
        for trial in others:
            worth = best.worth - max(0.0, trial.behind(best))
            choices.append(Weighed(trial.move, worth, trial.margin(best)))
        return Counsel(
            self.move, tuple(choices), unit=COUNTERS, rounds=len(best.gains), reason=self.why()
        )
