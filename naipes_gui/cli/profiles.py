"""``naipes profiles``: who plays on this machine, and where their matches lie."""

import argparse
import json

from naipes_gui.cli.commands import Commands, command
from naipes_gui.cli.output import say
from naipes_gui.core.text import translate
from naipes_gui.store import paths
from naipes_gui.store.library import records
from naipes_gui.store.profiles import Profile, profiles


def add(commands: Commands) -> None:
    """Declare the command."""
    text = translate("cli", "Tell who plays on this machine, and where their matches lie.")
    parser = command(commands, "profiles", text, run)
    parser.add_argument("--json", action="store_true", help=translate("cli", "as JSON lines"))


def run(arguments: argparse.Namespace) -> int:
    """Print a line for everybody, with a star for who played last."""
    for profile in profiles():
        told = json.dumps(_figures(profile)) if arguments.json else _told(profile)
        say(told)
    return 0


def _told(profile: Profile) -> str:
    folder = paths.records_folder(profile.key)
    many = translate("cli", "%n match(es)", n=len(records(folder)))
    return f"{'*' if profile.is_playing else ' '} {profile.name}: {many}, {folder}"


def _figures(profile: Profile) -> dict[str, object]:
    folder = paths.records_folder(profile.key)
    return {
        "name": profile.name, "last": profile.is_playing, "matches": len(records(folder)),
        "folder": str(folder),
    }  # fmt: skip
