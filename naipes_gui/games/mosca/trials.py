"""Choices tried over the same deals, and what can be said of them afterwards."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from statistics import fmean
from typing import TypeVar

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stop
from naipes_gui.core.significance import half_between

WorldT = TypeVar("WorldT")
HOPELESS = 1.5
"""Margins by which a choice lies behind when it is given up."""


@dataclass(slots=True)
class Trial:
    """One choice and what it gained, deal by deal; some are given up after fewer deals."""

    move: Move
    added: float = 0.0
    """What is added to every gain: a taste, or what the play-outs leave out."""
    handicap: float = 0.0
    """By how much it must be better than another one to be preferred; not part of its worth."""
    gains: list[float] = field(default_factory=list)

    @property
    def worth(self) -> float:
        """The mean gain, with what is added."""
        return fmean(self.gains) + self.added if self.gains else self.added

    @property
    def wins(self) -> float:
        """The share of deals that gained more than the average of the seats."""
        return sum(gain > 0 for gain in self.gains) / max(1, len(self.gains))

    def behind(self, best: "Trial") -> float:
        """Return how far it lies behind another over the deals both had."""
        if not self.gains:
            return best.added - self.added
        shared = len(self.gains)
        return fmean(best.gains[:shared]) + best.added - self.worth

    def margin(self, best: "Trial") -> float:
        """Return half the 95 % interval of that difference."""
        return half_between(self.gains, best.gains)


def narrowed(
    trials: Sequence[Trial],
    worlds: Iterator[WorldT],
    worth: Callable[[Move, WorldT], float],
    plan: Iterable[tuple[int, int]],
    stop: Stop,
) -> list[Trial]:
    """Try choices over deals until stopped; return the best first, or the first of a tie.

    The plan says after how many deals how many choices are still tried. It ends before if
    only one can still be the best.
    """
    running = list(trials)
    for rounds, keep in plan:
        for world in islice(worlds, rounds) if len(running) > 1 else ():
            if stop.is_set():
                break
            for trial in running:
                trial.gains.append(worth(trial.move, world))
        running.sort(key=lambda trial: trial.handicap - trial.worth)
        best = running[0]
        running = [best, *(t for t in running[1:keep] if t.behind(best) <= reach(t, best))]
    best = running[0]
    others = [trial for trial in trials if trial is not best]
    return [best, *sorted(others, key=lambda trial: trial.behind(best))]


def reach(trial: Trial, best: Trial) -> float:
    """Return how far behind a choice is not yet hopeless."""
    return HOPELESS * trial.margin(best)
