"""What the commands share: how one is declared, and reading a match for one."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from naipes_gui.core.text import SUITS_TO_SEE, translate

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001  it has no other name


def command(
    commands: Commands, name: str, text: str, run: Callable[[argparse.Namespace], int]
) -> argparse.ArgumentParser:
    """Declare a command with its one sentence of help."""
    parser = commands.add_parser(name, help=text, description=text)
    parser.set_defaults(run=run)
    return parser


def add_profile(parser: argparse.ArgumentParser) -> None:
    """Declare whose matches and settings a command reads."""
    whose = translate("cli", "whose matches and settings, where several people play; without it "
                      "those of who played last")  # fmt: skip
    parser.add_argument("--profile", metavar="NAME", default="", help=whose)


def add_suits(parser: argparse.ArgumentParser) -> None:
    """Declare which suits the cards are called by."""
    which = translate(
        "cli", "which suits the cards are called by; without it those of the settings"
    )
    parser.add_argument("--suits", choices=SUITS_TO_SEE, help=which)


def add_records(parser: argparse.ArgumentParser) -> None:
    """Declare another folder than the library to read matches from."""
    folder = translate("cli", "where the matches lie, if not in the library")
    parser.add_argument("--records", metavar="DIR", type=Path, help=folder)


def whole(text: str) -> int:
    """Read a whole number of at least one."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def add_file(parser: argparse.ArgumentParser, *, several: bool = False) -> None:
    """Declare the match or the matches that a command reads."""
    if several:
        parser.add_argument("files", metavar="FILE", type=Path, nargs="+")
    else:
        parser.add_argument("file", metavar="FILE", type=Path)
