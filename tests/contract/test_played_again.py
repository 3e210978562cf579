"""A hand of the past is played again when somebody looks at it, and comes out to the letter."""

from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import pytest

from naipes_gui.core.info import GameInfo
from naipes_gui.core.options import Options
from naipes_gui.core.rules import Stage, View
from naipes_gui.core.states import HANDS_KEPT, States
from naipes_gui.core.table import CHANCE, OMNISCIENT, Event, Paid
from naipes_gui.core.timeline import Timeline
from naipes_gui.games import all_games

HANDS = HANDS_KEPT + 2
LOOKS = 40
every_game = pytest.mark.parametrize("key", all_games())


@dataclass
class Seen:
    """A match as it was seen when it was played."""

    timeline: Timeline[Any]
    states: list[Any] = field(default_factory=list)
    events: list[tuple[Event, ...]] = field(default_factory=lambda: [()])
    views: list[list[View[Any]]] = field(default_factory=list)

    def look(self) -> None:
        ply = self.timeline.ply
        self.states.append(self.timeline.state)
        self.views.append([self.timeline.view(ply, seat) for seat in self.timeline.rules.seats])

    def push(self, rng: Random) -> None:
        timeline = self.timeline
        state, rules = timeline.state, timeline.rules
        chance = state.to_move == CHANCE
        move = rules.chance(state, rng) if chance else rng.choice(rules.legal(state))
        self.events.append(rules.apply(state, move).events)
        timeline.push(move)
        self.look()

    def compare(self, ply: int) -> None:
        timeline = self.timeline
        assert timeline.states[ply] == self.states[ply]
        assert timeline.witnessed(ply, OMNISCIENT) == self.events[ply]
        assert [timeline.view(ply, seat) for seat in timeline.rules.seats] == self.views[ply]


def longest(game: GameInfo) -> Options:
    """Return the options of a match that does not end soon."""
    kind = game.options()
    match = next((option for option in kind.declared() if option.key == "match"), None)
    longest = (
        max(match.spreads, key=lambda spread: spread.high) if match and match.spreads else None
    )
    return kind.make(**({"match": longest.value(longest.high)} if longest else {}))


@cache
def played(key: str) -> Seen:
    """Play until some hands are over and the next one is being played."""
    game = all_games()[key]
    seen = Seen(Timeline(game.rules(longest(game))))
    seen.look()
    rng = Random(key)
    while seen.timeline.ended < HANDS or seen.timeline.state.stage is not Stage.HAND:
        seen.push(rng)
    return seen


@pytest.mark.thorough
@every_game
def test_every_look_at_the_past_shows_what_was_seen_then(key: str) -> None:
    seen, rng = played(key), Random(1)
    for ply in rng.choices(range(seen.timeline.ply + 1), k=LOOKS):
        seen.compare(ply)
    assert seen.timeline.states == seen.states


@every_game
def test_who_goes_back_to_a_hand_of_the_past_plays_on_from_there(key: str) -> None:
    seen = played.__wrapped__(key)  # one of its own: it is cut
    timeline = seen.timeline
    plies = timeline.decisions[:: max(1, len(timeline.decisions) // 8)]
    for ply in reversed(plies):
        timeline.cut(ply)
        del seen.states[ply + 1 :], seen.events[ply + 1 :], seen.views[ply + 1 :]
        for late in range(max(0, ply - 3), ply + 1):
            seen.compare(late)
        seen.push(Random(ply))
        assert timeline.states == seen.states
        timeline.cut(ply)
        del seen.states[ply + 1 :], seen.events[ply + 1 :], seen.views[ply + 1 :]


@every_game
def test_a_hand_that_is_over_is_told_without_being_played_again(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = played(key)
    monkeypatch.setattr(type(seen.timeline.rules), "apply", None)
    hands, begins = list(seen.timeline.hands()), [*seen.timeline.shuffles, seen.timeline.ply]
    assert len(hands) == seen.timeline.ended
    for hand, begin, end in zip(hands, begins, begins[1:], strict=False):
        assert tuple(hand.states) == (seen.states[begin], seen.states[end])
        happened = (event for events in seen.events[begin + 1 : end + 1] for event in events)
        assert hand.paid == tuple(event for event in happened if isinstance(event, Paid))


def held(states: States[Any]) -> int:
    """Return how many states are in memory."""
    again = states._again._kept.values()
    kept = [*states._present.states, *(s for stretch in again for s in stretch.states)]
    return len({id(state) for state in [*kept, *(past.state for past in states._past)]})


@every_game
def test_a_long_match_keeps_one_state_a_hand(key: str) -> None:
    timeline = played(key).timeline
    list(timeline.states)
    lately = timeline.ply - timeline.shuffles[-HANDS_KEPT - 1 :][0]
    assert held(timeline.states) <= lately + len(timeline.shuffles) + HANDS_KEPT + 2
