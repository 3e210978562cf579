"""Problems: positions of real matches in which one move is clearly best by what could be known.

They come with the program, a file per game and a line per problem, and are read when somebody opens
one. A line holds the match as its record would, to the end of the hand, so that it can be played on
from the problem; and the judgement of the position, by which every answer is judged as in a review.
"""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, NamedTuple, Self, TypeAlias

from naipes_gui.core.moves import Move
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase
from naipes_gui.files import contents
from naipes_gui.games import all_games
from naipes_gui.review.judged import Judged, accepts
from naipes_gui.review.kept import judged_in, row_of
from naipes_gui.review.said import sentence, stored
from naipes_gui.store.header import Header
from naipes_gui.store.record import Record

FOLDER = "problems"
RULE_HANDS = "first-words"
"""The file of the hands whose first word was counted over all deals: «jeux de règle»."""
DIGITS = 4
FIRST_FIELDS = re.compile(rb'^\{"key":"([^"]+)","step":([0-9])', re.MULTILINE)
STEPS = 3
"""How many steps of difficulty there are, counted from 1."""


Parts: TypeAlias = tuple[tuple[Phrase, int], ...]
"""What may come of something, and how often it does, the best first."""


@dataclass(frozen=True, slots=True)
class Odds:
    """How a hand fares, where all deals have been gone through."""

    basis: Phrase
    """What was counted."""
    parts: Parts
    said: Phrase
    """Why the answer is what it is: how often a hand wins does not decide it."""
    why: tuple[Phrase, ...] = ()
    """What of the hand and of the score makes it so."""
    turn: Phrase | None = None
    """Which hand is the nearest for which the answer is another one, and how that one fares."""
    turned: Parts = ()

    @classmethod
    def from_json(cls, found: Mapping[str, Any]) -> Self:
        """Read what `to_json` writes."""
        turn = found.get("turn")
        why = tuple(map(_phrase, found.get("why", ())))
        return cls(
            _phrase(found["basis"]), _parts(found["parts"]), _phrase(found["said"]), why,
            _phrase(turn) if turn is not None else None, _parts(found.get("turned", ())),
        )  # fmt: skip

    def to_json(self) -> dict[str, Any]:
        """Return what stands in the line of a problem."""
        told: dict[str, Any] = {"basis": stored(self.basis), "said": stored(self.said)}
        if self.why:
            told["why"] = [stored(each) for each in self.why]
        parts = [[stored(name), count] for name, count in self.parts]
        if self.turn is None:
            return {**told, "parts": parts}
        turned = [[stored(name), count] for name, count in self.turned]
        return {**told, "parts": parts, "turn": stored(self.turn), "turned": turned}


def _parts(found: Iterable[Any]) -> Parts:
    return tuple((_phrase(name), int(count)) for name, count in found)


def _phrase(found: Any) -> Phrase:
    said = sentence(found)
    if not isinstance(said, Phrase):
        raise ValueError("no phrase")
    return said


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """A decision of the person in a match, to be taken by somebody else."""

    key: str
    """By which it is known that it was solved; it never names another problem."""
    game: str
    step: int
    hits: Mapping[str, float]
    """Which share of each level below the strongest finds it."""
    ply: int
    header: Header
    lines: tuple[Mapping[str, Any], ...]
    """Those of the record after the header, to the end of the hand."""
    row: Mapping[str, Any]
    odds: Odds | None = None
    """What comes of the hands, where it was counted."""

    @property
    def seat(self) -> Seat:
        """Whose decision it is."""
        return Seat(0)

    @property
    def judged(self) -> Judged:
        """What is known of the position; what it calls made is what tempts most."""
        return judged_in(all_games()[self.game], self.seat, self.row)

    def record(self) -> Record:
        """Return the match, played again by the rules.

        Raises:
            NaipesError: the rules do not allow it.

        """
        record = Record(self.header)
        for line in self.lines:
            record.take(dict(line))
        return record

    def accepted(self, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """Return which of some moves solve it."""
        judged = self.judged
        return tuple(move for move in moves if accepts(judged, move))

    def to_json(self) -> dict[str, Any]:
        """Return its line."""
        return {
            "key": self.key, "step": self.step, "hits": dict(self.hits), "ply": self.ply,
            "judged": dict(self.row), "header": self.header.to_json(), "lines": list(self.lines),
            **({"odds": self.odds.to_json()} if self.odds is not None else {}),
        }  # fmt: skip


def problem_of(
    record: Record, judged: Judged, lines: tuple[Mapping[str, Any], ...],
    hits: Mapping[str, float],
) -> Problem:  # fmt: skip
    """Return the problem that a judged decision of a match makes; its step is to be chosen."""
    return Problem(
        key="", game=record.header.game, step=1, hits=hits, ply=judged.ply, header=record.header,
        lines=lines, row=_rounded(row_of(judged)),
    )  # fmt: skip


def rejudged(problem: Problem, judged: Judged) -> Problem:
    """Return the same problem with another judgement of it."""
    return replace(problem, row=_rounded(row_of(judged)))


def _rounded(value: Any) -> Any:
    """Return a row with figures as fine as anybody needs."""
    match value:
        case float():
            return round(value, DIGITS)
        case list():
            return [_rounded(each) for each in value]
        case dict():
            return {key: _rounded(each) for key, each in value.items()}
        case _:
            return value


def problem_in(found: Mapping[str, Any]) -> Problem:
    """Read what `Problem.to_json` writes."""
    header = Header.from_json(found["header"])
    return Problem(
        key=found["key"], game=header.game, step=found["step"], hits=found["hits"],
        ply=found["ply"], header=header, lines=tuple(found["lines"]), row=found["judged"],
        odds=Odds.from_json(found["odds"]) if "odds" in found else None,
    )  # fmt: skip


class Known(NamedTuple):
    """What is known of a problem without reading it."""

    key: str
    step: int


def keys_of(game: str) -> tuple[Known, ...]:
    """Return which problems a game has, the easiest first, without reading any of them."""
    found = FIRST_FIELDS.findall(_stored(game))
    return tuple(Known(key.decode(), int(step)) for key, step in found)


@lru_cache(maxsize=1)
def problems(game: str) -> tuple[Problem, ...]:
    """Return the problems of a game, the easiest first; there may be none."""
    return tuple(problem_in(json.loads(line)) for line in _stored(game).splitlines())


def problem(key: str) -> Problem:
    """Return the problem with a key that `keys_of` has named."""
    game = key.rpartition("-")[0]
    return next(one for one in problems(game) if one.key == key)


def _stored(game: str) -> bytes:
    try:
        return contents(FOLDER, f"{game}.jsonl")
    except FileNotFoundError:
        return b""
