"""Guided hands, as values: what is dealt, what everybody plays, and what is said of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any, TypeAlias

from naipes_gui.core.cards import Card, card
from naipes_gui.core.moves import Move
from naipes_gui.core.options import Value
from naipes_gui.core.rules import Rules
from naipes_gui.core.text import Phrase
from naipes_gui.core.timeline import Timeline


@dataclass(frozen=True, slots=True)
class Say:
    """Something to be read; the table stands still until the person goes on."""

    headline: Phrase
    text: Phrase | None = None


@dataclass(frozen=True, slots=True)
class See:
    """A move of somebody else, and what is to be read once it has been seen, if anything."""

    move: str
    headline: Phrase | None = None
    text: Phrase | None = None


def seen(*moves: str) -> tuple[See, ...]:
    """Return moves of others of which nothing is said."""
    return tuple(map(See, moves))


@dataclass(frozen=True, slots=True)
class Do:
    """A move that the person makes, and what asks for it."""

    move: str
    headline: Phrase
    text: Phrase | None = None
    wrong: Mapping[str, Phrase] = field(default_factory=dict[str, Phrase])
    """Why another move is not meant, by its notation, by its verb, or by ``""`` of any other."""
    is_shown: bool = True
    """Whether the move is marked on the table before anybody has tried."""
    as_good: Mapping[str, Phrase] = field(default_factory=dict[str, Phrase])
    """What is said of moves that are as good, by their notation: to try one is no mistake."""
    why: Phrase | None = None
    """What is told whoever asks to be shown a move that is not marked."""


Step: TypeAlias = Say | See | Do


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A hand that is played to the end of its steps; the person sits in the first seat.

    Cards and moves stand as in a record, so that a lesson can be read against one.
    """

    key: str
    title: Phrase
    """The heading above what it begins with."""
    stage: Phrase
    """What it is about, in a word or two: so it is called wherever it is listed or open."""
    about: Phrase
    """What one can do afterwards, in one sentence."""
    minutes: int
    opponents: tuple[str, ...]
    """The characters in the other seats, in their order."""
    lot: str
    """The cards drawn for the first deal, or the number of the dealer where none are drawn."""
    deck: str
    cut: int
    steps: tuple[Step, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    before: tuple[str, ...] = ()
    """What has been played before the lesson begins; of these moves nothing is told."""
    crowded_below: int = 0
    """In a window lower than that, at 100 %, the felt becomes so full that no paper has room."""

    @property
    def told(self) -> tuple[int, ...]:
        """The places of the steps at which something is said: those that a person counts."""
        return tuple(at for at, step in enumerate(self.steps) if step.headline is not None)

    def plies(self, start: int) -> tuple[int, ...]:
        """Return at which ply each step begins, and after them where the last one ends."""
        moves = (0 if isinstance(step, Say) else 1 for step in self.steps)
        return tuple(accumulate(moves, initial=start))


def dealt(lesson: Lesson, rules: Rules[Any, Any]) -> Timeline[Any]:
    """Return the hand of a lesson as far as it stands before its first step.

    Raises:
        NaipesError: the rules know no such deal.

    """
    timeline: Timeline[Any] = Timeline(rules)
    drawn = lesson.lot.isdecimal()
    lot = Move("lot", number=int(lesson.lot)) if drawn else Move("lot", cards_of(lesson.lot))
    for move in (lot, Move("shuffle", cards_of(lesson.deck)), Move("cut", number=lesson.cut)):
        timeline.push(move)
    for text in lesson.before:
        timeline.push(Move.parse(text))
    return timeline


def played(lesson: Lesson, rules: Rules[Any, Any]) -> Timeline[Any]:
    """Return the whole hand of a lesson.

    Raises:
        NaipesError: the rules do not allow one of its moves.

    """
    timeline = dealt(lesson, rules)
    for step in lesson.steps:
        if not isinstance(step, Say):
            timeline.push(Move.parse(step.move))
    return timeline


def cards_of(text: str) -> tuple[Card, ...]:
    """Return the cards of a list as records write it."""
    return tuple(map(card, text.split()))
