"""``naipes verify``: plays records again and says where they go wrong."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from naipes_gui.cli.commands import Commands, add_file, command
from naipes_gui.cli.output import say
from naipes_gui.core.errors import BadRecord
from naipes_gui.core.quoting import clean_text
from naipes_gui.core.text import Phrase, phrase, translate
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from naipes_gui.review.proof import asked_again
from naipes_gui.store.record import Record


def add(commands: Commands) -> None:
    """Declare the command."""
    text = translate("cli", "Play matches again and check every line against the rules.")
    parser = command(commands, "verify", text, run)
    add_file(parser, several=True)
    again = translate("cli", "ask the opponents again, each from its own view, for every decision")
    parser.add_argument("--opponents", action="store_true", help=again)


def run(arguments: argparse.Namespace) -> int:
    """Check every file; 0 if all are sound, else 1."""
    return max([_verify(path, opponents=arguments.opponents) for path in arguments.files])


def _verify(path: Path, *, opponents: bool) -> int:
    try:
        record = Record.load(path)
    except BadRecord as error:
        say(f"{path}: {problem(error.what)}")
        return 1
    if record.problem is not None:
        say(f"{path}: {problem(record.problem, record.header.names)}")
        return 1
    say(f"{path}: {Wording().say(_sound(record, path.stat().st_size))}")
    return _ask_again(path, record) if opponents else 0


def _ask_again(path: Path, record: Record) -> int:
    """Tell how many decisions the opponents take again from the same view and the same seed."""
    proof = asked_again(record)
    asked, same = proof.asked, proof.same
    words = phrase(
        "cli", "opponents asked again: {asked} decisions, {same} the same", asked=asked, same=same
    )
    say(f"{path}: {Wording().say(words)}")
    if proof.other_cards:
        words = phrase(
            "cli",
            "not asked, as they were made before the cards were dealt anew: {n} decisions",
            n=proof.other_cards,
        )
        say(f"{path}: {Wording().say(words)}")
    known = all_games()[record.header.game].bots_version
    others = {who.version for who in record.header.seats if who.kind == "bot"} - {known}
    if same < asked and others:
        words = phrase("cli", "another version of the opponents played: {n}", n=max(others))
        say(f"{path}: {Wording().say(words)}")
    return int(same < asked)


def problem(what: Phrase, names: Sequence[str] = ()) -> str:
    """Return what is wrong with a record, its line first; what concerns all of it is line 1."""
    reason = what.blanks.get("reason", what)
    line = translate("cli", "line {line}").format(line=what.blanks.get("line", 1))
    return clean_text(f"{line}: {Wording(names).say(reason)}")


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
