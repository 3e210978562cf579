"""The frozen players: what they do in positions written down by hand."""

from random import Random

import pytest

from naipes_gui.games import all_games
from naipes_gui.games.nlk.players.references import REFERENCES
from naipes_gui.games.nlk.rules.state import NlkState
from tests.games.nlk.positions import piles, rules, trick
from tests.games.nlk.test_bots import NEVER

OF = rules()


def choice(key: str, state: NlkState) -> str:
    view = OF.observe(state, state.to_move)
    return str(REFERENCES[key](OF).choose(view, Random(1), NEVER))


@pytest.mark.parametrize("key", REFERENCES)
def test_they_lead_and_beat_with_the_lowest(key: str) -> None:
    assert choice(key, trick(OF, ("9S KD 7H", "8D", "KH", "AS"), 0)) == "play 9S"
    led = trick(OF, ("9S", "8D QD AD 9H", "KH 7S", "AS 7C"), 1, "TD", 4)
    assert choice(key, led) == "play QD"


@pytest.mark.parametrize("key", REFERENCES)
def test_they_give_low_cards_and_keep_aces(key: str) -> None:
    assert choice(key, piles(OF, ("7H", "8D", "QC", "KC"), 1)) == "give 0"
    assert choice(key, piles(OF, ("KH", "AD", "9C", "TC"), 1)) == "draw"


def test_only_the_tuned_one_takes_an_ace_rather_than_trump_it() -> None:
    state = trick(OF, ("9S", "8D QD 9H", "KH 7S", "AS 7C"), 1, "AC", 4)
    assert choice("greedy", state) == "play 9H"
    assert choice("reference", state) == "take"


def test_they_are_offered_by_the_game_under_frozen_names() -> None:
    offered = all_games()["nlk"].references()
    assert set(offered) == {"reference", "reference-1", "greedy", "greedy-1"}
    assert offered["reference"] is offered["reference-1"]
