"""Means and shares with their 95 % intervals, and whether there are enough to speak of any."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Self

from naipes_gui.core.significance import half_known, share_between

ENOUGH = 20
"""Of fewer hands or decisions nothing is said but that they are few."""
ENOUGH_MATCHES = 5


@dataclass(frozen=True, slots=True)
class Mean:
    """The mean of so many values, and half of its interval."""

    count: int
    total: float
    half: float
    """Of the mean; of a single value nothing is known, which counts as nothing."""

    @classmethod
    def of(cls, values: Iterable[float]) -> Self:
        """Return the mean of some values."""
        count, total, squares = 0, 0.0, 0.0
        for value in values:
            count += 1
            total += value
            squares += value * value
        return cls.of_sums(count, total, squares)

    @classmethod
    def of_sums(cls, count: int, total: float, squares: float) -> Self:
        """Return the same of so many values, of which the sum and that of the squares are known."""
        if count < 2:
            return cls(count, total, 0.0)
        variance = max(0.0, squares - total * total / count) / (count - 1)
        return cls(count, total, half_known(variance / count))

    @property
    def mean(self) -> float:
        """What a value is in the mean."""
        return self.total / self.count if self.count else 0.0

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.mean - self.half

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.mean + self.half

    @property
    def is_enough(self) -> bool:
        """Whether there are enough values to speak of their mean."""
        return self.count >= ENOUGH

    @property
    def sign(self) -> int:
        """Whether the mean lies above nothing or below, beyond chance; 0 where nobody knows."""
        if not self.is_enough:
            return 0
        return (self.low > 0) - (self.high < 0)


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many."""

    count: int
    of: int

    @property
    def share(self) -> float:
        """The part that was counted."""
        return self.count / self.of if self.of else 0.0

    @property
    def between(self) -> tuple[float, float]:
        """The interval."""
        return share_between(self.count, self.of)

    @property
    def is_enough(self) -> bool:
        """Whether there are enough to speak of a share."""
        return self.of >= ENOUGH

    def differs(self, expected: float) -> bool:
        """Tell whether chance alone hardly explains how far the share is from another."""
        low, high = self.between
        return not low <= expected <= high
