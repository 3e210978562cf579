"""What reviews found in many matches: how much is lost in which kind of decision, and where."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple

from naipes_gui.core.counted import Counted
from naipes_gui.core.errors import Undeclared
from naipes_gui.core.text import Phrase
from naipes_gui.games import all_games
from naipes_gui.review import sidecar
from naipes_gui.review.said import stored_unit, unit_in
from naipes_gui.statistics.facts import Facts
from naipes_gui.statistics.figures import Mean
from naipes_gui.store.stamped import Stamped
from naipes_gui.store.summary import Stamp

EXAMPLES = 3


class Mistake(NamedTuple):
    """A decision that a review flagged, and where it is found."""

    kind: str
    ply: int
    hand: int
    loss: float
    solved: bool = False
    """Whether the person has done better since, when it was asked for again."""


class Lost(NamedTuple):
    """What a review says of the person in one match."""

    judged: int
    """How many decisions were weighed."""
    sums: dict[str, tuple[int, float, float]]
    """By kind: how many decisions, what they cost, and the sum of the squares of that."""
    mistakes: tuple[Mistake, ...]
    unit: Counted = Counted.NOTHING
    whole: bool = True
    """Whether nothing is left to judge: of a match that was left in the middle there may be."""


class LostIndex(Stamped[Lost]):
    """What was found in reviews, by the files they are kept in."""

    version = 5

    def pack(self, known: Lost) -> list[Any]:
        """Return it as JSON has it."""
        sums = {kind: list(each) for kind, each in known.sums.items()}
        return [known.judged, sums, list(map(list, known.mistakes)), stored_unit(known.unit),
                known.whole]  # fmt: skip

    def unpack(self, path: Path, stamp: Stamp, row: list[Any]) -> Lost:
        """Return what a row says, if it can be so at all."""
        judged, sums, mistakes, unit, whole = row
        if not isinstance(sums, dict) or type(whole) is not bool:
            raise ValueError("sums that are none")
        found = Lost(
            judged,
            {str(kind): tuple(each) for kind, each in sums.items()},
            tuple(Mistake(*each) for each in mistakes),
            unit_in(unit),
            whole,
        )
        counts = [judged, *(each[0] for each in found.sums.values())]
        counts += [number for each in found.mistakes for number in (each.ply, each.hand)]
        amounts = [each.loss for each in found.mistakes]
        amounts += [number for _, *more in found.sums.values() for number in more]
        if {*map(type, counts)} - {int} or min(counts) < 0 or {*map(len, sums.values())} - {3}:
            raise ValueError("a count that is none")
        if {*map(type, amounts)} - {int, float} or not all(map(isfinite, amounts)):
            raise ValueError("a loss that is none")
        if {type(each.solved) for each in found.mistakes} - {bool}:
            raise ValueError("neither done better nor not")
        if {type(each.kind) for each in found.mistakes} - {str}:
            raise ValueError("a kind that is none")
        return found


def read_lost(match: Path, seat: int) -> Lost | None:
    """Return what the review beside a match says of a seat, if there is a good one."""
    kept, _ = sidecar.read(match)
    part = next((p for s, p in kept.parts.items() if s == seat), None) if kept else None
    if part is None:
        return None
    told = [each for each in part.decisions if each.is_told and not each.advised]
    sums: dict[str, tuple[int, float, float]] = {}
    for each in told:
        count, total, squares = sums.get(each.kind, (0, 0.0, 0.0))
        sums[each.kind] = count + 1, total + each.difference, squares + each.difference**2
    flagged = (
        Mistake(e.kind, e.ply, e.hand, e.loss, e.ply in part.solved) for e in told if e.flagged
    )
    return Lost(
        len(told), sums, tuple(flagged), told[0].unit if told else Counted.NOTHING, part.whole
    )


@dataclass(frozen=True, slots=True)
class Moment:
    """A mistake and the match it was made in."""

    match: Facts
    mistake: Mistake

    @property
    def kind(self) -> Phrase:
        """What kind of decision it was, in words."""
        return kind_name(self.match.game, self.mistake.kind)


@dataclass(frozen=True, slots=True)
class KindLoss:
    """What one kind of decision cost over many matches."""

    key: str
    name: Phrase
    mean: Mean
    """What a decision cost; a mean of few says nothing yet."""
    examples: tuple[Moment, ...]
    """The dearest mistakes."""
    clear_cost: float = 0.0
    """What clear mistakes of this kind cost."""

    @property
    def total(self) -> float:
        """What they cost in all: by chance of the sample no kind can have brought anything.

        Nor can it have cost less than its clear mistakes alone, which are told apart from it.
        """
        return max(self.clear_cost, self.mean.total)


@dataclass(frozen=True, slots=True)
class Losses:
    """What all reviewed matches of one game cost, by kind."""

    kinds: tuple[KindLoss, ...]
    """What cost most in all comes first."""
    reviewed: int
    """Matches."""
    unit: Counted
    clear: int = 0
    """How many decisions were clear mistakes, as the score sheets and the replays call them."""
    clear_cost: float = 0.0
    """What these cost; the rest is the sum of small losses."""

    @property
    def total(self) -> float:
        """What was lost in all."""
        return sum(kind.total for kind in self.kinds)


@dataclass(slots=True)
class _Sum:
    count: int = 0
    total: float = 0.0
    squares: float = 0.0
    moments: list[Moment] = field(default_factory=list[Moment])


def losses(reviews: Iterable[tuple[Facts, Lost]]) -> Losses | None:
    """Return what the reviews of matches of one game say together; nothing without a decision."""
    sums: dict[str, _Sum] = {}
    known = list(reviews)
    for match, lost in known:
        for kind, (count, total, squares) in lost.sums.items():
            found = sums.setdefault(kind, _Sum())
            found.count += count
            found.total += total
            found.squares += squares
        for mistake in lost.mistakes:
            sums.setdefault(mistake.kind, _Sum()).moments.append(Moment(match, mistake))
    if not sums:
        return None
    game = known[0][0].game
    kinds = [_kind(game, key, found) for key, found in sums.items()]
    kinds.sort(key=lambda kind: (-kind.total, -kind.mean.total))
    units = (lost.unit for _, lost in reversed(known))
    unit = next((each for each in units if each is not Counted.NOTHING), Counted.NOTHING)
    clear = sum(len(lost.mistakes) for _, lost in known)
    return Losses(tuple(kinds), len(known), unit, clear, sum(kind.clear_cost for kind in kinds))


def _kind(game: str, key: str, found: _Sum) -> KindLoss:
    dearest = sorted(found.moments, key=lambda each: -each.mistake.loss)[:EXAMPLES]
    mean = Mean.of_sums(found.count, found.total, found.squares)
    clear = sum(each.mistake.loss for each in found.moments)
    return KindLoss(key, kind_name(game, key), mean, tuple(dearest), clear)


def kind_name(game: str, key: str) -> Phrase:
    """Return a kind of decision in words; of one that is gone, its key."""
    try:
        return all_games()[game].decisions().named(key).name
    except Undeclared:
        return Phrase("decisions", "{kind}", {"kind": key})


def moments(reviews: Iterable[tuple[Facts, Lost]]) -> list[Moment]:
    """Return all mistakes, those of the newest match first, in a match as they were made."""
    found = [(match, lost) for match, lost in reviews if lost.mistakes]
    found.sort(key=lambda each: (each[0].started, each[0].path.name), reverse=True)
    return [Moment(match, mistake) for match, lost in found for mistake in lost.mistakes]
