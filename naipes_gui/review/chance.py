"""The chance that a decision is judged by: it follows from what the seat could know, alone.

Neither the seal of the hand nor a card that the seat did not see has a part in it, so that the
judgement is the same whatever the others held.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from naipes_gui.core.fingerprint import sha256
from naipes_gui.core.rules import View

BITS = 8
"""Bytes of a digest that a seed is made of."""


def seed_of(game: str, view: View[Any], number: int, again: int = 0) -> int:
    """Return the seed of one of the runs over a view; ``again`` gives others, as independent."""
    return next(seeds_of(game, view, (number,), again))


def seeds_of(game: str, view: View[Any], numbers: Iterable[int], again: int = 0) -> Iterator[int]:
    """Yield the seeds of several runs over a view, which is written down once for all."""
    whole = (game, view.seat, view.options.to_json(), view.state, view.moves, view.memory)
    said = plain(whole)
    for number in numbers:
        text = f"{said} {again} {number}"
        yield int.from_bytes(sha256(text.encode()).digest()[:BITS])


def plain(value: Any) -> str:
    """Write a value down so that equal values are written alike, whatever order they came in."""
    if isinstance(value, Enum):
        return value.name
    if is_dataclass(value) and not isinstance(value, type):
        return _named({each.name: getattr(value, each.name) for each in fields(value)})
    if isinstance(value, Mapping):
        return _named(value)
    if isinstance(value, Iterable) and not isinstance(value, str):
        return f"({' '.join(map(plain, value))})"
    return str(value)


def _named(values: Mapping[Any, Any]) -> str:
    pairs = sorted((plain(key), plain(value)) for key, value in values.items())
    return "{" + " ".join(f"{key}={value}" for key, value in pairs) + "}"
