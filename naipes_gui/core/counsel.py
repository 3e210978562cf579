"""What a player weighed before a decision: the source of hints and of “What it knew”."""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Bot, StateT, Stop, View
from naipes_gui.core.text import Phrase

NO_UNIT = ""


@dataclass(frozen=True, slots=True)
class Weighed:
    """One choice, and what it is worth to the seat."""

    move: Move
    worth: float
    """In the unit of the counsel, more being better."""
    margin: float = 0.0
    """Half of the 95 % interval of how far it lies behind the best, over the same deals."""

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
    unit: Phrase | str = NO_UNIT
    """What a worth counts: points a hand, counters, mon, the share of hands lost."""
    rounds: int = 0
    """How many deals were played out; none where a rule of thumb decided."""
    odds: Phrase | str = ""
    """How often the choice comes off, told without figures worth computing with."""
    reason: Phrase | str = ""
    """In one sentence with its numbers; only the seat's own view may show through."""

    @property
    def gap(self) -> float:
        """How far the second choice lies behind the best."""
        return self.choices[0].worth - self.choices[1].worth if len(self.choices) > 1 else 0.0

    @property
    def is_close(self) -> bool:
        """Whether the best two cannot be told apart."""
        return len(self.choices) > 1 and self.gap <= self.choices[1].margin


class Counsellor(Bot[StateT], Protocol[StateT]):
    """A bot that can say what it weighs."""

    def weigh(self, view: View[StateT], rng: Random, stop: Stop) -> Counsel:
        """Return the move that `choose` would return for the same arguments, and why."""
        ...
