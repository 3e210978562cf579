"""The tools that tune and measure the opponents of La Mosca."""

from argparse import Namespace
from random import Random

import pytest

from naipes_gui.core.table import Seat
from naipes_gui.games.mosca.options import MoscaOptions
from naipes_gui.games.mosca.players.bits import TRUMPS
from naipes_gui.games.mosca.players.kernels.playout import Stakes
from naipes_gui.games.mosca.players.strength import strength
from naipes_gui.games.mosca.rules.game import Mosca
from tools import mosca_pools, mosca_stays


@pytest.mark.parametrize("pool", [3, 7, 10, 18])
def test_a_deal_begins_with_the_pool_asked_for(pool: int) -> None:
    rules = Mosca(MoscaOptions.make())
    states = [mosca_pools.opening(rules, pool, Random(seed)) for seed in range(5)]
    assert all(state.bank == pool for state in states if not state.moscas)
    again = mosca_pools.opening(rules, pool, Random(0))
    assert again == states[0]


def test_the_same_player_everywhere_gains_nothing_on_the_average() -> None:
    rules = Mosca(MoscaOptions.make())
    bot = mosca_pools.player(rules, "reference")
    gains = [mosca_pools.gain(rules, (bot, bot), Seat(seat), 9, "deck") for seat in range(3)]
    assert sum(gains) == pytest.approx(0)
    assert any(gains)


def test_a_deal_for_tuning_has_every_card_but_the_turnup() -> None:
    for deal in mosca_stays.deals(4, 36, Random(1), 20):
        cards = sum(deal.hands) + sum(deal.stock)
        assert cards.bit_count() == 35
        assert (cards & TRUMPS).bit_count() == 8


def test_a_threshold_moves_to_where_staying_begins_to_pay() -> None:
    gains = [(power / 100, power / 100 - 0.7) for power in range(200)]
    assert mosca_stays.moved(0.4, gains, 1.0) == pytest.approx(0.7)
    assert mosca_stays.moved(0.4, gains, 0.5) == pytest.approx(0.55)
    assert mosca_stays.moved(0.4, gains[:10], 1.0) == 0.4


def test_a_richer_pool_asks_for_less() -> None:
    few = Namespace(seed=1, rounds=4, deals=300)
    poor, rich = (mosca_stays.balanced(3, 32, pool, few) for pool in (3, 18))
    assert sum(rich.values()) < sum(poor.values())


def test_staying_alone_wins_the_pool() -> None:
    (deal,) = mosca_stays.deals(3, 32, Random(2), 1)
    stakes = Stakes(6, 3, by_tricks=False, loo_now=True, tie="split")
    assert deal.staying(1, [False, True, False], stakes) == pytest.approx(4)
    thresholds = {(0, 1): 9.0, (0, 2): 0.0, (1, 0): 0.0, (1, 1): 9.0, (2, 0): 0.0}
    assert mosca_stays.said(deal, [], thresholds) == [True, False, True]
    assert strength(deal.hands[0]) < 9
