"""Whatever is asked of the options of a game, they are made or say what is wrong with them."""

import math
from random import Random
from typing import Any

import pytest

from naipes_gui.core.errors import BadOptions
from naipes_gui.core.options import Option, Options
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games

GAMES = list(all_games())
WRONG: tuple[Any, ...] = (
    None, True, False, 0, 1, 7, -1, 10**9, 10**5000, 3.0, 7.5, math.nan, "", "x", "3", "hands:",
    "hands:0", "hands:-1", "hands:007", "hands:" + "9" * 5000, "hands:٣", "hands:²", "games:2",
    "points:" + "9" * 9, "\0", "\ud800", b"all", (), [], ["all"], {}, {"players": 3}, object(),
)  # fmt: skip


def kinds(game: str) -> type[Options]:
    return all_games()[game].options()


def values_of(option: Option) -> list[Any]:
    """Return values that an option admits: its choices, and the ends of its spreads."""
    ends = [s.value(n) for s in option.spreads for n in (s.low, s.low + 1, s.high)]
    return [value for value in (*(c.value for c in option.choices), *ends) if option.admits(value)]


def beyond(option: Option) -> list[Any]:
    """Return the values just outside the spreads of an option."""
    return [s.value(n) for s in option.spreads for n in (s.low - 1, s.high + 1)]


def made(kind: type[Options], chosen: dict[str, Any], *, stored: bool = False) -> bool:
    """Tell whether options are made; when they are refused, the reason is a sentence."""
    try:
        kind.from_json(chosen) if stored else kind.make(**chosen)
    except BadOptions as error:
        sentence = Wording().say(error.what).strip()
    else:
        return True
    assert sentence
    return False


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_value_of_one_option_is_refused_in_a_sentence(game: str) -> None:
    kind = kinds(game)
    whole = kind.make().to_json()
    for option in kind.declared():
        for value in (*WRONG, *beyond(option)):
            taken = made(kind, {option.key: value})
            kept = made(kind, {**whole, option.key: value}, stored=True)
            assert option.admits(value) or not (taken or kept), (option.key, value)


@pytest.mark.parametrize("game", GAMES)
def test_possible_values_together_are_taken_or_refused_in_a_sentence(game: str) -> None:
    kind, rng = kinds(game), Random(game)
    declared = kind.declared()
    taken = 0
    for _ in range(400):
        some = rng.sample(declared, rng.randint(1, len(declared)))
        chosen = {option.key: rng.choice(values_of(option)) for option in some}
        taken += made(kind, chosen)
        kind.closed({**kind.make().to_json(), **chosen})
    assert taken


@pytest.mark.parametrize("game", GAMES)
def test_what_is_stored_is_whole_and_known(game: str) -> None:
    kind = kinds(game)
    whole = kind.make().to_json()
    for key in whole:
        assert not made(kind, {k: v for k, v in whole.items() if k != key}, stored=True)
    assert not made(kind, {**whole, "\0": 1}, stored=True)
    assert not made(kind, {"colour": 1})
