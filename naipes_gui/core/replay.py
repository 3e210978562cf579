"""A cursor over a timeline that somebody watches."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import replace
from typing import Generic

from naipes_gui.core.face import Face
from naipes_gui.core.motion import Meaning
from naipes_gui.core.rules import StateT
from naipes_gui.core.table import NOBODY, Event, Moved, Seat, apply_event, settled
from naipes_gui.core.timeline import Frame, Timeline
from naipes_gui.core.tricks import taken_in


class Replay(Generic[StateT]):
    """Answers every wish of the replay bar with the frame to show.

    A trick that a move completes still lies there after it: it is taken up by the next one.
    """

    def __init__(self, timeline: Timeline[StateT], seat: Seat, face: Face | None = None) -> None:
        self.timeline, self.seat, self.ply = timeline, seat, 0
        self._face = face

    @property
    def hands(self) -> list[int]:
        """The plies at which a hand has just been dealt."""
        return [ply + 2 for ply in self.timeline.shuffles if ply + 2 <= self.timeline.ply]

    def forward(self) -> Frame[StateT]:
        """Go one move on, telling its story."""
        if self.ply == self.timeline.ply:
            return self.seek(self.ply)
        before = self._left(self.ply)
        was = self.timeline.view(self.ply, self.seat) if before else None
        self.ply += 1
        return self._rested(replace(self._told(self.ply), before=before, was=was))

    def seek(self, ply: int) -> Frame[StateT]:
        """Go to any ply at once, backwards included."""
        self.ply = max(0, min(ply, self.timeline.ply))
        if not self.ply:
            return self.timeline.jump(self.ply, self.seat)
        told = self._told(self.ply)
        return replace(self._rested(told), events=(), rest=0, by=NOBODY, told=None, past=(told,))

    def gather(self) -> Frame[StateT]:
        """Show the present ply as the seat finds it that has to move: nothing lies there still."""
        left = self._left(self.ply)
        view = self.timeline.view(self.ply, self.seat)
        if left or self._face is None:
            return Frame(self.ply, left, view)
        return self.timeline.leap(self.ply, self.seat, self._face)

    def look_as(self, seat: Seat) -> Frame[StateT]:
        """Show the same ply with the eyes of another seat."""
        self.seat = seat
        return self.seek(self.ply)

    def next_of(self, plies: Sequence[int]) -> int:
        """Return the first of some sorted plies after the present one, else the end."""
        place = bisect_right(plies, self.ply)
        return plies[place] if place < len(plies) else self.timeline.ply

    def previous_of(self, plies: Sequence[int]) -> int:
        """Return the last of some sorted plies before the present one, else the start."""
        place = bisect_left(plies, self.ply)
        return plies[place - 1] if place else 0

    def _told(self, ply: int) -> Frame[StateT]:
        if self._face is None:
            return self.timeline.step(ply, self.seat)
        return self.timeline.tell(ply, self.seat, self._face)

    def _left(self, ply: int) -> tuple[Event, ...]:
        """Return what of a move waits for the next one: all from the taking of the trick on."""
        if not ply or not self.timeline.is_decision(ply - 1):
            return ()
        events = self.timeline.witnessed(ply, self.seat)
        moved = [event.how.meaning if isinstance(event, Moved) else None for event in events]
        ends = (place for place, meaning in enumerate(moved) if meaning in _ENDS)
        first = next(ends, None)
        return events[first:] if first is not None and Meaning.PLAY in moved[:first] else ()

    def _rested(self, frame: Frame[StateT]) -> Frame[StateT]:
        """Return a frame that stops where a complete trick lies to be looked at."""
        left = len(self._left(frame.ply))
        if not left:
            return frame
        before = self.timeline.view(frame.ply - 1, self.seat).state
        table, scores = dict(before.table), before.scores
        for event in frame.events[:-left]:
            apply_event(table, event)
            scores = settled(scores, event)
        # What the trick wins is paid when it is taken up, or counters would be ahead of points.
        view = replace(frame.view, state=replace(frame.view.state, table=table, scores=scores))
        return replace(frame, view=view, rest=left, taken=taken_in(frame.events, view.zones))


_ENDS = {Meaning.TAKE, Meaning.TURN_OVER}
