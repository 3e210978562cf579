"""A card is named on which much hangs, or which could turn what is all but settled."""

import pytest

from naipes_gui.bots.cards import Bits
from naipes_gui.bots.hinges import Deal, beside, hinge, spoiler, told
from naipes_gui.core.cards import Card
from naipes_gui.core.text import Phrase, Who, phrase
from naipes_gui.core.wording import Wording

ANA = Who(0)
KING, QUEEN, TEN = map(Card, ("KS", "QS", "TD"))
BITS = Bits.rising((KING, QUEEN, TEN))
ENDS = phrase("outcomes", "You win the point {often}.", often="now and then")


def deals(*rows: tuple[str, int, int]) -> list[Deal]:
    """Return deals by what is held, in how many of them it comes off, and in how many not."""
    return [
        Deal(BITS.mask(map(Card, held.split())), comes_off)
        for held, won, lost in rows
        for comes_off in [True] * won + [False] * lost
    ]


def said(what: Phrase | None) -> str:
    return Wording(("Ana",)).say(what) if what is not None else ""


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ((("KS", 2, 18), ("TD", 16, 4)),
         "Much hangs on K♠: if Ana holds it, in 1 deal(s) of 10; if not, in 8."),
        ((("KS QS", 10, 0), ("QS", 0, 10), ("TD", 1, 9)),
         "Much hangs on K♠: if Ana holds it, in every deal; if not, in hardly any."),
        ((("KS", 10, 10), ("TD", 13, 7)), ""),
        ((("KS", 0, 4), ("TD", 96, 0)), ""),
    ],
)  # fmt: skip
def test_a_card_on_which_much_hangs(rows: tuple[tuple[str, int, int], ...], words: str) -> None:
    """What tells a third of the deals from the others is nothing; nor what is hardly ever so."""
    found = hinge(deals(*rows), BITS)
    assert (said(told(found, ANA)) if found else "") == words


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ((("KS", 3, 4), ("TD", 93, 0)), "What could spoil it is K♠ in Ana's hand."),
        ((("KS", 3, 4), ("TD", 0, 93)), "What could save it is K♠ in Ana's hand."),
        ((("KS", 3, 4), ("TD", 92, 1)), ""),
        ((("KS", 7, 0), ("TD", 93, 0)), ""),
    ],
)
def test_what_could_still_turn_it(rows: tuple[tuple[str, int, int], ...], words: str) -> None:
    assert said(spoiler(deals(*rows), BITS, ANA)) == words


def test_only_how_a_hand_ends_hangs_on_a_card() -> None:
    clear = deals(("KS", 0, 20), ("TD", 20, 0))
    other = phrase("consequences", "You give up the lead, and see what is led before you play.")
    assert said(beside(ENDS, clear, BITS)).endswith(
        "Much hangs on K♠: if another player holds it, in no deal at all; if not, in all."
    )
    assert beside(other, clear, BITS) == other
    assert beside(None, clear, BITS) is None
    assert beside(ENDS, deals(("KS", 9, 9), ("TD", 9, 9)), BITS) == ENDS
