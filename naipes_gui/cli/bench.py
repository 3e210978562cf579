"""``naipes bench``: measures how fast Naipes is on this machine, and prints it as JSON."""

import argparse
import json

from naipes_gui.bench.report import measure
from naipes_gui.cli.commands import Commands, command, whole
from naipes_gui.cli.output import say
from naipes_gui.core.text import translate
from naipes_gui.games import first_game


def add(commands: Commands) -> None:
    """Declare the command."""
    text = translate("cli", "Measure how fast Naipes is on this machine.")
    parser = command(commands, "bench", text, run)
    parser.add_argument("--game", default="")
    parser.add_argument(
        "--hands",
        type=whole,
        default=20,
        help=translate("cli", "over how many hands decisions are timed"),
    )
    parser.add_argument(
        "--no-frames",
        action="store_true",
        help=translate("cli", "leave out what needs a screen"),
    )


def run(arguments: argparse.Namespace) -> int:
    """Measure everything and print it."""
    game = arguments.game or first_game().key
    report = measure(game, arguments.hands, frames=not arguments.no_frames)
    say(*json.dumps(report, indent=2).splitlines())
    return 0
