"""The opponents: honest, repeatable, quick to stop, at home under every option."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import combinations, count, islice
from random import Random
from time import perf_counter, process_time
from typing import Any

import pytest

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.bots.duel import duel
from naipes_gui.core.cards import KING_HIGH, Card, french
from naipes_gui.core.guess import guess
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Bot, Rules, Stage, Stop, View
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.core.tricks import winner
from naipes_gui.games.mosca import bits, playout, strength
from naipes_gui.games.mosca.bots import LEVELS
from naipes_gui.games.mosca.expert import Expert
from naipes_gui.games.mosca.options import MoscaOptions
from naipes_gui.games.mosca.rules import Mosca
from naipes_gui.games.mosca.state import MoscaState, value
from naipes_gui.games.mosca.tricks import replies
from tests.games.mosca.positions import cards, play, playing, position, rules


class Flag:
    """A stop that is up from the start, or never."""

    def __init__(self, *, up: bool = False) -> None:
        self.up = up

    def is_set(self) -> bool:
        return self.up


class Careless:
    """Plays any move, infractions included."""

    def choose(self, view: View[Any], rng: Random, stop: Stop) -> Move:
        return rng.choice(view.moves)


NEVER, NOW = Flag(), Flag(up=True)
QUICK: dict[str, Callable[[Rules[Any, Any]], Bot[Any]]] = {
    **LEVELS,
    "expert": lambda of: Expert(of, talks=16, deals=10),
}
"""The levels, the expert with a smaller budget."""


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
    players = (LEVELS["club"](of),)
    for seed in count():
        timeline = match(of, players, f"decisions {seed}")
        for ply in timeline.decisions:
            view = timeline.view(ply, timeline.moves[ply][0])
            if len(view.moves) > 1:
                yield timeline.states[ply], view


@pytest.mark.parametrize("level", LEVELS)
def test_the_move_does_not_depend_on_hidden_cards(level: str) -> None:
    """Each of 100 positions of a level: other hidden cards, same seed, same move."""
    of = rules(players=4)
    bot, rng, changed = QUICK[level](of), Random(5), 0
    for number, (state, view) in enumerate(islice(decisions(of), 100)):
        unlike = guess(of, view, rng)
        changed += unlike.table != state.table
        seen = replace(of.observe(unlike, view.seat), memory=view.memory)
        assert seen == view
        first, second = (bot.choose(v, Random(number), NEVER) for v in (view, seen))
        assert first == second
    assert changed > 90


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_match(level: str) -> None:
    of = rules(match="hands:3")
    players = (QUICK[level](of), LEVELS["club"](of))
    once, again = (match(of, players, "again").moves for _ in range(2))
    assert once == again


@pytest.mark.parametrize("level", LEVELS)
def test_stops_at_once(level: str) -> None:
    of = rules(players=6, short_stock="reshuffle")
    bot = LEVELS[level](of)
    for _, view in islice(decisions(of), 40):
        began = perf_counter()
        assert bot.choose(view, Random(1), NOW) in view.moves
        assert perf_counter() - began < 0.2


VARIANTS: tuple[dict[str, Any], ...] = (
    {"deck": "large", "exchange": "immediately", "flush_cmp": "ranks"},
    {"players": 6, "short_stock": "reshuffle", "loo_to": "next"},
    {"players": 5, "short_stock": "reshuffle", "exchange": "immediately", "tie": "carry"},
    {"players": 4, "enforce": "free", "follow_after_ruff": "still_high"},
    {"players": 4, "score_by": "tricks", "tie": "more_tricks_then_split"},
)


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("level", LEVELS)
def test_plays_every_variant(options: dict[str, Any], level: str) -> None:
    of = rules(**{"match": "hands:2", **options})
    timeline = match(of, (QUICK[level](of), Careless()), f"{level} {options}")
    assert timeline.state.stage is Stage.OVER
    assert all(state.bank >= 0 for state in timeline.states)


def test_the_expert_beats_a_random_player_clearly() -> None:
    result = duel(lambda: Mosca(MoscaOptions.make()), QUICK["expert"], RandomBot, 20)
    assert result.mean > 1
    assert result.mean - result.margin > 0


def test_the_expert_answers_within_a_second() -> None:
    of = rules(players=6)
    bot, spent = LEVELS["expert"](of), []
    for _, view in islice(decisions(of), 12):
        began = process_time()
        bot.choose(view, Random(1), NEVER)
        spent.append(process_time() - began)
    assert max(spent) < 1


def test_the_club_beats_the_beginner() -> None:
    result = duel(lambda: Mosca(MoscaOptions.make()), LEVELS["club"], LEVELS["beginner"], 100)
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


# What the levels know.


def test_bits_allow_what_the_rules_allow() -> None:
    rng = Random(4)
    pack = french(44).cards
    for still_high in ("any", "still_high"):
        options = MoscaOptions.make(players=6, follow_after_ruff=still_high)
        for _ in range(400):
            hand, trick = rng.sample(pack, 5), list[Card]()
            for card in rng.sample([c for c in pack if c not in hand], rng.randint(1, 5)):
                trick.append(card)
            trump = rng.choice("SHDC")
            board = playout.Board([0] * 6, [0] * 6, [0] * 6, 0, still_high == "still_high")
            for card in trick:
                board.hands[board.turn] = bits.bits(trump)[card]
                board.play(bits.bits(trump)[card])
            board.hands[board.turn] = bits.mask(hand, trump)
            expected = replies(hand, trick, trump, options).cards
            assert board.legal() == bits.mask(expected, trump)
            assert board.taker == winner(trick, KING_HIGH, trump)
            assert board.worth == sum(map(value, trick))


def test_stakes_pay_as_the_rules_do() -> None:
    plain = playout.Stakes(pool=5, seats=3, by_tricks=False, loo_now=True, tie="split")
    assert plain.gains([80, 50, 0], [3, 2, 0]) == pytest.approx([7 - 5 / 3, -5 / 3, -2 - 5 / 3])
    assert plain.gains([60, 60, 10], [2, 2, 1]) == pytest.approx([2 - 4 / 3, 2 - 4 / 3, -4 / 3])
    carried = replace(plain, tie="carry")
    assert carried.gains([60, 60, 10], [2, 2, 1]) == pytest.approx([0, 0, 0])
    longer = replace(plain, tie="more_tricks_then_split")
    assert longer.gains([60, 60], [3, 2])[0] > 3
    later = replace(plain, loo_now=False, by_tricks=True)
    assert later.gains([50, 80, 0], [3, 2, 0])[0] == pytest.approx(5 - 1)


def test_what_is_usually_changed() -> None:
    def mask(text: str) -> int:
        return bits.mask(cards(text), "H")

    assert strength.thrown(mask("KH 7H KS 9D JC"), 5) == mask("9D JC")
    assert strength.thrown(mask("KH 7H KS 9D JC"), 1) == mask("9D")
    assert strength.least(mask("KH QH JH AH 7H"), 1) == mask("7H")
    powers = [
        strength.strength(mask(h)) for h in ("7S 8S 9D 8D 7C", "KS 8S 9D 8D 7H", "KH QH 7H KS KD")
    ]
    assert powers == sorted(powers)


def test_more_rivals_and_less_strength_promise_less() -> None:
    for rivals, power in combinations(range(1, 6), 2):
        win, loo = strength.odds(power, rivals)
        assert win <= strength.odds(power + 1, rivals)[0]
        assert loo >= strength.odds(power + 1, rivals)[1]
    assert strength.promise(1.0, 4, 1, 2, 4) < strength.promise(1.0, 12, 1, 2, 4)
    assert strength.promise(1.0, 4, 3, 0, 4) < strength.promise(1.0, 4, 0, 0, 4)


def test_the_expert_takes_the_last_trick_it_needs() -> None:
    of = rules()
    state = playing(of, {1: "9S", 2: "KS 7S", 0: "8S"}, "9H")
    bot = LEVELS["expert"](of)
    led = play(of, state, ["play 9S"])
    assert bot.choose(of.observe(led, Seat(2)), Random(1), NEVER) == Move.parse("play KS")
