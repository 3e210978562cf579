"""What hands weigh: the tool counts as the kernel does, and fits what explains more."""

import json
from random import Random

import pytest

from naipes_gui.games.nlk.players.kernels import tree as kernel
from naipes_gui.games.nlk.players.tricks import Table, cards
from tests.games.nlk.test_search import deal
from tools import nlk_values
from tools.nlk_values import Sample, explained, features, fitted, shares, shipped


@pytest.mark.parametrize("seed", range(8))
def test_features_are_those_of_the_kernel(seed: int) -> None:
    rng, players = Random(seed), 3 + seed % 4
    table = Table(cards(40, "C", False), live=False)
    at = deal(table, players, rng, 1 + seed % 6)
    if seed % 2:
        at = table.after(at, table.habit(at))
    seats = tuple(features(table, at, seat) for seat in at.active)
    tree = kernel.tree(table.kernel, *at, rng, None, 0.75)
    told = [1 - kept for seat, kept in enumerate(tree.told(tree.root)) if at.hands[seat]]
    assert shares(Sample(seats, ()), shipped()) == pytest.approx(told)


def test_what_is_fitted_explains_more() -> None:
    """The loser is whoever has feature 0 here, which the shipped weights do not know."""
    found = [Sample(((0, 20), (1, 20)), (0.9, 0.1)), Sample(((1, 22), (0, 22)), (0.1, 0.9))]
    logs = fitted(found, shipped())
    assert explained(found, shipped()) < 0.5 < 0.9 < explained(found, logs)


@pytest.mark.thorough
def test_the_shipped_weights_explain_what_searches_find(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nlk_values, "PLAYED", 20)
    monkeypatch.setattr(nlk_values, "SEARCHED", 150)
    assert nlk_values.main(["--hands", "3", "--players", "3"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["positions"] > 5
    assert told["shipped"] > 0.3
