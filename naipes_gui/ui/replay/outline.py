"""What a match is made of: hands, talk, tricks, and the plies at which they begin. No Qt."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.state import Stage
from naipes_gui.core.table import OMNISCIENT, Moved, Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.ui.beside_table.hand_story import HandStory, Kind, Row


@dataclass(frozen=True, slots=True)
class Place:
    """Where a ply lies: its hand, and its trick of how many (0: before the first)."""

    hand: int
    trick: int
    tricks: int


class Outline:
    """The rows of the move list, and the plies that the keys of the replay jump to."""

    def __init__(self, timeline: Timeline[Any], me: Seat, *, is_mine: bool = True) -> None:
        self.timeline, self.me = timeline, me
        self.told_to = me if is_mine else OMNISCIENT
        """To whom it is told, as “you”: nobody at the table where all were played by others."""
        self._zones = timeline.rules.table_zones
        self.rows, self.hands = list[Row](), list[Row]()
        self.dealt, self.tricks, self.talks = list[int](), list[int](), list[int]()
        self.turns, self.own = list[int](), list[int]()
        self.grows = False
        """Whether those who play the last hand are still at it, while it is watched."""
        self.mistakes: Sequence[int] = ()
        """The plies of the person's decisions that were mistakes, as far as that is known."""
        self._starts, self._hand_starts, self._choices = list[int](), list[int](), list[int]()
        self._marks = (
            self.dealt, self.tricks, self.talks, self.turns, self.own, self._choices,
            self._starts, self._hand_starts,
        )  # fmt: skip
        self._tricks_of: dict[int, list[int]] = {}

    @property
    def decisions(self) -> Sequence[int]:
        """The plies at which a seat decided something."""
        return self.timeline.decisions

    def follow(self) -> None:
        """Take in the hands that are over and followed by others, while the match is read.

        Then their states are still at hand, which later would have to be made again.
        """
        begun = self.timeline.shuffles
        if len(self.hands) >= max(1, len(begun)):
            self._forget(begun[-1] if begun else 0)
        for place in range(len(self.hands), len(begun) - 1):
            self._tell_hand(begun[place], begun[place + 1])

    def finish(self) -> None:
        """Take in all there is."""
        self.follow()
        if begun := self.timeline.shuffles:
            self._tell_hand(begun[-1], self.timeline.ply)

    def tell_hand_of(self, ply: int) -> None:
        """Take in the hand of a ply and no other."""
        begun = self.timeline.shuffles
        place = bisect_left(begun, ply) - 1
        ends = [*begun[place + 1 : place + 2], self.timeline.ply]
        self._tell_hand(begun[place], ends[0])

    def hand_at(self, ply: int) -> Row | None:
        """Return the hand that a ply belongs to, from its shuffle to its end."""
        place = bisect_left(self._hand_starts, ply) - 1
        return self.hands[place] if place >= 0 else None

    def place(self, ply: int) -> Place:
        """Return where a ply lies."""
        hand = self.hand_at(ply)
        if hand is None:
            return Place(0, 0, 0)
        tricks = self._tricks_of.get(hand.hand, [])
        return Place(hand.hand, bisect_left(tricks, ply), len(tricks))

    def has_choice(self, ply: int) -> bool:
        """Tell whether the seat that looks back had more than one move to choose from."""
        place = bisect_left(self._choices, ply)
        return self._choices[place : place + 1] == [ply]

    def card_history(self, card: Card, ply: int, eyes: Seat) -> list[tuple[int, Phrase]]:
        """Return when a card moved in the hand of a ply, in words, as far as a viewer saw it."""
        hand = self.hand_at(ply)
        if hand is None or card == HIDDEN:
            return []
        return [
            (late, event.how.moment)
            for late in range(hand.start + 1, hand.end + 1)
            for event in self.timeline.witnessed(late, eyes)
            if isinstance(event, Moved) and card in event.cards and event.how.moment
        ]

    def _forget(self, begin: int) -> None:
        """Forget the hands from a ply on, where moves were taken back."""
        del self.rows[bisect_left(self._starts, begin) :]
        place = bisect_left(self._hand_starts, begin)
        for hand in self.hands[place:]:
            del self._tricks_of[hand.hand]
        del self.hands[place:]
        for marks in self._marks:
            del marks[bisect_left(marks, begin) :]

    def story_of(self, hand: Row) -> HandStory:
        """Return the story of a hand of which nothing is told yet."""
        return HandStory(self._zones, hand.start, hand.hand, hand.start)

    def tell(self, story: HandStory, begin: int, end: int) -> None:
        """Add to the story of a hand what was decided from a ply on, before another."""
        timeline = self.timeline
        for ply in range(begin, end):
            if timeline.is_decision(ply):
                seat, _ = timeline.moves[ply]
                story.tell(ply, seat, timeline.witnessed(ply + 1, OMNISCIENT))
        if timeline.states[end].stage in (Stage.SHUFFLE, Stage.OVER):
            story.end(end - 1)

    def _tell_hand(self, begin: int, end: int) -> None:
        story = HandStory(self._zones, begin, self.timeline.states[begin + 1].deals, end)
        own = [ply for ply in range(begin, end) if self._is_own(ply)]
        self.tell(story, begin, end)
        self.own += own
        self._choices += [ply for ply in own if self._was_choice(ply)]
        self._take_in(story.finished())

    def _take_in(self, rows: list[Row]) -> None:
        """Add the rows of a hand, and the plies for the keys and the ticks of the scrubber."""
        head = rows[0]
        tricks = [row.start for row in rows if row.kind is Kind.TRICK]
        dealt = min(head.start + 2, self.timeline.ply)
        self.rows += rows
        self.hands.append(head)
        self._starts += [row.start for row in rows]
        self._hand_starts.append(head.start)
        self.dealt.append(dealt)
        self.tricks += tricks
        self.talks += [row.start for row in rows if row.kind is Kind.TALK]
        turns = [row.start for row in rows if row.kind is Kind.TURN]
        self.turns += sorted({dealt, *tricks, *turns})
        self._tricks_of[head.hand] = tricks

    def _is_own(self, ply: int) -> bool:
        return self.timeline.moves[ply][0] == self.me and self.timeline.is_decision(ply)

    def _was_choice(self, ply: int) -> bool:
        return len(self.timeline.rules.legal(self.timeline.states[ply], self.me)) > 1
