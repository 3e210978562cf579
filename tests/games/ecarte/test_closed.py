"""A choice with closed cards: one and the same against all hands that look alike."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from naipes_gui.bots.cards import falling
from naipes_gui.games.ecarte.players import solver
from naipes_gui.games.ecarte.players.kernels import foresight
from tests.games.ecarte.positions import cards

WORTH = (-2.0, -1.0, 1.0, 2.0)


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, list[int], int, int]:
    """Return a hand, some hands of the other, tricks won already, and a card to begin with."""
    size, seed = draw(st.integers(2, 5)), draw(st.integers(0, 10**6))
    rng = Random(seed)
    places = rng.sample(range(32), 32)
    mine = sum(1 << place for place in places[:size])
    hands = [sum(1 << p for p in rng.sample(places[size:], size)) for _ in range(6)]
    return mine, hands, rng.randint(0, 5 - size), 1 << rng.choice(places[:size])


@given(tables())
def test_a_hand_that_is_known_comes_to_the_same_as_with_open_cards(
    dealt: tuple[int, list[int], int, int],
) -> None:
    mine, hands, won, card = dealt
    for hand in hands:
        found = foresight.leads(card, mine, [hand], [1.0], won, WORTH)
        assert found == pytest.approx([WORTH[foresight.led(card, mine, hand, won)]])


@given(tables())
def test_an_answer_to_a_known_hand_comes_to_the_same_as_with_open_cards(
    dealt: tuple[int, list[int], int, int],
) -> None:
    mine, hands, won, _ = dealt
    for hand in hands:
        lead = hand & -hand
        for card in falling(solver.replies(lead, mine)):
            found = foresight.answers(lead, card, mine, [hand ^ lead], [1.0], won, WORTH)
            seen = WORTH[foresight.replied(lead, card, hand ^ lead, mine, won)]
            assert found == pytest.approx([seen])


@given(tables())
def test_closed_cards_are_never_worth_more_than_open_ones(
    dealt: tuple[int, list[int], int, int],
) -> None:
    mine, hands, won, card = dealt
    found = foresight.leads(card, mine, hands, [1.0] * len(hands), won, WORTH)
    seen = [WORTH[foresight.led(card, mine, hand, won)] for hand in hands]
    assert sum(found) <= sum(seen) + 1e-9


def test_who_cannot_tell_two_hands_apart_guesses_once() -> None:
    """One plain king wins and the other loses; only the other's last card tells which.

    With all cards open the point is won either way, with closed ones half the time.
    """
    of = solver.bits("H")
    mine, lead = of.mask(cards("9S 9D")), of.mask(cards("7C"))
    hands = [of.mask(cards("8S")), of.mask(cards("8D"))]
    open_cards = [
        max(foresight.replied(lead, card, hand, mine, 2) for card in falling(mine))
        for hand in hands
    ]
    assert open_cards == [foresight.WON, foresight.WON]
    worths = [
        sum(foresight.answers(lead, card, mine, hands, [1.0, 1.0], 2, WORTH))
        for card in falling(mine)
    ]
    assert worths == [0.0, 0.0]


def test_a_guess_that_is_still_to_come_is_seen_one_card_before() -> None:
    """Found by trying: some lead leaves a guess behind that open cards do not show."""
    rng, fewer = Random(3), 0
    for _ in range(40):
        places = rng.sample(range(32), 11)
        mine = sum(1 << place for place in places[:3])
        hands = [sum(1 << place for place in some) for some in combinations(places[3:], 3)]
        for card in falling(mine):
            found = sum(foresight.leads(card, mine, hands, [1.0] * len(hands), 1, WORTH))
            seen = sum(WORTH[foresight.led(card, mine, hand, 1)] for hand in hands)
            fewer += found < seen - 1
    assert fewer > 3
