"""Every kind of decision that a game knows, in positions of any match under any rules."""

from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import Any

from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.options import Value
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE
from naipes_gui.core.timeline import Timeline
from tests.contract.matches import possible, values
from tests.contract.positions import Position
from tests.playthrough import Running

VERBS = {
    "ecarte": "announce conceal propose stand accept refuse discard play claim resign",
    "mosca": "pass stay play",
    "napoleon": "bid pass look spare buy discard decline keep swap trump play",
    "nlk": "draw keep give place play take",
    "hachi_hachi": "in out mizuten wait swap keep offer no accept refuse play take shobu sage"
    " cancel",
}
"""What may be decided in the hands of games where some of it is rare."""
MANY = 600
"""Decisions in which everything is met that any other game knows."""
WISHED: dict[str, dict[str, Value]] = {
    "hachi_hachi": {
        "profile": "traditional", "players": 6, "buyout": True, "hand_swap": True,
        "mizuten": "achievement",
    }
}  # fmt: skip
"""Options without which some decisions are so rare that they are never met."""
LONGEST = 120
"""Moves of a match that is looked into, of which only one hand is played."""
WHIM = 0.5
"""The share of decisions between moves of several kinds in which the kind is drawn by lot."""


def decisions(game: GameInfo, seed: int) -> Iterator[Position]:
    """Yield every decision of matches under rules drawn at random, without end."""
    flips = [(each.key, value) for each in game.options().declared() for value in values(each)]
    for number in count():
        rng = Random(f"{game.key} {seed} {number}")
        wishes: dict[str, Value] = dict(WISHED.get(game.key, {})) if number % 2 else {}
        wishes |= dict(rng.sample(flips, min(2, len(flips))))
        wishes |= [flips[number % len(flips)]]
        options = possible(game.options(), list(wishes.items()))
        yield from _of_a_hand(game, Timeline(game.rules(options)), rng)


def verbs(game: GameInfo) -> frozenset[str]:
    """Return what may be decided in the hands of a game."""
    if game.key in VERBS:
        return frozenset(VERBS[game.key].split())
    return frozenset(verb for each in islice(decisions(game, 1), MANY) for verb in kinds(each))


def kinds(position: Position) -> frozenset[str]:
    """Return what may be done in a position, without the cards and numbers."""
    return frozenset(move.verb for move in position.view.moves)


def _of_a_hand(game: GameInfo, timeline: Timeline[Any], rng: Random) -> Iterator[Position]:
    weakest = next(iter(game.bots().values()))
    bot = weakest(timeline.rules)
    while not timeline.state.is_over and timeline.ply < LONGEST:
        state = timeline.state
        if state.stage is Stage.SHUFFLE and state.deals:
            return
        if state.to_move == CHANCE:
            timeline.push(timeline.rules.chance(state, rng))
            continue
        if state.stage is Stage.HAND:
            yield Position(timeline)
        timeline.push(_chosen(timeline, bot, rng))


def _chosen(timeline: Timeline[Any], bot: Any, rng: Random) -> Move:
    view = timeline.view(timeline.ply, timeline.state.to_move)
    verbs = sorted({move.verb for move in view.moves})
    if view.state.stage is not Stage.HAND:
        return rng.choice(view.moves)
    if len(verbs) > 1 and rng.random() < WHIM:
        verb = rng.choice(verbs)
        return rng.choice([move for move in view.moves if move.verb == verb])
    chosen: Move = bot.choose(view, rng, Running())
    return chosen
