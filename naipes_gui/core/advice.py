"""Advice that can be tested, as values: when it speaks, what it says to do, what that brought."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, NamedTuple

from naipes_gui.core.moves import Move
from naipes_gui.core.options import Value
from naipes_gui.core.rules import View
from naipes_gui.core.text import Phrase, phrase


class Fork(NamedTuple):
    """Where a piece of advice speaks: the moves that follow it, and those it is compared with."""

    followed: tuple[Move, ...]
    broken: tuple[Move, ...]


class Verdict(Enum):
    """What a measurement says of a piece of advice."""

    HOLDS = auto()
    DOUBTFUL = auto()
    CONTRARY = auto()


@dataclass(frozen=True, slots=True)
class Receipt:
    """What came of following a piece of advice instead of breaking it, deal by deal."""

    mean: float
    """How much better, by the deal in which it spoke."""
    half: float
    """Half the 95 % interval around that."""
    deals: int
    """In how many deals it spoke, and both ways were played."""
    dealt: int
    """How many were dealt to find these."""
    seed: str
    bots_version: int
    """Which generation of opponents played."""
    first: tuple[float, ...] = ()
    """What the first of these deals brought: whoever plays them again must find the same."""

    @property
    def verdict(self) -> Verdict:
        """What it says."""
        return verdict(self.mean, self.half)


def verdict(mean: float, half: float) -> Verdict:
    """Return what a mean says together with its interval: nothing for sure if that holds zero."""
    if abs(mean) <= half:
        return Verdict.DOUBTFUL
    return Verdict.HOLDS if mean > 0 else Verdict.CONTRARY


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """A sentence of advice, and how it is tested."""

    key: str
    """The game and a name of its own."""
    sentence: Phrase
    compared: Phrase
    """When it speaks, and with what following it is compared, in one sentence."""
    fork: Callable[[View[Any]], Fork | None]
    """Where it speaks. It is tested once in a deal, at the first decision where it does."""
    is_past: Callable[[View[Any]], bool] = lambda view: False
    """Whether it can no longer speak in a deal, so that no time is lost with what is left of it."""
    options: Mapping[str, Value] = field(default_factory=dict[str, Value])
    """By which rules it is tested, where they differ from the usual ones."""
    finding: Phrase | None = None
    """What is to be said of the result, above all where it contradicts tradition."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chapter:
    """The advice of one game, and what was measured of it."""

    advice: tuple[Advice, ...] = ()
    receipts: Mapping[str, Receipt] = field(default_factory=dict[str, Receipt])
    """By the keys of the advice."""
    unit: Phrase = phrase("advice", "points")
    """In what a result is counted."""
    per: int = 1
    """Of how many deals together the unit speaks."""
    level: str = "club"
    """Who sits in all the seats."""
    chooser: str = "expert"
    """Who takes the decision itself, with the advice and without."""

    def named(self, key: str) -> Advice | None:
        """Return a piece of advice by its key."""
        return next((each for each in self.advice if each.key == key), None)


def fork(followed: tuple[Move, ...], broken: tuple[Move, ...]) -> Fork | None:
    """Return a fork of two ways, if both are open."""
    return Fork(followed, broken) if followed and broken else None
