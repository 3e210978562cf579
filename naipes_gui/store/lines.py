"""The lines of a record on the disk: read one by one, never a whole file at once."""

import json
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

from naipes_gui.core.errors import BadRecord
from naipes_gui.core.system_errors import reason
from naipes_gui.core.text import Phrase, phrase

LONGEST_LINE = 64 * 1024
"""Bytes of a line, its end included."""
LARGEST_FILE = 64 * 1024 * 1024
"""Bytes; the longest match that can be set up takes some two million."""

EMPTY = phrase("store", "The file is empty: the match was never begun.")
TOO_LARGE = phrase("store", "The file is far too large to be a match of Naipes.")
NO_FILE = phrase("store", "This is not a file that can be opened.")
TORN = phrase("store", "The line is not complete.")
TOO_LONG = phrase("store", "The line is longer than 64 KiB.")
NO_JSON = phrase("store", "The line is not JSON.")

KINDS = {
    "move": {"s", "m"},
    "lot": {"lot", "dealer"},
    "hand": {"hand", "dealer", "commit"},
    "deck": {"deck", "cut"},
    "score": {"score"},
    "undo": {"undo"},
    "end": {"end"},
    "note": {"note"},
}
"""What a line of each kind holds at least. A line is of the first kind that it can be."""


def kind_of(line: dict[str, Any]) -> str:
    """Return the kind of a line, whatever else it holds, or nothing if it is of no known kind."""
    return next((kind for kind, keys in KINDS.items() if line.keys() >= keys), "")


def unreadable(error: OSError) -> Phrase:
    """Return the sentence for a file that the system does not let us read."""
    return phrase("store", "The file cannot be read: {reason}.", reason=reason(error))


def written(line: dict[str, Any]) -> bytes:
    """Return a line as it is stored."""
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def parsed(line: bytes) -> dict[str, Any]:
    """Read a line.

    Raises:
        BadRecord: it is torn, too long, or not a JSON object in UTF-8 that says everything once.

    """
    if len(line) > LONGEST_LINE:
        raise BadRecord(TOO_LONG)
    if not line.endswith(b"\n"):
        raise BadRecord(TORN)
    try:
        found = json.loads(line.decode(), object_pairs_hook=_object, parse_constant=_no_number)
        if b"\\u" in line:
            # An escape can stand for half a character, which can be neither shown nor stored.
            json.dumps(found, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise BadRecord(NO_JSON) from error
    if not isinstance(found, dict):
        raise BadRecord(phrase("store", "The line is not a JSON object."))
    return found


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object; of a key that stands twice, readers would take different values."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise BadRecord(phrase("store", "The line says the same thing twice."))
    return found


def _no_number(name: str) -> None:
    raise ValueError(name)


def whole_lines(path: Path) -> Iterator[bytes]:
    """Yield the lines of a file but a torn last one; a line too long is the last, cut short.

    Raises:
        BadRecord: it is no regular file, empty, too large, or cannot be read.

    """
    with _opened(path) as file:
        yield from _untorn(file)


def contents(path: Path) -> bytes:
    """Return all that a file holds, for a copy of it.

    Raises:
        BadRecord: it is no regular file, too large, or cannot be read.

    """
    with _opened(path) as file:
        return file.read()


@contextmanager
def _opened(path: Path) -> Iterator[BinaryIO]:
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode):
            raise BadRecord(NO_FILE)
        if about.st_size > LARGEST_FILE:
            raise BadRecord(TOO_LARGE)
        with path.open("rb") as file:
            yield file
    except OSError as error:
        raise BadRecord(unreadable(error)) from error


def never_begun(path: Path) -> bool:
    """Tell whether a file holds nothing, or a first line that a crash cut short."""
    try:
        with path.open("rb") as file:
            line = file.readline(LONGEST_LINE + 1)
    except OSError:
        return False  # who knows what it holds
    return not line or (line[:1] == b"{" and len(line) <= LONGEST_LINE and line[-1:] != b"\n")


def _untorn(file: BinaryIO) -> Iterator[bytes]:
    """Yield lines one behind the reading, so as to know the last one when it comes."""
    line = file.readline(LONGEST_LINE + 1)
    if not line:
        raise BadRecord(EMPTY)
    while len(line) <= LONGEST_LINE and (following := file.readline(LONGEST_LINE + 1)):
        yield line
        line = following
    if len(line) > LONGEST_LINE or _is_whole(line):
        yield line


def _is_whole(line: bytes) -> bool:
    try:
        parsed(line)
    except BadRecord:
        return False
    return True
