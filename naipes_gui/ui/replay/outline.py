"""What a match is made of: hands, talk, tricks, and the plies at which they begin. No Qt."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.motion import Meaning
from naipes_gui.core.table import NOBODY, OMNISCIENT, Event, Moved, Seat
from naipes_gui.core.text import Phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.zones import Role


class Kind(Enum):
    """What a row of the move list tells of."""

    HAND = auto()
    TALK = auto()
    TRICK = auto()


@dataclass(frozen=True, slots=True)
class Cell:
    """A move in a row, and the card it played to a trick."""

    seat: Seat
    ply: int
    """The ply at which it was decided; its effect stands one later."""
    card: Card | None = None


@dataclass(slots=True)
class Row:
    """A hand that begins, a round of talk, or a trick; it begins with the move at a ply."""

    kind: Kind
    start: int
    hand: int
    number: int = 0
    cells: list[Cell] = field(default_factory=list)
    winner: Seat = NOBODY
    end: int = 0
    """For a hand, the ply at which it is over."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a ply lies: its hand, and its trick of how many (0: before the first)."""

    hand: int
    trick: int
    tricks: int


class Outline:
    """The rows of the move list, and the plies that the keys of the replay jump to."""

    def __init__(self, timeline: Timeline[Any], me: Seat) -> None:
        self.timeline, self.me = timeline, me
        self._zones = timeline.rules.table_zones
        self.rows, self.hands = list[Row](), list[Row]()
        self.dealt, self.tricks, self.talks = list[int](), list[int](), list[int]()
        self.turns, self.own = list[int](), list[int]()
        self._starts, self._hand_starts, self._choices = list[int](), list[int](), list[int]()
        self._marks = (
            self.dealt, self.tricks, self.talks, self.turns, self.own, self._choices,
            self._starts, self._hand_starts,
        )  # fmt: skip
        self._tricks_of: dict[int, list[int]] = {}
        self._hand: list[Row] = []
        self._trick: Row | None = None
        self._talk: Row | None = None

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

    def row_at(self, ply: int) -> int:
        """Return the place of the row whose moves have begun at a ply, -1 before all."""
        return bisect_left(self._starts, ply) - 1

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

    def _tell_hand(self, begin: int, end: int) -> None:
        self._trick = self._talk = None
        self._hand = [Row(Kind.HAND, begin, self.timeline.states[begin + 1].deals, end=end)]
        own = [ply for ply in range(begin, end) if self._is_own(ply)]
        for ply in range(begin, end):
            if self.timeline.is_decision(ply):
                self._tell(ply)
        self.own += own
        self._choices += [ply for ply in own if self._was_choice(ply)]
        self._take_in([row for row in self._hand if row.cells or row.kind is Kind.HAND])

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
        self.turns += sorted({dealt, *tricks})
        self._tricks_of[head.hand] = tricks

    def _is_own(self, ply: int) -> bool:
        return self.timeline.moves[ply][0] == self.me and self.timeline.is_decision(ply)

    def _was_choice(self, ply: int) -> bool:
        return len(self.timeline.rules.legal(self.timeline.states[ply], self.me)) > 1

    def _tell(self, ply: int) -> None:
        seat, _ = self.timeline.moves[ply]
        events = self.timeline.witnessed(ply + 1, OMNISCIENT)
        played = next(filter(self._is_play, events), None)
        if isinstance(played, Moved):
            self._play(Cell(self._zones.owner(played.target), ply, played.cards[0]))
        else:
            self._say(Cell(seat, ply))
        self._clear_table(events)

    def _play(self, cell: Cell) -> None:
        self._talk = None
        if self._trick is None:
            number = 1 + sum(row.kind is Kind.TRICK for row in self._hand)
            self._trick = Row(Kind.TRICK, cell.ply, self._hand[0].hand, number)
            self._hand.append(self._trick)
        self._trick.cells.append(cell)

    def _say(self, cell: Cell) -> None:
        """Add to the round of talk in which this seat has not spoken yet, at most two by two."""
        full = self._talk is None or len(self._talk.cells) == 2
        if self._talk is None or full or self._talk.cells[0].seat == cell.seat:
            talks = sum(row.kind is Kind.TALK for row in self._hand)
            self._talk = Row(Kind.TALK, cell.ply, self._hand[0].hand, talks + 1)
            self._hand.append(self._talk)
        self._talk.cells.append(cell)

    def _clear_table(self, events: Sequence[Event]) -> None:
        """Close a trick that is taken, and forget cards that go back to a hand."""
        for event in events:
            if self._trick is None or not isinstance(event, Moved):
                continue
            if event.how.meaning is Meaning.TAKE:
                self._trick.winner = self._zones.owner(event.target)
            elif self._leaves_trick(event):
                self._trick.cells = [c for c in self._trick.cells if c.card not in event.cards]
        if self._trick is not None and (self._trick.winner != NOBODY or not self._trick.cells):
            self._trick = None

    def _is_play(self, event: Event) -> bool:
        if not isinstance(event, Moved) or event.how.meaning is not Meaning.PLAY:
            return False
        return self._zones.role(event.target) is Role.TRICK

    def _leaves_trick(self, event: Moved) -> bool:
        gathered = event.how.meaning is Meaning.GATHER
        return not gathered and self._zones.role(event.source) is Role.TRICK
