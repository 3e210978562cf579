"""What a hint says first of a decision of NLK names what to look at, and is true of it."""

import pytest

from naipes_gui.core.table import Seat
from naipes_gui.core.wording import Wording
from naipes_gui.games.nlk.rules.state import NlkState
from naipes_gui.games.nlk.table.idea import matters
from tests.games.nlk.positions import piles, play, rules, trick

FOUR = rules()
HANDS = ("AS 9H KD 7S 8C", "7D 8D", "9D", "JD QD")
HELPLESS = trick(FOUR, HANDS, 1, "KC", 4)
SECOND = trick(FOUR, HANDS, 0, "TH 9S", 4)
LEAD = trick(FOUR, HANDS, 0, "", 4)
TURNING = trick(FOUR, HANDS, 0, "7H 8H TS", 4)
PILE = piles(FOUR, ("9H", "QD TS", "JD", "AC"), 1, "7H KD")
NAMES = ("Ana", "Bea", "Carlos", "Dora")
LEFT = "Whoever is left with cards in the end loses: you hold 5, none of the others more than 2."
FEWER = "Given away, it is one card fewer in the hand that you will have."
ANOTHER = "Given away, it does not come into your hand, but you draw another."
HELD = "Whoever is left with cards in the end loses: you hold 2, of the others Ana holds most, 5."


@pytest.mark.parametrize(
    ("state", "seat", "words"),
    [
        (LEAD, 0, (LEFT, "A low card beats hardly anything: it is rid of most easily as a lead. "
                   "Your lowest are 7♠ 8♣.")),
        (SECOND, 0, (LEFT, "Of your 5 card(s) only these beat the nine of spades: A♠ 9♥.")),
        (HELPLESS, 1, (HELD, "None of your cards beats the king of clubs.",)),
        (TURNING, 0, ("One more card turns the trick: whoever lays it leads the next one.",
                      "Of your 5 card(s) only these beat the ten of spades: A♠ 9♥.")),
        (PILE, 1, ("The ten of spades: 4 of its suit beat(s) it.", FEWER)),
        (play(FOUR, PILE, "draw"), 1, ("The seven of hearts: 7 of its suit beat(s) it.", ANOTHER)),
        (play(FOUR, piles(FOUR, ("QH", "7C", "8D", "9S"), 2, "KS", whole=False), "draw"), 2,
         ("The king of spades: 1 of its suit beat(s) it.", FEWER)),
        (piles(FOUR, ("9H", "AD", "JD", "AC"), 1, "7H KD"), 1,
         ("The ace of diamonds: none of its suit beats it.", FEWER)),
    ],
)  # fmt: skip
def test_what_matters(state: NlkState, seat: int, words: tuple[str, ...]) -> None:
    assert tuple(map(Wording(NAMES).say, matters(FOUR.observe(state, Seat(seat))))) == words
