"""What it is good to be dealt in NLK: a high card to begin a pile with."""

from naipes_gui.core.cards import NATURAL, Card
from naipes_gui.core.luck import Luck, ranks
from naipes_gui.core.text import phrase


def _height(card: Card, turned: Card) -> float:
    return float(NATURAL.index(card.rank) + 2)


LUCK = (
    Luck("aces", phrase("luck", "Aces"), ranks("A")),
    Luck("height", phrase("luck", "Rank, ace 14"), _height),
)
