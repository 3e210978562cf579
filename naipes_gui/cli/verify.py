"""``naipes verify``: plays records again and says where they go wrong."""

import argparse
from pathlib import Path

from naipes_gui.cli.commands import Commands, add_file, command
from naipes_gui.core.errors import BadRecord
from naipes_gui.core.text import Phrase, phrase, translate
from naipes_gui.core.wording import Wording
from naipes_gui.store.names import clean_text
from naipes_gui.store.record import Record


def add(commands: Commands) -> None:
    """Declare the command."""
    text = translate("cli", "Play matches again and check every line against the rules.")
    add_file(command(commands, "verify", text, run), several=True)


def run(arguments: argparse.Namespace) -> int:
    """Check every file; 0 if all are sound, else 1."""
    return max([_verify(path) for path in arguments.files])


def _verify(path: Path) -> int:
    try:
        record = Record.load(path)
    except BadRecord as error:
        print(f"{path}: {problem(error.what)}")
        return 1
    if record.problem is not None:
        print(f"{path}: {problem(record.problem)}")
        return 1
    print(f"{path}: {Wording().say(_sound(record, path.stat().st_size))}")
    return 0


def problem(what: Phrase | str) -> str:
    """Return what is wrong with a record, its line first; what concerns all of it is line 1."""
    blanks = what.blanks if isinstance(what, Phrase) else {}
    reason = blanks.get("reason", what)
    line = translate("cli", "line {line}").format(line=blanks.get("line", 1))
    return clean_text(f"{line}: {Wording().say(reason)}")


def _sound(record: Record, size: int) -> Phrase:
    about = {"hands": record.hands, "moves": len(record.timeline.decisions)}
    if record.size < size:
        return phrase(
            "cli",
            "sound; hands: {hands}, moves: {moves}; what a crash left at the end does not count",
            **about,
        )
    if record.is_over:
        return phrase("cli", "sound; hands: {hands}, moves: {moves}; ended", **about)
    return phrase("cli", "sound; hands: {hands}, moves: {moves}; can be played on", **about)
