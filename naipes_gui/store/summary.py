"""What the list of matches shows of a record, found without playing it again."""

from collections.abc import Generator, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from naipes_gui.core.errors import BadRecord
from naipes_gui.core.steps import finished
from naipes_gui.core.text import Phrase
from naipes_gui.store.lines import kind_of, parsed, unreadable, whole_lines
from naipes_gui.store.parent import mark_of

if TYPE_CHECKING:
    from naipes_gui.store.header import Header

A_STRETCH = 200
"""Lines that are read without a pause, some milliseconds."""


class Stamp(NamedTuple):
    """By what it is noticed that a file has changed."""

    changed_ns: int
    size: int


class Summary(NamedTuple):
    """A match as the list shows it; ``problem`` says why it cannot be opened at all.

    A summary trusts the lines. Only opening the match checks them against the rules.
    """

    path: Path
    changed: float
    """When the file was written last, in seconds since 1970."""
    header: "Header | None" = None
    hands: int = 0
    """How many hands are over."""
    moves: int = 0
    score: tuple[int, ...] = ()
    """The running total of every seat after the last hand; empty before."""
    end: str = ""
    """``finished``, ``abandoned`` or nothing yet."""
    ranking: tuple[tuple[int, ...], ...] = ()
    assisted: bool = False
    problem: Phrase | None = None
    mark: str = ""
    """By what its branches know the match."""

    @property
    def name(self) -> str:
        """What the match is called: its file without the suffix."""
        return self.path.stem

    @property
    def is_unfinished(self) -> bool:
        """Whether the match can be played on."""
        return self.header is not None and self.header.newer is None and not self.end

    def mentions(self, words: Iterable[str]) -> bool:
        """Tell whether every word stands in the name, the game, the players or the date."""
        known = self.header
        about = (known.game, known.started, *known.names) if known else ()
        text = " ".join((self.name, *about)).casefold()
        return all(word.casefold() in text for word in words)


def summarise(path: Path) -> Summary:
    """Read what the list shows of a file, whatever it is."""
    return finished(summarising(path))


def summarising(path: Path) -> Generator[None, None, Summary]:
    """Read what the list shows of a file, with a pause after every stretch of a long one."""
    try:
        changed = path.stat().st_mtime
    except OSError as error:
        return Summary(path=path, changed=0.0, problem=unreadable(error))
    from naipes_gui.store.header import Header

    lines = whole_lines(path)
    try:
        first = next(lines, b"")
        header = Header.from_json(parsed(first))
        found = _Tally(first, assisted=header.parent is not None)
        for number, line in enumerate(lines, 1):
            found.take(parsed(line))
            if number % A_STRETCH == 0:
                yield
    except BadRecord as error:
        return Summary(path=path, changed=changed, problem=error.what)
    return Summary(path=path, changed=changed, header=header, **found.result())


class _Tally:
    """Counts along the lines; what is taken back is no longer counted."""

    def __init__(self, first: bytes, *, assisted: bool) -> None:
        self._first, self.mark = first, ""
        self.moves = 0
        self.scores: list[tuple[int, list[int]]] = []
        self.end: dict[str, Any] = {}
        self.assisted = assisted

    def take(self, line: dict[str, Any]) -> None:
        match kind_of(line), line:
            case "move", _:
                self.moves += 1
            case "hand", {"hand": 1, "commit": str(commit)}:
                self.mark = self.mark or mark_of(self._first, commit)
            case "score", {"score": list(score)}:
                self.scores.append((self.moves, [n for n in score if type(n) is int]))
            case "undo", {"undo": int(number)}:
                self.moves = number
                self.assisted = self.assisted or line.get("slip") is not True
                while self.scores and self.scores[-1][0] > number:
                    self.scores.pop()
            case "note", {"hint": int()}:
                self.assisted = True
            case "end", {"end": str()}:
                self.end = line
            case _:
                pass

    def result(self) -> dict[str, Any]:
        ranking = self.end.get("ranking")
        places = ranking if isinstance(ranking, list) else []
        return {
            "hands": len(self.scores),
            "moves": self.moves,
            "score": tuple(self.scores[-1][1]) if self.scores else (),
            "end": self.end.get("end", ""),
            "ranking": tuple(tuple(seats) for seats in places if isinstance(seats, list)),
            "assisted": self.assisted,
            "mark": self.mark,
        }
