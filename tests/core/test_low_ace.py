"""What is said of an ace that a court card beats."""

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.common_words import LOW_ACE, low_ace


@pytest.mark.parametrize(("best", "may", "said"), [
    ("KH", "AH QH TH", True), ("AD", "JD", True), ("KH", "QH TH", False), ("TH", "AH", False),
    ("AH", "TH", False), ("KH", "AS", False),
])  # fmt: skip
def test_the_reason_is_given_where_an_ace_fails_against_a_court_card(
    best: str, may: str, said: bool
) -> None:
    cards = tuple(map(Card, may.split()))
    assert low_ace(Card(best), cards) == ((LOW_ACE,) if said else ())
