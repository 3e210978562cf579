"""What a player made of its choices, before it is put into words."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean, pvariance

from naipes_gui.core.counsel import Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.significance import CERTAIN


@dataclass(frozen=True, slots=True)
class Verdict:
    """The choices best first, and the one that is made: a style may like another."""

    chosen: Move
    choices: tuple[Weighed, ...]
    rounds: int = 0

    def times(self, factor: int) -> "Verdict":
        """Return the verdict with all that is paid multiplied."""
        if factor == 1:
            return self
        choices = (Weighed(c.move, factor * c.worth, factor * c.margin) for c in self.choices)
        return replace(self, choices=tuple(choices))

    def plus(self, mon: float) -> "Verdict":
        """Return the verdict with so much added to the worth of every choice."""
        choices = (replace(choice, worth=choice.worth + mon) for choice in self.choices)
        return replace(self, choices=tuple(choices))


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over so many deals, and half its 95 % interval."""

    mean: float
    margin: float = 0.0
    rounds: int = 0

    @classmethod
    def of(cls, gains: Sequence[float]) -> "Estimate":
        """Return the mean of what was gained in some deals."""
        return cls(fmean(gains), margin(gains), len(gains))

    def less(self, price: float) -> "Estimate":
        """Return what is left after a price."""
        return replace(self, mean=self.mean - price)

    def against(self, move: Move, sure: Mapping[Move, float], *, liked: float = 0.0) -> Verdict:
        """Compare what a move brings on average with moves that bring something for certain."""
        (other, worth), *_ = sure.items()
        chosen = move if self.mean + liked > worth else other
        one, two = Weighed(move, self.mean), Weighed(other, worth)
        best, second = (one, two) if self.mean > worth else (two, one)
        return Verdict(chosen, (best, replace(second, margin=self.margin)), self.rounds)


def ranked(worths: Mapping[Move, float], *, chosen: Move | None = None) -> Verdict:
    """Return the verdict of worths that are known without a margin."""
    order = sorted(worths, key=lambda move: -worths[move])
    choices = tuple(Weighed(move, worths[move]) for move in order)
    return Verdict(chosen or order[0], choices)


def margin(differences: Sequence[float]) -> float:
    """Return half the 95 % interval of a mean."""
    count = len(differences)
    return CERTAIN * sqrt(pvariance(differences) / count) if count > 1 else 0.0


def paired(played: Mapping[Move, Sequence[float]], worths: Mapping[Move, float]) -> list[Weighed]:
    """Return all choices, the best worth first, with their margins over the deals they share.

    A choice that was given up early is worth no more than the best that was not.
    """
    best = max(worths, key=lambda move: (len(played[move]), worths[move]))
    found = [Weighed(best, worths[best])]
    for move, gains in played.items():
        if move != best:
            pairs: Iterable[tuple[float, float]] = zip(played[best], gains, strict=False)
            unlike = margin([one - other for one, other in pairs])
            found.append(Weighed(move, min(worths[best], worths[move]), unlike))
    return [found[0], *sorted(found[1:], key=lambda each: -each.worth)]
