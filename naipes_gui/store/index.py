"""What is known of the files of the library, on the disk, so as not to read them all again.

It is believed of a file only while name, time and size are the same, and is itself checked
like anything from outside: whatever is wrong with it, it is as if there were none.
"""

import json
import logging
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from naipes_gui import __version__
from naipes_gui.core.errors import NaipesError
from naipes_gui.store.durable import replace_spare
from naipes_gui.store.header import Header
from naipes_gui.store.summary import Stamp, Summary

log = logging.getLogger(__name__)

VERSION = 1
LARGEST = 32 * 1024 * 1024
"""Bytes; some thousand matches take one million."""
ENDS = ("", "finished", "abandoned")


class Index:
    """Rows by the names of files; a row is looked into when somebody asks for its file."""

    def __init__(self, file: Path, folder: Path) -> None:
        self._file, self._folder = file, folder
        self._rows, self._is_kept = self._read(), True

    def find(self, path: Path, stamp: Stamp) -> Summary | None:
        """Return what is known of a file that has this stamp, if anything."""
        row = self._rows.get(path.name)
        try:
            return _summary(path, stamp, row) if row is not None else None
        except (ValueError, TypeError, OverflowError, NaipesError) as error:
            log.info("%s is read again: %s", path, error)
            del self._rows[path.name]
            return None

    def note(self, stamp: Stamp, match: Summary) -> None:
        """Take in what was read of a file; a file that is no match is read every time."""
        name = match.path.name
        if match.header is not None:
            self._rows[name], self._is_kept = _row(stamp, match), False
        elif self._rows.pop(name, None) is not None:
            self._is_kept = False

    def keep(self, files: Iterable[Path]) -> None:
        """Keep what is known of the files that are there.

        A disk that refuses it is none the worse for it.
        """
        names = {path.name for path in files}
        rows = {name: row for name, row in self._rows.items() if name in names}
        if self._is_kept and len(rows) == len(self._rows):
            return
        self._is_kept = True
        self._rows = rows
        whole = {**_about(self._folder), "matches": rows}
        try:
            replace_spare(self._file, json.dumps(whole, separators=(",", ":")).encode())
        except (OSError, ValueError) as error:
            log.info("%s is not kept: %s", self._file, error)

    def _read(self) -> dict[str, Any]:
        try:
            if self._file.stat().st_size > LARGEST:
                return {}
            stored = json.loads(self._file.read_bytes())
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError) as error:
            log.info("%s is made anew: %s", self._file, error)
            return {}
        match stored:
            case {"matches": dict(rows), **about} if about == _about(self._folder):
                return rows
            case _:
                log.info("%s is made anew: it is of another version", self._file)
                return {}


def _about(folder: Path) -> dict[str, Any]:
    return {"version": VERSION, "app": __version__, "folder": str(folder)}


def _row(stamp: Stamp, match: Summary) -> list[Any]:
    about = match.header.to_json() if match.header is not None else {}
    places = [list(place) for place in match.ranking]
    return [*stamp, about, match.hands, match.moves, list(match.score), match.end, places,
            match.assisted]  # fmt: skip


def _summary(path: Path, stamp: Stamp, row: Any) -> Summary | None:
    changed, size, about, hands, moves, score, end, ranking, assisted = row
    if (changed, size) != stamp:
        return None
    numbers = (hands, moves, *score, *(seat for place in ranking for seat in place))
    if not all(type(number) is int for number in numbers) or min(hands, moves) < 0:
        raise ValueError("a number that is none")
    if end not in ENDS or type(assisted) is not bool:
        raise ValueError("an end that is none")
    places = tuple(map(tuple, ranking))
    header = Header.from_json(about)
    return Summary(path, changed / 1e9, header, hands, moves, tuple(score), end, places, assisted)
