"""Every refusal names the rule and points at the cards."""

from typing import Any

import pytest

from naipes_gui.core.errors import IllegalMove
from naipes_gui.core.moves import Move
from naipes_gui.core.text import Phrase
from naipes_gui.core.wording import Wording
from naipes_gui.games.hachi_hachi.rules.game import HachiHachi
from naipes_gui.games.hachi_hachi.rules.state import HachiState
from tests.games.hachi_hachi.positions import begun, make, play, position, rules, traditional

WORDING = Wording(("Ana", "Bea", "Carlos", "Dora", "Elio"))
PLAIN, T3 = rules(), traditional()
T4 = traditional(4, buyout=True, hand_swap=True)


def turn(of: HachiHachi, field: str, hand: str = "05T 01H", **fields: Any) -> HachiState:
    return position(of, hands=(hand, "02K1", "02K2"), field=field, stock="05R 12K3", **fields)


def talk(*moves: str) -> HachiState:
    return make(begun(T4), *moves)


def refusal(of: HachiHachi, state: HachiState, move: str) -> str:
    with pytest.raises(IllegalMove) as refused:
        of.play(state, Move.parse(move))
    assert isinstance(refused.value.what, Phrase)
    return WORDING.say(refused.value.what)


TAKING = play(PLAIN, turn(PLAIN, "05K1"), "play 05T place")
NEARLY = position(
    T3, ("10T 02K1", "05K1 04K1", "12K2 12K3"), "10R 01K1", "03K1 03K2 07K1 08K1 11R 11T",
    ("06R 09R", "", ""),
)  # fmt: skip
DECIDING = play(T3, NEARLY, "play 10T take 10R")
AFTER_SAGE = play(T3, DECIDING, "sage")

REFUSALS: list[tuple[HachiHachi, HachiState, str, str]] = [
    (PLAIN, turn(PLAIN, ""), "play 02T", "You can only play cards of your own hand."),
    (PLAIN, turn(PLAIN, ""), "play 05T 01H",
     "A turn begins with one card of the hand. (Rule 2.4)"),
    (PLAIN, turn(PLAIN, "05K1"), "play 05T",
     "Say whether the bridge takes an iris chaff or is left there. (Rule 2.4)"),
    (PLAIN, turn(PLAIN, "03K1"), "play 05T take 03K1",
     "The field has no card of May to take."),
    (PLAIN, turn(PLAIN, "05K1 03K1"), "play 05T take 03K1",
     "With the bridge you can only take an iris chaff. (Rule 2.4)"),
    (PLAIN, turn(PLAIN, "05K1 05K2 05R"), "play 05T place",
     "Three of May lie in the field: you must take them all. (Rule 2.5)"),
    (T3, turn(T3, "05K1"), "play 05T place",
     "With the bridge you must take an iris chaff. (Rule 2.4)"),
    (T3, turn(T3, "05K1 05K2"), "play 05T",
     "Choose which of them the bridge takes: two iris chaff cards. (Rule 2.4)"),
    (PLAIN, turn(PLAIN, ""), "take 05K1",
     "No card of the stock waits for your choice. (Rule 2.4)"),
    (PLAIN, TAKING, "play 01H",
     "First choose what the iris ribbon from the stock takes: the bridge and an iris chaff. "
     "(Rule 2.4)"),
    (PLAIN, TAKING, "take 01H",
     "First choose what the iris ribbon from the stock takes: the bridge and an iris chaff. "
     "(Rule 2.4)"),
    (PLAIN, turn(PLAIN, ""), "shobu", "In this game hands are played to the end. (Rule 2.10)"),
    (PLAIN, turn(PLAIN, ""), "cancel", "In this game hands are played to the end. (Rule 2.10)"),
    (T3, NEARLY, "sage", "Only who has just completed a combination decides this. (Rule 2.10)"),
    (T3, NEARLY, "cancel", "Only who has said sage may cancel. (Rule 2.10)"),
    (T3, DECIDING, "play 02K1", "First say whether you stop or go on. (Rule 2.10)"),
    (T3, play(T3, AFTER_SAGE, "play 05K1", "play 12K2"), "shobu",
     "Only who has just completed a combination decides this. (Rule 2.10)"),
    (T4, talk(), "play 01H", "First decide whether to exchange your hand. (Rule 2.7)"),
    (T4, talk("keep", "keep", "keep"), "in", "First decide whether to promise to play. (Rule 2.7)"),
    (T4, talk("keep", "keep", "keep", "mizuten"), "out",
     "You promised to play: you cannot drop out. (Rule 2.7)"),
    (T4, talk("keep", "keep", "keep", "wait", "out"), "out",
     "Three players are needed: you cannot drop out. (Rule 2.7)"),
    (T4, talk("keep", "keep", "keep", "wait"), "swap",
     "First say whether you play or drop out. (Rule 2.7)"),
    (T4, talk("keep", "keep", "keep", "wait"), "accept",
     "There is no offer to answer. (Rule 2.7)"),
    (T4, talk("keep", "keep", "keep", "wait", "in", "in", "in"), "play 01H",
     "First decide whether to offer for a place. (Rule 2.7)"),
    (T3, NEARLY, "in", "Who plays this hand is already settled. (Rule 2.7)"),
    (T3, NEARLY, "pass", "That is not possible now."),
]  # fmt: skip


@pytest.mark.parametrize(("of", "state", "move", "text"), REFUSALS)
def test_refusals(of: HachiHachi, state: HachiState, move: str, text: str) -> None:
    assert refusal(of, state, move) == text


def test_offers_have_bounds() -> None:
    state = talk("keep", "keep", "keep", "wait", "in", "in", "in")
    assert refusal(T4, state, "offer 1").startswith("Offer from ")
    offered = T4.play(state, T4.legal(state)[1]).state
    assert refusal(T4, offered, "in") == "First accept or refuse the offer. (Rule 2.7)"


def test_the_culprits_are_shown() -> None:
    def pointed(of: HachiHachi, state: HachiState, move: str) -> str:
        return " ".join(of.culprits(state, state.to_move, Move.parse(move)))

    assert pointed(T3, turn(T3, "05K1 05R 03K1"), "play 05T place") == "05K1 05R"
    assert pointed(PLAIN, TAKING, "play 01H") == "05K1 05T"
    assert pointed(T3, DECIDING, "play 02K1") == ""
