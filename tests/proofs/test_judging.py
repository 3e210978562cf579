"""The proof of the review in small: nobody strong is blamed, and planted weaknesses are found."""

import pytest

from naipes_gui.bench.reviewing import review_times
from naipes_gui.games import all_games
from tools.proofs.judging import PLANTED, STRONGEST, measured


@pytest.mark.parametrize(("key", "hands"), [("ecarte", 3), ("mosca", 2), ("napoleon", 2)])
def test_a_planted_weakness_is_found(key: str, hands: int) -> None:
    found = measured(all_games()[key], PLANTED, hands, 1, twice=False)
    assert found.caught
    assert found.caught <= found.weak


def test_the_strongest_is_not_blamed() -> None:
    found = measured(all_games()["ecarte"], STRONGEST, 3, 1, twice=False)
    assert any(one.is_told for one, _ in found.pairs)
    assert found.blamed == 0


def test_the_review_is_timed() -> None:
    found = review_times(all_games()["ecarte"], 2)
    assert found["hands_per_minute"] > 0
    assert found["hand_s"] <= found["longest_s"]


def test_two_judgements_agree() -> None:
    found = measured(all_games()["mosca"], PLANTED, 3, 2)
    assert found.caught
    assert found.differ == 0
