"""Random matches of every game under random options, for hypothesis to shrink."""

import os
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from naipes_gui.core.errors import BadOptions
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.options import Option, Options, Value
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.games import all_games
from tests.nights import by_night

LONGEST = 120
"""Moves of a random match."""
WISHES = 4
"""Options that differ from their defaults, at most."""
few = settings(
    # Always the same; `make nightly` asks for many more.
    max_examples=int(os.environ.get("NAIPES_EXAMPLES", by_night(10, by_day=6))),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def values(option: Option) -> list[Value]:
    """Return the values of an option, of numbers only the smallest."""
    listed = [choice.value for choice in option.choices]
    for spread in option.spreads:
        few = range(spread.low, min(spread.high, spread.low + 6) + 1)
        listed += [v for v in map(spread.value, few) if spread.admits(v)]
    return listed


def possible(options: type[Options], wishes: Sequence[tuple[str, Value]]) -> Options:
    """Return options with as many of the wishes as go together."""
    granted: dict[str, Value] = {}
    for key, value in wishes:
        try:
            options.make(**granted, **{key: value})
        except BadOptions:
            continue
        granted[key] = value
    return options.make(**granted)


@st.composite
def option_sets(draw: st.DrawFn, game: GameInfo) -> Options:
    """Any valid options of a game."""
    options = game.options()
    declared = {option.key: option for option in options.declared()}
    chosen = draw(st.lists(st.sampled_from(list(declared)), max_size=WISHES, unique=True))
    wishes = [(key, draw(st.sampled_from(values(declared[key])))) for key in chosen]
    return possible(options, wishes)


@st.composite
def timelines(draw: st.DrawFn, key: str) -> Timeline[Any]:
    """A match of a game, cut anywhere."""
    game = all_games()[key]
    timeline: Timeline[Any] = Timeline(game.rules(draw(option_sets(game))))
    rng = Random(draw(st.integers(0, 9999)))
    for _ in range(draw(st.integers(0, LONGEST))):
        play_on(timeline, rng.choice, rng)
    for _ in range(draw(st.integers(0, 4))):
        play_on(timeline, lambda moves: draw(st.sampled_from(list(moves))), rng)
    return timeline


def play_on(timeline: Timeline[Any], choose: Callable[[Sequence[Move]], Move], rng: Random) -> None:
    """Make any move; now and then of a seat that is not to move."""
    state, rules = timeline.state, timeline.rules
    if state.is_over:
        return
    if state.to_move == CHANCE:
        timeline.push(rules.chance(state, rng))
    elif others := interjectors(timeline) if rng.random() < 0.02 else {}:
        seat = rng.choice(list(others))
        timeline.push(choose(others[seat]), seat)
    else:
        timeline.push(choose(rules.legal(state)))


def interjectors(timeline: Timeline[Any]) -> Mapping[Seat, Sequence[Move]]:
    """Return what the seats that are not to move may do."""
    state, rules = timeline.state, timeline.rules
    if state.stage is not Stage.HAND:
        return {}
    others = {seat: rules.legal(state, seat) for seat in rules.seats if seat != state.to_move}
    return {seat: moves for seat, moves in others.items() if moves}
