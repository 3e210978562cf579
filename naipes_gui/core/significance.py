"""Whether counts and means differ by more than chance: chi-square and 95 % intervals."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import erfc, exp, lgamma, log, sqrt
from statistics import fmean, stdev, variance

CERTAIN = 1.96
"""Standard errors to either side of a mean that make a 95 % interval."""
STUDENT = {
    2: 12.71, 3: 4.30, 4: 3.18, 5: 2.78, 6: 2.57, 7: 2.45, 8: 2.36, 9: 2.31, 10: 2.26, 12: 2.20,
    15: 2.14, 20: 2.09, 30: 2.05, 60: 2.00,
}  # fmt: skip
"""The same by the number of values where their spread is found from them alone: Student's t."""
LEAST_EXPECTED = 5.0
"""Kinds that are expected less often are counted together (Cochran 1954)."""


@dataclass(frozen=True, slots=True)
class ChiSquare:
    """A sum of squared differences, and how likely chance alone makes it as large."""

    statistic: float
    freedom: int

    @property
    def p(self) -> float:
        """The chance of a sum as large or larger if nothing but chance is at work."""
        return tail(self.statistic, self.freedom)


def half_known(variance: float) -> float:
    """Return half the 95 % interval of a figure whose variance is known."""
    return CERTAIN * sqrt(variance)


def half_interval(values: Sequence[float]) -> float:
    """Return half the 95 % interval of the mean of some values; of a single one nothing is known.

    What is not known counts as nothing: 0.
    """
    return CERTAIN * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def half_of_few(values: Sequence[float]) -> float:
    """Return the same of few values, from which their spread cannot be told well: it is wider."""
    many = len(values)
    return half_interval(values) * student(many) / CERTAIN if many > 1 else 0.0


def student(many: int) -> float:
    """Return the standard errors to either side where so many values show their spread."""
    return STUDENT[max(known for known in STUDENT if known <= many)]


def half_weighted(values: Sequence[float], times: Sequence[float]) -> float:
    """Return the same of values of which each counts so many times."""
    total = sum(times)
    if total <= 1:
        return 0.0
    pairs = list(zip(times, values, strict=True))
    mean = sum(many * value for many, value in pairs) / total
    square = sum(many * (value - mean) ** 2 for many, value in pairs) / total
    return half_known(square / (total - 1))


def half_between(one: Sequence[float], other: Sequence[float]) -> float:
    """Return half the 95 % interval of how far two means lie apart that were found in pairs."""
    return half_interval([first - second for first, second in zip(one, other, strict=False)])


def half_shares(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Return the same of two shares, each counted by itself as so many of so many.

    Agresti and Caffo 2000: one success and one failure are added to either, so that a share of
    none or all of a few is not taken for certain.
    """
    return half_known(_spread(*one) + _spread(*other))


def errors_apart(one: int, other: int) -> float:
    """Return by how many standard errors two ways differ that were tried in the same cases.

    In so many cases only the one came off, in so many only the other (McNemar 1947): those in
    which both did, or neither, tell nothing.
    """
    return (one - other) / sqrt(one + other) if one + other else 0.0


def share_between(count: float, of: float) -> tuple[float, float]:
    """Return the 95 % interval of a share that was counted as so many of so many (Wilson 1927)."""
    if of <= 0:
        return 0.0, 1.0
    square = CERTAIN**2 / of
    middle = (count / of + square / 2) / (1 + square)
    half = CERTAIN * sqrt(count / of * (1 - count / of) / of + (square / 2) ** 2 / CERTAIN**2)
    half /= 1 + square
    return max(0.0, middle - half), min(1.0, middle + half)


def mean_between(
    values: Sequence[float], least: float, most: float, of: int
) -> tuple[float, float]:
    """Return the 95 % interval of the mean of values that are shares of so many yeses and noes.

    Each value is the mean of ``of`` trials, moved to lie between two bounds. Where there are few
    values, or all are alike, their spread flatters; so it is Wilson's interval of the share, over
    as many independent trials as tell as much as these do, at most as many as there were.
    """
    mean = fmean(values)
    share = min(1.0, max(0.0, (mean - least) / (most - least)))
    spread = variance(values) / (most - least) ** 2 if len(values) > 1 else 0.0
    trials = len(values) * of
    told = min(trials, len(values) * share * (1 - share) / spread) if spread else trials
    low, high = share_between(share * told, told)
    return least + low * (most - least), least + high * (most - least)


def _spread(count: float, of: float) -> float:
    share = (count + 1) / (of + 2)
    return share * (1 - share) / (of + 2)


def tail(statistic: float, freedom: int) -> float:
    """Return how likely a chi-square of so many degrees of freedom is to be at least so large.

    Abramowitz and Stegun 26.4.4 and 26.4.5: a finite sum, since the degrees are whole.
    """
    if statistic <= 0 or freedom < 1:
        return 1.0
    half, odd = statistic / 2, freedom % 2
    powers = (place + odd / 2 for place in range(freedom // 2))
    terms = (exp(power * log(half) - half - lgamma(power + 1)) for power in powers)
    return min(1.0, (erfc(sqrt(half)) if odd else 0.0) + sum(terms))


def fit(observed: Sequence[float], expected: Sequence[float]) -> ChiSquare:
    """Compare counts with what is expected of each, all counts together being as expected."""
    parts = [(seen - want) ** 2 / want for seen, want in zip(observed, expected, strict=True)]
    return ChiSquare(sum(parts), len(parts) - 1)


def unlike(one: Mapping[str, int], other: Mapping[str, int]) -> ChiSquare:
    """Compare how often two players did things of several kinds; rare kinds are one."""
    rows = [(one.get(kind, 0), other.get(kind, 0)) for kind in sorted({*one, *other})]
    sums = sum(row[0] for row in rows), sum(row[1] for row in rows)
    if not all(sums):
        return ChiSquare(0.0, 0)
    least = min(sums) / sum(sums)
    common = [row for row in rows if sum(row) * least >= LEAST_EXPECTED]
    rare = [row for row in rows if sum(row) * least < LEAST_EXPECTED]
    if rare:
        common.append((sum(row[0] for row in rare), sum(row[1] for row in rare)))
    parts = (
        (row[side] - sum(row) * sums[side] / sum(sums)) ** 2 / (sum(row) * sums[side] / sum(sums))
        for row in common
        for side in (0, 1)
    )
    return ChiSquare(sum(parts), len(common) - 1)
