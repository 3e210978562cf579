"""What a hint says first names what to look at in the trick, and is true of it."""

from functools import partial

import pytest

from naipes_gui.core import tricks, what_matters
from naipes_gui.core.card_reasons import Trick
from naipes_gui.core.cards import KING_HIGH, Card
from naipes_gui.core.text import phrase
from naipes_gui.core.wording import Wording

WINNER = partial(tricks.winner, order=KING_HIGH, trump="S")


def cards(names: str) -> tuple[Card, ...]:
    return tuple(map(Card, names.split()))


@pytest.mark.parametrize(
    ("lying", "behind", "may", "out", "words"),
    [
        ("", 1, "9C KH", "QH AC AD",
         ["Nothing that is out beats K♥.", "No trump is out any more."]),
        ("", 1, "9C KH", "QH AC 7S",
         ["Only a trump that is out beats K♥.", "Of the trumps only 7♠ can still be out."]),
        ("", 1, "9C KH KS", "QH AC 7S 8S 9S",
         ["Nothing that is out beats K♠, and only a trump K♥."]),
        ("", 1, "9C QH", "KH AC QC",
         ["Your safest card is Q♥. Only K♥ can beat it.",
          "No trump is out any more."]),
        ("QH", 0, "7H KH", "AC",
         ["You play last, and can take this trick with K♥."]),
        ("JH", 0, "QH KH", "AC",
         ["You play last, and any card that you may play takes this trick."]),
        ("JH", 2, "QH", "AC KH", ["It is your last card."]),
        ("JH", 2, "7H QH", "AC KH",
         ["So far Q♥ can take the trick; 2 player(s) come(s) after you.",
          "Your safest card is Q♥. Only K♥ can beat it."]),
        ("JH", 2, "7H KH", "AC QH",
         ["This trick is yours with K♥: nobody after you can beat that."]),
        ("QH", 1, "7H 8H", "AC KH KC",
         ["You cannot take this trick: what counts is what you keep. Your safest card is 8♥. "
          "Only K♥ can beat it."]),
    ],
)  # fmt: skip
def test_a_trick(lying: str, behind: int, may: str, out: str, words: list[str]) -> None:
    trick = Trick(cards(lying), behind, cards(may), cards(out), WINNER)
    said = map(Wording().say, what_matters.of_a_trick(trick, "S", trick.may))
    assert [*said] == words


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("KS KH 7H", ["Nothing that is out beats K♠, and only a trump K♥."]),
        ("QS KH 7H", ["Only a trump that is out beats K♥."]),
        ("QS JH 7H", []),
    ],
)
def test_before_the_play_only_the_best_of_a_hand_are_named(hand: str, words: list[str]) -> None:
    held = cards(hand)
    out = tuple(card for card in cards("KS QS JS KH QH 9D") if card not in held)
    trick = Trick((), 1, (), out, WINNER)
    assert [*map(Wording().say, what_matters.of_the_best(trick, held))] == words


def test_what_is_said_first_argues_for_no_other_card_than_is_advised() -> None:
    """The first step named the king, the second advised another card."""
    lead = Trick((), 1, cards("9C KH"), cards("QH AC"), WINNER)
    (told,) = what_matters.of_a_trick(lead, "", lead.may)
    assert what_matters.argues_against(told, cards("9C"))
    assert not what_matters.argues_against(told, cards("KH"))
    # What one keeps is another than what one plays.
    lost = Trick(cards("QH"), 1, cards("7H 8H"), cards("AC KH KC"), WINNER)
    (told,) = what_matters.of_a_trick(lost, "S", cards("7H 8H"))
    assert not what_matters.argues_against(told, cards("7H"))
    # Nor what somebody lacks, unless it is what is played, or what that captures.
    where = phrase("hachi_hachi", "{card} (in the field)", card=Card("09R"))
    lacked = phrase("hachi_hachi", "{cards}", cards=(where,))
    told = phrase("hachi_hachi", "still to capture: {missing}.", missing=lacked)
    assert what_matters.argues_against(told, cards("08K1 08H"))
    assert not what_matters.argues_against(told, cards("09K1 09R"))
