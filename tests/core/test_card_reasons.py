"""What is said of a card in a trick is true of it."""

from functools import partial

import pytest

from naipes_gui.core import card_reasons, tricks
from naipes_gui.core.card_reasons import Trick
from naipes_gui.core.cards import KING_HIGH, Card
from naipes_gui.core.wording import Wording

WINNER = partial(tricks.winner, order=KING_HIGH, trump="S")


def cards(names: str) -> tuple[Card, ...]:
    return tuple(map(Card, names.split()))


def said(card: str, *, lying: str = "", behind: int = 0, may: str, out: str = "") -> str:
    trick = Trick(cards(lying), behind, cards(may), cards(out), WINNER)
    return Wording().say(card_reasons.of_a_card(Card(card), trick))


@pytest.mark.parametrize(
    ("card", "beside", "out", "words"),
    [
        ("KH", "9S", "QH AD", "No card that is still out can beat it."),
        ("KH", "9S", "QH 7S", "No higher card of its suit is out: only a trump can beat it."),
        ("QH", "", "KH 7S", "Only K♥ 7♠ can beat it."),
        ("QH", "", "KH 7S 8S", "Only K♥ can beat it, or a trump."),
        ("JH", "", "KH QH", "Only K♥ Q♥ can beat it."),
        ("JH", "", "KH QH 7S", "Only K♥ Q♥ can beat it, or a trump."),
        ("TH", "", "KH QH JH", "3 card(s) that are still out can beat it."),
        ("TH", "", "KH QH JH 7S",
         "4 card(s) that are still out can beat it, trumps among them."),
        ("QH", "AD", "KH 7S", "You lead your lowest card and keep A♦."),
        ("QH", "AD 9S", "KH 7S",
         "You keep 9♠ to trump with later."),
        ("QH", "9S 7H", "KH 7S", "You lead from your longest suit, 7♥ Q♥."),
    ],
)  # fmt: skip
def test_a_lead(card: str, beside: str, out: str, words: str) -> None:
    """That others can beat it is no reason to lead it: that a trump is kept may be one."""
    assert said(card, behind=1, may=f"{card} {beside}", out=out) == words


def test_a_trump_that_is_led_is_no_long_suit() -> None:
    told = said("QS", behind=1, may="9H 9S QS", out="KS")
    assert told == "Only K♠ can beat it."


def test_who_wants_no_trick_gives_up_the_highest_gladly() -> None:
    trick = Trick(cards("JH"), 1, cards("8H 9H"), cards("KH"), WINNER, is_for_tricks=False)
    told = Wording().say(card_reasons.of_a_card(Card("8H"), trick))
    assert told == "No card that you may play takes the trick."


@pytest.mark.parametrize(
    ("card", "may", "behind", "out", "words"),
    [
        ("QH", "QH KH", 0, "", "It takes the trick, with the lowest card that can."),
        ("KH", "QH KH", 0, "", "It takes the trick."),
        ("KH", "9H KH", 1, "QH 8D", "It takes the trick: nobody behind you can beat it."),
        ("QH", "9H QH", 1, "KH 7S",
         "It beats what lies there. Only K♥ 7♠ can beat it."),
        ("9H", "9H QH", 1, "KH", "It lets the trick go and keeps Q♥."),
        ("8H", "8H 9H", 1, "KH", "No card of yours can take the trick, so you give the lowest."),
        ("9H", "8H 9H", 1, "KH QH TH", "No card that you may play takes the trick."),
        ("8H", "7H 8H TH", 1, "KH QH",
         "It cannot take the trick, and 10♥ stays. Only K♥ Q♥ can beat it."),
    ],
)  # fmt: skip
def test_a_reply(card: str, may: str, behind: int, out: str, words: str) -> None:
    assert said(card, lying="JH", may=may, behind=behind, out=out) == words


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("KS 7S KH", "You hold 2 trump(s) with the king and 1 other king(s)."),
        ("KS 7D KH", "You hold the king of trumps and 1 other king(s)."),
        ("KS 7D", "You hold the king of trumps, and no other king."),
        ("7S KH", "You hold 1 trump(s) and 1 king(s)."),
        ("7S 7D", "You hold 1 trump(s) and no king."),
        ("KD 7D", "You hold 1 king(s) and no trump."),
        ("QD 7D", "You hold no trump and no king."),
    ],
)
def test_a_hand(hand: str, words: str) -> None:
    assert Wording().say(card_reasons.of_a_hand(cards(hand), "S")) == words


def test_an_exchange() -> None:
    hand = cards("KS 7D 8D")
    say = Wording().say
    assert say(card_reasons.of_an_exchange(hand, hand)) == "You keep nothing."
    plain = hand[1:]
    assert say(card_reasons.of_an_exchange(plain, plain, "S")) == (
        "Without a trump or a king nothing is worth keeping."
    )
    assert say(card_reasons.of_an_exchange(hand, ())) == "You keep all your cards."
    assert say(card_reasons.of_an_exchange(hand, hand[1:])) == "You keep K♠."


@pytest.mark.parametrize(
    ("gone", "words"),
    [
        ("KD 7D", "You keep what is trump: 8♠ 9♠."),
        ("8S 9S 7D", "You keep K♦: only a trump beats a king."),
        ("9S 7D", "You keep trumps and kings: 8♠ K♦."),
        ("8S 9S", "You keep K♦ 7♦."),
    ],
)
def test_what_is_kept_is_told_with_what_it_is_good_for(gone: str, words: str) -> None:
    hand = cards("8S 9S KD 7D")
    assert Wording().say(card_reasons.of_an_exchange(hand, cards(gone), "S")) == words
