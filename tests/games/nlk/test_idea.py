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
        (LEAD, 0, (LEFT, "A low card beats hardly anything: lead it to be rid of it. "
                   "Lowest in your hand: 7♠ 8♣.")),
        (SECOND, 0, (LEFT, "You can beat the nine of spades with A♠ 9♥.")),
        (HELPLESS, 1, (HELD, "None of your cards beats the king of clubs.",)),
        (TURNING, 0, ("One more card turns the trick: whoever lays it leads the next one.",
                      "You can beat the ten of spades with A♠ 9♥.")),
        (PILE, 1, ("4 card(s) of its suit beat(s) the ten of spades.", FEWER)),
        (play(FOUR, PILE, "draw"), 1,
         ("7 card(s) of its suit beat(s) the seven of hearts.", ANOTHER)),
        (play(FOUR, piles(FOUR, ("QH", "7C", "8D", "9S"), 2, "KS", whole=False), "draw"), 2,
         ("1 card(s) of its suit beat(s) the king of spades.", FEWER)),
        (piles(FOUR, ("9H", "AD", "JD", "AC"), 1, "7H KD"), 1,
         ("No card of its suit beats the ace of diamonds.", FEWER)),
    ],
)  # fmt: skip
def test_what_matters(state: NlkState, seat: int, words: tuple[str, ...]) -> None:
    assert tuple(map(Wording(NAMES).say, matters(FOUR.observe(state, Seat(seat))))) == words
