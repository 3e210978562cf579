"""The few words in which a kernel says what is an array of C once it is compiled.

In plain Python they are lists; see docs/compiled.md for what a kernel may do with them.
"""

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

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

Number = TypeVar("Number", int, float)


def row(values: Sequence[Number]) -> list[Number]:
    """Return numbers as an array of one's own, of the kind that the variable is annotated with."""
    return list(values)


def zeros(count: int) -> list[int]:
    """Return so many zeros as an array."""
    return [0] * count


def no_floats(count: int) -> Floats:
    """Return so many zeros as an array of fractions."""
    return [0.0] * count


def copied(values: list[Number], count: int) -> list[Number]:
    """Return a copy of the first so many of an array of the same kind."""
    return values[:count]


def listed(values: list[Number], count: int) -> list[Number]:
    """Return the first so many of an array as a list, which may leave the kernel."""
    return values[:count]
