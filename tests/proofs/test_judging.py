"""The proof of the review in small: nobody strong is blamed, and planted weaknesses are found."""

import pytest

from naipes_gui.bench.reviewing import hands, review_times
from naipes_gui.core.table import FIRST
from naipes_gui.games import all_games
from naipes_gui.review.asking import WeighHere
from naipes_gui.review.decided import decided
from naipes_gui.review.judge import Case, judged
from tools.proofs.judging import PLANTED, STRONGEST, WEAKEST, measured
from tools.proofs.planted import never_spends_trumps, planted

pytestmark = pytest.mark.thorough


@pytest.mark.parametrize(("key", "many"), [("ecarte", 1), ("napoleon", 2)])
def test_a_planted_weakness_is_found(key: str, many: int) -> None:
    """That of La Mosca is found by two judgements below, that of NLK by the next test."""
    found = measured(all_games()[key], PLANTED, many, 1, twice=False)
    assert found.caught
    assert found.caught <= found.weak


def test_who_never_spends_a_trump_is_found() -> None:
    """The first decisions in which it shows: a whole hand of NLK has a hundred others."""
    game = all_games()["nlk"]
    rules = game.rules(game.options().make())
    ask = WeighHere(game, rules)
    for timeline in hands(game, rules, planted(game, rules), 4, 1):
        cases = [Case.at(game, timeline, ply) for ply in decided(timeline, FIRST)]
        shown = [case for case in cases if never_spends_trumps(case.view) == case.made]
        for found in (judged(case, ask) for case in shown):
            assert found is not None
            if found.flagged:
                assert found.kind == "take"
                assert found.best.cards[0].suit == timeline.states[found.ply].trump
                return
    pytest.fail("it spends no trump in four hands, and nobody says so")


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
    assert 0 < found.caught <= found.weak
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
