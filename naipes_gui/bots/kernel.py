"""The few words in which a kernel says what is an array of C once it is compiled.

In plain Python they are lists; see docs/compiled.md for what a kernel may do with them.
"""

from collections.abc import Sequence
from typing import TypeAlias

Wide: TypeAlias = int
"""Compiled, a number of 128 bits, for sets of more than 62 cards; half as quick."""
WideFew: TypeAlias = list[int]
"""Compiled, an array of at most 16 of them."""
Ints: TypeAlias = list[int]
"""Compiled, an array of at most 64 numbers of 64 bits: read and written by place."""
Few: TypeAlias = list[int]
"""Compiled, the same for at most 16: what there is once for every seat."""
Floats: TypeAlias = list[float]
"""Compiled, an array of at most 64 doubles."""


def ints(values: Sequence[int]) -> Ints:
    """Return numbers as an array of one's own."""
    return list(values)


def few(values: Sequence[int]) -> Few:
    """Return at most 16 numbers as an array of one's own."""
    return list(values)


def same_few(values: Few, count: int) -> Few:
    """Return a copy of the first so many of a small array."""
    return values[:count]


def wide_few(values: Sequence[int]) -> WideFew:
    """Return at most 16 wide numbers as an array of one's own."""
    return list(values)


def same_wide_few(values: WideFew, count: int) -> WideFew:
    """Return a copy of the first so many of a small array of wide numbers."""
    return values[:count]


def floats(values: Sequence[float]) -> Floats:
    """Return fractions as an array of one's own."""
    return list(values)


def zeros(count: int) -> Ints:
    """Return so many zeros as an array."""
    return [0] * count


def no_floats(count: int) -> Floats:
    """Return so many zeros as an array of fractions."""
    return [0.0] * count


def same_ints(values: Ints, count: int) -> Ints:
    """Return a copy of the first so many of an array."""
    return values[:count]


def same_floats(values: Floats, count: int) -> Floats:
    """Return a copy of the first so many of an array of fractions."""
    return values[:count]


def listed(values: Ints, count: int) -> list[int]:
    """Return the first so many of an array as a list, which may leave the kernel."""
    return values[:count]


def listed_floats(values: Floats, count: int) -> list[float]:
    """Return the first so many of an array of fractions as a list, which may leave the kernel."""
    return values[:count]
