"""How a choice is called beside the table: every card once."""

import pytest

from naipes_gui.core.moves import Move
from naipes_gui.core.wording import Wording
from naipes_gui.games.hachi_hachi.table.face import HachiFace
from naipes_gui.ui.beside_table.choice_words import choice
from tests.games.hachi_hachi.positions import A, play, position, rules

PLAIN = rules()


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("play 02K1 take 02T", "Take the bush warbler with a plum chaff"),
        ("play 08H", "Lay down the moon"),
    ],
)
def test_a_card_that_is_taken_is_named_once(move: str, words: str) -> None:
    state = position(PLAIN, ("02K1 08H", "01K1 01K2", "05K1 05K2"), "02T", "12H")
    view = PLAIN.observe(state, A)
    assert choice(HachiFace(), view, Move.parse(move), Wording()) == words


def test_a_card_that_its_own_button_names_is_not_named_again() -> None:
    state = position(PLAIN, ("12K1 08H", "01K1 01K2", "05K1 05K2"), "09T 09R", "09K1 12H")
    view = PLAIN.observe(play(PLAIN, state, "play 12K1"), A)
    words = [choice(HachiFace(), view, move, Wording()) for move in view.moves]
    assert words == ["Take the sake cup", "Take the chrysanthemum blue ribbon"]
