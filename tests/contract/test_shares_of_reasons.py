"""What a reason foretells comes true about as often when hands are really played on."""

from functools import cache

from naipes_gui.games.nlk.rules.with_others import with_the_others
from tests.contract.truths.nlk_reasons import (
    SHARES,
    Told,
    happened,
    is_right,
    share,
    told,
    with_others,
)
from tests.nights import by_night

MANY = by_night(250, by_day=24)
"""Reasons that are looked at."""
TRIES = by_night(8, by_day=4)
OFF, FAR, SELDOM = 0.12, 0.5, 0.06
"""By how much what is said may lie off on the whole, and how seldom by more than is believed."""


@cache
def reasons() -> tuple[Told, ...]:
    return tuple(told(MANY))


def test_what_is_told_in_shares_comes_true_as_often() -> None:
    said = [case for case in reasons() if case.why.source in SHARES]
    assert len(said) >= MANY / 8
    often, rarely, far = list[float](), list[float](), 0
    for case in said:
        one, other = happened(case, TRIES)
        much, little = (share(case.why.blanks[key]) for key in ("often", "rarely"))
        often.append(much - one)
        rarely.append(little - other)
        far += max(abs(much - one), abs(little - other)) > FAR
    assert abs(sum(often) / len(often)) < OFF
    assert abs(sum(rarely) / len(rarely)) < OFF
    assert far <= SELDOM * len(said) + 1


def test_what_is_counted_of_the_others_cards_is_in_their_hands() -> None:
    for case in reasons():
        if case.why.source not in SHARES:
            assert is_right(case), (case.why, case.state)


def test_whoever_paid_attention_knows_which_cards_are_in_other_hands() -> None:
    for case in reasons():
        view = case.timeline.view(case.timeline.ply, case.me)
        assert {*with_others(case)} == {*(with_the_others(view) or ())}
