"""The order in which somebody holds a hand is kept with the match, and may be garbage."""

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.store import held_order, paths

HAND = Card("AS"), Card("7H"), Card("KD")


def test_the_order_of_a_hand_is_kept_until_another_is_dealt_or_it_is_sorted() -> None:
    assert held_order.read("a.naipes", 3) == ()
    held_order.keep("a.naipes", 3, HAND)
    held_order.keep("b.naipes", 1, HAND[:2])
    assert held_order.read("a.naipes", 3) == HAND
    assert held_order.read("a.naipes", 4) == ()
    assert held_order.read("b.naipes", 1) == HAND[:2]
    held_order.keep("a.naipes", 3, ())
    assert held_order.read("a.naipes", 3) == ()
    assert held_order.read("b.naipes", 1) == HAND[:2]


def test_the_file_does_not_grow() -> None:
    for number in range(3 * held_order.MOST):
        held_order.keep(f"{number}.naipes", 1, HAND)
    size = paths.held_file().stat().st_size
    held_order.keep("99.naipes", 1, HAND)
    assert paths.held_file().stat().st_size == size
    assert held_order.read("99.naipes", 1) == HAND


@pytest.mark.parametrize("text", ["", "[]", '{"a": 3}', '{"a": []}', '{"a": ["b"]}', "[" * 60_000])
def test_garbage_says_nothing(text: str) -> None:
    paths.held_file().write_text(text, encoding="utf-8")
    assert held_order.read("a", 1) == ()
    held_order.keep("a", 1, HAND)
    assert held_order.read("a", 1) == HAND
