"""The opponents: honest, repeatable, at home under every option."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache, partial
from itertools import count, islice
from random import Random
from typing import Any

import pytest

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.bots.duel import duel
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Bot, Rules, Stage, Stop, View
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.games.mosca.options import MoscaOptions
from naipes_gui.games.mosca.players.levels import EXPERT, LEVELS, MASTER
from naipes_gui.games.mosca.players.sampling import Sampling
from naipes_gui.games.mosca.rules.game import Mosca
from naipes_gui.games.mosca.rules.state import MoscaState
from tests.contract.honesty import calls
from tests.games.mosca.positions import play, playing, position, rules
from tests.guess import guess
from tests.nights import by_night
from tests.playthrough import Running


class Careless:
    """Plays any move, infractions included."""

    def choose(self, view: View[Any], rng: Random, stop: Stop) -> Move:
        return rng.choice(view.moves)


NEVER = Running()
QUICK: dict[str, Callable[[Rules[Any, Any]], Bot[Any]]] = {
    **LEVELS,
    "expert": lambda of: Sampling(of, depth=replace(EXPERT, talks=15, deals=10)),
    "master": lambda of: Sampling(of, depth=replace(MASTER, talks=12, deals=6, further=())),
}
"""The levels, the strong ones with smaller budgets."""


def step(timeline: Timeline[MoscaState], players: tuple[Bot[Any], ...], seed: str) -> Move:
    state = timeline.state
    rng = Random(f"{seed}:{timeline.ply}")
    if state.to_move == CHANCE:
        return timeline.rules.chance(state, rng)
    view = timeline.view(timeline.ply, state.to_move)
    bot = players[state.to_move % len(players)]
    move = bot.choose(view, rng, NEVER)
    assert move in view.moves
    assert isinstance(bot, Careless) or not timeline.rules.breaks(state, move)
    return move


def match(of: Mosca, players: tuple[Bot[Any], ...], seed: str) -> Timeline[MoscaState]:
    timeline = Timeline(of)
    while not timeline.state.is_over:
        timeline.push(step(timeline, players, seed))
    return timeline


def decisions(of: Mosca) -> Iterator[tuple[MoscaState, View[MoscaState]]]:
    """Return decisions of matches between clubs, each as it is and as its seat sees it."""
    for seed in count():
        yield from club_match(of.options, seed)


@lru_cache(maxsize=50)
def club_match(options: MoscaOptions, seed: int) -> tuple[tuple[MoscaState, View[MoscaState]], ...]:
    """Return the decisions of a match between clubs, played once for all who ask for them."""
    of = Mosca(options)
    timeline = match(of, (LEVELS["club"](of),), f"decisions {seed}")
    found = ((ply, timeline.view(ply, timeline.moves[ply][0])) for ply in timeline.decisions)
    return tuple((timeline.states[ply], view) for ply, view in found if len(view.moves) > 1)


@pytest.mark.parametrize("level", LEVELS)
def test_the_move_does_not_depend_on_hidden_cards(level: str) -> None:
    """Each of 100 positions of a level by night: other hidden cards, same seed, same move."""
    of = rules(players=4)
    bot, rng, changed, many = QUICK[level](of), Random(5), 0, by_night(100, by_day=40)
    for number, (state, view) in enumerate(islice(decisions(of), many)):
        unlike = guess(of, view, rng)
        changed += unlike.table != state.table
        seen = replace(of.observe(unlike, view.seat), memory=view.memory)
        assert seen == view
        first, second = (bot.choose(v, Random(number), NEVER) for v in (view, seen))
        assert first == second
    assert changed > 0.9 * many


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_match(level: str) -> None:
    of = rules(match="hands:3")
    players = (QUICK[level](of), LEVELS["club"](of))
    once, again = (match(of, players, "again").moves for _ in range(2))
    assert once == again


VARIANTS: tuple[dict[str, Any], ...] = (
    {"deck": "large", "exchange": "immediately", "flush_cmp": "ranks"},
    {"players": 6, "short_stock": "reshuffle", "loo_to": "next"},
    {"players": 5, "short_stock": "reshuffle", "exchange": "immediately", "tie": "carry"},
    {"players": 4, "enforce": "free", "follow_after_ruff": "still_high"},
    {"players": 4, "score_by": "tricks", "tie": "more_tricks_then_split"},
)


@pytest.mark.sampled
@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("level", LEVELS)
def test_plays_every_variant(options: dict[str, Any], level: str) -> None:
    of = rules(**{"match": "hands:2", **options})
    timeline = match(of, (QUICK[level](of), Careless()), f"{level} {options}")
    assert timeline.state.stage is Stage.OVER
    assert all(state.bank >= 0 for state in timeline.states)


def test_the_expert_beats_a_random_player_clearly() -> None:
    result = duel(lambda: Mosca(MoscaOptions.make()), QUICK["expert"], RandomBot, 20)
    assert result.mean > 0.5
    assert result.mean - result.margin > 0


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("level", "limit"), [("club", 2_000), ("expert", 400_000), ("master", 800_000)]
)
def test_answers_in_time(level: str, limit: int) -> None:
    """Counted in calls, of which a slow machine makes a million a second."""
    of = rules(players=6)
    bot = LEVELS[level](of)
    for _, view in islice(decisions(of), 4, by_night(24, by_day=7)):
        assert calls(partial(bot.choose, view, Random(1), NEVER)) < limit


def test_the_club_beats_the_beginner() -> None:
    result = duel(
        lambda: Mosca(MoscaOptions.make()),
        LEVELS["club"],
        LEVELS["beginner"],
        by_night(100, by_day=50),
    )
    assert result.mean - result.margin > 0


def test_who_would_be_alone_stays() -> None:
    of = rules()
    state = play(of, position(of, {0: "7S 8S 9D 8D 7C"}, "9H"), ["pass", "pass"])
    for make in LEVELS.values():
        assert make(of).choose(of.observe(state, Seat(0)), Random(1), NEVER).verb == "stay"


def test_a_rich_pool_draws_players_in() -> None:
    of = rules(players=6)
    weak = position(of, {1: "7S 8S 9D 8D 7C"}, "9H")
    rich = replace(weak, scores=(-54, 0, 0, 0, 0, 0), carried=48)
    for level in ("club", "expert"):
        bot = LEVELS[level](of)
        verbs = [bot.choose(of.observe(s, Seat(1)), Random(1), NEVER).verb for s in (weak, rich)]
        assert verbs == ["pass", "stay"]


BESIDE_A_GREAT_HAND = [
    ("KH KS AC 7S 8D", "KD"),
    ("JS TC 9S 7C JH", "7H"),
    ("7H TH KD JS QD", "7S"),
    ("TS QH KH QC JD", "QD"),
]
"""Hands with a trump or two, and turn-ups."""


@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize(("hand", "turnup"), BESIDE_A_GREAT_HAND)
def test_nobody_good_stays_on_little_beside_who_changed_no_card(
    level: str, hand: str, turnup: str
) -> None:
    of = rules()
    state = play(of, position(of, {2: hand}, turnup), ["stay"])
    for seed in range(4):
        bot = LEVELS[level](of)
        assert bot.choose(of.observe(state, Seat(2)), Random(seed), NEVER).verb == "pass"


@pytest.mark.parametrize(
    ("hands", "led"),
    [
        ({1: "AD KH", 2: "JD 9S", 0: "8C 7C"}, "KH"),
        ({1: "AD KH", 2: "TD 9S", 0: "8C 7C"}, "AD"),
        ({1: "9D 9H", 2: "8D 9S", 0: "8C 7C"}, "9D"),
        ({1: "KH 9D 7S", 2: "JD 9S 8S", 0: "9C 8C 7C"}, "KH"),
        ({1: "QD 9H 7S", 2: "JD 9S 8S", 0: "9C 8C 7C"}, "QD"),
        ({1: "JD 9D 8H", 2: "QD 9S 8S", 0: "9C 8C 7C"}, "8H"),
        ({1: "QD 9D 8H", 2: "JD 9S 8S", 0: "9C 8C 7C"}, "QD"),
    ],
)
def test_of_the_last_two_or_three_the_club_leads_the_highest_trump_that_is_left(
    hands: dict[int, str], led: str
) -> None:
    of = rules()
    state = playing(of, hands, "7D")
    stock = state.table["stock"]
    won = tuple(card for card in stock if card.suit == "D")
    left = tuple(card for card in stock if card.suit != "D")
    state = replace(state, table={**state.table, "stock": left, "won:2": won})
    move = LEVELS["club"](of).choose(of.observe(state, Seat(1)), Random(1), NEVER)
    assert str(move) == f"play {led}"
