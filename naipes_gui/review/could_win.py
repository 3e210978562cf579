"""«Could I have won?»: four answers, from the exact other lines and from what could be known.

An exact line says what would have happened; whether that could be seen, only the averages say
(`Judged`). What is answered holds as far as was tried: the moves that were weighed, alone, the
best of every decision first, and then two of them in one hand.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import islice
from typing import Any, Protocol

from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Stop, View
from naipes_gui.core.table import Seat
from naipes_gui.review.asking import GOING
from naipes_gui.review.decided import decided
from naipes_gui.review.judged import Judged
from naipes_gui.store.record import Record

TWO = 2
WIDTH = 6
"""Moves of a decision that are tried, the best first."""
OTHERS = 60
"""Hands that are played for one change that was not better on average: a long hand has hundreds."""
MOST = 60
"""Hands that are played for two changes at a time."""


class Answer(Enum):
    """Whether a hand that was not won could have been."""

    SEEN = auto()
    """Yes, and it could be seen: the better move on average wins."""
    WITH_ALL_CARDS = auto()
    """Yes, but only seeing the cards: a move wins that was not the better one on average."""
    VERY_HARD = auto()
    """Only two changes together win."""
    NO = auto()
    """Not with these cards, whatever was tried."""


class Ended(Protocol):
    """How a hand ended after a change."""

    @property
    def gained(self) -> Sequence[int]:
        """What every seat gained."""
        ...


class Line(Protocol):
    """A hand that was played to its end after a change."""

    @property
    def record(self) -> Record:
        """The match up to the end of that hand."""
        ...

    @property
    def would(self) -> Ended:
        """How it ended."""
        ...


class PlayOn(Protocol):
    """Plays a hand to its end after another move, such as `other_line`."""

    def __call__(self, record: Record, ply: int, move: Move, *, stop: Stop | None) -> Line | None:
        """Return the line; nothing when told to stop."""
        ...


@dataclass(frozen=True, slots=True)
class CouldWin:
    """The answer, and what wins."""

    answer: Answer
    changes: tuple[tuple[int, Move], ...] = ()
    """The moves that win, with their plies; none where nothing does."""
    views: tuple[View[Any], ...] = ()
    """What the seat saw before each of them: of the second the match knows nothing."""


def has_won(record: Record, seat: Seat, gained: Sequence[int]) -> bool:
    """Tell whether a hand was won: something gained, or where losses count, none.

    Between two the other must not have gained more: a point for a king is not yet the hand.
    """
    if record.rules.fewest_win:
        return gained[seat] == 0
    most = max(gained) if len(gained) == TWO else gained[seat]
    return gained[seat] > 0 and gained[seat] == most


def could_win(
    record: Record, hand: Sequence[Judged], play_on: PlayOn, stop: Stop = GOING
) -> CouldWin | None:
    """Answer for the judged decisions of a seat in a hand that it has not won.

    Nothing comes back when stopped.
    """
    lines, only_seen = list[tuple[int, Move, Line]](), None
    for judged, move in _changes(hand):
        line = play_on(record, judged.ply, move, stop=stop)
        if line is None:
            return None
        if has_won(record, judged.seat, line.would.gained):
            changes, views = ((judged.ply, move),), (_view(record, judged.ply, judged.seat),)
            if move.meaning == judged.best.meaning and judged.low > 0:
                return CouldWin(Answer.SEEN, changes, views)
            only_seen = only_seen or CouldWin(Answer.WITH_ALL_CARDS, changes, views)
        lines.append((judged.ply, move, line))
    if only_seen is not None or not lines:
        return only_seen or CouldWin(Answer.NO)
    return _two_changes(hand[0].seat, lines, play_on, stop)


def _changes(hand: Sequence[Judged]) -> Iterator[tuple[Judged, Move]]:
    """Yield other moves, those that were better on average before all others."""
    told = [judged for judged in hand if judged.is_told]
    better = [each for each in told if each.best.meaning != each.made.meaning]
    for judged in sorted(better, key=lambda each: -each.loss):
        yield judged, judged.best
    others = (
        (judged, one.move)
        for place in range(WIDTH)
        for judged in told
        for one in judged.choices[place : place + 1]
        if one.move.meaning not in (judged.best.meaning, judged.made.meaning)
    )
    yield from islice(others, OTHERS)


def _two_changes(
    seat: Seat, lines: Sequence[tuple[int, Move, Line]], play_on: PlayOn, stop: Stop
) -> CouldWin | None:
    every = (
        (ply, move, line, later, other)
        for ply, move, line in lines
        for later, other in _later(line.record, seat, ply)
    )
    for ply, move, line, later, other in islice(every, MOST):
        found = play_on(line.record, later, other, stop=stop)
        if found is None:
            return None
        if has_won(line.record, seat, found.would.gained):
            views = _view(line.record, ply, seat), _view(line.record, later, seat)
            return CouldWin(Answer.VERY_HARD, ((ply, move), (later, other)), views)
    return CouldWin(Answer.NO)


def _view(record: Record, ply: int, seat: Seat) -> View[Any]:
    timeline: Any = record.timeline
    view: View[Any] = timeline.view(ply, seat)
    return view


def _later(record: Record, seat: Seat, ply: int) -> Iterator[tuple[int, Move]]:
    """Yield what a seat could do otherwise after a ply."""
    timeline: Any = record.timeline
    for later in decided(timeline, seat):
        if later > ply:
            made = timeline.moves[later][1]
            moves = timeline.view(later, seat).moves
            others = (move for move in moves if move.meaning != made.meaning)
            yield from ((later, move) for move in islice(others, WIDTH))
