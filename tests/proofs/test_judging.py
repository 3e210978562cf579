"""The proof of the review in small: nobody strong is blamed, and planted weaknesses are found."""

import pytest

from naipes_gui.bench.reviewing import review_times
from naipes_gui.games import all_games
from tools.proofs.judging import PLANTED, STRONGEST, WEAKEST, measured


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
    assert found["hands_per_minute"]
    assert found["hand_s"]
    assert found["longest_s"]
    assert found["hand_s"] <= found["longest_s"]
    # However few mistakes the usual player makes, it is known what one takes.
    assert found["flag_s"]


def test_two_judgements_agree() -> None:
    found = measured(all_games()["mosca"], PLANTED, 3, 2)
    assert found.caught
    assert found.differ == 0
    both, either = found.flags
    assert both == either > 0
    assert found.agreement["of_flags"] == either
    low, high = found.agreement["flags_between"]
    assert low < both / either <= high


def test_a_player_is_watched_until_there_are_flags_enough() -> None:
    found = measured(all_games()["mosca"], WEAKEST, 0, 1, flags=3)
    assert found.flags[1] >= 3
    assert len(found.per_hand) > 1
