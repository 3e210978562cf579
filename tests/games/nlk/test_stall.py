"""The stall guard: hands in which cards only go round (NLK-R25)."""

from dataclasses import replace
from random import Random

import pytest

from naipes_gui.core.draft import Draft
from naipes_gui.core.rules import Stage
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.games.nlk.rules import stall
from naipes_gui.games.nlk.rules.game import places
from naipes_gui.games.nlk.rules.state import NlkState
from tests.games.nlk.positions import (
    legal,
    play,
    rules,
    trick,
)

THREE = rules(players=3)


def positions(state: NlkState, turns: int, *again: str) -> NlkState:
    """Make a state that has counted so many turns, some of them in given positions."""
    fresh = tuple(f"position {number}" for number in range(turns - len(again)))
    return replace(state, positions=(*fresh, *again, *state.positions), limited=False)


def going_round() -> NlkState:
    """Two of three players hand one card round: seat 0 leads it, the next two take."""
    return trick(THREE, ("9S KD", "8D 8C", "9D TC"), 0)


def test_positions_are_counted_at_every_decision_and_after_progress_anew() -> None:
    state = going_round()
    assert len(state.positions) == 1
    state = play(THREE, state, "play 9S")
    assert len(state.positions) == 2
    state = play(THREE, state, "take")
    assert (len(state.positions), state.seen_before, state.limited) == (3, 0, False)
    out = play(THREE, trick(THREE, ("9S", "8D 8C", "9D TC"), 0), "play 9S")
    assert (len(out.positions), out.out) == (1, (0,))


def test_taking_is_limited_from_the_second_occurrence() -> None:
    state = trick(THREE, ("KD AD", "8D TS", "9D TC"), 1, "9S", 3)
    assert legal(THREE, state) == ["play TS", "take"]
    draft = Draft(state, (), THREE.options)
    stall.count(draft, THREE.pack)
    again = draft.state
    assert (again.seen_before, again.limited) == (1, True)
    assert legal(THREE, again) == ["play TS"]
    stuck = replace(again, to_move=Seat(2))
    assert legal(THREE, stuck) == ["take"]


def test_the_limit_lasts_until_progress() -> None:
    state = replace(trick(THREE, ("KD AD", "8D TS", "9D JS"), 1, "9S", 3), limited=True)
    state = play(THREE, state, "play TS")
    assert state.limited
    turned = play(THREE, state, "play JS")
    assert (turned.limited, len(turned.positions)) == (False, 1)


@pytest.mark.parametrize(("turns", "limited"), [(179, False), (180, True)])
def test_many_turns_limit_taking(turns: int, limited: bool) -> None:
    state = positions(going_round(), turns - 1)
    after = play(THREE, state, "play 9S")
    assert (len(after.positions) - 1, after.limited) == (turns, limited)


@pytest.mark.parametrize(("turns", "stage"), [(449, Stage.HAND), (450, Stage.OVER)])
def test_too_many_turns_stop_the_hand(turns: int, stage: Stage) -> None:
    state = trick(THREE, ("9S KD AD QD", "8D 8C", "9D"), 0)
    after = play(THREE, positions(state, turns - 1), "play KD")
    assert after.stage is stage


def test_the_third_occurrence_stops_the_hand_and_most_cards_lose() -> None:
    state = trick(THREE, ("9S KD AD QD", "8D 8C", "9D"), 0)
    led = play(THREE, state, "play KD")
    twice = replace(state, positions=(led.positions[-1], led.positions[-1], *state.positions))
    over = play(THREE, twice, "play KD")
    assert (over.stage, over.scores) == (Stage.OVER, (1, 0, 0))
    assert over.finish == (3, 2, 1)


def test_a_tie_for_most_cards_makes_the_hand_void() -> None:
    state = trick(THREE, ("9S KD AD", "8D 8C", "9D"), 0)
    led = play(THREE, state, "play KD")
    twice = replace(state, positions=(led.positions[-1], led.positions[-1], *state.positions))
    void = play(THREE, twice, "play KD")
    assert (void.stage, void.scores, void.finish) == (Stage.SHUFFLE, (0, 0, 0), ())
    assert (void.dealer, void.places) == (0, (0, 0, 0))


def test_those_who_hold_cards_share_places_by_their_number() -> None:
    of = rules(players=6)
    hands = ("", "9S TS", "9D TD", "9C TC JC", "9H TH JH QH KH", "")
    state = trick(of, hands, 1, out=(Seat(5), Seat(0)))
    assert stall.loser(state) == 4
    assert places(state, Seat(4)) == (2, 3, 3, 5, 6, 1)


def test_the_guard_ends_what_greedy_players_never_would() -> None:
    """Whoever always leads the highest and takes whenever possible goes round for ever."""
    stopped = 0
    for seed in range(4):
        of, timeline = THREE, Timeline(THREE)
        while not timeline.state.is_over:
            state = timeline.state
            if state.to_move == CHANCE:
                timeline.push(of.chance(state, Random(f"{seed} {timeline.ply}")))
            else:
                timeline.push(of.legal(state)[-1 if state.chain or state.size else 0])
        stopped += len(timeline.state.active) > 1
    assert stopped
