"""``naipes branch``: lets a match leave another one, to be played otherwise from a move on."""

import argparse
from pathlib import Path

from naipes_gui.cli.commands import Commands, add_file, add_profile, add_suits, command
from naipes_gui.cli.output import say
from naipes_gui.core.errors import BadRecord
from naipes_gui.core.text import phrase, translate
from naipes_gui.core.wording import Wording
from naipes_gui.review.branches import keep_branch, make_branch
from naipes_gui.store.library import put_down
from naipes_gui.store.parent import Kind
from naipes_gui.store.record import Record


def add(commands: Commands) -> None:
    """Declare the command."""
    text = translate(
        "cli", "Make a match that leaves another one after some moves, to be played on otherwise."
    )
    parser = command(commands, "branch", text, run)
    add_profile(parser)
    add_suits(parser)
    add_file(parser)
    parser.add_argument(
        "--after", metavar="N", type=int, required=True,
        help=translate("cli", "how many moves it keeps"),
    )  # fmt: skip
    anew = translate("cli", "deal anew what the person could not have seen of the hand")
    parser.add_argument("--anew", action="store_true", help=anew)
    where = translate("cli", "the file; without it, a new one among the saved matches")
    parser.add_argument("--to", metavar="FILE", type=Path, help=where)


def run(arguments: argparse.Namespace) -> int:
    """Write the branch, and say where it is."""
    record = Record.load(arguments.file)
    kind = Kind.ANEW if arguments.anew else Kind.SAME
    branch = make_branch(record, arguments.file.stem, _ply(record, arguments.after), kind)
    if arguments.to is None:
        path = keep_branch(branch, record.header.game)
    else:
        put_down(branch, path := arguments.to)
    say(Wording().say(phrase("cli", "{file} begins after move {n}", file=str(path),
                             n=arguments.after)))  # fmt: skip
    return 0


def _ply(record: Record, number: int) -> int:
    plies = record.timeline.decisions
    if not 0 <= number < len(plies):
        what = phrase("cli", "The match has {n} moves: keep fewer of them.", n=len(plies))
        raise BadRecord(what)
    return plies[number]
