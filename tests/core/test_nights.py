"""For whoever waits, one case of a law; by day every value of its parameters; by night them all."""

from collections import Counter
from dataclasses import dataclass
from itertools import product
from typing import cast

import pytest

from tests import nights
from tests.nights import NIGHT, by_night, cover, facets


@dataclass(frozen=True)
class Table:
    game: str
    players: int


GAMES = ("ecarte", "nlk", "mosca")
SCALES = (1.0, 1.5, 2.0)
CASES = [facets({"game": game, "scale": scale}) for game, scale in product(GAMES, SCALES)]


def test_every_value_is_met_by_day_in_as_few_cases_as_can_be() -> None:
    kept = [CASES[place] for place in cover(CASES)]
    assert frozenset.union(*kept) == frozenset.union(*CASES)
    assert len(kept) == len(SCALES)


def test_the_same_cases_are_kept_whatever_is_tested_beside_them() -> None:
    assert cover(CASES) == cover(list(CASES)) == [0, 4, 8]


def test_what_is_not_insisted_on_comes_by_turns() -> None:
    kept = [CASES[place] for place in cover(CASES, ["game"])]
    assert {value for case in kept for name, value in case if name == "scale"} == {
        repr(scale) for scale in SCALES
    }


def test_a_case_is_of_all_its_parts() -> None:
    told = {"case": Table("nlk", 4), "options": {"deck": 32}, "size": (900, 600)}
    assert facets(told) == {
        ("case.game", "'nlk'"), ("case.players", "4"), ("options.deck", "32"),
        ("size", "(900, 600)"),
    }  # fmt: skip


def test_there_are_more_samples_by_night(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(NIGHT, raising=False)
    assert (nights.is_night(), by_night(60, by_day=20)) == (False, 20)
    monkeypatch.setenv(NIGHT, "1")
    assert (nights.is_night(), by_night(60, by_day=20)) == (True, 60)


@dataclass(frozen=True)
class Item:
    nodeid: str
    is_thorough: bool = False

    def get_closest_marker(self, name: str) -> bool:
        return self.is_thorough and name == "thorough"


def _left(*items: Item) -> list[str]:
    return [item.nodeid for item in nights.left_for_the_check(cast("list[pytest.Item]", items))]


def test_whoever_waits_is_told_one_case_of_each_law_and_no_long_proof() -> None:
    law = [Item(f"test_one.py::test_law[{game}]") for game in GAMES]
    alone, proof = (
        Item("test_one.py::test_that_stands_alone"),
        Item("test_two.py::test_proof", True),
    )
    left = _left(*law, alone, proof)
    assert proof.nodeid in left
    assert alone.nodeid not in left
    assert len({item.nodeid for item in law} - set(left)) == 1
    assert left == _left(*law, alone, proof)


def test_every_game_is_met_by_its_share_of_all_laws() -> None:
    laws = [[Item(f"test_{law}.py::test_law[{game}]") for game in GAMES] for law in range(300)]
    left = {name for law in laws for name in _left(*law)}
    met = Counter(
        place for law in laws for place, item in enumerate(law) if item.nodeid not in left
    )
    assert sorted(met) == [0, 1, 2]
    assert min(met.values()) > 75


@pytest.mark.sampled
@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("letter", "abc")
def test_what_is_left_by_day_is_run_by_night(
    letter: str, number: int, request: pytest.FixtureRequest
) -> None:
    """Of these nine cases three are run by day; who names one of them runs it."""
    is_named = any("::" in argument for argument in request.config.args)
    run = [item for item in request.session.items if item.name.startswith(_name(request))]
    assert nights.is_night() or is_named or len(run) == (1 if nights.is_quick() else 3)
    assert f"[{letter}-{number}]" in request.node.name


def _name(request: pytest.FixtureRequest) -> str:
    return str(request.node.name).partition("[")[0]
