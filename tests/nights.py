"""What of many samples of one law is tested when; by night (``make nightly``) it is all of them.

``make test`` is for whoever waits for it: of a test with parameters one case, and nothing that is
marked ``thorough``. Which case follows from the name of the test, so that each game and size is
met by its share of all tests. ``make check`` is what is asked of every change, and goes further:

A test marked ``sampled`` says the same of every game, size, language…: by day as few of its cases
are run as meet every game, every size, every language once, though not all of them together.
``sampled("game", "scale")`` insists on these alone and takes of the rest what comes. Which cases
these are follows from the parameters, and from nothing else.
A test that is marked ``nightly`` waits altogether.
"""

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from typing import Any
from zlib import crc32

import pytest

NIGHT = "NAIPES_NIGHT"
QUICK = "NAIPES_QUICK"
"""What ``make test`` sets."""
Facets = frozenset[tuple[str, str]]


def is_night() -> bool:
    return bool(os.environ.get(NIGHT))


def is_quick() -> bool:
    return bool(os.environ.get(QUICK))


def by_night(many: int, *, by_day: int) -> int:
    """Return how many samples of a law are wanted now."""
    return many if is_night() else by_day


def at_night(*values: Any) -> list[Any]:
    """Return cases for which there is no time by day: another says nearly the same."""
    return [pytest.param(value, marks=pytest.mark.nightly) for value in values]


def facets(params: Mapping[str, Any]) -> Facets:
    """Return what a case is of: «game» is «nlk», «case.players» is «4»."""
    return frozenset(pair for name, value in params.items() for pair in _of(name, value))


def _of(name: str, value: Any) -> Iterator[tuple[str, str]]:
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield f"{name}.{field.name}", repr(getattr(value, field.name))
    elif isinstance(value, dict):
        yield from ((f"{name}.{key}", repr(each)) for key, each in value.items())
    else:
        yield name, repr(value)


def cover(cases: Sequence[Facets], wanted: Iterable[str] = ()) -> list[int]:
    """Return the places of few cases that together are of everything that is wanted."""
    names = set(wanted) or {name for case in cases for name, _ in case}
    missing = {each for case in cases for each in case if each[0] in names}
    met, chosen = set[tuple[str, str]](), list[int]()
    while missing:
        # Of those that add as much, one that is of much that was not met; then the first.
        best = max(
            range(len(cases)),
            key=lambda place: (len(cases[place] & missing), len(cases[place] - met), -place),
        )
        chosen.append(best)
        met |= cases[best]
        missing -= cases[best]
    return sorted(chosen)


def left_for_the_check(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """Return what ``make test`` leaves to ``make check``: of each test all cases but one."""
    left, laws = list[pytest.Item](), dict[str, list[pytest.Item]]()
    for item in items:
        if item.get_closest_marker("thorough"):
            left.append(item)
        else:
            laws.setdefault(item.nodeid.partition("[")[0], []).append(item)
    return [*left, *(item for law, cases in laws.items() for item in _others(law, cases))]


def _others(law: str, cases: Sequence[pytest.Item]) -> list[pytest.Item]:
    # Not `hash`: it is another one in each process, and all of them are to choose alike.
    kept = crc32(law.encode()) % len(cases)
    return [*cases[:kept], *cases[kept + 1 :]]


def left_for_the_night(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """Return the tests, and the cases of sampled ones, that need not be run by day."""
    left, laws = list[pytest.Item](), dict[str, list[pytest.Item]]()
    for item in items:
        if item.get_closest_marker("nightly"):
            left.append(item)
        elif item.get_closest_marker("sampled"):
            laws.setdefault(item.nodeid.partition("[")[0], []).append(item)
    return [*left, *(item for law in laws.values() for item in _rest(law))]


def _rest(law: Sequence[pytest.Item]) -> list[pytest.Item]:
    marker = law[0].get_closest_marker("sampled")
    wanted = marker.args if marker else ()
    cases = [facets(item.callspec.params) for item in law]  # type: ignore[attr-defined]
    assert not set(wanted) - {name for case in cases for name, _ in case}, law[0].nodeid
    kept = cover(cases, wanted)
    return [item for place, item in enumerate(law) if place not in kept]
