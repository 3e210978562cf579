"""How a command is told which game is played by which rules."""

import argparse
from collections.abc import Sequence

from naipes_gui import games
from naipes_gui.cli.commands import whole
from naipes_gui.core.errors import BadOptions, BadRecord
from naipes_gui.core.info import GameInfo
from naipes_gui.core.options import Option, Options, Value
from naipes_gui.core.quoting import quoted
from naipes_gui.core.text import phrase, translate


def add_game(parser: argparse.ArgumentParser) -> None:
    """Declare the game, its options, and what chance follows."""
    parser.add_argument("game", metavar="GAME", help=", ".join(games.keys()))
    parser.add_argument("--seed", type=int, default=0, help=translate("cli", "what chance follows"))
    add_rules(parser)


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Declare the options of a game, and how many play it."""
    parser.add_argument("--seats", type=whole, help=translate("cli", "how many players"))
    parser.add_argument(
        "--option",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help=translate("cli", "a rule of the game; may be repeated"),
    )


def no_level(key: str, known: Sequence[str]) -> BadOptions:
    """Return the error for a level that the game does not have."""
    listed = ", ".join(known)
    return BadOptions(
        phrase(
            "cli",
            "There is no level “{key}”; there are: {listed}.",
            key=quoted(key),
            listed=quoted(listed, 400),
        )
    )


def chosen_game(key: str) -> GameInfo:
    """Return a game by its key.

    Raises:
        BadRecord: there is no such game.

    """
    known = games.all_games()
    if key not in known:
        listed = ", ".join(known)
        raise BadRecord(
            phrase(
                "cli",
                "There is no game “{key}”; there are: {listed}.",
                key=quoted(key),
                listed=quoted(listed, 400),
            )
        )
    return known[key]


def chosen_options(game: GameInfo, arguments: argparse.Namespace) -> Options:
    """Return the options that the arguments ask for, the others as usual.

    Raises:
        BadOptions: one is unknown or cannot have that value, or they do not go together.

    """
    declared = {option.key: option for option in game.options().declared()}
    chosen: dict[str, Value] = {}
    for text in arguments.option:
        key, _, value = text.partition("=")
        if key not in declared:
            listed = ", ".join(declared)
            raise BadOptions(
                phrase(
                    "cli",
                    "There is no option “{key}”; there are: {listed}.",
                    key=quoted(key),
                    listed=quoted(listed, 2000),
                )
            )
        chosen[key] = _value(declared[key], value)
    if arguments.seats is not None:
        chosen["players"] = arguments.seats
    return game.options().make(**chosen)


def _value(option: Option, text: str) -> Value:
    """Return the value that a text stands for: ``true``, ``3`` or the text itself."""
    plain = {"true": True, "false": False}.get(text)
    number = int(text) if text.removeprefix("-").isdecimal() else None
    for value in (plain, number, text):
        if value is not None and option.admits(value):
            return value
    raise BadOptions(
        phrase(
            "cli", "The option {key} cannot be “{text}”.", key=quoted(option.key), text=quoted(text)
        )
    )
