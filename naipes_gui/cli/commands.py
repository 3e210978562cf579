"""What the commands share: how one is declared, and reading a match for one."""

import argparse
from collections.abc import Callable, Mapping
from datetime import date
from pathlib import Path
from typing import NoReturn, TypeAlias

from naipes_gui.cli.output import CarefulParser, complain
from naipes_gui.core.errors import BadRecord
from naipes_gui.core.quoting import quoted
from naipes_gui.core.text import SUITS_TO_SEE, Phrase, phrase, translate
from naipes_gui.core.wording import Wording

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001  it has no other name

SEVERAL, WRONG_USE = 2, 2
"""The fewest decks that can be compared, and the status of whoever is called wrongly."""


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


def asked_folder(arguments: argparse.Namespace) -> Path | None:
    """Return the folder that was asked for instead of the library, if any.

    Raises:
        BadRecord: there is no such folder.

    """
    folder: Path | None = arguments.records
    if folder is not None and not folder.is_dir():
        raise BadRecord(phrase("cli", "There is no folder “{name}”.", name=quoted(folder)))
    return folder


def whole(text: str) -> int:
    """Read a whole number of at least one."""
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number


def several(text: str) -> int:
    """Read how many decks; one alone says nothing of how sure a result is."""
    number = int(text)
    if number < SEVERAL:
        raise ValueError(text)
    return number


def day(text: str) -> date:
    """Read a date."""
    return date.fromisoformat(text)


WANTED: Mapping[object, Phrase] = {
    int: phrase("cli", "a whole number"),
    whole: phrase("cli", "a whole number from 1 on"),
    several: phrase("cli", "a whole number from 2 on"),
    day: phrase("cli", "a day of the calendar such as 2026-11-22"),
}
"""What must stand after an option, by what reads it."""


class Parser(CarefulParser):
    """Says in a sentence of the program's own which value it cannot read."""

    def _get_value(self, action: argparse.Action, arg_string: str) -> object:
        try:
            return super()._get_value(action, arg_string)
        except argparse.ArgumentError as error:
            wanted = WANTED.get(action.type)
            if wanted is None:
                raise
            self._refuse(phrase(
                "cli", "After {option} must stand {wanted}: “{value}” is none.",
                option=_called(action), wanted=wanted, value=arg_string,
            ), error)  # fmt: skip

    def _check_value(self, action: argparse.Action, value: object) -> None:
        try:
            super()._check_value(action, value)
        except argparse.ArgumentError as error:
            self._refuse(phrase(
                "cli", "After {option} must stand one of these: {names}. “{value}” is none.",
                option=_called(action), names=", ".join(map(str, action.choices or ())),
                value=str(value),
            ), error)  # fmt: skip

    def _refuse(self, why: Phrase, error: argparse.ArgumentError) -> NoReturn:
        complain(f"naipes: {Wording().say(why)}")
        raise SystemExit(WRONG_USE) from error


def _called(action: argparse.Action) -> str:
    return "/".join(action.option_strings) or str(action.metavar or action.dest)


def add_file(parser: argparse.ArgumentParser, *, several: bool = False) -> None:
    """Declare the match or the matches that a command reads."""
    if several:
        parser.add_argument("files", metavar="FILE", type=Path, nargs="+")
    else:
        parser.add_argument("file", metavar="FILE", type=Path)
