"""Reads the command line and calls the command it names. No error ends in a traceback."""

import argparse
import logging
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress

from naipes_gui import __version__
from naipes_gui.cli import arena, bench, deals, doctor, legal, show, simulate, verify
from naipes_gui.cli.language import speak
from naipes_gui.core.errors import NaipesError
from naipes_gui.core.quoting import clean_text
from naipes_gui.core.system_errors import told
from naipes_gui.core.text import translate
from naipes_gui.core.wording import Wording
from naipes_gui.store import paths

log = logging.getLogger(__name__)

_BROKEN_PIPE = 141
_INTERRUPTED = 130


def main(argv: Sequence[str]) -> int:
    """Run one command and return its exit status."""
    # A console may not know ♠ or ñ; a question mark is better than an error.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    with _log_kept():
        speak()
        return _run(_parser().parse_args(argv))


def _run(arguments: argparse.Namespace) -> int:
    run: Callable[[argparse.Namespace], int] = arguments.run
    try:
        status = run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has gone: nobody is left to be told.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _BROKEN_PIPE
    except KeyboardInterrupt:
        return _INTERRUPTED
    except (NaipesError, OSError) as error:
        return _fail(Wording().say(told(error)))
    except Exception as error:
        log.critical("a command failed", exc_info=True)
        return _fail(translate("cli", "This is a fault of Naipes: {what}").format(what=repr(error)))
    return status


@contextmanager
def _log_kept() -> Iterator[None]:
    """Send what is logged to the file, not to the terminal; nowhere if there can be no file."""
    logger = logging.getLogger("naipes_gui")
    handlers: list[logging.Handler] = [logging.NullHandler()]
    logger.addHandler(handlers[0])
    with suppress(OSError):
        handlers.append(logging.FileHandler(paths.log_file(), encoding="utf-8"))
        handlers[-1].setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        logger.addHandler(handlers[-1])
    try:
        yield
    finally:
        for handler in handlers:
            logger.removeHandler(handler)
            handler.close()


def _fail(sentence: str) -> int:
    print(f"naipes: {clean_text(sentence)}", file=sys.stderr)
    return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="naipes",
        description=translate("cli", "Five classic card games against the computer, offline."),
        epilog=translate(
            "cli", "Without a command the window opens; a file after the name opens that match."
        ),
    )
    parser.add_argument("--version", action="version", version=f"naipes {__version__}")
    commands = parser.add_subparsers(title=translate("cli", "commands"), required=True)
    for each in (simulate, verify, legal, show, arena, deals, bench, doctor):
        each.add(commands)
    return parser
