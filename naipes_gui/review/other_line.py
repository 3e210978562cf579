"""The exact other line: what would have come of another move.

The cards are the same, and so is all chance of the hand: both follow from its seal. The computer
players give their true answers, which follow from what they see, the seal and the ply. Only the
person cannot be asked again. Who plays for the person from the change on is a `Follower`.
"""

from bisect import bisect_right
from collections.abc import Generator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from naipes_gui.core.errors import BadRecord
from naipes_gui.core.face import PlayedHand, ScoreSheet
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import Opponent
from naipes_gui.core.rules import Stage, Stop
from naipes_gui.core.steps import finished
from naipes_gui.core.table import Seat
from naipes_gui.core.text import phrase
from naipes_gui.games import all_games
from naipes_gui.review.asking import Ask, AskHere, Going, reference, same_players
from naipes_gui.store.record import Awaits, Record

NO_DECISION = phrase("review", "Nobody decided anything at this place of the match.")


class Follower(Enum):
    """Who decides for the seat whose move was changed, from there on."""

    ITSELF = auto()
    """The computer player that sits there: its true answers too."""
    REFERENCE = auto()
    """The strongest player of the game, for a person; where the seat sees exactly what it saw at
    the same ply of the match, it does what it did then."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a seat does otherwise at a ply."""

    ply: int
    seat: Seat
    move: Move


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a hand ended."""

    scores: tuple[int, ...]
    """The running score of every seat."""
    gained: tuple[int, ...]
    """What the hand brought every seat, as the score sheet has it."""
    sheet: ScoreSheet


@dataclass(frozen=True, slots=True)
class OtherLine:
    """A hand played to its end after a change, beside the hand that was really played."""

    change: Change
    record: Record
    """In memory, up to the end of the hand: its timeline can be watched like any other."""
    end: int
    """The ply at which the hand is over."""
    would: Outcome
    had: Outcome | None
    """Nothing where the hand was never played to its end."""
    follower: Follower
    played_by: Opponent
    """The computer player that the follower is."""
    exact: bool
    """Whether the computer players are those of the match; else they are of another version."""

    @property
    def difference(self) -> tuple[int, ...]:
        """What every seat would have gained more than it did; empty where nothing compares."""
        if self.had is None:
            return ()
        pairs = zip(self.would.gained, self.had.gained, strict=True)
        return tuple(would - had for would, had in pairs)


def other_line(
    record: Record, ply: int, move: Move, *, seat: Seat | None = None,
    ask: Ask | None = None, stop: Stop | None = None,
) -> OtherLine | None:  # fmt: skip
    """Play a hand to its end after another move at a ply; nothing if told to stop.

    Raises:
        BadRecord: nobody decided anything at that ply.
        IllegalMove: the rules do not allow the move.

    """
    return finished(growing(record, ply, move, seat=seat, ask=ask, stop=stop))


def growing(
    record: Record, ply: int, move: Move, *, seat: Seat | None = None,
    ask: Ask | None = None, stop: Stop | None = None,
) -> Generator[Record, None, OtherLine | None]:  # fmt: skip
    """Do what `other_line` does move by move: yield the growing match, then return the line.

    All that is needed of the record is taken out of it before this returns, so that another
    thread may go through the steps while somebody else looks at the record.

    Raises:
        BadRecord: nobody decided anything at that ply.
        IllegalMove: the rules do not allow the move.

    """
    if not 0 <= ply <= record.timeline.ply or record.timeline.states[ply].stage is not Stage.HAND:
        raise BadRecord(NO_DECISION)
    if seat is None:
        is_made = ply < record.timeline.ply
        seat = record.timeline.moves[ply][0] if is_made else record.timeline.state.to_move
    line = _Line(record, Change(ply, seat, move), ask or AskHere(record), stop or Going())
    return line.steps()


class _Line:
    """A line that grows."""

    def __init__(self, record: Record, change: Change, ask: Ask, stop: Stop) -> None:
        self._change, self._ask, self._stop = change, ask, stop
        self._game = all_games()[record.header.game]
        self.record = record.until(change.ply)
        self._real = record.timeline.until(_end_of_hand(record, change.ply))
        itself = change.seat in record.header.opponents
        self._follower = Follower.ITSELF if itself else Follower.REFERENCE
        self._players, self._exact = dict[Seat, Opponent](), False
        self._push(change.seat, change.move)

    def steps(self) -> Generator[Record, None, OtherLine | None]:
        timeline = self.record.timeline
        self._meet()
        yield self.record
        while timeline.state.stage is Stage.HAND:
            seat = timeline.state.to_move
            move = self._again(seat) or self._asked(seat)
            if move is None:
                return None
            self._push(seat, move)
            yield self.record
        return self._told()

    def _meet(self) -> None:
        """Find out who plays: to read in the players of a game takes longer than a frame."""
        self._players = {seat: reference(self._game) for seat in self.record.rules.seats}
        self._players |= self.record.header.opponents
        self._exact = same_players(self.record)

    def _push(self, seat: Seat, move: Move) -> None:
        self.record.take({"s": int(seat), "m": str(move)})
        if self.record.awaits is Awaits.SCORE:
            self.record.take(self.record.rules.tally(self.record.timeline.state))

    def _again(self, seat: Seat) -> Move | None:
        """Return what a person did in the match who saw at this ply exactly what they see now."""
        ply, real = self.record.timeline.ply, self._real
        if seat in self.record.header.opponents or ply >= real.ply:
            return None
        who, move = real.moves[ply]
        same = who == seat and real.is_decision(ply)
        return move if same and real.view(ply, seat) == self._view(seat) else None

    def _asked(self, seat: Seat) -> Move | None:
        seed = self.record.thought(self.record.timeline.ply)
        return self._ask(self._view(seat), self._players[seat], seed, self._stop)

    def _view(self, seat: Seat) -> Any:
        return self.record.timeline.view(self.record.timeline.ply, seat)

    def _told(self) -> OtherLine:
        is_over = self._real.state.stage in (Stage.SHUFFLE, Stage.OVER)
        seat = self._change.seat
        return OtherLine(
            change=self._change,
            record=self.record,
            end=self.record.timeline.ply,
            would=self._outcome(self.record.timeline),
            had=self._outcome(self._real) if is_over else None,
            follower=self._follower,
            played_by=self._players[seat],
            exact=self._exact,
        )

    def _outcome(self, timeline: Any) -> Outcome:
        hand = timeline.played(timeline.ended - 1)
        return _outcome(self._game.face(), timeline, hand, self._change.seat)


def _outcome(face: Any, timeline: Any, hand: PlayedHand, seat: Seat) -> Outcome:
    sheet = face.score_sheet(timeline.view(timeline.ply, seat), hand)
    gained = {line.seat: line.gained for line in sheet.lines}
    scores = tuple(timeline.state.scores)
    return Outcome(scores, tuple(gained.get(Seat(i), 0) for i in range(len(scores))), sheet)


def _end_of_hand(record: Record, ply: int) -> int:
    """Return the ply at which the hand of a ply is over, or as far as it has come."""
    shuffles = record.timeline.shuffles
    place = bisect_right(shuffles, ply)
    return shuffles[place] if place < len(shuffles) else record.timeline.ply
