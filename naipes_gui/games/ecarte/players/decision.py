"""What a player decided: the choices, and what each came to in the same imagined worlds."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Any

from naipes_gui.core.counsel import Weighed
from naipes_gui.core.moves import Move
from naipes_gui.core.significance import CERTAIN, half_weighted
from naipes_gui.games.ecarte.players.equity import Prospect

Worth = Callable[[int, Any], float]
Worths = Callable[[int, Sequence[Any], Sequence[float]], list[float]]
NEAR = 0.02
"""Points within which two choices need no more worlds to be told apart."""


class Kind(Enum):
    """By what a decision was taken."""

    ONLY = auto()
    """Nothing else was possible."""
    CERTAIN = auto()
    """Nothing can come out better."""
    RULE = auto()
    """By a rule of thumb, perhaps with the chance of the point."""
    WORLDS = auto()
    """By what came of each choice over imagined hands."""


@dataclass(slots=True)
class Trial:
    """What every choice came to in the same imagined worlds."""

    choices: Sequence[tuple[Move, int]]
    """Moves, and what they are for the play-outs."""
    at: Prospect
    bonus: Sequence[float] = ()
    """What speaks for a choice in every world alike: the style of a player."""
    worlds: list[Any] = field(default_factory=list[Any])
    times: list[float] = field(default_factory=list[float])
    """How much each world counts."""
    worths: list[list[float]] = field(default_factory=list[list[float]])
    """By world, then by choice, in the worth of the score."""

    def run(self, worlds: Iterable[tuple[Any, float]], worth: Worth) -> None:
        """Try every choice in every world."""
        options = [option for _, option in self.choices]
        for world, times in worlds:
            self.worlds.append(world)
            self.times.append(times)
            self.worths.append([worth(option, world) for option in options])

    def run_together(self, worlds: Iterable[tuple[Any, float]], worths: Worths) -> None:
        """Try every choice in these worlds and those of before, which bear on each other."""
        for world, times in worlds:
            self.worlds.append(world)
            self.times.append(times)
        found = [worths(option, self.worlds, self.times) for _, option in self.choices]
        self.worths = [list(row) for row in zip(*found, strict=True)]

    @property
    def is_settled(self) -> bool:
        """Whether the best can be told from every other choice, or hardly differs from it."""
        best, *others = (self._place(move) for move, _ in self.best_first)
        return all(self.is_apart(best, other) for other in others)

    def beside(self, ends: Mapping[Move, float]) -> "Trial":
        """Return it with choices that come to the same in every world, to be told beside these."""
        return replace(
            self,
            choices=[*self.choices, *((move, 0) for move in ends)],
            bonus=[*self.bonus, *(0.0 for _ in ends)] if self.bonus else (),
            worths=[[*row, *ends.values()] for row in self.worths],
        )

    def rules_out(self, move: Move | None) -> bool:
        """Tell whether more worlds would hardly make a move the best, if any is meant."""
        if move is None:
            return False
        best, *others = (self._place(each) for each, _ in self.best_first)
        same = [self.choices[each][0].meaning == move.meaning for each in (best, *others)]
        if True not in same:
            return True  # it was given up before
        behind = (
            self.liking(best) - self.liking(each) - self.margin(best, each) for each in others
        )
        return any(far > 0 for far, is_it in zip(behind, same[1:], strict=True) if is_it)

    def is_apart(self, best: int, other: int) -> bool:
        """Tell whether more worlds would not change which of two choices is better."""
        margin = self.margin(best, other)
        return margin < NEAR or self.liking(best) - self.liking(other) > margin

    def liking(self, option: int) -> float:
        """Return the worth of a choice in points, and what speaks for it in every world."""
        bonus = self.bonus[option] / self.at.point if self.bonus else 0.0
        return self.mean(option) + bonus

    def unless_worse(self, natural: Move) -> Move:
        """Return the natural choice if the best is no better than by one standard error."""
        best = self.best_first[0][0]
        place, own = self._place(best), self._place(natural)
        gap = self.liking(place) - self.liking(own)
        return natural if gap <= self.margin(place, own) / CERTAIN else best

    def _place(self, chosen: Move) -> int:
        return next(place for place, (move, _) in enumerate(self.choices) if move == chosen)

    @property
    def best_first(self) -> list[tuple[Move, int]]:
        """The choices by what they came to, the first of those that tie."""
        weight = sum(self.times)
        totals = [weight * bonus for bonus in self.bonus] or [0.0] * len(self.choices)
        for times, row in zip(self.times, self.worths, strict=True):
            totals = [total + times * worth for total, worth in zip(totals, row, strict=True)]
        order = sorted(range(len(totals)), key=lambda place: -totals[place])
        return [self.choices[place] for place in order]

    @property
    def rounds(self) -> int:
        """The number of deals the worlds stand for."""
        return round(sum(self.times))

    def drawn(self, least: int) -> list[Any]:
        """Return each world as often as it counts, so many in all, or so many as were tried."""
        whole = sum(self.times)
        many, found, reached = max(least, self.rounds), list[Any](), 0.0
        for times, world in zip(self.times, self.worlds, strict=True):
            reached += times * many / whole
            found += [world] * (round(reached) - len(found))
        return found

    def mean(self, option: int) -> float:
        """Return the worth of a choice in points."""
        if not self.times:
            return 0.0
        total = sum(t * row[option] for t, row in zip(self.times, self.worths, strict=True))
        return (total / sum(self.times) - self.at.worth()) / self.at.point

    def margin(self, option: int, other: int) -> float:
        """Return half the 95 % interval, in points, between two choices over the same worlds."""
        apart = [row[option] - row[other] for row in self.worths]
        return half_weighted(apart, self.times) / self.at.point

    def ranked(self, chosen: Move) -> tuple[Weighed, ...]:
        """Return the choices from best to worst; the chosen first if it can be told from none."""
        moves = [move for move, _ in self.choices]
        order = sorted(range(len(moves)), key=lambda option: -self.mean(option))
        own = moves.index(chosen)
        if self.mean(order[0]) - self.mean(own) <= self.margin(order[0], own):
            order = [own, *(option for option in order if option != own)]
        return tuple(self._weighed(moves[o], o, order[0]) for o in order)

    def _weighed(self, move: Move, option: int, best: int) -> Weighed:
        """Return a choice with its figures; it comes off where one stands better than before."""
        margin, now = self.margin(best, option), self.at.worth()
        rows = [row[option] for row in self.worths]
        half = half_weighted(rows, self.times) / self.at.point
        ahead = sum(t for t, worth in zip(self.times, rows, strict=True) if worth > now)
        chance = ahead / sum(self.times) if self.times else None
        return Weighed(move, self.mean(option), margin, half, chance, self.rounds)


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision and what it rests on."""

    chosen: Move
    kind: Kind = Kind.RULE
    trial: Trial | None = None
    chance: float | None = None
    """Of the point, as a rule of thumb saw it."""
    least: float | None = None
    """The chance from which the rule plays without exchanging."""
    rounds: int = 0
