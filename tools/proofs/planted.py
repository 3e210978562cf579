"""Players with one weakness each, which a review must find, and none of which it may excuse."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Bot, Rules, Stop, View

Weakness = Callable[[View[Any]], Move | None]
"""What the weakness makes of a decision; nothing where it does not show."""


class Planted:
    """Plays like another bot but for one weakness."""

    def __init__(self, good: Bot[Any], weakness: Weakness) -> None:
        self._good, self._weakness = good, weakness

    def choose(self, view: View[Any], rng: Random, stop: Stop) -> Move:
        return self._weakness(view) or self._good.choose(view, rng, stop)


def _verb(view: View[Any], *verbs: str) -> Move | None:
    return next((move for verb in verbs for move in view.moves if move.verb == verb), None)


def always_proposes(view: View[Any]) -> Move | None:
    """Ask for cards whenever it is possible, and grant them."""
    return _verb(view, "propose", "accept")


def never_enters(view: View[Any]) -> Move | None:
    """Leave every pool to the others."""
    return _verb(view, "pass")


def never_spends_trumps(view: View[Any]) -> Move | None:
    """Take cards up rather than lay a trump on a plain one."""
    state = view.state
    if not state.is_playing_tricks or not state.chain or state.chain[-1].suit == state.trump:
        return None
    plain = [m for m in view.moves if m.cards and m.cards[0].suit != state.trump]
    return None if plain else _verb(view, "take")


def overbids(view: View[Any]) -> Move | None:
    """Bid four whatever the cards, and Nap over anybody's four."""
    bids = [move for move in view.moves if move.verb == "bid"]
    return next((move for move in bids if move.number == 4 or move.word == "nap"), None)


def never_captures(view: View[Any]) -> Move | None:
    """Lay cards where they take nothing, if there is such a card."""
    field = {card.month for card in view.state.field}
    plays = [move for move in view.moves if move.verb == "play"]
    return next((m for m in plays if m.word == "place" or m.cards[0].month not in field), None)


WEAKNESSES: Mapping[str, Weakness] = {
    "ecarte": always_proposes,
    "mosca": never_enters,
    "napoleon": overbids,
    "nlk": never_spends_trumps,
    "hachi_hachi": never_captures,
}


def planted(game: GameInfo, rules: Rules[Any, Any]) -> Bot[Any]:
    """Return a player of the club with the weakness that is planted in its game."""
    return Planted(game.bots()["club"](rules), WEAKNESSES[game.key])
