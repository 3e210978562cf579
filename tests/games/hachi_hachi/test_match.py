"""Who deals next, when the match ends, and how amounts are written (vectors V49, V50)."""

from dataclasses import replace
from typing import Any

import pytest

from naipes_gui.core.rules import Stage
from naipes_gui.core.wording import Wording
from naipes_gui.games.hachi_hachi.options import HachiOptions
from naipes_gui.games.hachi_hachi.rules import ending, money
from tests.games.hachi_hachi.positions import A, B, over, position, rules, traditional, with_points

WORDING = Wording(("Ana", "Bea", "Carlos"))


@pytest.mark.parametrize(
    ("options", "scores", "hands", "is_over"),
    [
        ({"match_end": "target"}, (205, -80, -125), 1, True),
        ({"match_end": "target"}, (205, 205, -410), 1, False),
        ({"match_end": "target"}, (199, -80, -119), 40, False),
        ({"match_end": "hands12"}, (205, -80, -125), 11, False),
        ({"match_end": "hands12"}, (205, -80, -125), 12, True),
        ({"match_end": "hands6"}, (0, 0, 0), 6, True),
        ({"match_end": "either"}, (205, -80, -125), 3, True),
        ({"match_end": "either"}, (20, -10, -10), 12, True),
        ({"match_end": "target", "target_total": 300}, (205, -80, -125), 1, False),
    ],
)
def test_the_end_of_a_match(
    options: dict[str, Any], scores: tuple[int, ...], hands: int, is_over: bool
) -> None:
    """V49."""
    of = rules(**options)
    state = replace(position(of, hands=("", "", "")), hands=hands)
    assert ending._is_over(state, scores, of.options) == is_over


def test_seeing_the_year_out() -> None:
    of = traditional(etsunen=True)
    state = replace(position(of), hands=11, next_carry=(4, 2))
    after, _, _ = over(replace(state, table={**state.table}), of=of)
    assert (after.stage, after.carry) == (Stage.SHUFFLE, (4, 2))
    last = replace(after, stage=Stage.HAND, next_carry=())
    assert over(last, of=of)[0].stage is Stage.OVER
    plain = replace(position(traditional()), hands=11, next_carry=(4, 2))
    assert over(plain)[0].stage is Stage.OVER


@pytest.mark.parametrize(
    ("profile", "rotation", "dealer"),
    [
        ("acanomas", "right", B), ("acanomas", "winner", A),
        ("traditional", "right", B), ("traditional", "winner", A),
    ],
)  # fmt: skip
def test_the_next_dealer(profile: str, rotation: str, dealer: int) -> None:
    of = rules(profile=profile, deal_rotation=rotation)
    a, b, c = with_points(100, 90, 74)
    state = position(of, piles=(c, a, b), dealer=A)
    right = over(state, of=of)[0]
    assert (right.winner, right.dealer) == (B, B)
    other = over(position(of, piles=(a, b, c), dealer=A), of=of)[0]
    assert other.dealer == dealer


def test_ties_go_to_the_earlier_in_turn() -> None:
    a, b, c = with_points(100, 100, 64)
    of = traditional()
    state = position(of, piles=(a, b, c))
    assert over(state)[0].winner == A
    assert over(replace(state, active=(B, state.seats[2], A)))[0].winner == B


def test_the_match_is_over_and_ranked() -> None:
    of = rules(match_end="hands6")
    state = replace(position(of, piles=with_points(100, 90, 74)), hands=5)
    after = over(state, of=of)[0]
    assert after.is_over
    assert of.ranking(replace(after, scores=(5, 5, -10))) == [[0, 1], [2]]


@pytest.mark.parametrize(
    ("mon", "text"),
    [
        (-5, "−1 kan 7 mon"), (35, "2 kan 11 mon"), (0, "0 kan"), (24, "2 kan"), (-12, "−1 kan"),
        (-19, "−2 kan 5 mon"),
    ],
)  # fmt: skip
def test_kan_and_mon(mon: int, text: str) -> None:
    """V50: the kan are rounded down, for those who like the old notation."""
    amount = money.amount(HachiOptions.make(profile="traditional"), mon)
    assert replace(WORDING, old_units=True).say(amount) == text
    assert WORDING.say(amount) == f"{mon} mon".replace("-", "−")


def test_a_balance_has_its_sign() -> None:
    options = HachiOptions.make(profile="traditional")
    told = [WORDING.say(money.balance(options, mon)) for mon in (-5, 0, 35)]
    assert told == ["−5 mon", "0 mon", "+35 mon"]


def test_points_where_there_are_no_kan() -> None:
    options = HachiOptions.make()
    assert WORDING.say(money.amount(options, -5)) == "−5 points"
    assert WORDING.say(money.balance(options, -5)) == "−5"
    ten = HachiOptions.make(profile="traditional", kan_points=10)
    assert replace(WORDING, old_units=True).say(money.amount(ten, 35)) == "3 kan 5 mon"
    assert WORDING.say(money.balance(options, 12_345)) == "+12,345"
