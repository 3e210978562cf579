"""What a player weighed before a decision: the source of hints and of “What it knew”."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Protocol

from naipes_gui.core.counted import Counted
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Bot, StateT, Stop, View
from naipes_gui.core.text import Phrase, phrase


@dataclass(frozen=True, slots=True)
class Weighed:
    """One choice, and what it is worth to the seat."""

    move: Move
    worth: float
    """In the unit of the counsel, more being better."""
    margin: float = 0.0
    """Half of the 95 % interval of how far it lies behind the best, over the same deals."""
    # A review that is kept beside its match knows none of these any more, and is the same review.
    half: float = field(default=0.0, compare=False)
    """Half of the 95 % interval of the worth itself; nothing where it is exact or a rule's."""
    chance: float | None = field(default=None, compare=False)
    """In which share of the deals it comes off; nothing where that says nothing."""
    deals: int = field(default=0, compare=False)
    """Over how many deals that was counted."""

    def __post_init__(self) -> None:
        # A whole number counts as a float for every type checker, but not for all that shows it.
        object.__setattr__(self, "worth", float(self.worth))
        object.__setattr__(self, "margin", float(self.margin))


@dataclass(frozen=True, slots=True)
class Counsel:
    """What a player weighed, and why it chose what it chose."""

    chosen: Move
    choices: tuple[Weighed, ...] = ()
    """Best first, or the chosen one if it is as good; empty where nothing was to be weighed."""
    unit: Counted = Counted.NOTHING
    rounds: int = 0
    """How many deals were played out; none where a rule of thumb decided."""
    odds: Phrase | str = ""
    """Whether the choice pays, told without figures worth computing with: a part of the reason."""
    reason: Phrase | str = ""
    """In one sentence with its numbers; only the seat's own view may show through."""
    why: Phrase | str = ""
    """What follows from the chosen move and not from one that is worth less, where that is asked
    for and shows."""
    why_alike: tuple[tuple[Move, Phrase | str], ...] = ()
    """The same of moves that may be as good: a hint may name one of them instead."""
    outcome: Phrase | str = ""
    """How often the choice comes off, which is no reason for it: told with the figures."""
    against: Move | None = None
    """The move that is worth less and that what follows is told beside, if any is."""
    is_obvious: bool = False
    """Whether that move is one that hardly anybody would make."""
    dismissed: Move | None = None
    """The best of the moves that were too far behind from the first to be weighed, if any were."""

    @property
    def clearly_worse(self) -> Move | None:
        """The best of the moves that are worth less than the chosen, chance included."""
        return next(iter(self.all_worse), None)

    @property
    def all_worse(self) -> tuple[Move, ...]:
        """Those that are worth less than the chosen, chance included, the best first."""
        behind = tuple(move for move, behind in self._behind.items() if behind)
        far = (self.dismissed,) if self.dismissed is not None and self.choices else ()
        return (*behind, *far)

    @property
    def next_other(self) -> Move | None:
        """The best that is not worth exactly as much as the chosen: what one might do instead."""
        own = next((one for one in self.choices if one.move == self.chosen), None)
        others = (
            one.move for one in self.choices
            if own is not None and one is not own and (one.worth != own.worth or one.margin)
        )  # fmt: skip
        return next(others, self.dismissed)

    @property
    def alike(self) -> tuple[Move, ...]:
        """The others that may be as good as the chosen, chance included."""
        found = (move for move, behind in self._behind.items() if not behind)
        return tuple(move for move in found if move != self.chosen)

    @property
    def _behind(self) -> dict[Move, bool]:
        first = next((one for one in self.choices if one.move == self.chosen), None)
        if first is None:
            return {}
        return {one.move: first.worth - one.worth > one.margin for one in self.choices}

    @property
    def gap(self) -> float:
        """How far the second choice lies behind the best."""
        return self.choices[0].worth - self.choices[1].worth if len(self.choices) > 1 else 0.0

    @property
    def is_close(self) -> bool:
        """Whether the best two cannot be told apart."""
        return len(self.choices) > 1 and self.gap <= self.choices[1].margin


@dataclass(frozen=True, slots=True)
class Figure(Phrase):
    """What a reason says a move is worth, how far it lies behind another, or over how many deals.

    Whoever compares the moves more thoroughly afterwards writes another number in its place.
    """

    write: Callable[[float], Phrase | str | int] = field(kw_only=True, compare=False)
    of: Move | None = field(kw_only=True, default=None)
    """Nothing where it is the number of deals."""
    behind: Move | None = field(kw_only=True, default=None)
    is_next: bool = field(kw_only=True, default=False)
    """Whether the other is called the next best: which that is may turn out otherwise, too."""

    def told(self, worths: Mapping[Any, float], rounds: int) -> Phrase:
        """Return the sentence of it that holds by now; ``worths`` go by the meanings of moves."""
        value = self._value(worths, rounds)
        blanks = self.blanks if value is None else {"figure": self.write(value)}
        return Phrase(self.context, self.source, blanks)

    def _value(self, worths: Mapping[Any, float], rounds: int) -> float | None:
        if self.of is None:
            return rounds
        worth = worths.get(self.of.meaning)
        if self.behind is None or worth is None:
            return worth
        better = worths.get(self.behind.meaning)
        if self.is_next:
            others = (one for move, one in worths.items() if move != self.behind.meaning)
            worth = max(others, default=worth)
        return None if better is None else better - worth


def figure(
    write: Callable[[float], Phrase | str | int], value: float, of: Move | None = None,
    behind: Move | None = None, *, is_next: bool = False,
) -> Figure:  # fmt: skip
    """Return a number of a reason; ``write`` must be known to other processes too."""
    plain = phrase("bots", "{figure}", figure=write(value))
    return Figure(plain.context, plain.source, plain.blanks, write=write, of=of, behind=behind,
                  is_next=is_next)  # fmt: skip


def corrected(what: Any, choices: Iterable[Weighed], rounds: int) -> Any:
    """Return a reason, or what fills one of its blanks, with the figures that hold by now."""
    worths = {one.move.meaning: one.worth for one in choices}
    return _corrected(what, worths, rounds)


def _corrected(what: Any, worths: Mapping[Any, float], rounds: int) -> Any:
    if isinstance(what, Figure):
        return what.told(worths, rounds)
    if isinstance(what, Phrase):
        found = {name: _corrected(each, worths, rounds) for name, each in what.blanks.items()}
        return replace(what, blanks=found)
    return what


class Counsellor(Bot[StateT], Protocol[StateT]):
    """A bot that can say what it weighs."""

    def weigh(self, view: View[StateT], rng: Random, stop: Stop) -> Counsel:
        """Return the move that `choose` would return for the same arguments, and why."""
        ...
