"""A hand lies as it is wished, and no card of it changes its place because another is gone."""

from collections.abc import Sequence
from random import Random

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.ui.table.hand_order import HeldSuits, as_received, hand_order, suit_order

RANKS = "789TAJQK"
PACK = [rank + suit for rank in RANKS for suit in "SHDC"]


def test_hands_are_sorted_as_wished() -> None:
    hand = [Card(text) for text in ["7D", "KS", "9H", "AS", "8D"]]

    def sorted_by(way: str, trump: str = "D") -> list[str]:
        order = hand_order(hand, RANKS, trump, way)
        return [str(card) for _, card in sorted(zip(order, hand, strict=True))]

    assert sorted_by("dealt") == ["7D", "KS", "9H", "AS", "8D"]
    assert sorted_by("trump") == ["8D", "7D", "KS", "AS", "9H"]
    assert sorted_by("suits") == ["KS", "AS", "9H", "8D", "7D"]
    assert sorted_by("trump_right") == ["9H", "KS", "AS", "8D", "7D"]
    assert sorted_by("colours") == ["9H", "KS", "AS", "8D", "7D"]
    assert sorted_by("ranks", "") == ["KS", "AS", "9H", "8D", "7D"]
    assert sorted(suit_order("C")) == sorted("SHDC")


@pytest.mark.parametrize("way", ["trump", "trump_right", "colours", "suits", "ranks"])
def test_a_hand_whose_cards_only_go_keeps_its_order(way: str) -> None:
    def held_by(held: HeldSuits, cards: Sequence[Card]) -> list[Card]:
        order = hand_order(cards, RANKS, "D", way, held=held.of("hand:0", cards))
        return [card for _, card in sorted(zip(order, cards, strict=True))]

    rng = Random(way)
    for _ in range(200):
        held = HeldSuits()
        left = held_by(held, [Card(text) for text in rng.sample(PACK, 7)])
        while left:
            gone = rng.choice(left)
            kept = [card for card in left if card != gone]
            left = held_by(held, rng.sample(kept, len(kept)))
            assert left == kept


def test_a_hand_that_is_dealt_anew_is_sorted_anew() -> None:
    held = HeldSuits()
    for cards in ("7S 9H", "9H", ""):
        assert held.of("hand:0", [Card(text) for text in cards.split()]) == {"S", "H"}
    assert held.of("hand:0", [Card("9H"), Card("8D")]) == {"H", "D"}


def test_whoever_comes_later_sorts_a_hand_as_it_lay() -> None:
    """A review showed a hand in another order than the table: it had not seen which cards went."""
    rng = Random(5)
    for _ in range(100):
        cards = [Card(text) for text in rng.sample(PACK, 14)]
        hands = [tuple(cards[:5])]
        for _ in range(rng.randint(0, 6)):
            left = list(hands[-1])
            left = left[: rng.randint(1, len(left))]
            more = rng.sample(cards[5:], rng.choice((0, 0, 0, 2)))
            hands.append(tuple(dict.fromkeys([*left, *more])))
        there, late = HeldSuits(), HeldSuits()
        suits = [there.of("hand:0", hand) for hand in hands]
        late.begin("hand:0", as_received(hands)[-1])
        assert late.of("hand:0", hands[-1]) == suits[-1]
