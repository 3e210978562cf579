"""Chi-square against the printed tables, and 95 % intervals that agree with each other."""

from math import sqrt

import pytest

from naipes_gui.core.significance import (
    ChiSquare,
    errors_apart,
    fit,
    half_between,
    half_interval,
    half_known,
    half_of_few,
    half_shares,
    half_weighted,
    mean_between,
    share_between,
    student,
    tail,
    unlike,
)


@pytest.mark.parametrize(
    ("statistic", "freedom", "p"),
    [
        (3.841, 1, 0.05), (5.991, 2, 0.05), (7.815, 3, 0.05), (18.307, 10, 0.05),
        (6.635, 1, 0.01), (124.342, 100, 0.05), (149.449, 100, 0.001), (15.987, 10, 0.1),
        (287.882, 250, 0.05), (123.225, 99, 0.05),
    ],
)  # fmt: skip
def test_the_tail_is_that_of_the_tables(statistic: float, freedom: int, p: float) -> None:
    assert tail(statistic, freedom) == pytest.approx(p, rel=2e-3)


def test_nothing_unusual_is_certain() -> None:
    assert tail(0.0, 5) == 1.0
    assert ChiSquare(0.0, 0).p == 1.0
    assert fit([10, 10], [10, 10]).p == 1.0


def test_counts_against_what_is_expected() -> None:
    """Sixty throws of a die."""
    found = fit([5, 8, 9, 8, 10, 20], [10] * 6)
    assert found.statistic == pytest.approx(13.4)
    assert found.freedom == 5
    assert found.p == pytest.approx(0.0199, abs=1e-4)


def test_two_players_who_do_the_same_are_alike_whatever_they_were_counted_over() -> None:
    one = {"stand": 300, "propose": 700}
    assert unlike(one, {"stand": 30, "propose": 70}).statistic == pytest.approx(0)
    assert unlike(one, {"stand": 45, "propose": 55}).p < 0.01


def test_a_two_by_two_table() -> None:
    found = unlike({"a": 10, "b": 20}, {"a": 30, "b": 40})
    assert found.statistic == pytest.approx(0.7937, abs=1e-4)
    assert found.freedom == 1


def test_rare_kinds_are_counted_together() -> None:
    one = {"play": 500, "claim": 2, "resign": 1}
    found = unlike(one, {"play": 480, "king": 3, "resign": 9})
    assert found.freedom == 1
    assert unlike(one, {}) == ChiSquare(0.0, 0)


def test_an_interval_is_that_of_the_sample() -> None:
    assert half_interval([1, 2, 3, 4]) == pytest.approx(1.96 * 1.2909944 / 2)
    assert half_interval([7]) == half_interval([]) == half_weighted([7], [1]) == 0.0


def test_a_value_that_counts_twice_is_two_values() -> None:
    assert half_weighted([3, 1, 8], [2, 1, 3]) == pytest.approx(half_interval([3, 3, 1, 8, 8, 8]))


def test_what_lies_between_two_is_found_in_pairs() -> None:
    one, other = [5.0, 9.0, 2.0], [4.0, 7.0, 3.0]
    assert half_between(one, other) == half_interval([1.0, 2.0, -1.0])
    assert half_between(one, [value + 3 for value in one]) == 0.0


def test_two_shares_that_were_counted_apart() -> None:
    assert half_shares((5, 10), (5, 10)) == pytest.approx(half_known(2 * 0.25 / 12))
    assert half_shares((0, 3), (3, 3)) > half_shares((0, 30), (30, 30)) > 0


def test_few_values_that_are_all_alike_do_not_make_a_sure_mean() -> None:
    """No loss in 40 hands: less than one of eleven, and not none for certain."""
    low, high = mean_between([0.25] * 10, -0.75, 0.25, 4)
    assert high == 0.25
    assert 0.25 - low == pytest.approx(1 - 40 / (40 + 1.96**2))


def test_shares_of_many_decks_have_the_interval_of_a_mean() -> None:
    gains = [0.25, 0.25, -0.25, -0.5, 0.25, 0.25] * 200
    low, high = mean_between(gains, -0.75, 0.25, 4)
    mean = sum(gains) / len(gains)
    assert low < mean < high
    assert high - low == pytest.approx(2 * half_interval(gains), rel=0.02)


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (81, 263, 0.2553, 0.3662), (250, 250, 0.9849, 1.0), (0, 0, 0.0, 1.0)],
)
def test_the_interval_of_a_share_is_wilsons(count: int, of: int, low: float, high: float) -> None:
    """The second one is from Newcombe (1998), table I."""
    assert share_between(count, of) == pytest.approx((low, high), abs=2e-4)


def test_few_values_have_a_wider_interval() -> None:
    assert [student(many) for many in (2, 3, 10, 11, 12, 59, 60, 1000)] == [
        12.71, 4.30, 2.26, 2.26, 2.20, 2.05, 2.00, 2.00,
    ]  # fmt: skip
    assert half_of_few([1, 3]) == pytest.approx(12.71 * sqrt(2) / sqrt(2))
    assert half_of_few([7]) == half_of_few([]) == 0.0


def test_weights_that_are_no_more_than_one_value_tell_nothing() -> None:
    assert half_weighted([3, 5], [0.5, 0.5]) == half_weighted([], []) == 0.0
    assert half_weighted([3, 5], [0.6, 0.6]) > 0


def test_a_mean_lies_within_its_bounds_whatever_the_values() -> None:
    assert mean_between([2.0, 2.0], 0.0, 1.0, 3)[1] == pytest.approx(1)
    assert mean_between([-2.0, -2.0], 0.0, 1.0, 3)[0] == pytest.approx(0)
    assert mean_between([0.5], 0.0, 1.0, 4) == pytest.approx(share_between(2, 4))


def test_a_kind_that_is_common_enough_stands_by_itself() -> None:
    """Half of ten are five, which are just enough; half of nine are not."""
    assert unlike({"a": 95, "b": 5}, {"a": 95, "b": 5}).freedom == 1
    assert unlike({"a": 80, "b": 5, "c": 15}, {"a": 80, "b": 4, "c": 16}).freedom == 2
    assert unlike({"a": 80, "b": 5, "c": 4}, {"a": 80, "b": 5, "c": 4}).freedom == 2
    assert unlike({"a": 80, "b": 4, "c": 4}, {"a": 80, "b": 4, "c": 4}).freedom == 1
    assert unlike({"a": 5}, {}).p == 1.0


@pytest.mark.parametrize(
    ("one", "other", "errors"), [(0, 0, 0.0), (9, 0, 3.0), (0, 16, -4.0), (30, 20, 10 / sqrt(50))]
)
def test_only_cases_in_which_two_ways_differ_tell_them_apart(
    one: int, other: int, errors: float
) -> None:
    assert errors_apart(one, other) == pytest.approx(errors)
    # McNemar's chi-square of one degree is the square of it.
    assert tail(errors_apart(one, other) ** 2, 1) == pytest.approx(tail(errors**2, 1))
