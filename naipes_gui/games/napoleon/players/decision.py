"""What a player weighed: every choice with what it brings, deal by deal, over the same deals."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from naipes_gui.bots.trial import Choice
from naipes_gui.core.counsel import Counsel, Weighed
from naipes_gui.core.counted import Counted
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase

SURE = 2.0
"""How many margins the best must be ahead of all others to need no more deals."""


@dataclass(frozen=True)
class Decision:
    """The outcomes of every choice in counters; the usual choice first, which wins ties."""

    outcomes: Mapping[Move, Sequence[float]]
    made: Mapping[Move, float] = field(default_factory=dict[Move, float])
    """How often the contract that a choice leads to is made."""
    is_own: bool = True
    """Whether it is one's own contract: against another's a card comes off where it stops it."""
    bias: Callable[[Move], float] | None = None
    """What a style adds to a choice, in counters."""
    unit: Counted = Counted.CHIPS
    """What the outcomes count."""

    @cached_property
    def ranked(self) -> list[Choice]:
        """The choices, best first."""
        bias = self.bias
        choices = [
            Choice(move, bias(move) if bias else 0.0, gains=list(each))
            for move, each in self.outcomes.items()
        ]
        return sorted(choices, key=lambda choice: -choice.worth)

    @property
    def chosen(self) -> Move:
        """The best choice."""
        return self.ranked[0].move

    @property
    def rounds(self) -> int:
        """How many deals were played out; none for a judgement at a glance."""
        many = max(map(len, self.outcomes.values()), default=0)
        return many if many > 1 else 0

    @property
    def is_clear(self) -> bool:
        """Whether more deals would hardly change the choice, or all choices have done alike."""
        best, *others = self.ranked
        gaps = ((best.worth - other.worth, other.margin(best)) for other in others)
        return all(gap > SURE * margin or not (gap or margin) for gap, margin in gaps)

    def rules_out(self, move: Move | None) -> bool:
        """Tell whether more deals would hardly make a move the choice, if any is meant."""
        best, *others = self.ranked
        found = (each for each in others if move and each.move.meaning == move.meaning)
        return any(best.worth - each.worth > SURE * each.margin(best) for each in found)

    def counsel(
        self, reason: Callable[[Counsel], Phrase], odds: Callable[[Counsel], Phrase | str],
        outcome: Callable[[Counsel], Phrase | str],
    ) -> Counsel:  # fmt: skip
        """Return what was weighed, with the reason, the odds and the outcome found for it."""
        best = self.ranked[0]
        choices = tuple(self._weighed(each, best) for each in self.ranked)
        counsel = Counsel(self.chosen, choices, self.unit, self.rounds)
        told = odds(counsel), outcome(counsel)
        return replace(counsel, odds=told[0], outcome=told[1], reason=reason(counsel))

    def _weighed(self, each: Choice, best: Choice) -> Weighed:
        """Return a choice with its figures; a bid comes off where its contract is made."""
        deals = len(each.gains) if self.rounds else 0
        share = self.made.get(each.move, each.wins)
        if each.move in self.made and not self.is_own:
            share = 1 - share
        # Who passes has nothing that comes off, or not.
        chance = share if deals and each.move.verb != "pass" else None
        half = each.half if deals else 0.0
        return Weighed(each.move, each.worth, each.margin(best), half, chance, deals)
