"""Starts a process that works for this one, and ends it."""

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol, TypeAlias

from naipes_gui.children import deaf_to_ctrl_c, python, safely_started, surroundings
from naipes_gui.session.pipe import Line, pipes

Work: TypeAlias = Callable[..., None]
"""Is given its end of the line, and then its arguments."""


class Process(Protocol):
    """A process, as `subprocess` and `multiprocessing` have it."""

    @property
    def pid(self) -> int | None:
        """The number by which the system knows it."""

    def kill(self) -> None:
        """End it at once."""


Begun: TypeAlias = tuple[Process, Callable[[], object], Line]
"""A process, what waits for its end, and our end of the line to it."""


class ChildProcess:
    """A fresh process at its work, not a copy of this one; what it is given travels to it.

    It stands back behind other programs by ``nice``, where the system knows that. It ends with its
    work, or when it waits for a word and nobody holds this end any more.
    """

    def __init__(self, nice: int, work: Work, *arguments: Any) -> None:
        self._process, self._wait, self.pipe = (
            _spawned(work, arguments)
            if sys.platform == "win32"
            else _started(nice, work, arguments)
        )

    @property
    def pid(self) -> int | None:
        """The number by which the system knows it."""
        return self._process.pid

    def end(self) -> None:
        """End it, in the midst of its work too."""
        self._process.kill()
        self._wait()
        self.pipe.close()


def _started(nice: int, work: Work, arguments: tuple[Any, ...]) -> Begun:
    from subprocess import DEVNULL, Popen

    ours, theirs = pipes()
    command = python("-m", "naipes_gui.session.child", *map(str, (*theirs.numbers, nice)))
    try:
        with deaf_to_ctrl_c():
            process = Popen(command, stdin=DEVNULL, env=surroundings(), pass_fds=theirs.numbers)
    except OSError:
        ours.close()
        raise
    finally:
        theirs.close()
    # Who is gone already is missed by whoever waits for an answer.
    with suppress(BrokenPipeError):
        ours.send((work, arguments))
    return process, process.wait, ours


def _spawned(work: Work, arguments: tuple[Any, ...]) -> Begun:
    """Start it by `multiprocessing`: on Windows pipes are waited for otherwise."""
    from multiprocessing import get_context

    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs, *arguments), daemon=True)
    with safely_started():
        process.start()
    theirs.close()
    return process, process.join, ours
