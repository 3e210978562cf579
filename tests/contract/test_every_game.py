"""What every game owes the rest of the application. New games are found, not listed."""

import json
from functools import partial
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from naipes_gui.core.cards import HIDDEN
from naipes_gui.core.errors import IllegalMove
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Rules, Stage, State
from naipes_gui.core.table import (
    BANK,
    CHANCE,
    OMNISCIENT,
    Paid,
    apply_event,
    settled,
)
from naipes_gui.core.text import Phrase
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.wording import Wording
from naipes_gui.core.zones import HAND
from naipes_gui.games import all_games
from tests.contract.honesty import calls
from tests.contract.matches import few, interjectors, play_on, possible, timelines, values
from tests.contract.positions import positions
from tests.guess import guess
from tests.nights import by_night
from tests.playthrough import NAMES, Raised, choice

every_game = pytest.mark.parametrize("key", all_games())
LONGEST_MATCH = 20_000
STOPPED, AT_ONCE = by_night(40, by_day=15), 60_000
"""Decisions in which a level is stopped; calls that take no time that anybody would feel."""


@every_game
@few
@given(st.data())
def test_no_card_is_lost_or_doubled(key: str, data: st.DataObject) -> None:
    timeline = data.draw(timelines(key))
    pack = sorted(timeline.rules.pack.cards)
    for state in timeline.states:
        assert sorted(card for cards in state.table.values() for card in cards) == pack


@every_game
@few
@given(st.data())
def test_the_events_tell_each_seat_what_it_sees(key: str, data: st.DataObject) -> None:
    timeline = data.draw(timelines(key))
    for seat in (*timeline.rules.seats, OMNISCIENT):
        table = dict(timeline.jump(0, seat).view.state.table)
        for ply in range(1, timeline.ply + 1):
            frame = timeline.step(ply, seat)
            for event in frame.events:
                apply_event(table, event)
            assert table == frame.view.state.table


@every_game
@few
@given(st.data())
def test_payments_are_the_scores(key: str, data: st.DataObject) -> None:
    timeline = data.draw(timelines(key))
    for ply in range(1, timeline.ply + 1):
        scores = timeline.states[ply - 1].scores
        for event in timeline.step(ply, OMNISCIENT).events:
            scores = settled(scores, event)
            if isinstance(event, Paid):
                assert event.amount > 0
                assert event.giver != event.taker
                assert {event.giver, event.taker} <= {BANK, *timeline.rules.seats}
        assert scores == timeline.states[ply].scores


@every_game
@few
@given(st.data())
def test_a_view_keeps_the_secrets_of_the_others(key: str, data: st.DataObject) -> None:
    timeline = data.draw(timelines(key))
    rules = timeline.rules
    for ply in range(max(0, timeline.ply - 12), timeline.ply + 1):
        state = timeline.states[ply]
        for seat in rules.seats:
            frame = timeline.step(ply, seat)
            shown: Any = (frame.view.state.table, frame.view.moves, frame.events)
            if state.stage is Stage.HAND:
                shown = (*shown, frame.view.state)
            text = repr(shown)
            for zone, cards in state.table.items():
                if not rules.sees(state, seat, zone):
                    assert not [c for c in cards if c not in frame.view.memory and f"'{c}'" in text]


@every_game
@few
@given(st.data())
def test_memory_never_lies(key: str, data: st.DataObject) -> None:
    timeline = data.draw(timelines(key))
    for seat in timeline.rules.seats:
        for card, zone in timeline.view(timeline.ply, seat).memory.items():
            assert card in timeline.state.table[zone]


@every_game
@few
@given(st.data())
def test_a_guess_looks_the_same_to_the_guesser(key: str, data: st.DataObject) -> None:
    timeline = data.draw(timelines(key))
    rules, state = timeline.rules, timeline.state
    for seat in rules.seats:
        view = timeline.view(timeline.ply, seat)
        world = guess(rules, view, Random(timeline.ply))
        seen = rules.observe(world, seat)
        assert seen.state == view.state
        assert seen.moves == view.moves or state.to_move != seat
        assert all(card in world.table[zone] for card, zone in view.memory.items())
        assert HIDDEN not in {card for cards in world.table.values() for card in cards}
        assert_possible(rules, world)


@every_game
@few
@given(st.data())
def test_the_truth_is_always_possible(key: str, data: st.DataObject) -> None:
    timeline = data.draw(timelines(key))
    for state in timeline.states:
        assert_possible(timeline.rules, state)


def assert_possible(rules: Rules[Any, Any], state: State) -> None:
    for seat in rules.seats:
        for card in state.table.get(HAND.of(seat), ()):
            assert rules.may_hold(state, seat, card)


@every_game
@few
@given(st.data())
def test_moves_survive_their_notation(key: str, data: st.DataObject) -> None:
    timeline = data.draw(timelines(key))
    made = [move for _, move in timeline.moves]
    legal = timeline.rules.legal(timeline.state)
    offered = [move for moves in interjectors(timeline).values() for move in moves]
    for move in (*made, *legal, *offered):
        assert Move.parse(str(move)) == move
    for moves in (legal, *interjectors(timeline).values()):
        assert len(set(moves)) == len(moves)
        assert all(move.meaning == move for move in moves)


@every_game
@few
@given(st.data())
def test_somebody_can_always_move_until_the_end(key: str, data: st.DataObject) -> None:
    timeline = data.draw(timelines(key))
    for state in timeline.states:
        legal = timeline.rules.legal(state)
        assert bool(legal) == (not state.is_over and state.to_move != CHANCE)
        waits = state.stage in (Stage.LOT, Stage.SHUFFLE, Stage.RESHUFFLE)
        assert waits == (state.to_move == CHANCE)
        honest = [move for move in legal if not timeline.rules.breaks(state, move)]
        assert honest or not legal


@every_game
@few
@given(st.data())
def test_a_refused_move_has_a_reason(key: str, data: st.DataObject) -> None:
    timeline = data.draw(timelines(key))
    rules, state = timeline.rules, timeline.state
    hand = state.table.get(HAND.of(state.to_move), ())
    tried = [Move("play", (card,)) for card in hand]
    for move in (*tried, Move("pass"), Move("nonsense"), Move("discard", hand)):
        if state.stage is Stage.HAND and move.meaning not in rules.legal(state):
            with pytest.raises(IllegalMove) as refusal:
                rules.play(state, move)
            assert isinstance(refusal.value.what, Phrase)
            assert Wording(NAMES).say(refusal.value.what)
            assert set(rules.culprits(state, state.to_move, move)) <= set(rules.pack.cards)


@every_game
@few
@given(st.data())
def test_the_score_can_be_stored_and_ranked(key: str, data: st.DataObject) -> None:
    timeline = data.draw(timelines(key))
    rules, state = timeline.rules, timeline.state
    tally = rules.tally(state)
    assert json.loads(json.dumps(tally)) == tally
    assert len(tally["score"]) == len(rules.seats)
    assert sorted(seat for place in rules.ranking(state) for seat in place) == list(rules.seats)


@every_game
@settings(few, max_examples=4)
@given(seed=st.integers(0, 999))
def test_every_match_ends(key: str, seed: int) -> None:
    game = all_games()[key]
    timeline: Timeline[Any] = Timeline(game.rules(game.options().make()))
    rng = Random(seed)
    while not timeline.state.is_over:
        assert timeline.ply < LONGEST_MATCH
        play_on(timeline, rng.choice, rng)
    assert timeline.state.to_move not in timeline.rules.seats


@every_game
def test_every_value_of_every_option_can_be_played(key: str) -> None:
    game = all_games()[key]
    options = game.options()
    for option in options.declared():
        for value in values(option):
            chosen = possible(options, [(option.key, value)])
            assert options.from_json(json.loads(json.dumps(chosen.to_json()))) == chosen
            timeline: Timeline[Any] = Timeline(game.rules(chosen))
            for _ in range(30):
                if not timeline.state.is_over:
                    timeline.push(choice(timeline, Random(timeline.ply)))


@every_game
def test_the_game_introduces_itself(key: str) -> None:
    game = all_games()[key]
    options, presets = game.options(), [preset.key for preset in game.presets]
    default = options.make()
    assert game.key == key
    assert game.players[0] <= default.players <= game.players[1]
    assert len(set(presets)) == len(presets)
    for preset in game.presets:
        assert isinstance(options.make(**preset.options), options)
    assert set(game.bots()) <= {"beginner", "club", "expert", "master"}
    assert options.declared()[0].key == "players"
    for option in options.declared():
        assert option.label.source
        assert option.help.source.endswith((".", ")"))


@every_game
def test_the_game_says_of_all_levels_or_of_none_since_when_they_play_so(key: str) -> None:
    game = all_games()[key]
    assert set(game.levels_since) in (set(), set(game.bots()))
    assert all(1 <= since <= game.bots_version for since in game.levels_since.values())


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("key", "level"), [(key, level) for key, game in all_games().items() for level in game.bots()]
)
def test_who_is_stopped_answers_at_once_and_by_the_rules(key: str, level: str) -> None:
    """Counted in calls, which no busy machine disturbs; what is known by then is not counted."""
    for position in islice(positions(all_games()[key], 3), STOPPED):
        rules, view = position.timeline.rules, position.view
        ask = partial(all_games()[key].bots()[level](rules).choose, view, Random(1), Raised())
        move = ask()
        assert move in view.moves
        assert not rules.breaks(position.state, move)
        assert calls(ask) < AT_ONCE
