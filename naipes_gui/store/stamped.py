"""What was found out about files, kept on the disk so as not to read them all again.

It is believed of a file only while name, time and size are the same, and is itself checked
like anything from outside: whatever is wrong with it, it is as if there were none.
"""

import json
import logging
from abc import ABC, abstractmethod
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Generic, TypeVar

from naipes_gui import __version__
from naipes_gui.core.errors import NaipesError
from naipes_gui.store.durable import replace_spare
from naipes_gui.store.summary import Stamp

log = logging.getLogger(__name__)

LARGEST = 32 * 1024 * 1024
"""Bytes; some thousand matches take a few million."""

Known = TypeVar("Known")


class Stamped(ABC, Generic[Known]):
    """Rows by the names of files; a row is looked into when somebody asks for its file."""

    version: int
    """What grows when rows are written otherwise."""

    def __init__(self, file: Path, folder: Path) -> None:
        self._file, self._folder = file, folder
        self._rows, self._is_kept = self._read(), True

    @abstractmethod
    def pack(self, known: Known) -> list[Any]:
        """Return what is known of a file as JSON has it."""

    @abstractmethod
    def unpack(self, path: Path, stamp: Stamp, row: list[Any]) -> Known:
        """Return what a row says of a file.

        Raises:
            ValueError, TypeError, NaipesError: the row makes no sense.

        """

    def find(self, path: Path, stamp: Stamp) -> Known | None:
        """Return what is known of a file that has this stamp, if anything."""
        row = self._rows.get(path.name)
        if row is None:
            return None
        try:
            changed, size, *rest = row
            return self.unpack(path, stamp, rest) if Stamp(changed, size) == stamp else None
        except (ValueError, TypeError, OverflowError, NaipesError) as error:
            log.info("%s is read again: %s", path, error)
            del self._rows[path.name]
            return None

    def take(self, path: Path, stamp: Stamp, known: Known | None) -> None:
        """Take in what was read of a file; one of which nothing is known is read every time."""
        if known is not None:
            self._rows[path.name], self._is_kept = [*stamp, *self.pack(known)], False
        elif self._rows.pop(path.name, None) is not None:
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
        lines = [self._about(), *([name, *row] for name, row in rows.items())]
        try:
            replace_spare(self._file, b"".join(map(_written, lines)))
        except (OSError, ValueError) as error:
            log.info("%s is not kept: %s", self._file, error)

    def _about(self) -> dict[str, Any]:
        return {"version": self.version, "app": __version__, "folder": str(self._folder)}

    def _read(self) -> dict[str, Any]:
        try:
            if self._file.stat().st_size > LARGEST:
                return {}
            with self._file.open("rb") as file:
                if json.loads(file.readline()) != self._about():
                    log.info("%s is made anew: it is of another version", self._file)
                    return {}
                return dict(_row(line) for line in file)
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, TypeError, RecursionError) as error:
            log.info("%s is made anew: %s", self._file, error)
            return {}


def _written(line: Any) -> bytes:
    return json.dumps(line, separators=(",", ":")).encode() + b"\n"


def _row(line: bytes) -> tuple[str, list[Any]]:
    """Return the name of a file, and what is known of it.

    A line at a time: whoever reads many thousand at once lets nobody else think meanwhile.
    """
    name, *row = json.loads(line)
    if not isinstance(name, str):
        raise TypeError("a name that is none")
    return name, row
