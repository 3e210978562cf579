"""Clicks become moves."""

from naipes_gui.core.cards import Card
from naipes_gui.core.moves import Move
from naipes_gui.ui.table.selection import Selection


def moves(*texts: str) -> list[Move]:
    return [Move.parse(text) for text in texts]


def test_one_click_plays_a_card_that_can_only_be_played() -> None:
    assert Selection(moves("play KH", "play 7S")).click(Card("KH")) == Move.parse("play KH")


def test_cards_that_may_still_grow_or_shrink_wait_for_a_button() -> None:
    """Also the last of all: whoever has gone through the hand has not said yet that it is all."""
    selection = Selection(moves("discard", "discard KH", "discard 7S", "discard KH 7S"))
    assert selection.offers == (Move.parse("discard"),)
    assert selection.click(Card("KH")) is None
    assert selection.offers == (Move.parse("discard KH"),)
    assert selection.click(Card("7S")) is None
    assert selection.offers == (Move.parse("discard KH 7S"),)


def test_a_second_click_puts_a_card_back() -> None:
    selection = Selection(moves("discard", "discard KH", "discard KH 7S"))
    selection.click(Card("KH"))
    selection.click(Card("KH"))
    assert not selection.picked


def test_other_cards_do_nothing() -> None:
    selection = Selection(moves("play KH", "pass"))
    assert selection.click(Card("2C")) is None
    assert selection.offers == (Move.parse("pass"),)


def test_a_card_and_what_it_takes_are_picked_one_after_the_other() -> None:
    selection = Selection(moves("play 01H take 01R", "play 01H take 01K1", "play 02T"))
    assert selection.click(Card("01H")) is None
    assert selection.click(Card("01K1")) == Move.parse("play 01H take 01K1")


def test_a_suit_named_with_a_card_waits_for_its_button() -> None:
    selection = Selection(moves("play KS", "play KS H", "play KS D"))
    assert selection.click(Card("KS")) is None
    assert len(selection.offers) == 3


def test_the_only_card_to_take_needs_no_click() -> None:
    selection = Selection(moves("play 01H take 01R", "play 02T"))
    assert selection.click(Card("01H")) == Move.parse("play 01H take 01R")


def test_a_card_of_the_field_alone_waits_for_one_of_the_hand() -> None:
    selection = Selection(moves("play 01H take 01R", "play 02T"))
    assert selection.click(Card("01R")) is None
    assert selection.click(Card("01H")) == Move.parse("play 01H take 01R")


def test_another_card_of_the_hand_takes_the_place_of_the_picked_one() -> None:
    choices = ("play 01H take 01R", "play 01H take 01K1", "play 02T take 02R", "play 02T take 02K1")
    selection = Selection(moves(*choices, "play 03H"))
    selection.click(Card("01H"))
    assert selection.click(Card("02T")) is None
    assert selection.picked == (Card("02T"),)
    assert selection.click(Card("03H")) == Move.parse("play 03H")


def test_another_card_of_the_field_takes_the_place_of_the_picked_one() -> None:
    selection = Selection(moves("play 01H take 01R", "play 02T take 02R"))
    selection.click(Card("01R"))
    assert selection.click(Card("02R")) is None
    assert selection.picked == (Card("02R"),)
    assert selection.click(Card("02T")) == Move.parse("play 02T take 02R")


def test_what_a_picked_card_cannot_take_leaves_it_picked() -> None:
    selection = Selection(moves("play 01H take 01R", "play 01H take 01K1", "play 02T take 02R"))
    selection.click(Card("01H"))
    assert selection.click(Card("02R")) is None
    assert selection.picked == (Card("01H"),)


def test_one_card_more_than_may_be_picked_drives_none_out() -> None:
    selection = Selection(moves("discard KH 7S", "discard KH 8D", "discard 7S", "discard KH"))
    selection.click(Card("7S"))
    assert selection.click(Card("8D")) is None
    assert selection.picked == (Card("7S"),)
