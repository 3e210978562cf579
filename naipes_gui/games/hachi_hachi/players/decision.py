"""What a player decided, and what its choices are worth, before it is put into words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from naipes_gui.bots.trial import Choice
from naipes_gui.core.counsel import Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.significance import half_interval


@dataclass(frozen=True, slots=True)
class Decision:
    """The choices best first, and the one that is made: a style may like another."""

    chosen: Move
    choices: tuple[Weighed, ...]
    rounds: int = 0
    dismissed: Move | None = None
    """The best of those that looked too bad to be played out."""

    def times(self, factor: int) -> "Decision":
        """Return the decision with all that is paid multiplied."""
        if factor == 1:
            return self
        choices = (
            replace(c, worth=factor * c.worth, margin=factor * c.margin, half=factor * c.half)
            for c in self.choices
        )
        return replace(self, choices=tuple(choices))

    def plus(self, mon: float) -> "Decision":
        """Return the decision with so much added to the worth of every choice."""
        choices = (replace(choice, worth=choice.worth + mon) for choice in self.choices)
        return replace(self, choices=tuple(choices))


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over so many deals, and half its 95 % interval."""

    mean: float
    margin: float = 0.0
    rounds: int = 0
    wins: float | None = None
    """In which share of the deals something was gained."""
    owed: float = 0.0
    """What all that is certain costs besides on average, by what others promised."""

    @classmethod
    def of(cls, gains: Sequence[float]) -> "Estimate":
        """Return the mean of what was gained in some deals."""
        wins = sum(gain > 0 for gain in gains) / len(gains)
        return cls(fmean(gains), half_interval(gains), len(gains), wins)

    def less(self, price: float) -> "Estimate":
        """Return what is left after a price."""
        return replace(self, mean=self.mean - price)

    def against(self, move: Move, sure: Mapping[Move, float], *, liked: float = 0.0) -> Decision:
        """Compare what a move brings on average with moves that bring something for certain."""
        (other, certain), *_ = sure.items()
        worth = certain - self.owed
        chosen = move if self.mean + liked > worth else other
        one = Weighed(move, self.mean, 0.0, self.margin, self.wins, self.rounds)
        two = Weighed(other, worth)
        best, second = (one, two) if self.mean > worth else (two, one)
        return Decision(chosen, (best, replace(second, margin=self.margin)), self.rounds)


def ranked(worths: Mapping[Move, float], *, chosen: Move | None = None) -> Decision:
    """Return the decision of worths that are known without a margin."""
    order = sorted(worths, key=lambda move: -worths[move])
    choices = tuple(Weighed(move, worths[move]) for move in order)
    return Decision(chosen or order[0], choices)


def tried(choices: Sequence[Choice]) -> tuple[Weighed, ...]:
    """Return choices that were compared over deals, best first, with their margins.

    A choice that was given up early lies as far behind the best as over the deals that both had:
    in those that came after it both might be worth more, or less.
    """
    best = max(choices, key=lambda choice: (len(choice.gains), choice.worth))
    others = (
        _weighed(other, best.worth - _behind(other, best), other.margin(best))
        for other in choices
        if other is not best
    )
    return (_weighed(best, best.worth), *sorted(others, key=lambda each: -each.worth))


def _behind(other: Choice, best: Choice) -> float:
    then = replace(best, gains=best.gains[: len(other.gains)])
    return max(0.0, then.worth - other.worth)


def _weighed(choice: Choice, worth: float, margin: float = 0.0) -> Weighed:
    deals = len(choice.gains)
    return Weighed(choice.move, worth, margin, choice.half, choice.wins if deals else None, deals)
