"""How a command is told which opponents play: ``LEVEL[:STYLE][@EFFORT]``."""

from collections.abc import Collection, Mapping
from functools import partial

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.bots.duel import Player
from naipes_gui.cli.choosing import no_level
from naipes_gui.core.info import GameInfo
from naipes_gui.core.opponent import STYLES, Level, Opponent

RANDOM = "random"


def asked_opponent(text: str, known: Collection[str]) -> Opponent:
    """Return the opponent that a text names.

    Raises:
        BadOptions: there is no such level or style.

    """
    named, _, effort = text.partition("@")
    level, _, style = named.partition(":")
    if level not in known or (effort and not (effort.isascii() and effort.isdecimal())):
        raise no_level(text, tuple(known))
    if style and style not in STYLES:
        raise no_level(text, tuple(f"{level}:{one}" for one in STYLES))
    return Opponent(level, style, max(1, int(effort or 1)))


def measurable(game: GameInfo) -> Mapping[str, Level]:
    """Return all the players of a game that can be measured, by name."""
    return {**game.bots(), **game.references(), RANDOM: RandomBot}


def chosen_player(game: GameInfo, text: str) -> Player:
    """Return what makes the player that a text names, of all that can be measured.

    Raises:
        BadOptions: there is no such level or style.

    """
    known = measurable(game)
    who = asked_opponent(text, known)
    return partial(who.sit_down, known)
