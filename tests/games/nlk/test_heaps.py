"""The fast piles against the rules that can be read, and the sampled gifts."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from naipes_gui.core.cards import SUITS, Card
from naipes_gui.core.moves import Move
from naipes_gui.core.table import CHANCE, Seat
from naipes_gui.games.nlk.players import levels as bots
from naipes_gui.games.nlk.players.player import Player
from naipes_gui.games.nlk.players.stock import Heaps
from naipes_gui.games.nlk.players.tricks import Table, cards
from naipes_gui.games.nlk.rules.game import Nlk
from naipes_gui.games.nlk.rules.state import NlkState
from tests.games.nlk.positions import piles, play, rules
from tests.games.nlk.test_bots import NEVER


def dealt(of: Nlk, rng: Random) -> NlkState:
    state = of.start()
    while not state.table["pile:0"]:
        by_chance = state.to_move == CHANCE
        state = of.apply(
            state, of.chance(state, rng) if by_chance else rng.choice(of.legal(state))
        ).state
    return state


def heaps(of: Nlk, costs: Mapping[Card, float]) -> Heaps:
    size = len(of.pack.cards)
    tables = {suit: Table(cards(size, suit, False), live=False) for suit in SUITS}
    return Heaps(tables, size, costs, circular=of.is_circular)


def by_cost(of: Nlk, state: NlkState, costs: Mapping[Card, float], least: float) -> Move:
    """Return what the fast piles should do, found out from the moves the rules allow."""
    *gifts, own = of.legal(state)
    card = state.drawn or state.top(state.to_move)
    dear = card and gifts and costs[card] > (least if state.drawn else 0.0)
    if not dear or state.last_card is not None:
        return own
    return min(gifts, key=lambda gift: len(state.pile(Seat(gift.number or 0))))


@pytest.mark.parametrize("seed", range(24))
def test_fast_piles_are_those_of_the_rules(seed: int) -> None:
    rng = Random(seed)
    circular = ("lowest_follows_ace", "only_two_follows_ace")[seed % 2]
    of = rules(players=2 + seed % 8, circular=circular)
    state, costs = dealt(of, rng), {card: rng.uniform(-0.2, 0.3) for card in of.pack.cards}
    fast, least = heaps(of, costs), 0.05
    laid = [[fast.number[card] for card in state.pile(seat)] for seat in state.seats]
    stock = [fast.number[card] for card in reversed(state.table["stock"])]
    first, trump = fast.pile_up(laid, stock, state.to_move, least=least)
    while not state.is_playing_tricks:
        before, move = state, by_cost(of, state, costs, least)
        state = of.apply(state, move).state
    named = {number: card for card, number in fast.number.items()}
    held = [tuple(named[number] for number in pile) for pile in laid]
    assert sorted(map(sorted, held)) == sorted(map(sorted, map(state.hand, state.seats)))
    assert [set(hand) for hand in held] == [set(state.hand(seat)) for seat in state.seats]
    assert SUITS[trump] == state.trump
    assert first == (before.to_move if move.number is None else move.number)


def test_who_holds_low_cards_is_judged_likelier_to_be_the_last() -> None:
    of = rules()
    fast, rng = heaps(of, {}), Random(2)
    low, high = (
        [fast.number[Card(r + s)] for r in ranks for s in "SHDC"] for ranks in ("78", "KA")
    )
    others = [[fast.number[Card(r + s)] for s in "SHDC"] for r in "9TJQ"]
    seats = [low, high, others[0] + others[1], others[2] + others[3]]
    kept = [fast.played_out(seats, 0, 1, rng) for _ in range(200)]
    assert sum(each[0] for each in kept) < sum(each[1] for each in kept) - 20
    assert all(sum(each) == pytest.approx(3) for each in kept)


def test_the_master_gives_low_cards_and_keeps_the_last_trump() -> None:
    of = rules()
    master = Player(of, skill=replace(bots.MASTER, deals=60))
    low = piles(of, ("7H", "8D", "QC", "KC"), 1)
    assert str(master.choose(of.observe(low, Seat(1)), Random(1), NEVER)) == "give 0"
    last = piles(of, ("QH", "7C", "8D", "9S"), 2, "KS", whole=False)
    view = of.observe(play(of, last, "draw"), Seat(2))
    assert str(master.choose(view, Random(1), NEVER)) == "keep"
