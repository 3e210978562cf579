"""Nobody of the club counts on a trick that the top trump takes, or bares a card in a misère."""

from random import Random

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.core.table import Seat
from naipes_gui.games.napoleon.players.levels import LEVELS
from naipes_gui.games.napoleon.players.masks import mask
from naipes_gui.games.napoleon.players.strength import Odds, at_most
from tests.games.napoleon.positions import cards, dealt, play, playing
from tests.games.napoleon.positions import rules as rules_of
from tests.games.napoleon.test_bots import NEVER

RULES = rules_of(5)
FIRST = Seat(1)


def said(hand: str) -> Move:
    view = RULES.observe(dealt(RULES, ["", hand]), FIRST)
    return LEVELS["club"](RULES).choose(view, Random(1), NEVER)


@pytest.mark.parametrize(
    "hand",
    ["KS QS JS TS AD", "KH QH JH TH 9H", "KC QC JC AD AH", "QD JD TD 9D AS", "KD QD JD AS KS"],
)
def test_no_nap_without_the_ace_of_trumps(hand: str) -> None:
    assert said(hand).verb == "bid"
    assert said(hand).word != "nap"


def test_the_ace_makes_a_nap_of_it() -> None:
    assert said("AS KS QS JS AD") == Move("bid", word="nap")


def test_a_top_trump_costs_a_trick_where_an_opponent_holds_it() -> None:
    hand = mask(cards("QS JS TS 9S AD"))
    odds = Odds(mask(RULES.pack.cards) & ~hand, 4, 5)
    both = odds.share**2
    assert at_most(hand, "S", odds, 4) == pytest.approx(1 - both)
    assert at_most(hand, "S", odds, 5) == pytest.approx((1 - odds.share) ** 2)
    assert at_most(hand, "S", odds, 3) == 1.0
    # One trump loses one trick, however many are above it.
    assert at_most(hand, "D", odds, 4) == 1.0
    nine = mask(cards("9S AD AH KD KH"))
    assert at_most(nine, "S", Odds(mask(RULES.pack.cards) & ~nine, 4, 5), 4) == 1.0


def led(level: str, hand: str, seed: int = 1) -> Card:
    state = playing(RULES, ["", hand], 1, "misere")
    return LEVELS[level](RULES).choose(RULES.observe(state, FIRST), Random(seed), NEVER).cards[0]


@pytest.mark.parametrize("level", ["club", "expert"])
@pytest.mark.parametrize(
    ("hand", "guard"),
    [
        ("QC 8S JD 6D 7C", "6D"),
        ("QD AH 7C JH 7D", "7D"),
        ("8D JH 6H 7C KD", "6H"),
        ("6C 8C 6S JS 8D", "6S"),
    ],
)
def test_what_guards_a_high_card_is_not_led_to_a_misere(level: str, hand: str, guard: str) -> None:
    assert all(led(level, hand, seed) != Card(guard) for seed in range(5))


def test_a_card_that_nobody_can_beat_is_not_led_to_a_misere() -> None:
    aces = [f"A{suit}" for suit in "SHDC"]
    for hand in ("AS 9H TH 9D TD", "AC JC QC JD QD", "AH 6H 8C TC QC"):
        assert str(led("club", hand)) not in aces


def test_a_bare_card_goes_before_a_guarded_one() -> None:
    """To a second club the queen is thrown that stands alone, not the king above the six."""
    state = playing(RULES, ["QC 8C", "7C KH 6H QD 8S", "TC", "9C", "JC"], 1, "misere")
    state = play(RULES, state, ["7C", "TC", "9C", "JC", "QC", "8C"])
    move = LEVELS["club"](RULES).choose(RULES.observe(state, FIRST), Random(1), NEVER)
    assert move == Move("play", cards("QD"))
