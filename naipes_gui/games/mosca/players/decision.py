"""What a player has decided, with as much of its grounds as costs nothing to keep."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from naipes_gui.bots.trial import Choice
from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.counted import Counted
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase
from naipes_gui.games.mosca.players.reasons import (
    TOSS_UP,
    are_equal,
    is_other_kind,
    pays_to_stay,
    takes_the_pool,
    would_take_the_pool,
)


@dataclass(frozen=True, slots=True)
class Decision:
    """A move, and what was tried to find it. The sentence is made only for who asks."""

    chosen: Move
    why: Callable[[], Phrase]
    choices: Sequence[Choice] = ()
    """Best first."""

    def counsel(self) -> Counsel:
        """Return the grounds for whoever asks."""
        if not self.choices or not self.choices[0].gains:
            return Counsel(self.chosen, reason=self.why())
        best, *others = self.choices
        first = best.worth - self._level(best, others)
        behind = (
            _weighed(other, first - max(0.0, other.behind(best)), other.margin(best))
            for other in others
        )
        worths = (_weighed(best, first), *behind)
        return Counsel(
            self.chosen,
            worths,
            Counted.COUNTERS,
            len(best.gains),
            self._odds(best, others),
            self.why(),
            outcome="" if best.move.verb in ("stay", "pass") else takes_the_pool(best.wins),
        )

    def _odds(self, best: Choice, others: Sequence[Choice]) -> Phrase | str:
        """Say how often the pool is taken, or would be by who passes, if that is no toss-up."""
        if any(are_equal(best, other) for other in others if is_other_kind(best, other)):
            return TOSS_UP
        if any(is_other_kind(best, other) for other in others) and best.move.verb == "stay":
            return pays_to_stay(best.wins)
        if best.move.verb != "pass":
            return takes_the_pool(best.wins) if best.move.verb == "stay" else ""
        staying = next((other for other in others if other.gains), None)
        return would_take_the_pool(staying.wins) if staying else ""

    def _level(self, best: Choice, others: Sequence[Choice]) -> float:
        """Return what counts as nothing: who passes neither wins nor pays."""
        if best.move.verb == "pass":
            return best.worth
        passing = (best.worth - max(0.0, c.behind(best)) for c in others if c.move.verb == "pass")
        return next(passing, 0.0)


def _weighed(choice: Choice, worth: float, margin: float = 0.0) -> Weighed:
    """Return a choice with its figures: who passes is not one for whom it comes off, or not."""
    if choice.move.verb == "pass":
        return Weighed(choice.move, worth, margin)
    deals = len(choice.gains)
    chance = choice.wins if deals else None
    return Weighed(choice.move, worth, margin, choice.half, chance, deals)
