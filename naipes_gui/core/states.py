"""The states of a match, of which all but those of the latest hands are made when wanted.

A state with its table takes thousands of bytes, and a long match has a hundred thousand; the
rules are pure, so that a hand played again comes out the same.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, overload

from naipes_gui.core.moves import Move
from naipes_gui.core.recent import Recent
from naipes_gui.core.rules import Rules, StateT, Step
from naipes_gui.core.state import Stage
from naipes_gui.core.table import Event, Paid, Seat

HANDS_KEPT = 8
"""Hands of the past that were played again last: a view goes to and fro between few."""


class Stretch(Generic[StateT]):
    """The states from one ply on, as a rule those of a hand, and the events that led to each."""

    def __init__(self, begin: int, state: StateT) -> None:
        self.begin, self.states = begin, [state]
        self._events: list[tuple[Event, ...]] = [()]

    @property
    def end(self) -> int:
        """The ply of the last state so far."""
        return self.begin + len(self.states) - 1

    @property
    def paid(self) -> tuple[Paid, ...]:
        """What was paid on the way."""
        return tuple(e for events in self._events for e in events if isinstance(e, Paid))

    def copy(self) -> "Stretch[StateT]":
        """Return a stretch of its own, which others may go on with."""
        other = Stretch(self.begin, self.states[0])
        other.states, other._events = list(self.states), list(self._events)
        return other

    def add(self, step: Step[StateT]) -> None:
        """Go on by what a move has led to."""
        self.states.append(step.state)
        self._events.append(step.events)

    def cut(self, ply: int) -> None:
        """Forget everything after a ply."""
        late = ply - self.begin + 1
        del self.states[late:], self._events[late:]

    def events(self, ply: int) -> tuple[Event, ...]:
        """Return what happened on the way to a ply."""
        return self._events[ply - self.begin]


@dataclass(frozen=True, slots=True)
class Past(Generic[StateT]):
    """What is kept of a stretch that others have followed: how it began, and what was paid."""

    state: StateT
    paid: tuple[Paid, ...]


class States(Sequence[StateT]):
    """Grows by one move at a time, and makes any state that it has not kept."""

    def __init__(self, rules: Rules[StateT, Any], start: StateT) -> None:
        self._rules = rules
        self.moves: list[tuple[Seat, Move]] = []
        """The moves between the states; equal ones of seats are one and the same."""
        self._made: dict[tuple[Seat, Move], tuple[Seat, Move]] = {}
        self._begins, self._past = list[int](), list[Past[StateT]]()
        self._present = Stretch(0, start)
        self._again = Recent[int, Stretch[StateT]](HANDS_KEPT)

    def __len__(self) -> int:
        return len(self.moves) + 1

    @overload
    def __getitem__(self, ply: int) -> StateT: ...
    @overload
    def __getitem__(self, ply: slice) -> Sequence[StateT]: ...
    def __getitem__(self, ply: int | slice) -> StateT | Sequence[StateT]:
        if isinstance(ply, slice):
            return [self._at(each) for each in range(len(self))[ply]]
        return self._at(range(len(self))[ply])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    @property
    def last(self) -> StateT:
        """The latest state."""
        return self._present.states[-1]

    def push(self, seat: Seat, move: Move, step: Step[StateT]) -> None:
        """Take in a move of the latest state, and what it leads to."""
        if self.last.stage is Stage.SHUFFLE and len(self._present.states) > 1:
            self._turn_over()
        made = seat, move
        decided = self.last.stage is Stage.HAND
        self.moves.append(self._made.setdefault(made, made) if decided else made)
        self._present.add(step)

    def until(self, ply: int) -> "States[StateT]":
        """Return states of their own as they were at a ply, to go on from there otherwise."""
        other = States(self._rules, self.last)
        other.moves, other._present = list(self.moves), self._present.copy()
        other._begins, other._past = list(self._begins), list(self._past)
        other.cut(ply)
        return other

    def cut(self, ply: int) -> None:
        """Forget everything after a ply."""
        if ply < self._present.begin:
            place = self._place(ply)
            self._present = self._stretch(ply, ply)
            self._again.clear()
            del self._begins[place:], self._past[place:]
        self._present.cut(ply)
        del self.moves[ply:]

    def events(self, ply: int) -> tuple[Event, ...]:
        """Return what happened on the way to a ply."""
        # The first state of a stretch is the last one of the stretch before, which has the events.
        return self._stretch(max(ply - 1, 0), ply).events(ply)

    def paid(self, begin: int) -> tuple[Paid, ...]:
        """Return what was paid, or has been so far, in the hand that began at a ply."""
        is_present = begin >= self._present.begin
        return self._present.paid if is_present else self._past[self._place(begin)].paid

    def _turn_over(self) -> None:
        """Begin a new stretch at the latest state."""
        over = self._present
        self._begins.append(over.begin)
        self._past.append(Past(over.states[0], over.paid))
        self._again.get(over.begin, lambda: over)
        self._present = Stretch(len(self.moves), self.last)

    def _at(self, ply: int) -> StateT:
        if ply < self._present.begin and ply == self._begins[place := self._place(ply)]:
            return self._past[place].state
        stretch = self._stretch(ply, ply)
        return stretch.states[ply - stretch.begin]

    def _place(self, ply: int) -> int:
        return bisect_right(self._begins, ply) - 1

    def _stretch(self, ply: int, far: int) -> Stretch[StateT]:
        """Return the stretch that goes on at a ply; one of the past is played again so far."""
        if ply >= self._present.begin:
            return self._present
        place = self._place(ply)
        begin = self._begins[place]
        stretch = self._again.get(begin, lambda: Stretch(begin, self._past[place].state))
        for seat, move in self.moves[stretch.end : far]:
            stretch.add(self._rules.apply(stretch.states[-1], move, seat))
        return stretch
