"""A cursor over a timeline that somebody watches."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Generic

from naipes_gui.core.rules import StateT
from naipes_gui.core.table import Seat
from naipes_gui.core.timeline import Frame, Timeline


class Replay(Generic[StateT]):
    """Answers every wish of the replay bar with the frame to show."""

    def __init__(self, timeline: Timeline[StateT], seat: Seat) -> None:
        self.timeline, self.seat, self.ply = timeline, seat, 0

    @property
    def hands(self) -> list[int]:
        """The plies at which a hand has just been dealt."""
        return [ply + 2 for ply in self.timeline.shuffles if ply + 2 <= self.timeline.ply]

    def forward(self) -> Frame[StateT]:
        """Go one move on, telling its story."""
        if self.ply == self.timeline.ply:
            return self.seek(self.ply)
        self.ply += 1
        return self.timeline.step(self.ply, self.seat)

    def seek(self, ply: int) -> Frame[StateT]:
        """Go to any ply at once, backwards included."""
        self.ply = max(0, min(ply, self.timeline.ply))
        return self.timeline.jump(self.ply, self.seat)

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
