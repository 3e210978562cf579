"""Who won is said by who it was, and to whom it is said."""

from naipes_gui.core.match_end import told_loser, told_winner
from naipes_gui.core.table import Seat
from naipes_gui.core.text import Phrase, phrase
from naipes_gui.core.wording import Wording

NAMES = ("Ana", "Bea", "Ciro")
TOTAL = phrase("test", "12 points")


def said(text: Phrase) -> str:
    return Wording(NAMES).say(text)


def places(*ranks: tuple[int, ...]) -> list[list[Seat]]:
    return [[Seat(seat) for seat in rank] for rank in ranks]


def test_the_winner_is_told_with_what_it_has() -> None:
    won = places((1,), (0, 2))
    assert said(told_winner(won, Seat(0), TOTAL)) == "Bea wins the match with 12 points"
    assert said(told_winner(won, Seat(1), TOTAL)) == "You win the match with 12 points"
    drawn = places((0, 2), (1,))
    for viewer in (0, 1):
        told = said(told_winner(drawn, Seat(viewer), TOTAL))
        assert told == "The match is drawn: Ana and Ciro, each with 12 points"


def test_the_loser_is_told_with_how_often() -> None:
    lost = places((0,), (2,), (1,))
    assert said(told_loser(lost, Seat(0), 3)) == "Bea loses the match with 3 lost hand(s)"
    assert said(told_loser(lost, Seat(1), 1)) == "You lose the match with 1 lost hand(s)"
    assert said(told_loser(places((1,), (0, 2)), Seat(0), 3)) == "Ana and Ciro lose the match"
    nobody = said(told_loser(places((0, 1, 2)), Seat(0), 3))
    assert nobody == "The match is drawn: nobody has lost more than the others"
