"""What a match is made of: hands, talk, tricks, and the plies at which they begin. No Qt."""

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.motion import Meaning
from naipes_gui.core.rules import Stage
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
        self.rows: list[Row] = []
        self._trick: Row | None = None
        self._talk: Row | None = None
        for ply, state in enumerate(timeline.states[:-1]):
            if state.stage is Stage.SHUFFLE:
                self._begin_hand(ply)
            elif state.stage is Stage.HAND and self.rows:
                self._tell(ply)
        self.rows = [row for row in self.rows if row.cells or row.kind is Kind.HAND]
        self._starts = [row.start for row in self.rows]
        self._find_marks()

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
        """Tell whether there was more than one move to choose from."""
        state, (seat, _) = self.timeline.states[ply], self.timeline.moves[ply]
        return len(self.timeline.rules.legal(state, seat)) > 1

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

    def _begin_hand(self, ply: int) -> None:
        self._trick = self._talk = None
        number = self.timeline.states[ply + 1].deals
        self.rows.append(Row(Kind.HAND, ply, number))

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
            number = 1 + sum(row.kind is Kind.TRICK for row in self._rows_of_hand())
            self._trick = Row(Kind.TRICK, cell.ply, self.rows[-1].hand, number)
            self.rows.append(self._trick)
        self._trick.cells.append(cell)

    def _say(self, cell: Cell) -> None:
        """Add to the round of talk in which this seat has not spoken yet, at most two by two."""
        full = self._talk is None or len(self._talk.cells) == 2
        if self._talk is None or full or self._talk.cells[0].seat == cell.seat:
            talks = sum(row.kind is Kind.TALK for row in self._rows_of_hand())
            self._talk = Row(Kind.TALK, cell.ply, self.rows[-1].hand, talks + 1)
            self.rows.append(self._talk)
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

    def _rows_of_hand(self) -> list[Row]:
        hand = self.rows[-1].hand
        place = len(self.rows)
        while place and self.rows[place - 1].hand == hand:
            place -= 1
        return self.rows[place:]

    def _find_marks(self) -> None:
        """Gather the plies for the keys and the ticks of the scrubber."""
        timeline = self.timeline
        self.hands = [row for row in self.rows if row.kind is Kind.HAND]
        self._hand_starts = [row.start for row in self.hands]
        for row, end in zip(self.hands, [*self._hand_starts[1:], timeline.ply], strict=False):
            row.end = end
        self.dealt = [min(row.start + 2, timeline.ply) for row in self.hands]
        self.tricks = [row.start for row in self.rows if row.kind is Kind.TRICK]
        self.talks = [row.start for row in self.rows if row.kind is Kind.TALK]
        self.turns = sorted({*self.dealt, *self.tricks})
        self.decisions = timeline.decisions
        self.own = [ply for ply in self.decisions if timeline.moves[ply][0] == self.me]
        self._tricks_of: dict[int, list[int]] = {}
        for row in self.rows:
            if row.kind is Kind.TRICK:
                self._tricks_of.setdefault(row.hand, []).append(row.start)
