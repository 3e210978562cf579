"""Which cards are meant by what is printed on them: no number is without an answer."""

from collections.abc import Sequence

import pytest

from naipes_gui.core.cards import FLOWERS, HIDDEN, Card, french
from naipes_gui.core.wording import Wording
from naipes_gui.ui.table.by_rank import wanted


@pytest.mark.parametrize("number", "0123456789")
@pytest.mark.parametrize("pack", [french(52).cards, FLOWERS.cards], ids=["french", "flowers"])
def test_every_number_means_some_cards_and_says_which_are_missing(
    pack: Sequence[Card], number: str
) -> None:
    found = wanted(number, pack)
    meant = [card for card in pack if found.means(card)]
    printed = {card[:2].lstrip("0") if card.month.isdecimal() else card.rank for card in meant}
    assert printed in ({number}, {"A"}, {"T"}, {"10", "11", "12"})
    assert Wording().say(found.missed).startswith("You hold no ")


def test_letters_mean_ranks_where_cards_have_any() -> None:
    row = [Card("4S"), Card("KH")]
    assert [card for card in row if wanted("k", row).means(card)] == ["KH"]
    with pytest.raises(LookupError):
        wanted("A", [Card("01H")])


@pytest.mark.parametrize("key", ["", "+", "W", "²"])
def test_other_keys_are_left_to_others(key: str) -> None:
    for row in ([], [HIDDEN], [Card("4S")], [Card("01H")]):
        with pytest.raises(LookupError):
            wanted(key, row)


def test_who_holds_nothing_or_has_not_looked_is_told_so() -> None:
    for row in ([], [HIDDEN, HIDDEN]):
        found = wanted("4", row)
        assert not any(found.means(card) for card in row)
        assert Wording().say(found.missed)
