"""The opponents: honest, repeatable, at home under every option."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import count, islice, pairwise
from random import Random
from typing import Any

import pytest

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.bots.duel import duel
from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Bot, Stage, Stop, View
from naipes_gui.core.table import CHANCE, NOBODY, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.zones import HAND
from naipes_gui.games.ecarte.options import EcarteOptions
from naipes_gui.games.ecarte.players import equity, solver, strength
from naipes_gui.games.ecarte.players.exchange import likely_discards, worst
from naipes_gui.games.ecarte.players.levels import LEVELS
from naipes_gui.games.ecarte.rules.game import Ecarte
from naipes_gui.games.ecarte.rules.state import EcarteState, Phase
from tests.guess import guess
from tests.nights import by_night
from tests.playthrough import Running


class Careless:
    """Plays any move, infractions and false names included."""

    def choose(self, view: View[Any], rng: Random, stop: Stop) -> Move:
        return rng.choice(view.moves)


NEVER = Running()


def step(timeline: Timeline[EcarteState], players: tuple[Bot[Any], ...], seed: str) -> Move:
    state = timeline.state
    rng = Random(f"{seed}:{timeline.ply}")
    if state.to_move == CHANCE:
        return timeline.rules.chance(state, rng)
    view = timeline.view(timeline.ply, state.to_move)
    move = players[state.to_move].choose(view, rng, NEVER)
    assert move in view.moves
    assert isinstance(players[state.to_move], Careless) or not timeline.rules.breaks(state, move)
    return move


def match(rules: Ecarte, players: tuple[Bot[Any], ...], seed: str) -> Timeline[EcarteState]:
    timeline = Timeline(rules)
    while not timeline.state.is_over:
        timeline.push(step(timeline, players, seed))
    return timeline


def decisions(rules: Ecarte) -> Iterator[tuple[EcarteState, View[EcarteState]]]:
    """Return decisions of matches between clubs, each as it is and as its seat sees it."""
    for seed in count():
        yield from club_match(rules.options, seed)


@lru_cache(maxsize=50)
def club_match(
    options: EcarteOptions, seed: int
) -> tuple[tuple[EcarteState, View[EcarteState]], ...]:
    """Return the decisions of a match between clubs, played once for all who ask for them."""
    rules = Ecarte(options)
    timeline = match(rules, (LEVELS["club"](rules),) * 2, f"decisions {seed}")
    found = ((ply, timeline.view(ply, timeline.moves[ply][0])) for ply in timeline.decisions)
    return tuple((timeline.states[ply], view) for ply, view in found if len(view.moves) > 1)


@pytest.mark.parametrize("level", LEVELS)
def test_the_move_does_not_depend_on_hidden_cards(level: str) -> None:
    """Each of 100 positions of a level by night: other hidden cards, same seed, same move."""
    rules = Ecarte(EcarteOptions.make())
    bot, rng, changed, many = LEVELS[level](rules), Random(5), 0, by_night(100, by_day=15)
    for number, (state, view) in enumerate(islice(decisions(rules), many)):
        unlike = guess(rules, view, rng)
        changed += unlike.table != state.table
        seen = replace(rules.observe(unlike, view.seat), memory=view.memory)
        assert seen == view
        first, second = (bot.choose(v, Random(number), NEVER) for v in (view, seen))
        assert first == second
    assert changed > 0.9 * many


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_match(level: str) -> None:
    rules = Ecarte(EcarteOptions.make())
    players = (LEVELS[level](rules), LEVELS["club"](rules))
    once, again = (match(rules, players, "again").moves for _ in range(2))
    assert once == again


VARIANTS: tuple[dict[str, Any], ...] = (
    {"dealer_min": 1, "deal": "2+3", "first_dealer": "lowest"},
    {"king_window": "before_own_first_card", "resign": True, "early_stop": False},
    {"stakes": True, "match": "best_of:3"},
    {"enforce": "free", "call_suit": True, "king_window": "before_own_first_card"},
    {"enforce": "free", "resign": True, "early_stop": False, "match": "best_of:3"},
)


@pytest.mark.sampled("level", "options.enforce", "options.match", "options.deal")
@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("level", LEVELS)
def test_plays_every_variant(options: dict[str, Any], level: str) -> None:
    rules = Ecarte(EcarteOptions.make(**options))
    timeline = match(rules, (LEVELS[level](rules), Careless()), f"{level} {options}")
    assert timeline.state.stage is Stage.OVER


def test_copes_with_an_opponent_who_revokes() -> None:
    rules = Ecarte(EcarteOptions.make(enforce="free", call_suit=True, match="best_of:3"))
    timeline = match(rules, (LEVELS["expert"](rules), Careless()), "revokes")
    guilty = {seat for state in timeline.states for seat in state.offenders}
    assert guilty == {Seat(1)}


@pytest.mark.thorough
def test_the_expert_beats_a_random_player_clearly() -> None:
    result = duel(
        lambda: Ecarte(EcarteOptions.make()), LEVELS["expert"], RandomBot, by_night(40, by_day=16)
    )
    assert result.mean > 0.3
    assert result.mean - result.margin > 0


def test_a_duel_of_equals_is_even_and_repeatable() -> None:
    def play() -> tuple[float, ...]:
        rules = Ecarte(EcarteOptions.make())
        return duel(lambda: rules, LEVELS["beginner"], LEVELS["beginner"], 30, 3).gains

    assert play() == play()


# What the levels know.


def test_equity_is_fair_and_rises_with_the_score() -> None:
    table = [[equity.equity(mine, theirs, False) for theirs in range(6)] for mine in range(5)]
    assert abs(table[0][0]) < 0.05
    assert all(row == sorted(row, reverse=True) for row in table)
    assert all(upper < lower for upper, lower in pairwise(table))


def test_pays_hold_the_points_of_the_hand() -> None:
    plain = equity.Prospect(0, 0, True, False)
    assert [equity.points(plain, n) for n in range(6)] == [
        (0, 2), (0, 1), (0, 1), (1, 0), (1, 0), (2, 0),
    ]  # fmt: skip
    mine, theirs = plain._replace(authority=1), plain._replace(authority=-1)
    assert [equity.points(mine, n) for n in (0, 2, 3, 5)] == [(0, 2), (0, 2), (1, 0), (2, 0)]
    assert [equity.points(theirs, n) for n in (0, 2, 3, 5)] == [(0, 2), (0, 1), (2, 0), (2, 0)]
    guilty = plain._replace(revoked=1)
    assert [equity.points(guilty, n) for n in (0, 2, 3, 5)] == [(0, 2), (0, 1), (0, 0), (1, 0)]


def test_a_glance_comes_near_the_sampled_strength() -> None:
    rng = Random(7)
    misses = []
    for leads in (True, False):
        for _ in range(60):
            turnup, *cards = rng.sample([1 << place for place in range(32)], 32)
            if turnup < solver.TRUMPS & -solver.TRUMPS:
                continue
            hand, unseen = sum(cards[:5]), cards[5:]
            exact = strength.sampled(hand, unseen, 150, rng, leads=leads)
            misses.append(abs(exact - strength.glance(hand, turnup, leads=leads)))
    assert sum(misses) / len(misses) < 0.07


def test_what_is_usually_changed() -> None:
    def bits(cards: str) -> int:
        return solver.bits("H").mask(map(Card, cards.split()))

    assert worst(bits("KH 7H KS 9D JC"), 1, 5) == bits("9D JC")
    assert worst(bits("KH QH JH AH TH"), 1, 5) == bits("TH")
    assert worst(bits("KH QH JH AH TH"), 0, 5) == 0
    assert bits("9D") in likely_discards(bits("KH 7H KS 9D JC"), 1, 5)
    assert all(cards.bit_count() >= 1 for cards in likely_discards(bits("KH QH JH AH TH"), 1, 5))


def king_view(seat: int, points: tuple[int, int], authority: int) -> tuple[Ecarte, View[Any]]:
    """Return the view of an elder with a strong hand who must decide about his king."""
    rules = Ecarte(EcarteOptions.make())
    hand = tuple(map(Card, ("KH", "QH", "KS", "KD", "7C")))
    start = rules.start()
    rest = tuple(c for c in rules.pack.cards if c not in hand and c != "8H")
    table = {
        **start.table, "turnup": (Card("8H"),), "stock": rest[5:],
        HAND.of(Seat(seat)): hand, HAND.of(Seat(1 - seat)): rest[:5],
    }  # fmt: skip
    state = replace(
        start, table=table, scores=points, stage=Stage.HAND, phase=Phase.KING,
        dealer=Seat(1 - seat), to_move=Seat(seat), leader=Seat(seat), authority=Seat(authority),
    )  # fmt: skip
    return rules, rules.observe(state, Seat(seat))


@pytest.mark.parametrize(
    ("points", "authority", "verb"),
    [((0, 0), NOBODY, "announce"), ((4, 4), 1, "announce"), ((3, 0), 1, "conceal")],
)
def test_the_king_is_announced_unless_hiding_it_costs_nothing(
    points: tuple[int, int], authority: int, verb: str
) -> None:
    """With 3 points against authority the point wins the game either way (ECA-T12)."""
    rules, view = king_view(0, points, authority)
    assert LEVELS["expert"](rules).choose(view, Random(1), NEVER).verb == verb
