"""What took work to make, kept while it is likely to be wanted again."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

KeyT = TypeVar("KeyT", bound=Hashable)
ValueT = TypeVar("ValueT")


class Recent(Generic[KeyT, ValueT]):
    """Keeps what was asked for last, and no more than so much of it."""

    def __init__(self, most: int) -> None:
        self._most, self._kept = most, dict[KeyT, ValueT]()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: KeyT, make: Callable[[], ValueT]) -> ValueT:
        """Return what is kept under a key, made now if nothing is."""
        value = self._kept.pop(key) if key in self._kept else make()
        self._kept[key] = value
        if len(self._kept) > self._most:
            del self._kept[next(iter(self._kept))]
        return value

    def clear(self) -> None:
        """Keep nothing."""
        self._kept.clear()
