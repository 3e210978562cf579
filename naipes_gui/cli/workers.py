"""Work that several processes share, or several machines, and how far it is."""

import argparse
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from time import monotonic
from typing import TypeVar

from naipes_gui.children import safely_started
from naipes_gui.cli.commands import whole
from naipes_gui.cli.output import progress
from naipes_gui.core.errors import BadOptions
from naipes_gui.core.text import phrase, translate

Part = TypeVar("Part")
BAR = 30


def add_workers(parser: argparse.ArgumentParser, jobs: int = 1) -> None:
    """Declare who shares the work, and how many processes where nobody says how many."""
    parser.add_argument(
        "--jobs",
        type=whole,
        default=jobs,
        help=translate("cli", "how many processes share the work"),
    )
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help=translate("cli", "a Dask cluster that shares the work, such as tcp://host:8786"),
    )


@contextmanager
def workers(arguments: argparse.Namespace) -> Iterator[Executor]:
    """Start the processes that share the work, or find the cluster that does.

    Raises:
        BadOptions: there is no Dask here to reach a cluster with.

    """
    if arguments.scheduler is None:
        with safely_started(), ProcessPoolExecutor(arguments.jobs) as pool:
            yield pool
        return
    try:
        from distributed import Client
    except ImportError:
        raise BadOptions(
            phrase("cli", "A cluster needs Dask: install the package “distributed”.")
        ) from None
    with Client(arguments.scheduler) as client:
        yield client.get_executor()


def told(parts: Iterable[Part], many: int) -> Iterator[Part]:
    """Pass parts on, telling a terminal how far the work is and how long it may still take."""
    if not sys.stderr.isatty():
        yield from parts
        return
    began = monotonic()
    shown = _how_far(0, many, 0.0)
    for done, part in enumerate(parts, start=1):
        _wipe(shown)  # what is told of a part has the line for itself
        yield part
        shown = _how_far(done, many, monotonic() - began)
    _wipe(shown)


def _wipe(wide: int) -> None:
    progress(" " * wide)
    progress("")


def _how_far(done: int, many: int, seconds: float) -> int:
    """Show a bar, and how long it may still take; return how wide that is."""
    bar = "█" * (BAR * done // max(1, many))
    left = f"{round(seconds / done * (many - done))} s" if done else ""
    line = f"{bar:·<{BAR}} {done} / {many}  {left}"
    progress(line)
    return len(line)
