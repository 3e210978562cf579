"""What every opponent did, and how one fared against each."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from naipes_gui.core.game_statistics import Habit
from naipes_gui.statistics.facts import Facts
from naipes_gui.statistics.figures import Share
from naipes_gui.statistics.outcome import last_loses


@dataclass(frozen=True, slots=True)
class Doing:
    """How often somebody did something."""

    habit: Habit
    share: Share


@dataclass(frozen=True, slots=True)
class Met:
    """An opponent, and what passed between the two."""

    name: str
    matches: int
    hands: int
    ahead: int
    """What the person gained more than the opponent in the hands of both."""
    doings: tuple[Doing, ...]

    @property
    def telling(self) -> Doing | None:
        """The habit to name first, if it was seen often enough."""
        return next((doing for doing in self.doings if doing.share.is_enough), None)


@dataclass(slots=True)
class _Sum:
    matches: int = 0
    hands: int = 0
    ahead: int = 0
    habits: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])

    def add_habits(self, match: Facts, seat: int) -> None:
        counted = [match.often(habit, seat) for habit in range(len(match.habits))]
        before = self.habits or [(0, 0)] * len(counted)
        self.habits = [
            (did + more, of + times)
            for (did, of), (more, times) in zip(before, counted, strict=True)
        ]


def opponents(matches: Sequence[Facts]) -> list[Met]:
    """Return whom one met in some matches of one game, the most frequent first."""
    sums: dict[str, _Sum] = {}
    for match, seat in _meetings(matches):
        found = sums.setdefault(match.sitters[seat].name, _Sum())
        found.matches += 1
        found.hands += len(match.worths)
        found.ahead += _ahead(match, seat)
        found.add_habits(match, seat)
    met = [_met(name, found, matches[0]) for name, found in sums.items()]
    return sorted(met, key=lambda each: (-each.hands, each.name))


def own_doings(matches: Sequence[Facts]) -> tuple[Doing, ...]:
    """Return what the person does how often, in some matches of one game."""
    found = _Sum()
    for match in matches:
        found.add_habits(match, match.person)
    return _doings(found, matches[0]) if matches else ()


def _meetings(matches: Iterable[Facts]) -> Iterator[tuple[Facts, int]]:
    for match in matches:
        if match.worths:
            yield from ((match, seat) for seat in match.opponents)


def _met(name: str, found: _Sum, match: Facts) -> Met:
    return Met(name, found.matches, found.hands, found.ahead, _doings(found, match))


def _doings(found: _Sum, match: Facts) -> tuple[Doing, ...]:
    habits = match.statistics.habits
    return tuple(
        Doing(habit, Share(*often)) for habit, often in zip(habits, found.habits, strict=False)
    )


def _ahead(match: Facts, seat: int) -> int:
    """Return how far the person came ahead of a seat; where scores are losses, fewer is ahead."""
    ahead = match.totals[match.person] - match.totals[seat]
    return -ahead if last_loses(match.game) else ahead
