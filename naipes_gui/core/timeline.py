"""A match as a list of moves, and the states and events that follow from it."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic

from naipes_gui.core.face import Face, PlayedHand
from naipes_gui.core.memory import Memory, remember
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules, Stage, StateT, View
from naipes_gui.core.states import States
from naipes_gui.core.table import NOBODY, Event, Seat, apply_event, is_hidden
from naipes_gui.core.text import Phrase
from naipes_gui.core.tricks import Taken


@dataclass(frozen=True, slots=True)
class Frame(Generic[StateT]):
    """One picture for the table: where things stand, and how they came to stand there.

    Live play, replay, undo and resuming all speak in frames. A frame without events is a
    jump: whoever shows it puts every card in its place and forgets what it was doing.
    """

    ply: int
    events: tuple[Event, ...]
    view: View[StateT]
    by: Seat = NOBODY
    """Whose move it was; chance's, or nobody's at a jump."""
    told: Phrase | None = None
    """The move in words with all that came of it, as far as the viewer may know."""
    before: tuple[Event, ...] = ()
    """What the frame before left to be shown, and is shown first."""
    was: View[StateT] | None = None
    """How things stood when that happened."""
    rest: int = 0
    """How many of the events are left to the next frame: a complete trick lies until then."""
    taken: Taken | None = None
    """Who takes the trick that lies there."""
    past: "tuple[Frame[StateT], ...]" = ()
    """Of a jump, the frames of the hand that led there, to be told but not shown."""

    @property
    def shown(self) -> tuple[Event, ...]:
        """The events that lead to the view."""
        return (*self.before, *self.events[: len(self.events) - self.rest])


class Timeline(Generic[StateT]):
    """Grows by one legal move at a time; everything else is derived from the moves."""

    def __init__(self, rules: Rules[StateT, Any], start: StateT | None = None) -> None:
        self.rules = rules
        self.states = States(rules, rules.start() if start is None else start)
        self._decisions: list[int] = []
        self._shuffles: list[int] = []
        self._memories: dict[Seat, dict[int, Memory]] = {}

    @property
    def moves(self) -> Sequence[tuple[Seat, Move]]:
        """The moves so far, with who made them."""
        return self.states.moves

    @property
    def ply(self) -> int:
        """The number of moves made, which is also the place of the last state."""
        return len(self.moves)

    @property
    def state(self) -> StateT:
        """The latest state."""
        return self.states.last

    @property
    def decisions(self) -> Sequence[int]:
        """The plies whose move a seat decided in a hand: those with a line in the record."""
        return self._decisions

    @property
    def shuffles(self) -> Sequence[int]:
        """The plies at which a hand begins."""
        return self._shuffles

    @property
    def ended(self) -> int:
        """How many hands are over."""
        is_over = self.state.stage in (Stage.SHUFFLE, Stage.OVER)
        return len(self._shuffles) - (0 if is_over else bool(self._shuffles))

    def is_decision(self, ply: int) -> bool:
        """Tell whether the move made at a ply was a seat's, not chance's nor a cut."""
        place = bisect_left(self._decisions, ply)
        return self._decisions[place : place + 1] == [ply]

    def push(self, move: Move, seat: Seat | None = None) -> StateT:
        """Add a move, of the seat to move unless another speaks, and return what it leads to.

        Raises:
            IllegalMove: the timeline is left as it was.

        """
        who = self.state.to_move if seat is None else seat
        step = self.rules.play(self.state, move, who)
        self._mark(self.state.stage)
        self.states.push(who, move, step)
        return step.state

    def cut(self, ply: int) -> None:
        """Forget everything after a ply."""
        self.states.cut(ply)
        for marked in (self._decisions, self._shuffles):
            del marked[bisect_left(marked, ply) :]
        for memories in self._memories.values():
            for late in [known for known in memories if known > ply]:
                del memories[late]

    def until(self, ply: int) -> "Timeline[StateT]":
        """Return a timeline of its own that stands where this one stood at a ply."""
        other = Timeline(self.rules)
        other.states = self.states.until(ply)
        other._decisions = self._decisions[: bisect_left(self._decisions, ply)]
        other._shuffles = self._shuffles[: bisect_left(self._shuffles, ply)]
        return other

    def view(self, ply: int, seat: Seat) -> View[StateT]:
        """Return what a seat knows at a ply, its memory of the hand before included."""
        view = self.rules.observe(self.states[ply], seat)
        return replace(view, memory=self._memory(ply, seat))

    def step(self, ply: int, seat: Seat) -> Frame[StateT]:
        """Return the frame that arrives at a ply by its events, as a seat witnesses them."""
        who = self.moves[ply - 1][0] if ply else NOBODY
        return Frame(ply, self.witnessed(ply, seat), self.view(ply, seat), who)

    def tell(self, ply: int, seat: Seat, face: Face) -> Frame[StateT]:
        """Return the frame that arrives at a ply by its events, and in words."""
        frame = self.step(ply, seat)
        if not self._is_told(ply - 1):
            return frame
        who, move = self.moves[ply - 1]
        view = face.told(self.view(ply - 1, seat))
        if view.seat == who != seat and any(map(is_hidden, frame.events)):
            return frame  # told to itself, it would be told of cards that are not seen
        return replace(frame, told=face.account(view, who, move, frame.events))

    def leap(self, ply: int, seat: Seat, face: Face) -> Frame[StateT]:
        """Return the frame that shows a ply at once, with what has been told of its hand."""
        begun = bisect_left(self._shuffles, ply)
        begin = self._shuffles[begun - 1] if begun else ply
        past = tuple(self.tell(late, seat, face) for late in range(begin + 1, ply + 1))
        return replace(self.jump(ply, seat), past=past)

    def _is_told(self, ply: int) -> bool:
        return ply >= 0 and self.states[ply].stage is Stage.HAND

    def jump(self, ply: int, seat: Seat) -> Frame[StateT]:
        """Return the frame that shows a ply without telling how it came about."""
        return Frame(ply, (), self.view(ply, seat))

    def witnessed(self, ply: int, seat: Seat) -> tuple[Event, ...]:
        """Return what happened on the way to a ply as a seat saw it."""
        state = self.states[ply]
        return tuple(self.rules.redact(event, state, seat) for event in self.states.events(ply))

    def hands(self) -> Iterator[PlayedHand]:
        """Return the hands that are over, in order."""
        return map(self.played, range(self.ended))

    def played(self, place: int) -> PlayedHand:
        """Return a hand that is over; the first one has place 0."""
        begin, end = [*self._shuffles[place : place + 2], self.ply][:2]
        ends = self.states[begin], self.states[end]
        return PlayedHand(ends, self.moves[begin:end], self.states.paid(begin))

    def _memory(self, ply: int, seat: Seat) -> Memory:
        """Work the memory out from the nearest ply at which it is known, at most a hand ago."""
        known = self._memories.setdefault(seat, {})
        begin = ply
        while begin not in known and not self._forgets(begin):
            begin -= 1
        if begin not in known:
            # Of one hand at a time: the memories of a long match would fill that of the machine.
            known.clear()
            known[begin] = {}
        for late in range(begin + 1, ply + 1):
            known[late] = self._remembered(known[late - 1], late, seat)
        return known[ply]

    def _mark(self, stage: Stage) -> None:
        """Keep what is made at the present ply if it begins a hand or is a seat's decision."""
        if stage is Stage.HAND:
            self._decisions.append(self.ply)
        elif stage is Stage.SHUFFLE:
            self._shuffles.append(self.ply)

    def _forgets(self, ply: int) -> bool:
        """Tell whether nothing is known of the cards at a ply: at the start, after a shuffle."""
        return ply == 0 or self.states[ply - 1].stage in (Stage.LOT, Stage.SHUFFLE)

    def _remembered(self, memory: Memory, ply: int, seat: Seat) -> Memory:
        """Return the memory at a ply from the one before."""
        table = self.rules.seen(self.states[ply - 1], seat)
        for event in self.witnessed(ply, seat):
            memory = remember(memory, table, event)
            apply_event(table, event)
        return memory
