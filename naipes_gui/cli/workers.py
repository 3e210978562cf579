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
from naipes_gui.cli.output import complain, progress
from naipes_gui.core.errors import BadOptions
from naipes_gui.core.text import phrase, translate

Part = TypeVar("Part")
BAR = 30


def add_workers(parser: argparse.ArgumentParser) -> None:
    """Declare who shares the work."""
    parser.add_argument(
        "--jobs", type=whole, default=1, help=translate("cli", "how many processes share the work")
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
    began = monotonic()
    for done, part in enumerate(parts, start=1):
        if sys.stderr.isatty():
            left = round((monotonic() - began) / done * (many - done))
            bar = "█" * (BAR * done // many)
            progress(f"{bar:·<{BAR}} {done * 100 // many:3} %  {left} s ")
        yield part
    if sys.stderr.isatty():
        complain("")
