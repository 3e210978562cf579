"""A hand as rows: rounds of talk, turns and tricks, growing move by move. No Qt."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from naipes_gui.core.cards import HIDDEN, Card
from naipes_gui.core.motion import Meaning
from naipes_gui.core.table import NOBODY, Event, Moved, Seat
from naipes_gui.core.zones import Role, Zones

IN_TRICK = {Role.TRICK, Role.CHAIN}
OWN_DOING = {Role.FIELD, Role.CAPTURED, Role.PILE, Role.ASIDE, Role.CHAIN}
"""Where cards go in a turn that is told in words."""


class Kind(Enum):
    """What a row of the move list tells of."""

    HAND = auto()
    TALK = auto()
    TURN = auto()
    TRICK = auto()
    ACCOUNT = auto()
    """What a hand that is over brought everybody."""
    BRANCH = auto()
    """Here the match might have gone, or went at first, another way: the rows after it tell."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A move in a row, and the card it played to a trick."""

    seat: Seat
    ply: int
    """The ply at which it was decided; its effect stands one later."""
    card: Card | None = None
    taken: bool = False
    """Whether the card was taken up from the trick rather than played to it."""


@dataclass(slots=True)
class Row:
    """A hand that begins, a round of talk, a turn, or a trick; it begins with the move at a ply."""

    kind: Kind
    start: int
    hand: int
    number: int = 0
    cells: list[Cell] = field(default_factory=list)
    winner: Seat = NOBODY
    won: Card | None = None
    """The card that took the trick."""
    tricks: int = 0
    """How many tricks the winner has by then; 0 where nobody keeps them."""
    end: int = 0
    """For a hand, the ply at which it is over."""
    branch: int = 0
    """Of which branch it tells, counted from 1; of none."""

    def holds(self, ply: int) -> bool:
        """Tell whether the move at a ply is one of its cells."""
        return any(cell.ply == ply for cell in self.cells)


class HandStory:
    """Puts the moves of one hand into rows, from what a viewer witnessed of them."""

    def __init__(self, zones: Zones, begin: int, hand: int, end: int = 0) -> None:
        self._zones, self._hand = zones, hand
        self.rows = [Row(Kind.HAND, begin, hand, end=end)]
        self._trick: Row | None = None
        self._talk: Row | None = None

    @property
    def head(self) -> Row:
        """The row of the hand itself."""
        return self.rows[0]

    def tell(self, ply: int, seat: Seat, events: Sequence[Event]) -> None:
        """Add the move that a seat made at a ply."""
        moved = [event for event in events if isinstance(event, Moved)]
        played = next(filter(self._is_play, moved), None)
        taken = next(filter(self._is_taken_up, moved), None)
        if played is not None:
            self._play(Cell(self._zones.owner(played.source), ply, played.cards[0]))
        elif taken is not None and self._trick is not None:
            self._take_up(self._trick, seat, ply)
        else:
            self._say(Cell(seat, ply), self._kind(moved))
        self._clear_table(moved)

    def end(self, ply: int) -> None:
        """Add what the hand brought."""
        self.rows.append(Row(Kind.ACCOUNT, ply, self._hand))

    def finished(self) -> list[Row]:
        """Return the rows that have something to tell."""
        empty = Kind.TALK, Kind.TURN, Kind.TRICK
        return [row for row in self.rows if row.cells or row.kind not in empty]

    def _kind(self, moved: Sequence[Moved]) -> Kind:
        roles = {self._zones.role(event.target) for event in moved}
        dealt = any(event.how.meaning is Meaning.GATHER for event in moved)
        return Kind.TURN if roles & OWN_DOING and not dealt else Kind.TALK

    def _play(self, cell: Cell) -> None:
        self._talk = None
        if self._trick is None:
            number = 1 + sum(row.kind is Kind.TRICK for row in self.rows)
            self._trick = Row(Kind.TRICK, cell.ply, self._hand, number)
            self.rows.append(self._trick)
        self._trick.cells.append(cell)

    def _take_up(self, trick: Row, seat: Seat, ply: int) -> None:
        """Let the lowest card of a chain go back to a hand; the next one is led in its place."""
        played = [cell.card for cell in trick.cells if not cell.taken]
        gone = len(trick.cells) - len(played)
        trick.cells.append(Cell(seat, ply, played[gone], taken=True))

    def _say(self, cell: Cell, kind: Kind) -> None:
        """Add to the round of talk in which this seat has not spoken yet, or to its own turn."""
        row = self._talk
        seats = {each.seat for each in row.cells} if row is not None else set()
        fits = cell.seat not in seats if kind is Kind.TALK else seats == {cell.seat}
        if row is None or row.kind is not kind or not fits:
            number = 1 + sum(each.kind is kind for each in self.rows)
            row = self._talk = Row(kind, cell.ply, self._hand, number)
            self.rows.append(row)
        row.cells.append(cell)

    def _clear_table(self, moved: Sequence[Moved]) -> None:
        """Close a trick that is taken, and forget cards that go back to a hand."""
        trick = self._trick
        for event in moved:
            role = self._zones.role(event.target)
            if trick is None:
                return
            if event.how.meaning is Meaning.TAKE and role is Role.WON:
                trick.winner = self._zones.owner(event.target)
            elif event.how.meaning is Meaning.TURN_OVER:
                trick.winner, trick.won = trick.cells[-1].seat, trick.cells[-1].card
            elif role is Role.HAND and self._zones.role(event.source) is Role.TRICK:
                owner = self._zones.owner(event.source)
                trick.cells = [cell for cell in trick.cells if cell.seat != owner]
        if trick is not None and (trick.winner != NOBODY or not trick.cells):
            self._close(trick)

    def _close(self, trick: Row) -> None:
        self._trick = None
        if trick.winner == NOBODY or trick.won is not None:
            return
        mine = [cell.card for cell in trick.cells if cell.seat == trick.winner]
        trick.won = mine[-1] if mine and mine[-1] != HIDDEN else None
        taken = (row.winner for row in self.rows if row.kind is Kind.TRICK)
        trick.tricks = sum(winner == trick.winner for winner in taken)

    def _is_play(self, event: Moved) -> bool:
        return event.how.meaning is Meaning.PLAY and self._zones.role(event.target) in IN_TRICK

    def _is_taken_up(self, event: Moved) -> bool:
        return event.how.meaning is Meaning.TAKE and self._zones.role(event.target) is Role.HAND
