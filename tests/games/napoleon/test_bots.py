"""The opponents: honest, repeatable, at home under every option."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import count, islice
from random import Random
from typing import Any

import pytest

from naipes_gui.bots.baseline import RandomBot
from naipes_gui.bots.cards import split, top
from naipes_gui.bots.duel import duel
from naipes_gui.core.cards import NATURAL, SUITS, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.rules import Bot, Stage, Stop, View
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.core.timeline import Timeline
from naipes_gui.games.napoleon.options import NapoleonOptions
from naipes_gui.games.napoleon.players import rollout, strength, worth
from naipes_gui.games.napoleon.players.expert import Depth, Expert
from naipes_gui.games.napoleon.players.kernels import playout
from naipes_gui.games.napoleon.players.levels import CLUB, LEVELS
from naipes_gui.games.napoleon.players.masks import BITS, TRUMPS, mask, trumped
from naipes_gui.games.napoleon.players.rollout import Position
from naipes_gui.games.napoleon.rules.bids import Bid
from naipes_gui.games.napoleon.rules.game import Napoleon
from naipes_gui.games.napoleon.rules.state import NapoleonState, Play
from naipes_gui.games.napoleon.rules.tricks import best, replies
from tests.games.napoleon.positions import cards, dealt, play, playing
from tests.games.napoleon.positions import rules as rules_of
from tests.guess import guess
from tests.nights import by_night
from tests.playthrough import Late, Running


class Careless:
    """Plays any move, infractions included."""

    def choose(self, view: View[Any], rng: Random, stop: Stop) -> Move:
        return rng.choice(view.moves)


NEVER = Running()
QUICK = {
    "expert": Depth(calls=12, cards=8),
    "master": Depth(calls=12, cards=8, watches=True, foresees=True, solved=3),
}


def quick(level: str, rules: Napoleon) -> Any:
    """Return a player of a level that thinks for a short time."""
    return Expert(rules, depth=QUICK[level]) if level in QUICK else LEVELS[level](rules)


def step(timeline: Timeline[NapoleonState], players: Sequence[Bot[Any]], seed: str) -> Move:
    state, rng = timeline.state, Random(f"{seed}:{timeline.ply}")
    if state.to_move == CHANCE:
        return timeline.rules.chance(state, rng)
    view = timeline.view(timeline.ply, state.to_move)
    bot = players[state.to_move]
    move = bot.choose(view, rng, NEVER)
    assert move in view.moves
    assert isinstance(bot, Careless) or not timeline.rules.breaks(state, move)
    return move


def hands(rules: Napoleon, players: Sequence[Bot[Any]], seed: str, many: int) -> Timeline[Any]:
    timeline = Timeline(rules)
    while not timeline.state.is_over:
        if timeline.state.stage is Stage.SHUFFLE and timeline.state.deals == many:
            break
        timeline.push(step(timeline, players, seed))
    return timeline


SWAPS: tuple[dict[str, Any], ...] = (
    {"players": 4},
    {"players": 5, "variant": "miron", "joker": True, "pot": "all_ante"},
    {"players": 4, "variant": "extra_card"},
    {"players": 4, "variant": "sir_garnet", "min_bid": 2},
    {"players": 3, "variant": "ecarte", "wellington": True, "wellington_lead": "lowest_plain"},
    {"players": 4, "variant": "seven", "enforce": "free"},
)


def decisions(
    options: dict[str, Any], level: Any = LEVELS["club"]
) -> Iterator[tuple[Any, NapoleonState, View[Any]]]:
    """Return decisions of hands between equals, each as it is and as its seat sees it."""
    for seed in count():
        yield from hands_of_equals(NapoleonOptions.make(**options), level, seed)


@lru_cache(maxsize=300)
def hands_of_equals(
    options: NapoleonOptions, level: Any, seed: int
) -> tuple[tuple[Any, NapoleonState, View[Any]], ...]:
    """Return the decisions of two hands, played once for all who ask for them."""
    rules = Napoleon(options)
    timeline = hands(rules, [level(rules)] * options.players, f"decisions {seed}", 2)
    found = ((ply, timeline.view(ply, timeline.moves[ply][0])) for ply in timeline.decisions)
    return tuple((rules, timeline.states[ply], v) for ply, v in found if len(v.moves) > 1)


@pytest.mark.sampled("level", "options.variant")
@pytest.mark.parametrize("options", SWAPS)
@pytest.mark.parametrize("level", LEVELS)
def test_the_move_does_not_depend_on_hidden_cards(level: str, options: dict[str, Any]) -> None:
    """In 6 times 50 positions of a level by night: other hidden cards, same seed, same move."""
    rng, changed, many = Random(5), 0, by_night(50, by_day=25)
    for number, (rules, state, view) in enumerate(islice(decisions(options), many)):
        bot = quick(level, rules)
        unlike = guess(rules, view, rng)
        changed += unlike.table != state.table
        seen = replace(rules.observe(unlike, view.seat), memory=view.memory)
        assert seen == view
        first, second = (bot.choose(v, Random(number), NEVER) for v in (view, seen))
        assert first == second
    assert changed > 0.8 * many


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same_hands(level: str) -> None:
    rules = rules_of()
    players = [quick(level, rules), *[LEVELS["club"](rules)] * 3]
    once, again = (hands(rules, players, "again", 3).moves for _ in range(2))
    assert once == again


@pytest.mark.sampled
@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize("options", SWAPS)
def test_stops_in_the_middle(level: str, options: dict[str, Any]) -> None:
    """Once stopped hardly anything is looked at again, wherever the player has got to."""
    for number, (rules, _, view) in enumerate(islice(decisions(options), 20)):
        stop = Late(7 * number)
        assert LEVELS[level](rules).choose(view, Random(1), stop) in view.moves
        assert stop.left > -60


VARIANTS: tuple[dict[str, Any], ...] = (
    {"players": 3, "min_bid": 2, "joker": True, "pot": "all_ante", "nap_lead": "lowest_of_suit"},
    {"players": 7, "variant": "miron", "pot": "dealer_ante", "pot_fail": "double"},
    {"players": 4, "variant": "sir_garnet", "garnet_fail": "double", "enforce": "free"},
    {"players": 4, "variant": "ecarte", "wellington": True, "blucher": True,
     "wellington_lead": "lowest_plain", "blucher_lead": "as_wellington", "joker": True},
    {"players": 5, "variant": "seven", "nap_loss": 10, "early_stop": False},
    {"players": 5, "variant": "seven_discard2", "misere_trump": "lead", "joker": True},
    {"players": 6, "variant": "extra_card", "all_pass": "first_must_one"},
    {"players": 5, "all_pass": "dealer_must_one", "dealer_sits_out_from": 5, "enforce": "free"},
    {"players": 3, "all_pass": "double_next", "misere": False, "deck": 24},
)  # fmt: skip


@pytest.mark.sampled
@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("level", LEVELS)
def test_plays_every_variant(options: dict[str, Any], level: str) -> None:
    rules = Napoleon(NapoleonOptions.make(**options))
    bot = quick(level, rules)
    players: list[Bot[Any]] = [bot, *[Careless()] * (rules.options.players - 1)]
    timeline = hands(rules, players, f"{level} {options}", 8)
    assert timeline.state.deals == 8


def test_the_club_beats_a_random_player_clearly() -> None:
    result = duel(rules_of, LEVELS["club"], RandomBot, 40)
    assert result.mean - result.margin > 3


def test_the_expert_beats_a_random_player_clearly() -> None:
    result = duel(rules_of, LEVELS["expert"], RandomBot, 8)
    assert result.mean > 3


# What the levels know.


def test_masks_sort_as_the_rules_do() -> None:
    assert list(split(mask(cards("AS 2S KH")))) == [BITS[c] for c in cards("2S KH AS")]
    assert trumped(mask(cards("AS JK")), "S") & ~TRUMPS == 0
    assert top(trumped(mask(cards("AS JK KH")), "S")) == BITS[Card("JK")]
    assert trumped(mask(cards("KH")), "") == mask(cards("KH"))


@pytest.mark.parametrize("trump", ["S", "H", ""])
def test_winners_and_replies_follow_the_readable_rules(trump: str) -> None:
    rng = Random(trump)
    pack = [Card(r + s) for s in SUITS for r in NATURAL] + [Card("JK")]
    for _ in range(400):
        led, *hand = rng.sample(pack, 6)
        trick = [led, *hand[:3]]
        bits = [trumped(BITS[card], trump) for card in trick]
        plays = [Play(Seat(i), card) for i, card in enumerate(trick)]
        suit, _, place = rollout.winning(bits)
        assert place == best(plays, trump).seat
        mine = trumped(mask(hand), trump)
        assert (mine & suit or mine) == trumped(mask(replies(hand, led, trump)), trump)


def test_a_deal_played_out_keeps_the_rules() -> None:
    """A whole hand by rule, card for card legal, with as many tricks as the rollout says."""
    rules, rng = rules_of(early_stop=False), Random(3)
    club = LEVELS["club"](rules)
    for _ in range(30):
        pack = list(rules.pack.cards)
        rng.shuffle(pack)
        dealt_hands = [" ".join(pack[i * 5 : i * 5 + 5]) for i in range(4)]
        state = playing(rules, dealt_hands, 1, "nap")
        lead = club.choose(rules.observe(state, Seat(1)), rng, NEVER)
        trump = lead.cards[0].suit
        hidden = [trumped(mask(cards(text)), trump) for text in dealt_hands]
        order = hidden[1:] + hidden[:1]
        out = trumped(mask(rules.pack.cards), trump)
        here = Position(4, 0, 5, 0, 5, 0, (), out)
        won = rollout.play_out(here, order, card=trumped(BITS[lead.cards[0]], trump), whole=True)
        while state.stage is Stage.HAND:
            view = rules.observe(state, state.to_move)
            state = rules.play(state, club.choose(view, rng, NEVER)).state
        assert state.tricks(Seat(1)) == won


def test_glances_are_calibrated() -> None:
    """Of deals judged alike as many are made as was judged."""
    rng, pack = Random(9), mask(rules_of().pack.cards)
    promised = kept = 0.0
    bits = list(split(pack))
    for _ in range(600):
        drawn = rng.sample(bits, 20)
        held = [sum(drawn[i * 5 : i * 5 + 5]) for i in range(4)]
        odds = strength.Odds(pack & ~held[0], 3, 5)
        expected, suit = strength.best_suit(held[0], odds)
        here = Position(4, 0, 3, 0, 5, 0, (), trumped(pack, suit))
        world = [trumped(hand, suit) for hand in held]
        kept += rollout.play_out(here, world, card=top(world[0] & TRUMPS)) >= 3
        promised += strength.makes(expected, 3)
    assert abs(promised - kept) / 600 < 0.06


def test_the_club_knows_what_two_trumps_are_worth() -> None:
    """Of four tricks with two trumps it makes about as many as it thinks."""
    rng, of, held_by = Random(4), rules_of(5), 5
    pack, gauge = mask(of.pack.cards), CLUB.gauge
    bits, promised, kept, seen = list(split(pack)), 0.0, 0, 0
    while seen < 150:
        drawn = rng.sample(bits, 5 * held_by)
        held = [sum(drawn[i * 5 : i * 5 + 5]) for i in range(held_by)]
        odds = strength.Odds(pack & ~held[0], held_by - 1, 5)
        suit = strength.best_suit(held[0], odds)[1]
        chance = worth.at_a_glance(of.ladder, odds, gauge, tops=True)(held[0], Bid("4"))
        world = [trumped(hand, suit) for hand in held]
        if chance < 0.15 or (world[0] & TRUMPS).bit_count() > 2:
            continue
        here = Position(held_by, 0, 4, 0, 5, 0, (), trumped(pack, suit))
        kept += rollout.play_out(here, world, card=top(world[0] & TRUMPS)) >= 4
        promised, seen = promised + chance, seen + 1
    assert abs(promised - kept) / seen < 0.1


def test_the_joker_never_loses_every_trick() -> None:
    odds = strength.Odds(mask(rules_of().pack.cards), 3, 5)
    assert strength.avoids(mask(cards("JK 8H 8D 8C 9C")), "", odds) == 0


@pytest.mark.parametrize("level", ["club", "expert", "master"])
@pytest.mark.parametrize(
    ("hand", "bid"),
    [("AS KS QS JS TS", "nap"), ("8S 8H 8D 8C 9C", "misere"), ("KS JH QD TC KC", "pass")],
)
def test_plain_hands_are_bid_plainly(level: str, hand: str, bid: str) -> None:
    rules = rules_of()
    state = dealt(rules, ["", hand])
    move = LEVELS[level](rules).choose(rules.observe(state, Seat(1)), Random(1), NEVER)
    assert str(move).removeprefix("bid ") == bid


@pytest.mark.parametrize(
    ("hand", "said", "bid"),
    [
        ("AH KH 9C AD QS", ["bid misere"], "pass"),
        ("AD 7S KD AH QC", ["bid 3"], "pass"),
        ("TC KH 6S 9H 9C", [], "misere"),
        ("9D 7H 7S TC KH", [], "misere"),
    ],
)
def test_five_at_a_table_do_not_laugh_at_the_club(hand: str, said: list[str], bid: str) -> None:
    """No four on two trumps, and no pass on what hardly ever wins a trick."""
    rules = rules_of(5)
    seat = Seat(1 + len(said))
    state = play(rules, dealt(rules, [""] * seat + [hand]), said)
    move = LEVELS["club"](rules).choose(rules.observe(state, seat), Random(1), NEVER)
    assert str(move).removeprefix("bid ") == bid


@pytest.mark.parametrize("level", ["club", "expert", "master"])
def test_a_sure_nap_goes_on_to_wellington(level: str) -> None:
    rules = rules_of(wellington_lead="free")
    state = play(rules, dealt(rules, ["", "", "AS KS QS JS TS"]), ["bid nap"])
    move = LEVELS[level](rules).choose(rules.observe(state, Seat(2)), Random(1), NEVER)
    assert move == Bid("wellington").move


def test_habits() -> None:
    spades = trumped(mask(cards("AS KS 9H")), "S")
    assert playout.lead_alone(spades, trumped(mask(cards("QS")), "S")) == BITS[Card("JK")] >> 5
    led, hearts = mask(cards("9H")), mask(cards("TH KH"))
    suit = rollout.winning([led])[0]
    assert playout.follow_alone(hearts, suit, led, last=True) == mask(cards("TH"))
    assert playout.follow_alone(hearts, suit, led, last=False) == mask(cards("KH"))
    assert playout.follow_under(mask(cards("8H KH")), suit, led) == mask(cards("8H"))
