"""What a hint says first of a decision of NLK names what to look at, and is true of it."""

import pytest

from naipes_gui.core.table import Seat
from naipes_gui.core.wording import Wording
from naipes_gui.games.nlk.rules.state import NlkState
from naipes_gui.games.nlk.table.idea import matters
from tests.games.nlk.positions import piles, play, rules, trick
from tests.games.nlk.test_bots import known

FOUR = rules()
HANDS = ("AS 9H KD 7S 8C", "7D 8D", "9D", "JD QD")
HELPLESS = trick(FOUR, HANDS, 1, "KC", 4)
SECOND = trick(FOUR, HANDS, 0, "TH 9S", 4)
LEAD = trick(FOUR, HANDS, 0, "", 4)
TURNING = trick(FOUR, HANDS, 0, "7H 8H TS", 4)
PILE = piles(FOUR, ("9H", "QD TS", "JD", "AC"), 1, "7H KD")
NAMES = ("Ana", "Bea", "Carlos", "Dora")
FEWER = "Given away, it is one card fewer in the hand that you will have."
ANOTHER = (
    "Given away, it does not come into your hand, but you draw another: of those to come 23 are "
    "higher, 0 lower."
)


@pytest.mark.parametrize(
    ("state", "seat", "words"),
    [
        (LEAD, 0, ("A low card beats hardly anything: lead it to be rid of it. "
                   "Lowest in your hand: 7♠ 8♣.",)),
        (SECOND, 0, ("Whoever takes gets 10♥, a trump.",)),
        (HELPLESS, 1, ("None of your cards beats the king of clubs.",)),
        (TURNING, 0, ("One more card turns the trick: whoever lays it leads the next one.",
                      "Whoever takes gets 7♥, a trump.")),
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


@pytest.mark.parametrize(
    ("chain", "words"),
    [
        ("", "With A♠ 7♠ 8♣ nothing is beaten that the others hold: only leading gets rid of it."),
        ("TD", "Whoever takes gets 10♦: it beats 3 of the cards that the others hold."),
        ("7C", "Whoever takes gets 7♣: it beats none of the cards that the others hold."),
    ],
)
def test_whoever_paid_attention_counts_what_the_others_hold(chain: str, words: str) -> None:
    hands = ("AS 9H KD 7S 8C", "7D 8D JC", "9D QC", "JD QD")
    state = trick(FOUR, hands, 0, chain, 4)
    assert Wording(NAMES).say(matters(known(FOUR, state, Seat(0)))[-1]) == words
