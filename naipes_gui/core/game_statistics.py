"""What a game says of a player over many matches: how a result is counted, and what is a habit."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from naipes_gui.core.text import Phrase, phrase

ScoreLine: TypeAlias = Mapping[str, Any]
"""What a record keeps of the score after a hand."""
Gains: TypeAlias = tuple[int, ...]
"""What every seat gained in a hand, below nothing what it lost."""
Sorting: TypeAlias = Callable[[str], bool | None]
"""Whether a move, as a record writes it, is the one meant, or its alternative, or neither."""


def by_words(meant: Sequence[str], rather: Sequence[str]) -> Sorting:
    """Return what tells moves that begin with some words from those that begin with others."""

    def sort(move: str) -> bool | None:
        if _begins(move, meant):
            return True
        return False if _begins(move, rather) else None

    return sort


def _begins(move: str, words: Sequence[str]) -> bool:
    return any(move == word or move.startswith(f"{word} ") for word in words)


@dataclass(frozen=True, slots=True)
class Habit:
    """Something that players do more or less often, counted by hand or by decision."""

    key: str
    label: Phrase
    theirs: Phrase
    """What an opponent does, without the name; its blank ``share`` is a percentage in words."""
    yours: Phrase
    """The same, said to the person."""
    sort: Sorting
    by_hand: bool = True
    """Whether a hand counts once, however often there is something to decide."""

    def told(self, share: str, *, to_the_person: bool) -> Phrase:
        """Return the sentence for so large a share."""
        return replace(self.yours if to_the_person else self.theirs, blanks={"share": share})


@dataclass(frozen=True, slots=True)
class Unit:
    """What results are counted in."""

    one: Phrase
    many: Phrase
    title: Phrase | None = None
    """What a course of such results is called, where not as the game calls it."""
    behind: "Unit | None" = None
    """What an amount below nothing is counted in, which then has no sign."""
    lost: "Unit | None" = None
    """What decisions cost is counted in, where not in the same words."""

    @property
    def of_costs(self) -> "Unit":
        """What decisions cost is counted in."""
        return self.lost or self

    def of(self, amount: float) -> Phrase:
        """Return the word that stands after an amount."""
        return self.one if abs(amount) == 1 else self.many


def differences(lines: Sequence[ScoreLine]) -> list[Gains]:
    """Return what every hand changed, where scores are running totals."""
    scores = [tuple(line["score"]) for line in lines]
    before = [(0,) * len(scores[0]), *scores] if scores else []
    return [
        tuple(new - old for new, old in zip(after, former, strict=True))
        for former, after in zip(before, scores, strict=False)
    ]


def own(gains: Gains, seat: int) -> float:
    """Return what a seat gained."""
    return gains[seat]


def ahead(gains: Gains, seat: int) -> float:
    """Return what a seat gained more than the other one, between two."""
    return 2 * gains[seat] - sum(gains)


def spared(gains: Gains, seat: int) -> float:
    """Return how much less a seat lost than its share of what all lost."""
    return sum(gains) / len(gains) - gains[seat]


def usual(options: Mapping[str, Any]) -> str:
    """Return that under any rules results are counted alike."""
    return ""


POINTS = Unit(phrase("statistics", "point"), phrase("statistics", "points"))


@dataclass(frozen=True, slots=True)
class GameStatistics:
    """How results are counted, so that players of equal strength have none in the long run."""

    unit: Unit = POINTS
    title: Phrase = phrase("statistics", "Points, match by match")
    units: Mapping[str, Unit] = field(default_factory=dict[str, Unit])
    """What results are counted in under some rules only, by a word for it."""
    unit_under: Callable[[Mapping[str, Any]], str] = usual
    """Which of these units some options count in; nothing for the usual one."""
    note: Phrase | None = None
    """What the unit means, where that is not plain."""
    gains: Callable[[Sequence[ScoreLine]], list[Gains]] = differences
    """What every seat gained in each of the hands of a match."""
    worth: Callable[[Gains, int], float] = own
    """What a hand was worth to a seat."""
    habits: tuple[Habit, ...] = ()
    """The most telling first."""
    made: Callable[[Any, Any, int], tuple[Phrase, ...]] | None = None
    """What a seat has made in a hand, from the state at its end and the options, by name."""

    def unit_of(self, kinds: Collection[str]) -> Unit:
        """Return what results of several matches are counted in, as their tables told them."""
        units = [self.units.get(kind, self.unit) for kind in kinds]
        return units[0] if units and units.count(units[0]) == len(units) else self.unit


PLAIN = GameStatistics()
