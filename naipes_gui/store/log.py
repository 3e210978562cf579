"""The log: where it is kept, and what of it reaches the terminal."""

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from naipes_gui.core.quoting import to_the_letter
from naipes_gui.store import paths

DEBUG = "NAIPES_DEBUG"
"""The environment variable that wants everything told, tracebacks on the terminal included."""
LONGEST = 500_000
"""Bytes."""

ours = logging.getLogger("naipes_gui")


class Lines(logging.Formatter):
    """Writes what others have named to the letter: it ends no line and orders no terminal."""

    def formatMessage(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        record.message = to_the_letter(record.message)
        return super().formatMessage(record)

    def formatException(self, ei: Any) -> str:
        """Return the lines of a traceback."""
        return "\n".join(map(to_the_letter, super().formatException(ei).split("\n")))


class Brief(logging.Formatter):
    """Leaves tracebacks to the file."""

    def format(self, record: logging.LogRecord) -> str:
        """Return one line."""
        return to_the_letter(f"{record.levelname}:{record.name}:{record.getMessage()}")


def is_debugging() -> bool:
    """Tell whether whoever started the program wants to see its faults."""
    return bool(os.environ.get(DEBUG))


def keep() -> None:
    """Write the log to its file, and warnings to stderr; tracebacks only if there is no file."""
    stderr = logging.StreamHandler()
    stderr.setLevel(logging.WARNING)
    stderr.setFormatter(Lines(logging.BASIC_FORMAT))
    logging.basicConfig(handlers=[stderr])
    # A full disk is told of at the table, not by a traceback for every line of the log.
    logging.raiseExceptions = False
    level = logging.DEBUG if is_debugging() else logging.INFO
    try:
        handler = _to_file(_room_in(paths.log_file()))
    except OSError as error:
        ours.warning("no log file: %s", error)
        return
    if not is_debugging():
        stderr.setFormatter(Brief())
    handler.setLevel(level)
    ours.addHandler(handler)
    ours.setLevel(level)


def is_kept() -> bool:
    """Tell whether the log goes to its file."""
    return any(isinstance(handler, logging.FileHandler) for handler in ours.handlers)


@contextmanager
def kept_quietly() -> Iterator[None]:
    """Send what is logged to the file, not to the terminal; nowhere if there can be no file."""
    handlers: list[logging.Handler] = [logging.NullHandler()]
    ours.addHandler(handlers[0])
    with suppress(OSError):
        handlers.append(_to_file(paths.log_file()))
        ours.addHandler(handlers[-1])
    try:
        yield
    finally:
        for handler in handlers:
            ours.removeHandler(handler)
            handler.close()


def _to_file(path: Path) -> logging.Handler:
    handler = logging.FileHandler(path, encoding="utf-8")
    handler.setFormatter(Lines("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    return handler


def _room_in(log_file: Path) -> Path:
    """Put a long log aside, where it stays until the next one is long."""
    # Turning over while writing would need `logging.handlers`, 9 ms of every start.
    if log_file.exists() and log_file.stat().st_size > LONGEST:
        log_file.replace(log_file.with_name(f"{log_file.name}.1"))
    return log_file
