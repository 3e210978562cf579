"""Whether counts differ by more than chance: Pearson's chi-square."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import erfc, exp, lgamma, log, sqrt

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
