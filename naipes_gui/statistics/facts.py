"""What the statistics need of a match, found without playing it again."""

import re
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from json import dumps
from pathlib import Path
from typing import Any, NamedTuple

from naipes_gui.core.errors import BadOptions, BadRecord
from naipes_gui.core.game_statistics import Gains, GameStatistics, Habit
from naipes_gui.core.options import LENGTHS
from naipes_gui.core.steps import finished
from naipes_gui.games import all_games
from naipes_gui.statistics.outcome import Outcome, outcome
from naipes_gui.store.header import Header
from naipes_gui.store.lines import kind_of, parsed, whole_lines

A_STRETCH = 500
"""Lines that are read without a pause, a few milliseconds."""
A_MOVE = re.compile(rb'\{"s":([0-9]{1,2}),"m":"([^"\\\x80-\xff]+)"[,}]')
"""Nine lines in ten, which need not be understood as JSON; whatever looks different is."""
ANYBODYS = ("players", *LENGTHS)
"""Options that make no other game of it: how many play, and for how long."""


class Sitter(NamedTuple):
    """Who sat in a seat; a person has no level."""

    name: str
    level: str = ""
    style: str = ""


class Facts(NamedTuple):
    """A match of a person, as far as hands of it are over.

    Facts trust the lines. Only opening the match checks them against the rules.
    """

    path: Path
    game: str
    rules: str
    """The key of the named rules; nothing where they are somebody's own."""
    started: str
    sitters: tuple[Sitter, ...]
    person: int
    """The seat of the person."""
    assisted: bool
    end: str
    """``finished``, ``abandoned`` or nothing yet."""
    ranking: tuple[tuple[int, ...], ...]
    worths: tuple[float, ...]
    """What every hand was worth to the person."""
    totals: Gains
    """What every seat gained in all hands."""
    habits: tuple[tuple[int, ...], ...]
    """By the habits of the game, how often the first seat did so, of how many times, the second …

    Flat, for many thousand little values would take longer to make than all the rest.
    """
    unit: str = ""
    """The word for what it was counted in; nothing for the usual unit of the game."""

    @property
    def statistics(self) -> GameStatistics:
        """How the game counts."""
        return _statistics(self.game)

    @property
    def opponents(self) -> tuple[int, ...]:
        """The seats of the computer."""
        return tuple(seat for seat, who in enumerate(self.sitters) if who.level)

    @property
    def level(self) -> str:
        """The level of all opponents; nothing where they are of several."""
        levels = {self.sitters[seat].level for seat in self.opponents}
        return levels.pop() if len(levels) == 1 else ""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended for the person; nothing unless it was played to its end."""
        if self.end != "finished":
            return None
        return outcome(self.game, self.ranking, self.person, sum(self.totals))

    def often(self, habit: int, seat: int) -> tuple[int, int]:
        """Return how often a seat did something, and of how many times."""
        counts = self.habits[habit]
        return counts[2 * seat], counts[2 * seat + 1]


@lru_cache(maxsize=32)
def _statistics(game: str) -> GameStatistics:
    return all_games()[game].statistics()


def read_facts(path: Path) -> Facts | None:
    """Read what the statistics need of a file; nothing if no person plays in it."""
    return finished(reading_facts(path))


def reading_facts(path: Path) -> Generator[None, None, Facts | None]:
    """Read the same, with a pause after every stretch of a long file."""
    try:
        lines = whole_lines(path)
        header = Header.from_json(parsed(next(lines, b"")))
        persons = [seat for seat, who in enumerate(header.seats) if who.kind == "human"]
        if len(persons) != 1 or header.game not in all_games() or header.parent is not None:
            return None  # nobody's result: of a branch the half was known before
        tally = _Tally(len(header.seats))
        for number, line in enumerate(lines, 1):
            tally.take(line)
            if number % A_STRETCH == 0:
                yield
        return _facts(path, header, persons[0], tally)
    except (BadRecord, BadOptions):
        return None


def _facts(path: Path, header: Header, person: int, tally: "_Tally") -> Facts | None:
    about = _statistics(header.game)
    try:
        gains = tuple(about.gains([line for _, line in tally.scores]))
    except (KeyError, TypeError, ValueError):
        return None  # a score that is none: opening the match will say so
    if any(len(each) != len(header.seats) for each in gains):
        return None
    return Facts(
        path,
        header.game,
        rules_of(header.game, dumps(dict(header.options), sort_keys=True)),
        header.started,
        tuple(Sitter(w.name, w.level, w.style if w.level else "") for w in header.seats),
        person,
        tally.assisted,
        str(tally.end.get("end", "")),
        _places(tally.end.get("ranking"), len(header.seats)),
        tuple(_plain(about.worth(each, person)) for each in gains),
        tuple(map(sum, zip(*gains, strict=True))) or (0,) * len(header.seats),
        tuple(tally.counted(habit) for habit in about.habits),
        about.unit_under(header.options),
    )


def _plain(worth: float) -> float:
    """Return a figure as short as it can be written."""
    return int(worth) if worth == int(worth) else round(worth, 4)


def _places(ranking: object, seats: int) -> tuple[tuple[int, ...], ...]:
    """Return the ranking of a record, or nothing if it is none."""
    found = ranking if isinstance(ranking, list) else []
    places = tuple(tuple(place) for place in found if isinstance(place, list))
    everybody = [seat for place in places for seat in place]
    whole = all(type(seat) is int for seat in everybody) and sorted(everybody) == [*range(seats)]
    return places if whole else ()


@lru_cache(maxsize=1024)
def rules_of(game: str, stored: str) -> str:
    """Return the key of the named rules that some options are, or nothing."""
    from json import loads

    info = all_games()[game]
    try:
        options = info.options().from_json(loads(stored)).to_json()
    except BadOptions:
        return ""
    anyway = {key: options[key] for key in ANYBODYS if key in options}
    for also in ({}, anyway):
        for preset in info.presets:
            if info.options().resolved({**preset.options, **also}) == options:
                return preset.key
    return ""


@dataclass(slots=True)
class _Tally:
    """Counts along the lines; what is taken back is no longer counted."""

    seats: int
    moves: list[tuple[int, str]] = field(default_factory=list[tuple[int, str]])
    scores: list[tuple[int, dict[str, Any]]] = field(default_factory=list[Any])
    """After how many moves a hand was over, and the line of its score."""
    end: dict[str, Any] = field(default_factory=dict[str, Any])
    assisted: bool = False

    def take(self, line: bytes) -> None:
        if found := A_MOVE.match(line):
            self.moves.append((int(found[1]), found[2].decode()))
        else:
            self._understand(parsed(line))

    def _understand(self, line: dict[str, Any]) -> None:
        match kind_of(line), line:
            case "move", {"s": int(seat), "m": str(move)}:
                self.moves.append((seat, move))
            case "score", {"score": list()}:
                self.scores.append((len(self.moves), line))
            case "undo", {"undo": int(number)} if number >= 0:
                del self.moves[number:]
                self.assisted = self.assisted or line.get("slip") is not True
                while self.scores and self.scores[-1][0] > number:
                    self.scores.pop()
            case "note", {"hint": int()}:
                self.assisted = True
            case "end", {"end": str()}:
                self.end = line
            case _:
                pass

    def counted(self, habit: Habit) -> tuple[int, ...]:
        """Count a habit of every seat, in the hands that are over."""
        counts = [0] * (2 * self.seats)
        for hand in self._hands():
            for seat, once in _in_a_hand(hand, habit).items():
                if seat < self.seats:
                    counts[2 * seat] += sum(once)
                    counts[2 * seat + 1] += len(once)
        return tuple(counts)

    def _hands(self) -> Iterator[Sequence[tuple[int, str]]]:
        begin = 0
        for end, _ in self.scores:
            yield self.moves[begin:end]
            begin = end


def _in_a_hand(moves: Sequence[tuple[int, str]], habit: Habit) -> dict[int, list[bool]]:
    found: dict[int, list[bool]] = {}
    for seat, move in moves:
        if (kind := habit.sort(move)) is not None:
            found.setdefault(seat, []).append(kind)
    return {seat: [any(kinds)] for seat, kinds in found.items()} if habit.by_hand else found
