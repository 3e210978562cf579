"""``naipes check``: says what the folder of a game lacks."""

import argparse

from naipes_gui import games
from naipes_gui.checking.blame import told
from naipes_gui.checking.everything import lacks
from naipes_gui.cli.choosing import chosen_game
from naipes_gui.cli.commands import Commands, command
from naipes_gui.cli.output import complain, say
from naipes_gui.core.errors import NaipesError
from naipes_gui.core.text import translate


def add(commands: Commands) -> None:
    """Declare the command."""
    text = translate("cli", "Tell whoever writes a game what its folder lacks.")
    parser = command(commands, "check", text, run)
    parser.add_argument("game", metavar="GAME", help=", ".join(games.keys()))


def run(arguments: argparse.Namespace) -> int:
    """Print a sentence for everything that is missing; 1 if there is any."""
    found = _found(arguments.game)
    complain(*found)
    if found:
        return 1
    say(translate("cli", "{game} lacks nothing.").format(game=arguments.game))
    return 0


def _found(key: str) -> list[str]:
    try:
        game = chosen_game(key)
    except NaipesError:
        raise
    except Exception as fault:
        # A game that cannot even introduce itself keeps all of them from being listed.
        return [f"{key}: {told(fault, key)}"]
    return lacks(game)
