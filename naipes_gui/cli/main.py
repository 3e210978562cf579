"""Reads the command line and calls the command it names. No error ends in a traceback."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence

from naipes_gui import __version__
from naipes_gui.cli import (
    advice,
    arena,
    argument_words,
    bench,
    branch,
    check,
    deal,
    deals,
    doctor,
    legal,
    play,
    profiles,
    review,
    rules,
    show,
    simulate,
    stats,
    verify,
)
from naipes_gui.cli.commands import Parser
from naipes_gui.cli.fault import written_down
from naipes_gui.cli.language import speak
from naipes_gui.cli.output import complain
from naipes_gui.core.errors import NaipesError
from naipes_gui.core.system_errors import told
from naipes_gui.core.text import show_suits, translate
from naipes_gui.core.wording import Wording
from naipes_gui.store import paths
from naipes_gui.store.log import kept_quietly
from naipes_gui.store.profiles import last_key, named

_BROKEN_PIPE = 141
_INTERRUPTED = 130


def main(argv: Sequence[str]) -> int:
    """Run one command and return its exit status."""
    # A console may not know ♠ or ñ; a question mark is better than an error.
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    with kept_quietly():
        return _run(argv)


def _run(argv: Sequence[str]) -> int:
    try:
        paths.play_as(last_key())
        speak()
        arguments = _parser().parse_args(argv)
        if name := getattr(arguments, "profile", ""):
            paths.play_as(named(name).key)
            speak()
        if suits := getattr(arguments, "suits", None):
            show_suits(suits)
        run: Callable[[argparse.Namespace], int] = arguments.run
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
        return _fail(Wording().say(written_down(error)))
    return status


def _fail(sentence: str) -> int:
    complain(f"naipes: {sentence}")
    return 1


def _parser() -> argparse.ArgumentParser:
    argument_words.install()
    parser = Parser(
        prog="naipes",
        description=translate("cli", "Five classic card games against the computer, offline."),
        epilog=translate(
            "cli", "Without a command the window opens; a file after the name opens that match."
        ),
    )
    parser.add_argument("--version", action="version", version=f"naipes {__version__}")
    commands = parser.add_subparsers(title=translate("cli", "commands"), required=True)
    for each in (
        play, simulate, verify, legal, show, branch, deal, arena, deals, stats, review, profiles,
        advice, rules, bench, doctor, check,
    ):  # fmt: skip
        each.add(commands)
    return parser
