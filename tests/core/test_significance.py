"""Chi-square against the printed tables."""

import pytest

from naipes_gui.core.significance import ChiSquare, fit, tail, unlike


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
