"""Choices compared over the same deals."""

from collections.abc import Iterator
from itertools import count
from math import sqrt
from statistics import stdev
from threading import Event

import pytest

from naipes_gui.bots.trial import ALL, HALF, Choice, Round, race
from naipes_gui.core.moves import Move

GOOD, FAIR, POOR = Move("good"), Move("fair"), Move("poor")
WORTHS = {GOOD: 2.0, FAIR: 1.0, POOR: -5.0}


def gain(move: Move, deal: int) -> float:
    """Every second deal is a lucky one, for the fair choice more than for the others."""
    return WORTHS[move] + (deal % 2) * (1.5 if move == FAIR else 1.0)


def tried(*plan: Round, stop: Event | None = None, least: int = 0) -> list[Choice]:
    choices = [Choice(POOR), Choice(FAIR), Choice(GOOD)]
    return race(choices, iter(count()), gain, plan, stop or Event(), least=least)


def test_the_best_comes_first_and_what_lies_behind_is_given_up() -> None:
    ranked = tried(Round(10), Round(20, ALL, reach=100.0))
    assert [choice.move for choice in ranked] == [GOOD, FAIR, POOR]
    # Poor lies behind by the same in every deal, so no margin saves it.
    assert [len(choice.gains) for choice in ranked] == [30, 30, 10]
    assert ranked[1].behind(ranked[0]) == pytest.approx(0.75)


def test_half_go_on_but_two_at_least() -> None:
    assert [len(c.gains) for c in tried(Round(10), Round(5, HALF, 1e9))] == [15, 15, 10]
    assert [len(c.gains) for c in tried(Round(10), Round(5, 1))] == [10, 10, 10]


def test_it_ends_once_the_one_that_is_doubted_is_out() -> None:
    plan = Round(10), Round(20, ALL, reach=100.0)
    choices = [Choice(POOR), Choice(FAIR), Choice(GOOD)]
    ranked = race(choices, iter(count()), gain, plan, Event(), doubted=POOR)
    assert [len(choice.gains) for choice in ranked] == [10, 10, 10]
    assert ranked[0].move == GOOD
    unheard = race([Choice(FAIR), Choice(GOOD)], iter(count()), gain, plan, Event(), doubted=POOR)
    assert not any(choice.gains for choice in unheard)
    ranked = race([Choice(POOR), Choice(GOOD)], iter(count()), gain, plan, Event(), doubted=GOOD)
    assert ranked[0].move == GOOD


def test_margins_are_those_of_the_pairs() -> None:
    good, fair, poor = tried(Round(10))
    pairs = [one - other for one, other in zip(fair.gains, good.gains, strict=True)]
    assert fair.margin(good) == pytest.approx(1.96 * stdev(pairs) / sqrt(10))
    assert poor.margin(good) == 0


def test_a_tie_goes_to_the_first_and_a_bias_breaks_it() -> None:
    def same(move: Move, deal: int) -> float:
        return 1.0

    plan = (Round(4),)
    equals = [Choice(FAIR), Choice(GOOD)]
    assert race(equals, iter(count()), same, plan, Event())[0].move == FAIR
    biased = [Choice(FAIR), Choice(GOOD, bias=0.1)]
    first, _ = race(biased, iter(count()), same, plan, Event())
    assert (first.move, first.worth) == (GOOD, 1.0)


def test_an_opinion_counts_for_as_many_deals_as_it_is_trusted() -> None:
    choice = Choice(GOOD, added=0.5, opinion=4.0, trust=3)
    assert choice.worth == 4.5
    choice.gains = [1.0]
    assert choice.worth == pytest.approx((1 + 3 * 4) / 4 + 0.5)
    assert choice.tested == 1 / 4


def test_who_is_stopped_tries_no_more() -> None:
    stop = Event()
    stop.set()
    assert [len(c.gains) for c in tried(Round(10), stop=stop)] == [0, 0, 0]
    assert [len(c.gains) for c in tried(Round(10), stop=stop, least=1)] == [1, 1, 1]


def test_deals_may_run_out() -> None:
    few: Iterator[int] = iter(range(3))
    ranked = race([Choice(FAIR), Choice(GOOD)], few, gain, (Round(10),), Event())
    assert [len(choice.gains) for choice in ranked] == [3, 3]
