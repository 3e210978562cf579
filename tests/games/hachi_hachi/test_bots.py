"""The opponents: at home under every option, and knowing what is good."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import count
from random import Random
from typing import Any

import pytest

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.bots.cards import places
from naipes_gui.bots.duel import duel
from naipes_gui.bots.trial import Choice
from naipes_gui.core.cards import FLOWERS, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Bot, Stage, View
from naipes_gui.core.table import CHANCE, Paid
from naipes_gui.core.timeline import Timeline
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.players import bits, expert
from naipes_gui.games.hachi_hachi.players.decision import tried
from naipes_gui.games.hachi_hachi.players.expert import Depth, Expert
from naipes_gui.games.hachi_hachi.players.greedy import Greedy
from naipes_gui.games.hachi_hachi.players.levels import LEVELS
from naipes_gui.games.hachi_hachi.players.master import Master
from naipes_gui.games.hachi_hachi.players.position import Position
from naipes_gui.games.hachi_hachi.players.rollout import Deal
from naipes_gui.games.hachi_hachi.players.sampling import sampler
from naipes_gui.games.hachi_hachi.players.turn import Turn
from naipes_gui.games.hachi_hachi.rules import deck, yaku
from naipes_gui.games.hachi_hachi.rules.game import HachiHachi
from naipes_gui.games.hachi_hachi.rules.state import HachiState, Phase
from tests.games.hachi_hachi.positions import cards, play, position, rules, traditional
from tests.playthrough import Running

NEVER = Running()
QUICK = Depth((3, 3), trust=6)
"""For players that are only to be watched, not to be beaten."""


def made(level: str, of: HachiHachi) -> Bot[Any]:
    thinking = {"expert": Expert, "master": Master}
    return thinking[level](of, depth=QUICK) if level in thinking else LEVELS[level](of)


def step(timeline: Timeline[HachiState], players: tuple[Bot[Any], ...], seed: str) -> Move:
    state, rng = timeline.state, Random(f"{seed}:{timeline.ply}")
    if state.to_move == CHANCE:
        return timeline.rules.chance(state, rng)
    view = timeline.view(timeline.ply, state.to_move)
    move = players[state.to_move % len(players)].choose(view, rng, NEVER)
    assert move in view.moves
    return move


def match(of: HachiHachi, players: tuple[Bot[Any], ...], seed: str) -> Timeline[HachiState]:
    timeline = Timeline(of)
    while not timeline.state.is_over:
        timeline.push(step(timeline, players, seed))
    return timeline


SETS: tuple[dict[str, Any], ...] = (
    {"match_end": "hands6"},
    {"profile": "traditional", "players": 5, "match_end": "hands6"},
    {"profile": "traditional", "match_end": "hands6"},
)


def decisions(of: HachiHachi) -> Iterator[tuple[HachiState, View[HachiState]]]:
    """Return decisions of matches between clubs, each as it is and as its seat sees it."""
    for seed in count():
        timeline = club_match(of.options, seed)
        for ply in timeline.decisions:
            view = timeline.view(ply, timeline.moves[ply][0])
            if len(view.moves) > 1:
                yield timeline.states[ply], view


@lru_cache(maxsize=16)
def club_match(options: HachiOptions, seed: int) -> Timeline[HachiState]:
    """Return a match between clubs, which is played once for all who ask for its decisions."""
    of = HachiHachi(options)
    return match(of, (LEVELS["club"](of),), f"decisions {seed}")


VARIANTS: tuple[dict[str, Any], ...] = (
    {"players": 6, "multiplier": True, "specials": True, "inoshikacho": True},
    {"players": 4, "flip": "always", "hand_capture": "mandatory", "deal_rotation": "winner"},
    {"profile": "traditional", "players": 4, "buyout": True, "hand_swap": True, "liability": True},
    {"profile": "traditional", "players": 6, "mizuten": "bga", "forced_three": False},
    {"profile": "traditional", "yaku_pay_timing": "immediate", "brights_additive": True},
    {"profile": "traditional", "nanatan_plus": True, "sunashi": True, "muko_sanbon": True},
    {"profile": "traditional", "players": 5, "handicap_reveal": "atEnd", "kan_points": 10},
    {"profile": "traditional", "four_on_table": "dealerTakes", "handicap_source": "off"},
)


@pytest.mark.sampled
@pytest.mark.parametrize(
    ("options", "level"),
    [(VARIANTS[i], level) for j, level in enumerate(LEVELS) for i in range(j % 2, 8, 2)],
)
def test_plays_every_variant(options: dict[str, Any], level: str) -> None:
    """Every level plays every second variant, and every variant is played by two levels."""
    of = rules(**options, match_end="hands3")
    players = (made(level, of), RandomBot(of))
    assert match(of, players, f"{level} {options}").state.stage is Stage.OVER


def test_the_expert_beats_a_random_player_clearly() -> None:
    result = duel(rules, lambda of: Expert(of, depth=Depth((10, 20))), RandomBot, 4)
    assert result.mean > 30


def test_the_club_beats_the_beginner() -> None:
    result = duel(rules, LEVELS["club"], LEVELS["beginner"], 30)
    assert result.mean > 0


# The play-outs agree with the readable rules.


def test_bits_agree_with_the_tables() -> None:
    rng = Random(2)
    for options in ({}, {"inoshikacho": True, "nanatan_plus": True, "brights_additive": True}):
        chosen = HachiOptions.make(**options)
        worth = bits.worth(chosen)
        for _ in range(300):
            pile = rng.sample(FLOWERS.cards, rng.randrange(10, 40))
            assert worth.value(bits.mask(pile)) == yaku.value(pile, chosen)
            assert bits.points(bits.mask(pile)) == deck.points(pile)
            assert (bits.mask(pile) & bits.CHAFF).bit_count() == len(deck.chaff(pile))
        assert all(worth.keys >> bits.INDEX[card] & 1 for card in yaku.key_cards(chosen))


def as_deal(of: HachiHachi, state: HachiState, at: Position) -> Deal:
    hands = [[bits.INDEX[card] for card in state.hand(seat)] for seat in at.seats]
    return Deal(hands, at.piles, at.field, [bits.INDEX[card] for card in state.table["stock"]])


def oracle(of: HachiHachi, state: HachiState, plan: Any, at: Position) -> int:
    """Play a position to its end by the rules, as the play-out chooses, and return the gain."""
    mine = state.scores[at.view.seat]
    while state.stage is Stage.HAND:
        who = at.seats.index(state.to_move)
        if state.phase is Phase.DECIDE:
            state = of.play(state, Move("shobu")).state
            continue
        field = bits.mask(state.field)
        if state.phase is Phase.TAKE and state.turned:
            card = bits.INDEX[state.turned]
            taken = plan.takes[who][card * 16 + (field >> bits.SHIFT[card] & 15)]
            move = Move("take", (bits.CARDS[taken.bit_length() - 1],))
        else:
            move = _same_choice(of, state, plan, who, field)
        state = of.play(state, move).state
    return state.scores[at.view.seat] - mine


def _same_choice(of: HachiHachi, state: HachiState, plan: Any, who: int, field: int) -> Move:
    place = {
        card: bits.INDEX[card] * 16 + (field >> bits.SHIFT[bits.INDEX[card]] & 15)
        for card in state.hand(state.to_move)
    }
    best = max(place, key=lambda card: plan.gains[who][place[card]])
    taken = {bits.CARDS[i] for i in places(plan.takes[who][place[best]])}
    moves = [m for m in of.legal(state) if m.cards == (best,) and m.word != "place"]
    return next(m for m in moves if not m.onto or set(m.onto) == taken)


@pytest.mark.parametrize(
    "options",
    [
        {}, {"flip": "always", "specials": True}, {"players": 5},
        {"profile": "traditional", "achievements": False, "handicap_source": "off"},
        {"profile": "traditional", "yaku_pay_timing": "immediate", "handicap_source": "off"},
    ],
)  # fmt: skip
def test_playouts_pay_what_the_rules_pay(options: dict[str, Any]) -> None:
    """The readable rules are the oracle; hand combinations are not part of a play-out."""
    of = rules(**{"handicap_source": "off", "multiplier": False, **options})
    for seed in range(40):
        timeline = Timeline(of)
        while timeline.state.stage is not Stage.HAND:
            timeline.push(step(timeline, (RandomBot(of),), f"oracle {seed}"))
        at = Position(of, timeline.view(timeline.ply, timeline.state.to_move))
        plan, state = expert.playout(at), timeline.state
        assert plan.run(as_deal(of, state, at), 0) == oracle(of, state, plan, at)


# What the levels know.


def view_of(of: HachiHachi, state: HachiState) -> View[HachiState]:
    return of.observe(state, state.to_move)


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_a_combination_is_completed(level: str) -> None:
    """The blue ribbon is worth more than the crane."""
    of = traditional()
    state = position(
        of, ("10T 01K1", "05K1 04K1", "12K2 12K3"), "10R 01H", "03K1 03K2 07K1 08K1 11R 11T",
        ("06R 09R", "", ""),
    )  # fmt: skip
    assert str(made(level, of).choose(view_of(of, state), Random(1), NEVER)) == "play 10T take 10R"


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_a_combination_is_denied(level: str) -> None:
    of = traditional()
    state = position(
        of, ("10K1 04K1", "10T 05K1", "12K2 12K3"), "10R 04T", "03K1 03K2 07K1 08K1 11R 11T",
        ("", "06R 09R", ""),
    )  # fmt: skip
    chosen = made(level, of).choose(view_of(of, state), Random(1), NEVER)
    assert str(chosen) == "play 10K1 take 10R"


@pytest.mark.parametrize("level", LEVELS)
def test_a_combination_ends_a_hand_that_is_nearly_over(level: str) -> None:
    of = traditional()
    state = position(
        of, ("10T 02K1", "05K1 04K1", "12K2 12K3"), "10R 01K1", "03K1 03K2 07K1 08K1 11R 11T",
        ("06R 09R", "01R 02R", ""),
    )  # fmt: skip
    state = play(of, state, "play 10T take 10R")
    assert LEVELS[level](of).choose(view_of(of, state), Random(1), NEVER) == Move("shobu")


def hope(hand: str, level: str = "expert") -> float:
    of = traditional(4, mizuten="off")
    state = position(
        of, (hand, *(" ".join(FLOWERS.cards[7 * n : 7 * n + 7]) for n in range(3))),
        "04K1 06K2 07K1 08K2 10K2 12K3", active=(), phase=Phase.DROP,
    )  # fmt: skip
    turn = Turn(of, of.observe(state, state.dealer), Random(1), NEVER)
    bot = LEVELS[level](of)
    assert isinstance(bot, Greedy)
    return bot.hope(turn).mean


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_good_hands_are_played(level: str) -> None:
    weak = hope("01K1 02K1 03K1 05T 09K1 11T 12K1", level)
    strong = hope("04T 04R 04K2 07T 07R 07K2 08H", level)
    assert strong > weak + 50


def test_who_showed_one_bright_holds_one_in_every_sample() -> None:
    of = traditional()
    shown = (yaku.Yaku("pikaichi", 4, cards("01K1 02K1 03K1 04K1 05K1 06K1")),)
    state = position(
        of, ("01H 02T", "01K1 08H", "12K2 12K3"), "10R", "03H 12H 07K1 08K1",
        ("", "02K1 03K1 04K1 05K1 06K1 02R", ""), teyaku=((), shown, ()),
    )  # fmt: skip
    view = replace(view_of(of, state), memory={Card("01K1"): "hand:1"})
    sample = sampler(Position(of, view), Random(3))
    for _ in range(50):
        known, other = sample().hands[1]
        assert known == bits.INDEX[Card("01K1")]
        assert bits.CARDS[other].kind == "H"


def test_nobody_drops_for_nothing() -> None:
    of = traditional(6, match_end="hands6")
    timeline = match(of, (made("club", of),), "drops")
    events = [e for p in range(timeline.ply) for e in timeline.step(p + 1, of.seats[0]).events]
    assert any(isinstance(e, Paid) and e.reason == "fee" for e in events)


@pytest.mark.parametrize("level", ["beginner", "club", "master"])
def test_nobody_throws_away_what_counts_where_a_chaff_would_do(level: str) -> None:
    """Not even a beginner, who would rather grab points: nothing in the field can be taken."""
    of = rules()
    state = position(
        of, ("08H 10T 02K1 04K1", "05K1 06K1 07K1 09K1", "12K2 12K3 11R 07K2"), "01K1 03K1 06K2",
        "03K2 08K1 08K2 10K1 10K2 02K2",
    )  # fmt: skip
    laid = [
        made(level, of).choose(view_of(of, state), Random(seed), NEVER).cards[0]
        for seed in range(9)
    ]
    assert {card.kind for card in laid} == {"K"}


def test_a_beginner_grabs_a_bright() -> None:
    of = rules()
    state = position(
        of, ("08K1 01R 02K1 04K1", "05K1 06K1 07K1 09K1", "12K2 12K3 11R 07K2"),
        "08H 02K2 10K1 06K2", "03K2 08K2 10K2 02R",
    )  # fmt: skip
    bot = LEVELS["beginner"](of)
    for seed in range(20):
        assert str(bot.choose(view_of(of, state), Random(seed), NEVER)) == "play 08K1 take 08H"


def test_who_was_given_up_early_lies_as_far_behind_as_over_the_deals_that_both_had() -> None:
    """Four moves were said to be worth the same: each as much as the best, which was none of it."""
    best = Choice(Move("a"), gains=[9.0, 7.0, -20.0, -20.0])
    early = [Choice(Move(name), gains=[9.0 - less, 7.0 - less]) for name, less in
             (("b", 1.0), ("c", 3.0))]  # fmt: skip
    found = {one.move.verb: one.worth for one in tried([*early, best])}
    assert found == {"a": -6.0, "b": -7.0, "c": -9.0}
    opinion = Choice(Move("d"), gains=[5.0, 5.0], opinion=4.0, trust=2)
    trusted = Choice(Move("a"), gains=[9.0, 7.0, -20.0, -20.0], opinion=8.0, trust=2)
    worths = [one.worth for one in tried([opinion, trusted])]
    assert worths[0] - worths[1] == pytest.approx((8.0 + 8.0) / 2 - (5.0 + 4.0) / 2)
