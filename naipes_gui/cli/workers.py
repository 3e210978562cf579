"""Work that several processes share, or several machines, and how far it is."""

import argparse
import logging
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import CancelledError, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children
from time import monotonic
from typing import TypeVar

from naipes_gui.children import safely_started
from naipes_gui.cli.commands import whole
from naipes_gui.cli.output import complain, progress
from naipes_gui.core.errors import BadOptions
from naipes_gui.core.quoting import quoted
from naipes_gui.core.text import phrase, translate
from naipes_gui.core.wording import Wording

log = logging.getLogger(__name__)

Part = TypeVar("Part")
BAR = 30
LOST = (ImportError, RuntimeError, CancelledError)
"""What a cluster answers with when it does not know Naipes, or has ended."""
NOBODY_WORKS = phrase("cli", "The cluster has nobody yet who works: waiting for a worker.")
FAILED = phrase(
    "cli",
    "The cluster cannot do this: its scheduler and its workers need this very Naipes, and must "
    "go on running.",
)


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
        BadOptions: no cluster can be reached, or none that knows Naipes.

    """
    if arguments.scheduler is None:
        with safely_started(), ProcessPoolExecutor(arguments.jobs) as pool, _ended_at_once():
            yield pool
        return
    with _cluster(arguments.scheduler) as pool:
        yield pool


@contextmanager
def _ended_at_once() -> Iterator[None]:
    """Let nobody finish what nobody waits for any more: after Ctrl+C that took over a minute."""
    try:
        yield
    except BaseException:
        for process in active_children():
            process.terminate()
        raise


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    try:
        from distributed import Client, KilledWorker
        from distributed.comm import CommClosedError
    except ImportError:
        raise BadOptions(
            phrase("cli", "A cluster needs Dask: install the package “distributed”.")
        ) from None
    logging.getLogger("distributed.client").setLevel(logging.CRITICAL)  # it prints tracebacks
    try:
        client = Client(address)
    except (OSError, ValueError) as error:
        raise _unreached(address) from error
    with client:
        if not client.scheduler_info()["workers"]:
            complain(Wording().say(NOBODY_WORKS))
        try:
            yield client.get_executor()
        except (*LOST, CommClosedError, KilledWorker) as error:
            log.exception("the cluster failed")
            raise BadOptions(FAILED) from error


def _unreached(address: str) -> BadOptions:
    what = phrase("cli", "No cluster answers at “{address}”: give the address of its scheduler, "
                  "such as tcp://host:8786.", address=quoted(address))  # fmt: skip
    return BadOptions(what)


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
