"""What keeps a loop over what was found from passing because nothing was."""

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


def some(found: Iterable[T]) -> list[T]:
    """Return what was found; there must be something."""
    things = list(found)
    assert things, "nothing was found that could be checked"
    return things
