"""The hands whose first word was counted: tables decide, and the counts are those of all deals."""

from itertools import groupby
from math import comb, sqrt

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.wording import Wording
from naipes_gui.core.zones import TURN_UP
from naipes_gui.games.ecarte.players.solver import bits
from naipes_gui.games.ecarte.players.tables import Situation, tables
from naipes_gui.games.ecarte.rules.state import GAME, EcarteState
from naipes_gui.review.judged import accepts
from naipes_gui.review.problems import RULE_HANDS, STEPS, Problem, problems
from naipes_gui.store.branching import leaving_at
from tools.problems.proposing import fared

MANY, DEALS, FEW = 30, comb(26, 5), 1000
SURE = 0.99
LONGEST_RUN = 5
NEAR = 0.1
"""How far the strength of the tables, which counts few deals, may lie from all of them."""
HANDS = problems(RULE_HANDS)


def asked(problem: Problem) -> EcarteState:
    state: EcarteState = problem.record().timeline.states[problem.ply]
    return state


def by_the_tables(state: EcarteState, hand: tuple[Card, ...]) -> str:
    bit = bits(state.trump)
    at = Situation(state.scores[0], state.scores[1], bit.mask(state.table[TURN_UP.id]))
    share = tables().blocks(at, bit.mask(hand), 1, 0, leads=True)
    return "stand" if share >= SURE else "propose" if share <= 1 - SURE else ""


def won(problem: Problem) -> float:
    assert problem.odds is not None
    *good, _ = (count for _, count in problem.odds.parts)
    return sum(good) / DEALS


def test_there_are_as_many_of_either_answer() -> None:
    answers = [one.judged.best.verb for one in HANDS]
    assert len(answers) == MANY
    assert answers.count("stand") == answers.count("propose")


def test_the_place_of_a_hand_does_not_tell_its_answer() -> None:
    """By difficulty alone the first half was to be played, and the second to be proposed."""
    answers = [one.judged.best.verb for one in HANDS]
    assert max(len([*same]) for _, same in groupby(answers)) <= LONGEST_RUN
    for step in range(1, STEPS + 1):
        own = [one.judged.best.verb for one in HANDS if one.step == step]
        assert own.count("stand") == own.count("propose"), step
    assert [one.step for one in HANDS] == sorted(one.step for one in HANDS)


@pytest.mark.parametrize("problem", HANDS, ids=[one.key for one in HANDS])
def test_a_hand_is_answered_by_the_tables_and_counted_over_all_deals(problem: Problem) -> None:
    state, odds, judged = asked(problem), problem.odds, problem.judged
    assert odds is not None
    assert {move.verb for move in problem.record().rules.legal(state)} >= {"stand", "propose"}
    assert (state.round, state.elder) == (1, problem.seat)
    assert leaving_at(problem.record(), problem.ply) == problem.ply
    hand = state.hand(problem.seat)
    assert by_the_tables(state, hand) == judged.best.verb
    assert accepts(judged, judged.made) is False
    assert sum(count for _, count in odds.parts) == DEALS
    bit = bits(state.trump)
    known = tables().strength(bit.mask(hand), bit.mask(state.table[TURN_UP.id]), leads=True)
    assert abs(won(problem) - known) < NEAR
    assert Wording().say(odds.said)


@pytest.mark.parametrize("problem", HANDS, ids=[one.key for one in HANDS])
def test_with_one_card_changed_the_tables_say_the_contrary(problem: Problem) -> None:
    odds, state = problem.odds, asked(problem)
    assert odds is not None
    if odds.turn is None:
        return
    assert sum(count for _, count in odds.turned) == DEALS
    (out,), (into,) = (odds.turn.blanks[name] for name in ("out", "into"))
    hand = tuple(into if card == out else card for card in state.hand(problem.seat))
    assert {by_the_tables(state, hand), problem.judged.best.verb} == {"stand", "propose"}


@pytest.mark.parametrize("problem", HANDS, ids=[one.key for one in HANDS])
def test_the_reason_names_the_cards_and_figures_of_the_hand(problem: Problem) -> None:
    state, odds = asked(problem), problem.odds
    assert odds is not None
    at_stake, told = odds.why
    lacks = GAME - state.scores[1]
    assert ("single" in at_stake.source) == (lacks == 1)
    assert ("loses the game" in at_stake.source) == (lacks == 2)
    hand = state.hand(problem.seat)
    kept = [card for card in hand if card.suit == state.trump or card.rank == "K"]
    blanks, stands = told.blanks, problem.judged.best.verb == "stand"
    assert blanks["n"] == len(hand) - len(kept)
    assert blanks.get("kept", tuple(kept)) == tuple(kept)
    assert blanks["now"] == round(100 * won(problem))
    better, worse = ("plays", "proposes") if stands else ("proposes", "plays")
    assert blanks[better] > blanks[worse] or (
        blanks[better] == blanks[worse] and told.source.startswith("It is close")
    )


@pytest.mark.parametrize("problem", HANDS[::8], ids=[one.key for one in HANDS[::8]])
def test_the_tables_play_it_out_as_the_reason_says(problem: Problem) -> None:
    """By fewer deals than were counted: within four standard errors of so few."""
    record = problem.record()
    view = record.timeline.until(problem.ply).view(problem.ply, problem.seat)
    assert problem.odds is not None
    found, told = fared(view, record.rules.options, FEW), problem.odds.why[-1]
    few = 1000 * 2 * found.apart + 2
    lead = told.blanks["plays"] - told.blanks["proposes"]
    assert abs(1000 * (found.plays - found.proposes) - lead) < few
    assert abs(found.renewed - told.blanks["renewed"] / 100) < 4 * 0.5 / sqrt(FEW / 2) + 0.01


def test_how_often_a_hand_wins_does_not_decide() -> None:
    played = [won(one) for one in HANDS if one.judged.best.verb == "stand"]
    proposed = [won(one) for one in HANDS if one.judged.best.verb == "propose"]
    assert max(proposed) > min(played)
