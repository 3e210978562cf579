"""Choices compared over the same sampled deals, until one is known to be best."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from statistics import fmean
from typing import NamedTuple, TypeVar

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stop
from naipes_gui.core.significance import half_between, half_interval

DealT = TypeVar("DealT")
ALL, HALF = 10_000, -1
"""To go on with every choice that is not hopeless, or with half of those compared so far."""


class Round(NamedTuple):
    """A stretch of a comparison, and which of the choices until then are compared in it."""

    deals: int
    """How many are added."""
    keep: int = ALL
    """How many choices go on at most."""
    reach: float = 1.0
    """How many margins a choice may lie behind the best to go on."""


@dataclass(slots=True)
class Choice:
    """One choice and what it gained, deal by deal; some are given up after fewer deals."""

    move: Move
    added: float = 0.0
    """Part of its worth in every deal alike: a taste, or what the play-outs leave out."""
    bias: float = 0.0
    """What speaks for making it; not part of its worth."""
    opinion: float = 0.0
    """What it was thought to be worth before any deal."""
    trust: int = 0
    """For how many deals the opinion counts."""
    gains: list[float] = field(default_factory=list[float])

    @property
    def worth(self) -> float:
        """The mean gain, with what was thought before and what is added."""
        if not self.gains:
            return self.opinion + self.added
        mean = fmean(self.gains)
        if self.trust:
            mean = (len(self.gains) * mean + self.trust * self.opinion) / (self._weight)
        return mean + self.added

    @property
    def merit(self) -> float:
        """By what it is preferred: its worth, and what else speaks for it."""
        return self.worth + self.bias

    @property
    def wins(self) -> float:
        """The share of deals that gained more than nothing."""
        return sum(gain > 0 for gain in self.gains) / max(1, len(self.gains))

    @property
    def tested(self) -> float:
        """The share that the deals have in its worth."""
        return len(self.gains) / self._weight if self.gains else 0.0

    @property
    def _weight(self) -> int:
        return len(self.gains) + self.trust

    @property
    def half(self) -> float:
        """Half the 95 % interval of the mean gain."""
        return half_interval(self.gains)

    def behind(self, best: "Choice") -> float:
        """Return how far it lies behind another over the deals both had."""
        if not self.gains:
            return best.added - self.added
        shared = fmean(best.gains[: len(self.gains)])
        return shared + best.added - (fmean(self.gains) + self.added)

    def margin(self, best: "Choice") -> float:
        """Return half the 95 % interval of that difference."""
        return half_between(self.gains, best.gains)


def race(
    choices: Sequence[Choice],
    deals: Iterator[DealT],
    gain: Callable[[Move, DealT], float],
    plan: Sequence[Round],
    stop: Stop,
    *,
    least: int = 0,
    merit: Callable[[Choice], float] = attrgetter("merit"),
    doubted: Move | None = None,
) -> list[Choice]:
    """Try choices over deals until stopped; return the best first, or the first of a tie.

    It ends before if only one can still be the best, and not before so many deals as ``least``;
    also once a move that alone is asked about, if there is one, can be the best no more.
    """
    running, tried = list(choices), 0
    for stretch in plan:
        running = _narrowed(running, stretch) if tried else running
        if doubted is not None and not any(
            each.move.meaning == doubted.meaning for each in running
        ):
            break
        for _ in range(stretch.deals if len(running) > 1 else 0):
            if (tried >= least and stop.is_set()) or (deal := next(deals, None)) is None:
                break
            tried += 1
            for choice in running:
                choice.gains.append(gain(choice.move, deal))
        running.sort(key=merit, reverse=True)
    best = running[0]
    others = [choice for choice in choices if choice is not best]
    return [best, *sorted(others, key=lambda choice: choice.behind(best))]


def _narrowed(ranked: Sequence[Choice], to: Round) -> list[Choice]:
    """Return the choices, best first, that are worth a further round."""
    best, *others = ranked[: to.keep if to.keep != HALF else max(2, (len(ranked) + 1) // 2)]
    return [best, *(each for each in others if each.behind(best) <= to.reach * each.margin(best))]
