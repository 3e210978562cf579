"""``naipes legal``: lists what could have been done at every decision of a match."""

import argparse
import json

from naipes_gui.cli.commands import Commands, add_file, command
from naipes_gui.cli.output import complain, say
from naipes_gui.cli.verify import problem
from naipes_gui.core.text import translate
from naipes_gui.store.record import Record


def add(commands: Commands) -> None:
    """Declare the command."""
    text = translate(
        "cli", "Print the legal moves at every decision of the line that was played to the end."
    )
    add_file(command(commands, "legal", text, run))


def run(arguments: argparse.Namespace) -> int:
    """Print a JSON line per decision; 1 if the record goes wrong after the last of them."""
    record = Record.load(arguments.file)
    for number, ply in enumerate(record.timeline.decisions, start=1):
        say(json.dumps({"n": number, **_decision(record, ply)}))
    if record.problem is None:
        return 0
    complain(f"{arguments.file}: {problem(record.problem, record.header.names)}")
    return 1


def _decision(record: Record, ply: int) -> dict[str, object]:
    seat, _ = record.timeline.moves[ply]
    legal = record.rules.legal(record.timeline.states[ply], seat)
    return {"seat": int(seat), "legal": sorted(map(str, legal))}
