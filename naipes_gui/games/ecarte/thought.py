"""What a player thought before a decision: the choices, and what each came to in every world."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from math import sqrt
from typing import Any

from naipes_gui.core.counsel import Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.significance import CERTAIN
from naipes_gui.games.ecarte.equity import Prospect


class Kind(Enum):
    """By what a decision was taken."""

    ONLY = auto()
    """Nothing else was possible."""
    CHANCE = auto()
    """Nothing spoke for one rather than another."""
    CERTAIN = auto()
    """Nothing can come out better."""
    RULE = auto()
    """By a rule of thumb, perhaps with the chance of the point."""
    WORLDS = auto()
    """By what came of each choice over imagined hands."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What every choice came to in the same imagined worlds."""

    options: tuple[Move, ...]
    worlds: Sequence[Any]
    times: Sequence[float]
    """How much each world counts."""
    worths: Sequence[Sequence[float]]
    """By world, then by choice."""
    point: float = 1.0
    """What the point of a hand is worth in the same measure; so what nothing is worth."""
    nothing: float = 0.0

    @property
    def rounds(self) -> int:
        """The number of deals the worlds stand for."""
        return round(sum(self.times))

    def mean(self, option: int) -> float:
        """Return the worth of a choice in points."""
        if not self.times:
            return 0.0
        total = sum(t * row[option] for t, row in zip(self.times, self.worths, strict=True))
        return (total / sum(self.times) - self.nothing) / self.point

    def margin(self, option: int, other: int) -> float:
        """Return half the 95 % interval, in points, between two choices over the same worlds."""
        total = sum(self.times)
        if total <= 1:
            return 0.0
        pairs = list(zip(self.times, self.worths, strict=True))
        mean = sum(t * (row[option] - row[other]) for t, row in pairs) / total
        square = sum(t * (row[option] - row[other] - mean) ** 2 for t, row in pairs) / total
        return CERTAIN * sqrt(square / (total - 1)) / self.point

    def ranked(self, chosen: Move) -> tuple[Weighed, ...]:
        """Return the choices from best to worst; the chosen first if it can be told from none."""
        order = sorted(range(len(self.options)), key=lambda option: -self.mean(option))
        own = self.options.index(chosen)
        if self.mean(order[0]) - self.mean(own) <= self.margin(order[0], own):
            order = [own, *(option for option in order if option != own)]
        return tuple(
            Weighed(self.options[option], self.mean(option), self.margin(order[0], option))
            for option in order
        )


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision and what it rests on."""

    chosen: Move
    kind: Kind = Kind.RULE
    trial: Trial | None = None
    chance: float | None = None
    """Of the point, as a rule of thumb saw it."""
    least: float | None = None
    """The chance from which the rule plays without exchanging."""
    rounds: int = 0


Worth = Callable[[int, Any], float]


@dataclass(slots=True)
class Tally:
    """Adds up what choices come to, world by world."""

    options: Sequence[int]
    bonus: Sequence[float]
    """What speaks for a choice in every world alike: the style of a player."""
    worlds: list[Any] = field(default_factory=list[Any])
    times: list[float] = field(default_factory=list[float])
    worths: list[list[float]] = field(default_factory=list[list[float]])

    def run(
        self, worlds: Iterable[tuple[Any, float]], worth: Worth, halted: Callable[[], bool]
    ) -> None:
        """Try every choice in every world, until told to stop."""
        for world, times in worlds:
            if halted():
                return
            self.worlds.append(world)
            self.times.append(times)
            self.worths.append([worth(option, world) for option in self.options])

    def best_first(self) -> list[int]:
        """Return the places of the choices by what they came to, the first of those that tie."""
        weight = sum(self.times)
        totals = [weight * bonus for bonus in self.bonus]
        for times, row in zip(self.times, self.worths, strict=True):
            totals = [total + times * worth for total, worth in zip(totals, row, strict=True)]
        return sorted(range(len(totals)), key=lambda place: -totals[place])

    def trial(self, moves: Sequence[Move], at: Prospect) -> Trial:
        """Return what was found, for the moves that the choices stand for, told in points."""
        return Trial(tuple(moves), self.worlds, self.times, self.worths, at.point, at.worth())
