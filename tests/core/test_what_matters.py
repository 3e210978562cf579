"""What a hint says first names what to look at in the trick, and is true of it."""

from functools import partial

import pytest

from naipes_gui.core import tricks, what_matters
from naipes_gui.core.card_reasons import Trick
from naipes_gui.core.cards import KING_HIGH, Card
from naipes_gui.core.wording import Wording

WINNER = partial(tricks.winner, order=KING_HIGH, trump="S")


def cards(names: str) -> tuple[Card, ...]:
    return tuple(map(Card, names.split()))


@pytest.mark.parametrize(
    ("lying", "behind", "may", "out", "words"),
    [
        ("", 1, "9C KH", "QH AC AD",
         ["You lead, and nothing that is out beats KH.", "No trump is out any more."]),
        ("", 1, "9C KH", "QH AC 7S",
         ["You lead, and only a trump that is out beats KH.",
          "You have not seen 1 of the trumps."]),
        ("", 1, "9C QH", "KH AC QC",
         ["You lead, and each of your cards can be beaten, QH by the fewest: 1 that you have not "
          "seen.", "No trump is out any more."]),
        ("QH", 0, "7H KH", "AC",
         ["You play last, and take this trick with 1 of the cards that you may play: KH."]),
        ("QH", 2, "7H KH", "AC",
         ["So far KH can take the trick; 2 player(s) come(s) after you."]),
        ("QH", 1, "7H 8H", "AC", ["No card that you may play takes this trick."]),
    ],
)  # fmt: skip
def test_a_trick(lying: str, behind: int, may: str, out: str, words: list[str]) -> None:
    trick = Trick(cards(lying), behind, cards(may), cards(out), WINNER)
    said = map(Wording().say, what_matters.of_a_trick(trick, "S"))
    signs = str.maketrans({"♥": "H", "♠": "S", "♣": "C", "♦": "D"})
    turned = [each.translate(signs) for each in said]
    assert turned == words
