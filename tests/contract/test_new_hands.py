"""A hand begins with nothing of the one before, whatever fields a game has."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache
from random import Random
from typing import Any

import pytest

from naipes_gui.core.errors import Undeclared
from naipes_gui.core.info import GameInfo
from naipes_gui.core.moves import Move
from naipes_gui.core.options import Options
from naipes_gui.core.rules import Stage, State
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.zones import STOCK
from naipes_gui.games import all_games
from tests.contract.matches import WISHES, possible, values
from tests.games_for_tests.high_card import HighCard, HighCardOptions, HighCardState
from tests.nights import by_night
from tests.playthrough import choice

MATCHES, LONGEST = by_night(4, by_day=3), 400
"""Matches under different rules, and how many moves of each are made."""
COMMON = frozenset(each.name for each in fields(State))


@cache
def matches(key: str) -> tuple[Timeline[Any], ...]:
    """Return the beginnings of some matches of a game, any moves having been made."""
    return tuple(begun(key, number) for number in range(MATCHES))


def begun(key: str, number: int) -> Timeline[Any]:
    game, rng = all_games()[key], Random(f"{key} {number}")
    timeline: Timeline[Any] = Timeline(game.rules(for_many_hands(game, rng)))
    while not timeline.state.is_over and timeline.ply < LONGEST:
        timeline.push(choice(timeline, rng))
    return timeline


def for_many_hands(game: GameInfo, rng: Random) -> Options:
    """Return any rules, but for a match that is long."""
    kind = game.options()
    declared = {option.key: option for option in kind.declared()}
    length = declared.pop("match").spreads if "match" in declared else ()
    chosen = rng.sample(sorted(declared), min(WISHES, len(declared)))
    long = [("match", spread.value(spread.high)) for spread in length[:1]]
    return possible(kind, [*long, *((key, rng.choice(values(declared[key]))) for key in chosen)])


def of_a_hand(state: State) -> dict[str, Any]:
    """Return what a game has in a state besides what it says belongs to the match."""
    own = [f.name for f in fields(state) if f.name not in COMMON and "match" not in f.metadata]
    return {name: getattr(state, name) for name in own}


def of_the_match(state: State) -> dict[str, Any]:
    kept = [f.name for f in fields(state) if "match" in f.metadata]
    return {name: getattr(state, name) for name in (*kept, "scores", "dealer")}


def shuffled(timeline: Timeline[Any]) -> Iterator[tuple[State, State]]:
    """Yield the states before and after every shuffle for a new hand."""
    for before, after in zip(timeline.states, timeline.states[1:], strict=False):
        if before.stage is Stage.SHUFFLE:
            yield before, after


@pytest.mark.parametrize("key", all_games())
def test_nothing_of_a_hand_is_left_once_the_next_is_shuffled(key: str) -> None:
    left = 0
    for timeline in matches(key):
        fresh = of_a_hand(timeline.states[0])
        for before, after in shuffled(timeline):
            assert of_a_hand(after) == fresh
            assert after.drawing == ()
            assert [zone for zone, cards in after.table.items() if cards] == [STOCK.id]
            left += of_a_hand(before) != fresh
    assert left > 1  # Or there would have been nothing to forget.


@pytest.mark.parametrize("key", all_games())
def test_what_belongs_to_the_match_is_handed_on(key: str) -> None:
    for timeline in matches(key):
        for before, after in shuffled(timeline):
            assert of_the_match(after) == of_the_match(before)
            assert after.deals == before.deals + 1


@pytest.mark.parametrize("key", all_games())
def test_no_state_holds_options(key: str) -> None:
    state = matches(key)[0].state
    assert not [f.name for f in fields(state) if isinstance(getattr(state, f.name), Options)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Vague(HighCardState):
    tricks: int


class Muddled(HighCard):
    """Has a field of which nobody can know whether it outlasts a hand."""

    def start(self) -> HighCardState:
        return Vague(**self.opening(), tricks=0)


def test_a_field_that_is_of_neither_is_told() -> None:
    rules = Muddled(HighCardOptions.make())
    state = rules.apply(rules.start(), Move("lot", number=0)).state
    with pytest.raises(Undeclared) as told:
        rules.apply(state, Move("shuffle", rules.pack.cards))
    assert "“tricks”, neither of the match nor of a hand" in str(told.value)
