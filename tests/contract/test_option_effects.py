"""Every option that can be chosen makes a difference, and none that cannot makes any.

``NAIPES_OPTIONS=20`` tries so many random sets of options of every game.
"""

import os
from collections.abc import Iterator
from random import Random

import pytest

from naipes_gui.core.options import Options
from naipes_gui.games import all_games
from tests.contract.rare import mean_the_same
from tests.contract.twins import Pair, Twins, flipped, option_set

SETS = int(os.environ.get("NAIPES_OPTIONS", "1"))
"""Random sets of options of a game, beside the usual one."""
PATIENCE = 300
"""Hands after which an open option is taken to make no difference."""
WHOLE = ("match", "match_end", "etsunen")
"""What shows only at the end of a match."""
A_MATCH, A_FEW = 60, 12
"""Hands from the same beginning."""
CAREFUL = 60
"""Plies from one look at the words on the table to the next, where a difference is sought."""
TWICE = range(2)
pytestmark = pytest.mark.timeout(120 * SETS)


def option_sets(key: str) -> Iterator[Options]:
    """Yield the usual options and random ones."""
    game = all_games()[key]
    yield game.options().make()
    yield from (option_set(game, Random(f"{key}/{n}")) for n in range(1, SETS + 1))


def pairs(key: str, *, closed: bool) -> Iterator[Pair]:
    """Yield every open, or every closed, option with another value."""
    for options in option_sets(key):
        shut = type(options).closed(options.to_json()).keys()
        unused = {option.key for option in options.declared() if not option.is_used}
        for pair in flipped(options):
            same = mean_the_same(key, pair.key, pair.one, pair.other)
            if (pair.key in shut | unused) == closed and not same:
                yield pair


def makes_a_difference(key: str, pair: Pair) -> bool:
    """Play until a difference is found, as long as patience lasts."""
    hands, far = 0, A_MATCH if pair.key in WHOLE else A_FEW
    for seed in range(PATIENCE):
        twins = Twins(all_games()[key], pair, seed, CAREFUL)
        if twins.differ(far):
            return True
        hands += max(1, twins.hands)
        if hands >= PATIENCE:
            return False
    return False


@pytest.mark.parametrize("key", all_games())
def test_every_open_option_makes_a_difference(key: str) -> None:
    for pair in pairs(key, closed=False):
        assert makes_a_difference(key, pair), f"no difference: {pair}"


@pytest.mark.parametrize("key", all_games())
def test_no_closed_option_makes_any_difference(key: str) -> None:
    game = all_games()[key]
    for pair in pairs(key, closed=True):
        for seed in TWICE:
            assert not Twins(game, pair, seed, open_=False).differ(1), f"a difference: {pair}"


@pytest.mark.parametrize("key", all_games())
def test_what_is_forced_is_the_only_value_that_is_possible(key: str) -> None:
    """So that nothing can be chosen that a closed option then forbids."""
    kind = all_games()[key].options()
    for n in range(20 * SETS):
        stored = option_set(all_games()[key], Random(f"{key}/{n}")).to_json()
        for name, (value, by) in kind.bound(stored).items():
            assert stored[name] == value
            assert by in stored
        forced = kind.bound(stored).keys()
        assert not [pair for pair in flipped(kind.from_json(stored)) if pair.key in forced]
