"""Duplicate par: what each of the nine characters would have made of a hand in one's own seat.

The cards, the opponents and all chance of the hand are the same; the character decides for the
person, from what the person's seat sees. Nothing is estimated: every hand is played to its end.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from statistics import median_low
from typing import Any

from naipes_gui.core.characters import CHARACTERS
from naipes_gui.core.errors import BadRecord, NaipesError
from naipes_gui.core.match_end import HandGlance
from naipes_gui.core.moves import Move
from naipes_gui.core.opponent import LEVELS, Opponent, usual
from naipes_gui.core.rules import Stage, Stop
from naipes_gui.core.table import FIRST, OMNISCIENT, Seat
from naipes_gui.core.text import phrase
from naipes_gui.games import all_games
from naipes_gui.review.asking import Ask
from naipes_gui.store.record import Awaits, Record
from naipes_gui.store.shuffle import digest

NOT_OVER = phrase("review", "The hand is not over: what others would have made is shown then.")


@dataclass(frozen=True, slots=True)
class Turn:
    """What somebody made of the hand in the person's seat: who, and the moves from the deal on."""

    style: str
    moves: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """A hand that was played so."""

    style: str
    """Empty for the person."""
    glance: HandGlance

    @property
    def figure(self) -> int:
        """What it brought the seat: a gain, or a place where there are no gains."""
        return self.glance.outcome(FIRST)


@dataclass(frozen=True, slots=True)
class Par:
    """What is known so far, the best first."""

    outcomes: tuple[Outcome, ...]

    @property
    def par(self) -> int | None:
        """The median of the nine, once all have played."""
        figures = [outcome.figure for outcome in self.outcomes if outcome.style]
        return median_low(figures) if len(figures) == len(CHARACTERS) else None


class Duplicate:
    """One hand of a record that is over, played again by the nine."""

    def __init__(self, record: Record, hand: int = 1) -> None:
        """Keep where the hand begins.

        Raises:
            BadRecord: the hand is not over.

        """
        timeline = record.timeline
        if not 1 <= hand <= timeline.ended:
            raise BadRecord(NOT_OVER)
        self._record, self._hand = record, hand
        self._game = all_games()[record.header.game]
        self._begin = _first_decision(record, hand)
        self.level = _level(record)

    @property
    def key(self) -> str:
        """What the turns follow from: another hand, or other opponents, has another key."""
        header, moves = self._record.header, self._record.timeline.moves[: self._begin]
        about: list[Any] = [header.game, dict(header.options), self.level, self._game.bots_version]
        about += [player.to_json() for player in header.seats if player.kind == "bot"]
        about += [f"{seat} {move}" for seat, move in moves]
        return digest(json.dumps(about, sort_keys=True))

    @property
    def real(self) -> Outcome:
        """What the person made of it."""
        return Outcome("", self._glance(self._record, FIRST))

    def play(self, style: str, ask: Ask, stop: Stop) -> Turn | None:
        """Let a character play the hand in the person's seat; nothing if told to stop."""
        line = self._record.until(self._begin)
        players = {**line.header.opponents, FIRST: Opponent(self.level, style)}
        moves: list[tuple[int, str]] = []
        while line.timeline.state.stage is Stage.HAND:
            seat, ply = line.timeline.state.to_move, line.timeline.ply
            move = ask(line.timeline.view(ply, seat), players[seat], line.thought(ply), stop)
            if move is None:
                return None
            moves.append((int(seat), str(move)))
            line.take({"s": int(seat), "m": str(move)})
        return Turn(style, tuple(moves))

    def outcome(self, turn: Turn) -> Outcome:
        """Return what a turn came to.

        Raises:
            NaipesError: it is none of this hand.

        """
        line = self._record.until(self._begin)
        for seat, move in turn.moves:
            line.take({"s": seat, "m": move})
        if line.awaits is not Awaits.SCORE and line.timeline.state.stage is Stage.HAND:
            raise BadRecord(NOT_OVER)
        return Outcome(turn.style, self._glance(line, OMNISCIENT))

    def _glance(self, record: Record, reader: Seat) -> HandGlance:
        """Return the hand as a column: to ``reader`` “you lose”; of a character, “Ana loses”."""
        timeline = record.timeline
        view = timeline.view(timeline.ply, reader)
        return self._game.face().glance(view, timeline.played(self._hand - 1))


def ranked(outcomes: Mapping[str, Outcome]) -> Par:
    """Return outcomes by style with the best first; among equals the person, then by name."""
    order = ["", *CHARACTERS]
    signed = all(outcome.glance.signed for outcome in outcomes.values())
    sign = -1 if signed else 1
    by_worth = sorted(
        outcomes.values(), key=lambda one: (sign * one.figure, order.index(one.style))
    )
    return Par(tuple(by_worth))


def turns_in(stored: object) -> Iterator[Turn]:
    """Yield the turns that a cache holds, as far as they make sense."""
    rows = stored if isinstance(stored, dict) else {}
    for style, moves in rows.items():
        if style in CHARACTERS and isinstance(moves, list) and all(map(_is_move, moves)):
            yield Turn(style, tuple((seat, text) for seat, text in moves))


def _is_move(row: object) -> bool:
    match row:
        case [int(seat), str(text)] if type(seat) is int:
            try:
                return bool(Move.parse(text)) and Seat(seat) >= 0
            except NaipesError:
                return False
        case _:
            return False


def _first_decision(record: Record, hand: int) -> int:
    """Return the ply at which somebody first decides anything in a hand, or at which it is over."""
    timeline = record.timeline
    ply = timeline.shuffles[hand - 1]
    end = [*timeline.shuffles, timeline.ply][hand]
    while ply < end and timeline.states[ply].stage is not Stage.HAND:
        ply += 1
    return ply


def _level(record: Record) -> str:
    """Return the level at which the nine play: that of the strongest at the table."""
    known = list(all_games()[record.header.game].bots())
    levels = [who.level for who in record.header.opponents.values() if who.level in known]
    return max(levels, key=LEVELS.index) if levels else usual(known)
