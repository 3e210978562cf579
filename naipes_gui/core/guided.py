"""A person's way through a guided hand: where they are, and what becomes of a move they try."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from naipes_gui.core.cards import Card
from naipes_gui.core.lesson import Do, Lesson, Say, See, Step, dealt, played
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules, View
from naipes_gui.core.table import FIRST, Seat
from naipes_gui.core.text import Phrase, phrase

TRIES = 2
"""After so many mistakes at one step the move is shown."""
MEANT_OTHERWISE = phrase("lessons", "That can be played, but here something else is meant.")
"""What is said of a move for which a lesson has no answer of its own."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What is said of a move that is not the one a lesson goes on with."""

    said: Phrase
    is_mistake: bool = True


class Guided:
    """Stands before one step of a lesson after the other.

    Raises:
        NaipesError: the hand of the lesson cannot be played.

    """

    me: Seat = FIRST

    def __init__(self, lesson: Lesson, rules: Rules[Any, Any]) -> None:
        self.lesson, self._rules = lesson, rules
        self.start = dealt(lesson, rules).ply
        self.timeline = played(lesson, rules)
        self._plies = lesson.plies(self.start)
        self.place = self._mistakes = 0
        self._asked = False

    @property
    def step(self) -> Step | None:
        """What is to be read, seen or done now; nothing once the lesson is over."""
        return self.lesson.steps[self.place] if not self.is_over else None

    @property
    def is_over(self) -> bool:
        """Whether every step has been made."""
        return self.place >= len(self.lesson.steps)

    @property
    def ply(self) -> int:
        """Where the table stands before the step."""
        return self._plies[self.place]

    @property
    def move(self) -> Move | None:
        """The move that the person is to make, if it is their turn."""
        step = self.step
        return Move.parse(step.move) if isinstance(step, Do) else None

    @property
    def tells_all(self) -> bool:
        """Whether the lesson speaks of every move that others made since the person's own."""
        before = self.lesson.steps[: self.place + (not isinstance(self.step, Do))]
        since = takewhile(lambda step: not isinstance(step, Do), reversed(before))
        return all(step.headline is not None for step in since)

    @property
    def unnamed(self) -> tuple[int, ...]:
        """Where others played cards, since something was said, that the step does not name."""
        last, since = self.place - (not isinstance(self.step, See)), list[tuple[int, Move]]()
        for at in range(last, -1, -1):
            step = self.lesson.steps[at]
            if not isinstance(step, See) or (at < self.place and step.headline is not None):
                break
            since.append((self._plies[at], Move.parse(step.move)))
        named = {card for what in self._said for card in _cards(what)}
        return tuple(
            ply for ply, move in reversed(since) if move.verb == "play" and {*move.cards} - named
        )

    @property
    def _said(self) -> tuple[Phrase, ...]:
        step = self.step
        said = (step.headline, step.text) if step is not None else ()
        return tuple(what for what in said if what is not None)

    @property
    def told(self) -> tuple[int, int]:
        """How many of the steps at which something is said have come, and how many there are."""
        all_ = self.lesson.told
        return sum(number <= self.place for number in all_), len(all_)

    @property
    def shown(self) -> Move | None:
        """That move, where it is marked on the table."""
        step = self.step
        told = isinstance(step, Do) and (step.is_shown or self._asked or self._mistakes >= TRIES)
        return self.move if told else None

    @property
    def asks_what_fits(self) -> bool:
        """Whether a step asks for a card that the table must not tell."""
        return isinstance(self.step, Do) and self.shown is None

    def go_on(self) -> None:
        """Go to the next step."""
        self.seek(self.place + 1)

    def back(self) -> None:
        """Go back to what was to be read or done before."""
        before = range(self.place - 1, -1, -1)
        steps = self.lesson.steps
        self.seek(next((place for place in before if isinstance(steps[place], Do | Say)), 0))

    def seek(self, place: int) -> None:
        """Go to a step, such as the one at which somebody left."""
        self.place = max(0, min(place, len(self.lesson.steps)))
        self._mistakes, self._asked = 0, False

    def ask(self) -> Reply | None:
        """Have the move shown that is meant; return why it is, where that is not said yet."""
        self._asked = True
        why = self.step.why if isinstance(self.step, Do) else None
        return Reply(why, is_mistake=False) if why is not None else None

    def answer(self, move: Move, view: View[Any]) -> Reply | None:
        """Try a move: nothing if it is the one that is meant, otherwise why it is not."""
        meant, step = self.move, self.step
        assert isinstance(step, Do)
        if meant is not None and move.meaning == meant.meaning:
            return None
        if (alike := step.as_good.get(str(move.meaning))) is not None:
            return Reply(alike, is_mistake=False)
        self._mistakes += 1
        return Reply(self._why_not(step, move, view))

    def _why_not(self, step: Do, move: Move, view: View[Any]) -> Phrase:
        # What is said of a verb, or of any other move, speaks of what could be played.
        is_legal = move in view.moves
        for known in (str(move), move.verb, "") if is_legal else (str(move),):
            if known in step.wrong:
                return step.wrong[known]
        if not is_legal:
            return self._rules.why_not(view.state, self.me, move)
        return MEANT_OTHERWISE


def _cards(value: object) -> Iterator[Card]:
    """Yield the cards that a blank names, however deep they stand in it."""
    match value:
        case Phrase():
            yield from _cards(tuple(value.blanks.values()))
        case Card():
            yield value
        case tuple():
            for each in value:
                yield from _cards(each)
        case _:
            return
