"""Sets of cards as bits."""

from hypothesis import given
from hypothesis import strategies as st

from naipes_gui.bots.cards import Bits, falling, places, split, top, trumps_on_top
from naipes_gui.core.cards import KING_HIGH, SUITS, Card

SETS = st.integers(0, (1 << 52) - 1)


@given(SETS)
def test_the_cards_of_a_set_come_one_by_one_from_either_end(cards: int) -> None:
    rising = list(split(cards))
    assert rising == sorted(rising)
    assert sum(rising) == cards
    assert all(card.bit_count() == 1 for card in rising)
    assert list(falling(cards)) == rising[::-1]
    assert places(cards) == [card.bit_length() - 1 for card in rising]


@given(SETS.filter(bool))
def test_the_top_of_a_set_is_its_last_card(cards: int) -> None:
    assert top(cards) == list(split(cards))[-1]


def test_every_card_has_a_bit_and_the_trumps_lie_above_all_others() -> None:
    for trump in SUITS:
        bits = trumps_on_top(KING_HIGH, trump)
        assert bits.mask(bits) == (1 << 52) - 1
        plain = [bit for card, bit in bits.items() if card.suit != trump]
        assert min(bits[Card(rank + trump)] for rank in KING_HIGH) > max(plain)
        for suit in SUITS:
            held = [bits[Card(rank + suit)] for rank in KING_HIGH]
            assert held == sorted(held)


def test_bits_rise_as_the_cards_are_given() -> None:
    bits = Bits.rising(map(Card, ("KH", "2S", "9D")))
    assert [bits[Card(card)] for card in ("KH", "2S", "9D")] == [1, 2, 4]
    assert bits.mask(map(Card, ("9D", "KH"))) == 5
