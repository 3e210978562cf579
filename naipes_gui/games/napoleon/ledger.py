"""What a player weighed: every choice with what it brings, deal by deal, over the same deals."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from statistics import fmean

from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.significance import half_between
from naipes_gui.core.text import Phrase, phrase

COUNTERS = phrase("napoleon", "counters a hand")
SURE = 2.0
"""How many margins the best must be ahead of all others to need no more deals."""


@dataclass(frozen=True)
class Ledger:
    """The outcomes of every choice in counters; the usual choice first, which wins ties."""

    outcomes: Mapping[Move, Sequence[float]]
    made: Mapping[Move, float] = field(default_factory=dict[Move, float])
    """How often the contract that a choice leads to is made."""
    lean: Callable[[Move], float] | None = None
    """What a style adds to a choice, in counters."""

    @cached_property
    def worth(self) -> dict[Move, float]:
        """What every choice is worth to the player on average."""
        lean = self.lean
        return {
            move: (fmean(each) if each else 0.0) + (lean(move) if lean else 0.0)
            for move, each in self.outcomes.items()
        }

    @property
    def chosen(self) -> Move:
        """The best choice."""
        return max(self.worth, key=self.worth.__getitem__)

    @cached_property
    def order(self) -> tuple[Move, ...]:
        """The choices, best first."""
        return tuple(sorted(self.worth, key=lambda move: -self.worth[move]))

    @property
    def rounds(self) -> int:
        """How many deals were played out; none for a judgement at a glance."""
        many = max(map(len, self.outcomes.values()), default=0)
        return many if many > 1 else 0

    @property
    def is_clear(self) -> bool:
        """Whether more deals would hardly change the choice, or all choices have done alike."""
        best, *others = self.order
        gaps = ((self.worth[best] - self.worth[move], self.margin(move)) for move in others)
        return all(gap > SURE * margin or not (gap or margin) for gap, margin in gaps)

    def margin(self, move: Move) -> float:
        """Return half the 95 % interval of how far a choice lies behind the best."""
        best, other = self.outcomes[self.order[0]], self.outcomes[move]
        return half_between(best, other)

    def counsel(self, reason: Callable[[Counsel], Phrase]) -> Counsel:
        """Return what was weighed, with a reason found for it."""
        choices = tuple(Weighed(m, self.worth[m], self.margin(m)) for m in self.order)
        counsel = Counsel(self.chosen, choices, COUNTERS, self.rounds)
        return Counsel(self.chosen, choices, COUNTERS, self.rounds, reason(counsel))
