"""Decisions of matches under any rules, in any number, the same for the same seed."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any

from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.options import Options
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.core.timeline import Timeline
from tests.contract.matches import WISHES, possible, values
from tests.playthrough import Running, choice

HANDS, LONGEST = 3, 400
"""A match is left after so many hands, or moves of a hand."""
WHIM = 0.15
"""The share of moves that are any move, so that unusual positions come up."""
FROM_A_HAND = 6
"""Decisions taken from a hand, at most."""


@dataclass(frozen=True, slots=True)
class Position:
    """A decision that is due: the match so far, and the seat to move."""

    timeline: Timeline[Any]

    @property
    def seat(self) -> Seat:
        return Seat(self.state.to_move)

    @property
    def state(self) -> Any:
        return self.timeline.state

    @property
    def view(self) -> View[Any]:
        return self.timeline.view(self.timeline.ply, self.seat)

    @property
    def begin(self) -> int:
        """The ply at which the cards of this hand are shuffled."""
        return self.timeline.shuffles[-1]


def some_options(game: GameInfo, rng: Random) -> Options:
    """Return options with a few that differ from their defaults."""
    options = game.options()
    declared = list(options.declared())
    chosen = rng.sample(declared, min(len(declared), rng.randint(0, WISHES)))
    return possible(options, [(option.key, rng.choice(values(option))) for option in chosen])


def positions(game: GameInfo, seed: int) -> Iterator[Position]:
    """Yield decisions between several moves, without end."""
    for number in count():
        rng = Random(f"{game.key} {seed} {number}")
        timeline: Timeline[Any] = Timeline(game.rules(some_options(game, rng)))
        for _ in range(rng.randint(1, HANDS)):
            _play_hand(game, timeline, rng)
        yield from _decisions(timeline, rng)


def _play_hand(game: GameInfo, timeline: Timeline[Any], rng: Random) -> None:
    bot = game.bots()["beginner"](timeline.rules)
    begin, deals = timeline.ply, timeline.state.deals
    while not timeline.state.is_over and timeline.ply < begin + LONGEST:
        state = timeline.state
        if state.stage is Stage.SHUFFLE and state.deals > deals:
            return
        if state.stage is not Stage.HAND or rng.random() < WHIM:
            timeline.push(_any(timeline, rng))
        else:
            view = timeline.view(timeline.ply, state.to_move)
            timeline.push(bot.choose(view, rng, Running()))


def _any(timeline: Timeline[Any], rng: Random) -> Move:
    if timeline.state.to_move == CHANCE:
        return timeline.rules.chance(timeline.state, rng)
    return choice(timeline, rng)


def _decisions(timeline: Timeline[Any], rng: Random) -> Iterator[Position]:
    """Yield some decisions of the last hand, those between several moves with cards unknown."""
    begin = timeline.shuffles[-1]
    open_ = [p for p in timeline.decisions if p > begin and _is_open(timeline, p)]
    for ply in sorted(rng.sample(open_, min(FROM_A_HAND, len(open_)))):
        yield Position(timeline.until(ply))


def _is_open(timeline: Timeline[Any], ply: int) -> bool:
    seat = timeline.states[ply].to_move
    view = timeline.view(ply, seat)
    known = {card for cards in view.state.table.values() for card in cards} | set(view.memory)
    unknown = set(timeline.rules.pack.cards) - known
    return timeline.moves[ply][0] == seat and len(view.moves) > 1 < len(unknown)
