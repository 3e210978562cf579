"""Starts other Pythons so that they run the program and nothing that happens to lie about.

`python -c`, with which `multiprocessing` starts a child and what looks after children, would look
for modules in the current directory first: whatever is called ``json.py`` there would be run.
"""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

import naipes_gui
from naipes_gui.frozen import is_frozen, prepare_children, to_start_anew

_PROGRAM = Path(naipes_gui.__file__).parent.parent
SAFE_PATH = "PYTHONSAFEPATH"
_one_at_a_time = Lock()


@contextmanager
def safely_started() -> Iterator[None]:
    """Let every Python that is started meanwhile leave the current directory out."""
    with _one_at_a_time:
        prepare_children()
        before = os.environ.get(SAFE_PATH)
        os.environ[SAFE_PATH] = "1"
        try:
            yield
        finally:
            # The others that we start find the program where they are told to.
            del os.environ[SAFE_PATH]
            if before is not None:
                os.environ[SAFE_PATH] = before


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Let what is started meanwhile leave Ctrl+C in a terminal, which all hear, to its parent."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def python(*arguments: str) -> list[str]:
    """Return the command line of a Python that leaves the current directory out."""
    return [sys.executable, *(() if is_frozen() else ("-P",)), *arguments]


def surroundings() -> dict[str, str]:
    """Return the variables with which such a Python finds the program, wherever it lies."""
    return {**to_start_anew(os.environ), "PYTHONPATH": str(_PROGRAM)}
