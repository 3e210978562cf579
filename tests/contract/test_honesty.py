"""No opponent knows more than its seat: not in its moves, its counsel, or its thinking time."""

import ast
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest

import naipes_gui
from naipes_gui.bots.baseline import RandomBot
from naipes_gui.core.cards import Card
from naipes_gui.core.rules import Bot, Stop
from naipes_gui.core.zones import HAND
from naipes_gui.games import all_games
from tests.contract.honesty import ONE_IN_FIFTY, Pair, Peeper, answer, calls, differs, pairs
from tests.contract.swaps import seen
from tests.nights import by_night, is_night
from tests.playthrough import Late, Running

every_game = pytest.mark.parametrize("key", all_games())
every_level = pytest.mark.parametrize(
    ("key", "level"), [(key, level) for key, game in all_games().items() for level in game.bots()]
)
MANY = 48
SHARE = {
    "beginner": 1,
    "club": 1,
    "expert": by_night(4, by_day=8),
    "master": by_night(16, by_day=24),
}
"""Of every so many positions a level is asked about one, since some think long."""
PATIENCE: Callable[[], Stop] = Running if is_night() else partial(Late, 250)
"""By day nobody looks oftener than so at whether it has thought enough."""
FULL = 3_000
"""The positions that `tools/swap_test.py` goes through for each level of a game."""
CHEATED = "mosca"
"""Here positions are quickly made."""


@cache
def some(key: str) -> tuple[Pair, ...]:
    return tuple(islice(pairs(all_games()[key], 1), MANY))


def peeper(pair: Pair, share: float) -> Peeper:
    rules = pair.real.timeline.rules
    return Peeper(rules, RandomBot(rules), share)


def works_alike(bot: Bot[Any], pair: Pair) -> bool:
    """Tell whether a bot calls as many functions for both positions; it may know one already."""
    assert pair.real.view == pair.other.view
    answer(bot, pair.real, pair.seed, PATIENCE)
    real, other = (
        partial(answer, bot, each, pair.seed, PATIENCE) for each in (pair.real, pair.other)
    )
    return calls(real) == calls(other)


def early_done(key: str) -> list[Pair]:
    """Return the pairs, those first in which there is least to think about: counting is slow."""
    return sorted(some(key), key=lambda pair: len(pair.real.view.moves))[MANY // 4 :]


@every_level
def test_answers_do_not_depend_on_hidden_cards(key: str, level: str) -> None:
    for pair in some(key)[:: SHARE[level]]:
        bot = all_games()[key].bots()[level](pair.real.timeline.rules)
        assert not differs(bot, pair, PATIENCE), (pair.seed, pair.real.timeline.rules.options)


@pytest.mark.sampled
@every_level
def test_thinking_does_not_take_longer_for_hidden_cards(key: str, level: str) -> None:
    for pair in early_done(key)[:: SHARE[level] * MANY // 4]:
        bot = all_games()[key].bots()[level](pair.real.timeline.rules)
        assert works_alike(bot, pair), (pair.seed, pair.real.timeline.rules.options)


@every_game
def test_the_seats_cannot_tell_the_swapped_from_the_real(key: str) -> None:
    for pair in some(key):
        assert pair.real.view == pair.other.view
        assert pair.real.state.table != pair.other.state.table


@every_game
def test_all_kinds_of_hidden_cards_are_swapped(key: str) -> None:
    changed, hidden = set[str](), set[str]()
    for pair in some(key):
        real, other = pair.real.state.table, pair.other.state.table
        changed.update(zone.partition(":")[0] for zone in real if real[zone] != other[zone])
        hidden.update(zone.partition(":")[0] for zone in real if never_seen(pair, real[zone]))
        assert real.get(HAND.of(pair.real.seat)) == other.get(HAND.of(pair.real.seat))
    assert changed == hidden != set()


def never_seen(pair: Pair, cards: tuple[Card, ...]) -> bool:
    return not set(cards) <= seen(pair.real)


def test_who_peeks_is_betrayed_by_the_time_it_takes() -> None:
    assert not all(works_alike(peeper(pair, 1.0), pair) for pair in some(CHEATED)[:12])


@pytest.mark.thorough
def test_who_peeks_once_in_fifty_is_caught() -> None:
    """A cheat whose peeks change its move in a third of the cases escapes once in 10⁸ tests."""
    told = sum(differs(peeper(pair, 1.0), pair) for pair in some(CHEATED)) / MANY
    assert told > 0.25
    assert (1 - ONE_IN_FIFTY * told) ** FULL < 1e-6
    # Whether it peeks hangs on the seed alone; to find other positions each time takes longer.
    seeds = zip(range(FULL), cycle(some(CHEATED)), strict=False)
    tried = [replace(pair, seed=seed) for seed, pair in seeds]
    caught = sum(differs(peeper(pair, ONE_IN_FIFTY), pair) for pair in tried)
    assert 5 <= caught <= FULL * ONE_IN_FIFTY


@pytest.mark.thorough
def test_no_opponent_has_a_clock_or_a_back_door() -> None:
    """What is neither the view nor the chance it is given cannot guide or delay a move."""
    forbidden = {"time", "datetime", "os", "gc", "inspect", "sys", "threading", "secrets"}
    found = [
        (path.name, name)
        for path in (Path(naipes_gui.__file__).parent / "games").rglob("*.py")
        for name in imported(path)
        if name.partition(".")[0] in forbidden
    ]
    assert not found


def imported(path: Path) -> list[str]:
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names.append(node.module or "")
    return names
