"""Work that can be done a step at a time, so that a window may move between two of them."""

from collections.abc import Generator
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]
"""Pauses after every bit of work, and returns what comes of all of it."""


def finished(steps: Generator[Any, None, T]) -> T:
    """Do all of it at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found
