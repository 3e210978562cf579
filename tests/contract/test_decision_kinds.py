"""Every decision of a game is of a kind, which has a name."""

from itertools import islice

import pytest

from naipes_gui.core.errors import Undeclared
from naipes_gui.core.wording import Wording
from naipes_gui.games import all_games
from tests.contract.decisions import decisions

ASKED, MOST = 400, 2000
RARE = {"ecarte": {"end"}}
"""What random matches under any rules need not come to."""


@pytest.mark.parametrize("key", all_games())
def test_every_decision_is_of_a_kind(key: str) -> None:
    game, met = all_games()[key], RARE.get(key, set()).copy()
    wanted = {kind.key for kind in game.decisions().kinds}
    for number, position in enumerate(islice(decisions(game, 3), MOST)):
        if number >= ASKED and met == wanted:
            break
        view = position.view
        for made in view.moves:
            met |= {game.decisions().kind(view, made, best).key for best in view.moves[:4]}
    assert met == wanted


@pytest.mark.parametrize("key", all_games())
def test_kinds_have_names_and_a_price(key: str) -> None:
    found = all_games()[key].decisions()
    names = [Wording().say(kind.name) for kind in found.kinds]
    assert len(set(names)) == len(names)
    assert found.costly > 0
    with pytest.raises(Undeclared):
        found.named("nonsense")
