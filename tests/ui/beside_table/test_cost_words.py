"""How much worse a choice is: a share is told as hands lost, all else as what is brought."""

import pytest

from naipes_gui.core.counted import Counted
from naipes_gui.core.wording import Wording
from naipes_gui.ui.beside_table.cost_words import (
    SHARES,
    amount,
    falls_about,
    falls_at_least,
    falls_short,
)

WORDS = falls_short, falls_about, falls_at_least


@pytest.mark.parametrize("unit", Counted)
def test_whatever_the_unit_it_is_one_sentence_with_its_choice(unit: Counted) -> None:
    verb = "loses" if unit in SHARES else "brings"
    told = [words(0.09, unit, Wording()) for words in WORDS]
    assert len({*told}) == len(WORDS)
    for said in told:
        assert said.startswith(f"{verb} ")
        assert ("9 hand(s) more in 100" if unit in SHARES else "0.09 ") in said


def test_what_a_decision_cost_in_hands_is_counted_as_losses() -> None:
    assert amount(0.09, Counted.HANDS, Wording()) == "9 more loss(es) in 100 hands"


def test_what_would_be_written_as_nothing_is_told_in_words() -> None:
    assert falls_about(0.004, Counted.POINTS, Wording()) == ("is hardly worth less")
