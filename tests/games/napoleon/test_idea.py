"""What a hint says first in a misère speaks of who has to stay below."""

import pytest

from naipes_gui.core.cards import Card
from naipes_gui.core.table import Seat
from naipes_gui.core.wording import Wording
from naipes_gui.games.napoleon.rules.state import Play
from naipes_gui.games.napoleon.table.idea import matters
from tests.games.napoleon.positions import P0, P1, dealt, playing, rules

PLAIN = rules()
HAND = "KH 9H 8S JS QC"
P2 = Seat(2)
NAMES = Wording(("Ana", "Bea", "Carlos", "Dora"))


def said(declarer: Seat, *lying: tuple[Seat, str]) -> list[str]:
    plays = tuple(Play(seat, Card(card)) for seat, card in lying)
    hands = ["TH QS 9D 9C AD", HAND, "7H 7D 8D JD TC", "6H 6S 6D 6C 7C"]
    state = playing(PLAIN, hands, declarer, "misere", to_move=P1, plays=plays)
    return [NAMES.say(each) for each in matters(PLAIN.observe(state, P1))]


@pytest.mark.parametrize(
    ("declarer", "lying", "words"),
    [
        (P0, (), "In misère low cards count: your suits begin with 8♠ 9♥ Q♣."),
        (P1, (), "In misère low cards count: your suits begin with 8♠ 9♥ Q♣."),
        (P1, ((P0, "TH"),), "You are to take no trick: of the cards you may play, 1 stay(s) under"),
        (P0, ((P0, "TH"),), "Ana is to take no trick, and is taking this one with the ten of"),
        (P2, ((P0, "TH"),),
         "Carlos is still to play and has to stay below the ten of hearts, or have none of its"),
        (P2, ((P2, "7H"), (P0, "TH")), "Carlos has stayed below, and is safe in this trick"),
    ],
)  # fmt: skip
def test_a_misere(declarer: Seat, lying: tuple[tuple[Seat, str], ...], words: str) -> None:
    assert said(declarer, *lying)[-1].startswith(words)


def test_who_may_bid_misere_is_told_of_low_cards_too() -> None:
    view = PLAIN.observe(dealt(PLAIN, ["", HAND], to_move=P1), P1)
    assert [*map(Wording().say, matters(view))] == [
        "Your best suit is K♥ 9♥.", "In misère low cards count: your suits begin with 8♠ 9♥ Q♣.",
    ]  # fmt: skip
