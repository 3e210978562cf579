"""Every decision of a game is of a kind, which has a name."""

from itertools import islice

import pytest

from naipes_gui.core.errors import Undeclared
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from tests.contract.decisions import decisions

ASKED = 400
RARE = {"ecarte": {"end"}}
"""What random matches under any rules need not come to."""


@pytest.mark.parametrize("key", all_games())
def test_every_decision_is_of_a_kind(key: str) -> None:
    game, met = all_games()[key], set[str]()
    for position in islice(decisions(game, 2), ASKED):
        view = position.view
        for made in view.moves:
            met |= {game.decisions().kind(view, made, best).key for best in view.moves[:4]}
    assert met | RARE.get(key, set()) == {kind.key for kind in game.decisions().kinds}


@pytest.mark.parametrize("key", all_games())
def test_kinds_have_names_and_a_price(key: str) -> None:
    found = all_games()[key].decisions()
    names = [Wording().say(kind.name) for kind in found.kinds]
    assert len(set(names)) == len(names)
    assert found.costly > 0
    with pytest.raises(Undeclared):
        found.named("nonsense")
