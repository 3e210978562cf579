"""What kinds of decisions a game knows, and from which loss on one of them is costly."""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Any, TypeAlias

from naipes_gui.core.errors import Undeclared
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase

DEAL = "deal"
SKILL_BARS = ("exchange", "play")
LUCK_BARS = ("draw", "others")
"""Under what the worth of a hand is told, besides the deal."""
KindOf: TypeAlias = Callable[[View[Any], Move, Move], str]
"""Returns the key of the kind for the view of who decided, what he did and what was best."""


@dataclass(frozen=True, slots=True)
class DecisionKind:
    """Decisions that are alike, so that what they cost can be added up over many matches."""

    key: str
    """Stands in files for good."""
    name: Phrase
    skill: str = "play"
    """Under which bar of skill its cost is shown: one of `SKILL_BARS`."""
    luck: str = "others"
    """Under which bar of luck is shown what comes after it: one of `LUCK_BARS`."""


@dataclass(frozen=True, slots=True)
class Decisions:
    """The kinds of decisions of a game."""

    kinds: tuple[DecisionKind, ...] = ()
    key_of: KindOf | None = None
    costly: float = 0.0
    """What a decision must cost at least to be worth a look, in the unit of the counsel."""
    least: float = -inf
    """What nothing can be worth less than, in the same unit: no share is below nothing."""
    narrow: float = 0.07
    """What part of a costly loss half the 95 % interval of a close one is at most: it is compared
    until it is as narrow, which takes long where hands differ much by luck."""
    most: int = 700
    """How many comparisons are made at most: what is in doubt after them is no mistake."""

    def kind(self, view: View[Any], made: Move, best: Move | None = None) -> DecisionKind:
        """Return the kind of a decision.

        Raises:
            Undeclared: the game has no such kind.

        """
        key = self.key_of(view, made, best or made) if self.key_of is not None else ""
        return self.named(key)

    def named(self, key: str) -> DecisionKind:
        """Return the kind with a key.

        Raises:
            Undeclared: the game has no such kind.

        """
        for kind in self.kinds:
            if kind.key == key:
                return kind
        raise Undeclared(f"table/decisions.py has no kind of decision “{key}”")
